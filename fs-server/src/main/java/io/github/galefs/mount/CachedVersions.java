package io.github.galefs.mount;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which version of a file the kernel has cached, so that it can be told at an open whether its pages are still good.
 * Forgetting one costs reading it again and nothing else, so only the files used last are kept.
 */
final class CachedVersions {
    private static final int CAPACITY = 65_536;

    private final Map<Long, Long> versions = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(final Map.Entry<Long, Long> eldest) {
            return size() > CAPACITY;
        }
    };

    /**
     * A file is opened. What the kernel reads from now on is of this version or a later one.
     *
     * @param inode   of the file.
     * @param version of the file now.
     * @return whether all that the kernel may have cached is of this version.
     */
    synchronized boolean opened(final long inode, final long version) {
        final Long cached = versions.put(inode, version);
        return cached != null && cached == version;
    }

    /**
     * This mount has changed a file, and the kernel's pages with it. They stay good if nobody else has changed it
     * since; an answer that overtakes another makes them look bad, which does no harm.
     *
     * @param inode   of the file.
     * @param version that the change made.
     */
    synchronized void changed(final long inode, final long version) {
        versions.computeIfPresent(inode, (_, cached) -> cached == version - 1 ? version : cached);
    }

    /** The kernel's pages of a file are of no version of it. */
    synchronized void spoilt(final long inode) {
        versions.remove(inode);
    }
}

package io.github.galefs.mount;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Versions of the files whose pages the kernel has cached, by inode. Decides at open whether those pages are current.
 * Thread-safe.
 *
 * <p>Holds the most recently used files only: dropping one costs no more than reading the file from the service again.
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
     * Records that a file is opened. The kernel reads this version of it, or a later one, from now on.
     *
     * @param inode   of the file.
     * @param version of the file now.
     * @return whether all pages that the kernel may have cached are of this version.
     */
    synchronized boolean onOpen(final long inode, final long version) {
        final Long cached = versions.put(inode, version);
        return cached != null && cached == version;
    }

    /**
     * Records that this mount has changed a file, and the kernel its pages. They remain current if this is the only
     * change since. Two answers that arrive in the wrong order make the pages look stale, which is harmless.
     *
     * @param inode   of the file.
     * @param version of the file after the change.
     */
    synchronized void onChange(final long inode, final long version) {
        versions.computeIfPresent(inode, (_, cached) -> cached == version - 1 ? version : cached);
    }

    /** Marks the kernel's pages of a file as stale: they match no version of it. */
    synchronized void invalidate(final long inode) {
        versions.remove(inode);
    }
}

package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files that are open, and the ids of versions that this service has made.
 *
 * <p>Memory is bounded: the ids of the last {@value #MAX_REMEMBERED} files are remembered after they are closed. A file
 * that is forgotten gets another id. Safe for use by several threads.
 *
 * @param <K> type of a version's key.
 * @param <F> type of a file.
 */
public abstract class RemoteFiles<K, F extends RemoteFile> {
    private static final int MAX_REMEMBERED = 65_536;

    /** Guarded by this. */
    private final Map<K, FileVersion> remembered = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(final Map.Entry<K, FileVersion> eldest) {
            return size() > MAX_REMEMBERED;
        }
    };

    protected RemoteFiles() {}

    /**
     * Returns all files that are open and may be changed.
     *
     * @return the files.
     */
    public abstract List<F> all();

    /** Returns the id and version of a file that the service has not written. */
    protected abstract FileVersion unwritten(K version);

    /** Takes out a file whose last user has gone; returns the version that others find now. Has the monitor of this. */
    protected abstract Optional<K> takeOut(F file);

    /** Adds a user, with the monitor of this; {@link #release} ends the use. */
    protected final F use(final F file) {
        file.addUser();
        return file;
    }

    /**
     * Removes a user; the last one closes the file.
     *
     * @param file the file.
     * @throws FileServiceException EIO.
     */
    public final void release(final F file) throws FileServiceException {
        if (removeUser(file)) {
            file.end();
        }
    }

    private synchronized boolean removeUser(final F file) {
        if (!file.removeUser()) {
            return false;
        }
        takeOut(file).ifPresent(version -> file.lastVersion().ifPresent(last -> remember(version, last)));
        return true;
    }

    private void remember(final K version, final FileVersion known) {
        if (!known.equals(unwritten(version))) {
            remembered.put(version, known);
        }
    }

    /** Drops the id of a version that does not exist any more. */
    protected final synchronized void forget(final K version) {
        remembered.remove(version);
    }

    /** Returns the id and version of a file that is remembered, or has not been written by this service. */
    protected final synchronized FileVersion known(final K version) {
        final FileVersion known = remembered.get(version);
        return known == null ? unwritten(version) : known;
    }
}

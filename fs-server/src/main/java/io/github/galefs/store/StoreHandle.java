package io.github.galefs.store;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.Snapshot;
import java.util.Set;

/**
 * An open handle.
 *
 * @param number   number of the handle, from 1.
 * @param path     path that the file was opened by, for messages; the end of a long one.
 * @param file     the file, kept alive by the handle; in a snapshot, any version of the file.
 * @param snapshot snapshot that the file was opened in, kept alive by the handle; null outside of snapshots.
 * @param options  options of the open call.
 */
record StoreHandle(long number, String path, FileNode file, Snapshot snapshot, Set<FileOpenOption> options) {
    /** Most characters of a path that are kept. A client may have thousands of files open. */
    private static final int MAX_SHOWN = 1000;

    StoreHandle {
        if (path.length() > MAX_SHOWN) {
            path = "..." + path.substring(path.length() - MAX_SHOWN);
        }
    }

    /** Throws EBADF if the handle was opened without an option. */
    StoreHandle require(final FileOpenOption option) throws FileServiceException {
        if (!options.contains(option)) {
            throw new FileServiceException(
                    PosixError.EBADF,
                    "handle " + number + " of " + this + " is open for " + options + ", not " + option);
        }
        return this;
    }

    /** Throws EROFS if the handle was opened in a snapshot. */
    StoreHandle requireNoSnapshot() throws FileServiceException {
        if (snapshot != null) {
            throw new FileServiceException(PosixError.EROFS, this + " of a snapshot");
        }
        return this;
    }

    /** Returns path and id of the file, for messages. */
    @Override
    public String toString() {
        return "\"" + path + "\" (file " + file.id() + ")";
    }
}

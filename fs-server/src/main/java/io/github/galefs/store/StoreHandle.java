package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.Snapshot;
import java.util.Set;

/**
 * What a handle stands for.
 *
 * @param handle   its number.
 * @param path     by which the file was opened, for messages.
 * @param file     the file, which it keeps alive; in a snapshot, any version of it.
 * @param snapshot in which it was opened, which it keeps alive, or null.
 * @param options  how it was opened.
 */
record StoreHandle(long handle, String path, FileNode file, Snapshot snapshot, Set<OpenOption> options) {
    /** Refuses a handle that was not opened in a way. */
    StoreHandle require(final OpenOption option) throws FileServiceException {
        if (!options.contains(option)) {
            throw new FileServiceException(
                    PosixError.EBADF,
                    "handle " + handle + " of " + this + " is open for " + options + ", not " + option);
        }
        return this;
    }

    /** Refuses what was opened in a snapshot, which never changes. */
    StoreHandle requireNoSnapshot() throws FileServiceException {
        if (snapshot != null) {
            throw new FileServiceException(PosixError.EROFS, this + " of a snapshot");
        }
        return this;
    }

    /** For messages. */
    @Override
    public String toString() {
        return "\"" + path + "\" (file " + file.id() + ")";
    }
}

package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.tree.FileNode;
import java.util.EnumSet;
import java.util.Set;
import org.agrona.collections.Long2ObjectHashMap;

/** The handles of a store. A handle's number is never used again while the store is open. */
final class OpenFiles {
    private final Long2ObjectHashMap<OpenFile> files = new Long2ObjectHashMap<>();
    private long lastHandle;

    /** Makes a handle. */
    long add(final String path, final FileNode file, final Set<OpenOption> options) {
        lastHandle++;
        files.put(lastHandle, new OpenFile(lastHandle, path, file, EnumSet.copyOf(options)));
        return lastHandle;
    }

    /** What a handle stands for; EBADF if nothing. */
    OpenFile get(final long handle) throws FileServiceException {
        final OpenFile file = files.get(handle);
        if (file == null) {
            throw notOpen(handle);
        }
        return file;
    }

    /** Ends a handle; EBADF if it is none. */
    void remove(final long handle) throws FileServiceException {
        if (files.remove(handle) == null) {
            throw notOpen(handle);
        }
    }

    void clear() {
        files.clear();
    }

    private FileServiceException notOpen(final long handle) {
        final String history = handle > 0 && handle <= lastHandle ? "was closed" : "was never opened";
        return new FileServiceException(PosixError.EBADF, "handle " + handle + " " + history);
    }
}

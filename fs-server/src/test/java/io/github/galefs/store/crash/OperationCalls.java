package io.github.galefs.store.crash;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.Set;

/** Makes the calls of operations. */
final class OperationCalls {
    private static final Set<FileOpenOption> WRITE = EnumSet.of(FileOpenOption.WRITE);
    private static final Set<FileOpenOption> NEW = EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE);

    private final FileService store;

    OperationCalls(final FileService store) {
        this.store = store;
    }

    /**
     * Makes a call, which may fail because of what the random calls before it left.
     *
     * @return false if it was refused.
     */
    boolean callUnlessRefused(final Operation operation) throws FileServiceException {
        try {
            call(operation);
            return true;
        } catch (final FileServiceException e) {
            return switch (e.error()) {
                case ENOENT, EEXIST, ENOTDIR, EISDIR, ENOTEMPTY, EINVAL -> false;
                default -> throw e;
            };
        }
    }

    private void call(final Operation operation) throws FileServiceException {
        final String path = operation.path();
        switch (operation.kind()) {
            case WRITE, APPEND_BLOCKS -> {
                final long handle = store.open(path, NEW);
                store.write(
                        handle, operation.offset(), MemorySegment.ofArray(operation.bytes()), 0, operation.length());
                store.close(handle);
            }
            case TRUNCATE -> {
                final long handle = store.open(path, WRITE);
                store.truncate(handle, operation.offset());
                store.close(handle);
            }
            case SYNC -> {
                final long handle = store.open(path, WRITE);
                store.sync(handle);
                store.close(handle);
            }
            case SYNC_ALL -> store.syncAll();
            case UNLINK -> store.unlink(path);
            case RENAME -> store.rename(path, operation.other());
            case MAKE_DIRECTORY -> store.makeDirectory(path);
            case REMOVE_DIRECTORY -> store.removeDirectory(path);
            case CREATE_SNAPSHOT -> store.createSnapshot(path);
            case REMOVE_SNAPSHOT -> store.removeSnapshot(path);
        }
    }
}

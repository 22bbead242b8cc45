package io.github.galefs.handover;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.Set;

/**
 * An open file of the service.
 *
 * @param behind  handle at the service behind; of no meaning for a file that is handed over.
 * @param file    the file that is handed over; null for others.
 * @param options the options of its opening.
 */
record HandOverHandle(long behind, HandedFile file, Set<FileOpenOption> options) {
    static HandOverHandle ofBehind(final long handle) {
        return new HandOverHandle(handle, null, Set.of());
    }

    static HandOverHandle of(final HandedFile file, final Set<FileOpenOption> options) {
        return new HandOverHandle(0, file, Set.copyOf(options));
    }

    boolean isBehind() {
        return file == null;
    }

    boolean writes() {
        return options.contains(FileOpenOption.WRITE);
    }

    /** Returns the file; throws EBADF if the handle does not have an option. */
    HandedFile require(final FileOpenOption option) throws FileServiceException {
        if (!options.contains(option)) {
            throw new FileServiceException(PosixError.EBADF, file + " is not open with " + option);
        }
        return file;
    }
}

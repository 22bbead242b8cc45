package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.Set;

/**
 * A handle.
 *
 * @param file    its file.
 * @param path    the path that the file was opened by, for messages.
 * @param options how it was opened.
 * @param <F>     type of the file.
 */
record OpenHandle<F>(F file, ResolvedPath path, Set<FileOpenOption> options) {
    boolean writes() {
        return options.contains(FileOpenOption.WRITE);
    }

    /** Checks that the handle is open for reading: throws EBADF. */
    void requireReadable(final long number) throws FileServiceException {
        if (!options.contains(FileOpenOption.READ)) {
            throw new FileServiceException(
                    PosixError.EBADF, "handle " + number + " of " + this + " is open for writing only");
        }
    }

    /** Checks that the handle is open for writing: throws EBADF. */
    void requireWritable(final long number) throws FileServiceException {
        if (!writes()) {
            throw new FileServiceException(
                    PosixError.EBADF, "handle " + number + " of " + this + " is open for reading only");
        }
    }

    @Override
    public String toString() {
        return path.toString();
    }
}

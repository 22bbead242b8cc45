package io.github.galefs.directory;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SharedInode;
import io.github.galefs.posix.SystemCallException;
import java.util.Set;

/**
 * An open file and its handle.
 *
 * @param number     number of the handle, from 1.
 * @param path       path that the file was opened by, as messages show it.
 * @param options    options of the open call.
 * @param descriptor the descriptor, owned by this.
 * @param versioned  the file's versions.
 */
record OpenFile(
        long number, String path, Set<FileOpenOption> options, SharedInode descriptor, VersionedFile versioned) {

    /** Work with the descriptor of an open file. */
    @FunctionalInterface
    interface Work<T> {
        T run(OpenInode file) throws SystemCallException, FileServiceException;
    }

    /** Returns whether nothing can be changed by the handle. */
    boolean isReadOnly() {
        return !options.contains(FileOpenOption.WRITE);
    }

    /** Throws EBADF if the handle was opened without an option. */
    OpenFile require(final FileOpenOption option) throws FileServiceException {
        if (!options.contains(option)) {
            throw new FileServiceException(
                    PosixError.EBADF,
                    "handle " + number + " of " + path + " is open for " + options + ", not " + option);
        }
        return this;
    }

    /** Does work with the descriptor, which a close does not end; throws EBADF after the close. */
    <T> T with(final Work<T> work) throws FileServiceException {
        final OpenInode file = descriptor.begin();
        if (file == null) {
            throw OpenFiles.notOpen(number, "was closed");
        }
        try {
            return work.run(file);
        } catch (final SystemCallException e) {
            throw SystemFailures.of(path, e);
        } finally {
            descriptor.end();
        }
    }

    /** Returns path and handle, for messages. */
    @Override
    public String toString() {
        return path + " (handle " + number + ")";
    }
}

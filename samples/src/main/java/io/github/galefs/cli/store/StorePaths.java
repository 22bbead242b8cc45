package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.util.Optional;

/** Paths in a store. */
final class StorePaths {
    private StorePaths() {}

    /** Returns the path of a name in a directory. */
    static String in(final String directory, final String name) {
        return directory.endsWith("/") ? directory + name : directory + "/" + name;
    }

    /** Returns the last name of a path; empty for a path without a name, such as the root. */
    static String name(final String path) {
        int end = path.length();
        while (end > 0 && path.charAt(end - 1) == '/') {
            end--;
        }
        final String last = path.substring(path.lastIndexOf('/', end - 1) + 1, end);
        return last.equals(".") || last.equals("..") ? "" : last;
    }

    /** Returns the status of the file at a path; empty if there is none. */
    static Optional<FileStatus> find(final FileService files, final String path) throws FileServiceException {
        try {
            return Optional.of(files.stat(path));
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT) {
                return Optional.empty();
            }
            throw e;
        }
    }
}

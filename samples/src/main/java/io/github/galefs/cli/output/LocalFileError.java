package io.github.galefs.cli.output;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Says what has failed with a local file. The messages of the JDK's exceptions mostly hold the path only. */
public final class LocalFileError {
    private LocalFileError() {}

    /**
     * Describes a failure in one line.
     *
     * @param e the failure.
     * @return the file and the reason.
     */
    public static String describe(final FileSystemException e) {
        return "local file " + e.getFile() + ": " + reason(e);
    }

    private static String reason(final FileSystemException e) {
        return switch (e) {
            case NoSuchFileException _ -> "no such file or directory";
            case AccessDeniedException _ -> "permission denied";
            case FileAlreadyExistsException _ -> "already exists";
            case NotDirectoryException _ -> "not a directory";
            case FileSystemLoopException _ -> "symbolic link loop";
            default -> e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
        };
    }
}

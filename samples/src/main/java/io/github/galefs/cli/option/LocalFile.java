package io.github.galefs.cli.option;

import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file of this machine whose contents an option gives. */
final class LocalFile {
    private LocalFile() {}

    /**
     * Rejects what is no regular file. The open of a pipe waits for its writer, and nothing interrupts it.
     *
     * @throws FileSystemException the file is missing, a directory, or neither.
     */
    static void requireRegular(final Path file) throws FileSystemException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "is a directory");
        }
        if (!Files.exists(file)) {
            throw new NoSuchFileException(file.toString(), null, "no such file or directory");
        }
        if (!Files.isRegularFile(file)) {
            throw new FileSystemException(file.toString(), null, "not a regular file");
        }
    }
}

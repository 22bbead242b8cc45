package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Replaces local files as a whole: a file gets its name when it is complete. Until then it has a hidden name beside it.
 * Safe for use by several threads.
 */
final class LocalReplacement {
    /** Short: the name of a file may already have the maximum length. */
    private final String unfinishedPrefix =
            ".galefs-" + Long.toHexString(ThreadLocalRandom.current().nextLong()) + "-";

    private final AtomicLong unfinished = new AtomicLong();

    /** Writes a file. */
    @FunctionalInterface
    interface Writer {
        /** Creates a file, which does not exist, and writes it. */
        void write(Path file) throws IOException, CommandException, InterruptedException;
    }

    /**
     * Creates or replaces a file.
     *
     * @param file   to replace; no symbolic link.
     * @param shown  its name in errors.
     * @param writer writes the new file under another name; if it fails, nothing is replaced.
     */
    void replace(final Path file, final Path shown, final Writer writer)
            throws IOException, CommandException, InterruptedException {
        final Path copy = file.resolveSibling(unfinishedPrefix + unfinished.incrementAndGet());
        boolean isComplete = false;
        try {
            writer.write(copy);
            Files.move(copy, file, StandardCopyOption.ATOMIC_MOVE);
            isComplete = true;
        } catch (final FileSystemException e) {
            requireDirectory(file.toAbsolutePath().getParent());
            throw named(e, copy, shown);
        } finally {
            if (!isComplete) {
                Files.deleteIfExists(copy);
            }
        }
    }

    private static void requireDirectory(final Path directory) throws IOException {
        if (!Files.exists(directory)) {
            throw new NoSuchFileException(directory.toString());
        }
        if (!Files.isDirectory(directory)) {
            throw new NotDirectoryException(directory.toString());
        }
    }

    /** Returns the error with the file that the user knows in place of the unfinished one. */
    private static FileSystemException named(final FileSystemException e, final Path copy, final Path shown) {
        if (!copy.toString().equals(e.getFile())) {
            return e;
        }
        final FileSystemException named = e instanceof AccessDeniedException
                ? new AccessDeniedException(shown.toString())
                : new FileSystemException(shown.toString(), null, e.getReason());
        named.initCause(e);
        return named;
    }
}

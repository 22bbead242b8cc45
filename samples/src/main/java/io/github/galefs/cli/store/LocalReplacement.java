package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;

/**
 * Replaces local files as a whole: a file gets its name when it is complete. Until then it has a hidden name beside it.
 * Safe for use by several threads.
 */
final class LocalReplacement {
    private static final Set<PosixFilePermission> UNFINISHED =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private final UnfinishedNames unfinished = new UnfinishedNames();

    /** Writes a file. */
    @FunctionalInterface
    interface Writer {
        /** Writes a file, which is empty. */
        void write(Path file) throws IOException, CommandException, InterruptedException;
    }

    /**
     * Creates a file, or replaces one, whose permissions the new file gets.
     *
     * @param file   to replace; no symbolic link.
     * @param shown  its name in errors.
     * @param writer writes the new file under another name; if it fails, nothing is replaced.
     */
    void replace(final Path file, final Path shown, final Writer writer)
            throws IOException, CommandException, InterruptedException {
        final Path copy = file.resolveSibling(unfinished.next());
        boolean isComplete = false;
        try {
            write(copy, permissions(file), writer);
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

    private static void write(
            final Path copy, final Optional<Set<PosixFilePermission>> permissions, final Writer writer)
            throws IOException, CommandException, InterruptedException {
        if (permissions.isEmpty()) {
            Files.createFile(copy);
            writer.write(copy);
            return;
        }
        // What only its owner may read is readable for nobody else meanwhile.
        Files.createFile(copy, PosixFilePermissions.asFileAttribute(UNFINISHED));
        writer.write(copy);
        Files.setPosixFilePermissions(copy, permissions.get());
    }

    /** Returns the permissions of a file; empty if it is no regular file, or if its file system has none. */
    private static Optional<Set<PosixFilePermission>> permissions(final Path file) throws IOException {
        final PosixFileAttributeView view =
                Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        try {
            // A symbolic link that leads nowhere has permissions of its own: all.
            return view == null || !view.readAttributes().isRegularFile()
                    ? Optional.empty()
                    : Optional.of(view.readAttributes().permissions());
        } catch (final NoSuchFileException _) {
            return Optional.empty();
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

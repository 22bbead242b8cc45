package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
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

    private static final Set<OpenOption> NEW = Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);

    private final UnfinishedNames unfinished = new UnfinishedNames();

    /** Writes a file. */
    @FunctionalInterface
    interface Writer {
        /**
         * Writes a file.
         *
         * @param file its path.
         * @param out  the open file, which is empty; may be closed.
         */
        void write(Path file, FileChannel out) throws IOException, CommandException, InterruptedException;
    }

    /**
     * Creates a file. One that another program creates meanwhile is replaced.
     *
     * @param file   to create, which does not exist.
     * @param shown  its name in errors.
     * @param writer writes the file under another name; if it fails, nothing is created.
     */
    void create(final Path file, final Path shown, final Writer writer)
            throws IOException, CommandException, InterruptedException {
        write(file, shown, Optional.empty(), writer);
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
        write(file, shown, permissions(file), writer);
    }

    private void write(
            final Path file,
            final Path shown,
            final Optional<Set<PosixFilePermission>> permissions,
            final Writer writer)
            throws IOException, CommandException, InterruptedException {
        final Path copy = file.resolveSibling(unfinished.next());
        try {
            writeUnfinished(copy, permissions, writer);
            Files.move(copy, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (final Throwable e) {
            // Also after an Error: the file would stay for ever.
            discard(copy, e);
            if (e instanceof final FileSystemException refused) {
                requireDirectory(file.toAbsolutePath().getParent());
                throw named(refused, copy, shown);
            }
            throw e;
        }
    }

    private static void discard(final Path copy, final Throwable failure) {
        try {
            Files.deleteIfExists(copy);
        } catch (final IOException e) {
            failure.addSuppressed(e);
        }
    }

    private static void writeUnfinished(
            final Path copy, final Optional<Set<PosixFilePermission>> permissions, final Writer writer)
            throws IOException, CommandException, InterruptedException {
        // What only its owner may read is readable for nobody else meanwhile.
        final FileAttribute<?>[] attributes = permissions.isEmpty()
                ? new FileAttribute<?>[0]
                : new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(UNFINISHED)};
        // A channel, because an interrupt ends its writes; a stream from Files ignores it.
        try (FileChannel out = FileChannel.open(copy, NEW, attributes)) {
            writer.write(copy, out);
        }
        if (permissions.isPresent()) {
            Files.setPosixFilePermissions(copy, permissions.get());
        }
    }

    /** Returns the permissions of a file; empty if it is no regular file, or if its file system has none. */
    private static Optional<Set<PosixFilePermission>> permissions(final Path file) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
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

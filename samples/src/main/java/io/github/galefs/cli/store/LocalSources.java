package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.provider.Place;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * Local files to copy from: finds out what a path leads to. Every command that copies local files has these rules. Safe
 * for use by several threads.
 *
 * @param links what becomes of symbolic links.
 * @param place store or directory that files are copied to, which is not copied; empty if a server has it.
 */
record LocalSources(LinkOptions links, Optional<Place.Local> place) {
    /**
     * A regular file or a directory.
     *
     * @param attributes of what the path leads to.
     * @param directory  for the entries of a directory; null for a file.
     */
    record Source(BasicFileAttributes attributes, LocalDirectory directory) {}

    /**
     * Finds out what a path leads to.
     *
     * @param file   the path.
     * @param parent directory that has it; null if a copy begins with it.
     * @return the file or directory; empty for a link that is to be skipped.
     * @throws FileSystemException when it cannot be copied.
     * @throws CommandException    when it is part of the place.
     */
    Optional<Source> find(final Path file, final LocalDirectory parent) throws IOException, CommandException {
        final BasicFileAttributes attributes =
                Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (!attributes.isSymbolicLink()) {
            return Optional.of(source(file, attributes, parent));
        }
        if (links.areSkipped()) {
            return Optional.empty();
        }
        final BasicFileAttributes followed = follow(file);
        LocalTree.requireOutside(file, place);
        return Optional.of(source(file, followed, parent));
    }

    /** Returns the directory in which a copy begins; links to it are followed. */
    LocalDirectory top(final Path directory) throws IOException, CommandException {
        return source(directory, Files.readAttributes(directory, BasicFileAttributes.class), null)
                .directory();
    }

    /** As {@link #find}, and requires that it can be read. */
    Optional<Source> findReadable(final Path file) throws IOException, CommandException {
        final Optional<Source> found = find(file, null);
        if (found.isPresent()) {
            final boolean isClosed = found.get().directory() != null && !Files.isExecutable(file);
            if (isClosed || !Files.isReadable(file)) {
                throw new AccessDeniedException(file.toString());
            }
        }
        return found;
    }

    private static BasicFileAttributes follow(final Path link) throws IOException {
        try {
            return Files.readAttributes(link, BasicFileAttributes.class);
        } catch (final NoSuchFileException e) {
            throw named(link, "a symbolic link to nothing", e);
        } catch (final AccessDeniedException e) {
            throw e;
        } catch (final FileSystemException e) {
            // The JDK has no exception of its own for ELOOP, and its text may be translated.
            throw named(link, "a loop of symbolic links", e);
        }
    }

    private static FileSystemException named(final Path file, final String reason, final FileSystemException cause) {
        final FileSystemException named = new FileSystemException(file.toString(), null, reason);
        named.initCause(cause);
        return named;
    }

    /** The open of a pipe waits for a writer, which nothing interrupts, and some devices have no end. */
    private Source source(final Path file, final BasicFileAttributes attributes, final LocalDirectory parent)
            throws IOException, CommandException {
        if (attributes.isRegularFile()) {
            return new Source(attributes, null);
        }
        if (!attributes.isDirectory()) {
            throw new FileSystemException(file.toString(), null, "neither a regular file nor a directory");
        }
        final Object key = key(file, attributes);
        if (LocalDirectory.isIn(parent, key)) {
            throw new FileSystemException(file.toString(), null, "a symbolic link to a directory that it is in");
        }
        if (isPlace(key)) {
            throw new CommandException("local directory " + file + ": is the "
                    + (place.get() instanceof Place.Store ? "store" : "directory")
                    + ", which cannot be copied into itself");
        }
        return new Source(attributes, new LocalDirectory(key, parent));
    }

    private boolean isPlace(final Object key) throws IOException {
        final Path directory =
                place.map(Place.Local::directory).filter(Files::isDirectory).orElse(null);
        return directory != null
                && key.equals(key(directory, Files.readAttributes(directory, BasicFileAttributes.class)));
    }

    /** Device and inode; some file systems have none. */
    private static Object key(final Path directory, final BasicFileAttributes attributes) throws IOException {
        return attributes.fileKey() == null ? directory.toRealPath() : attributes.fileKey();
    }
}

package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.provider.Place;
import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Local files and directories with everything in them.
 *
 * @param roots files and directories to start from.
 * @param links what becomes of symbolic links.
 */
record LocalTree(List<Path> roots, LinkOptions links) {
    /** Returns the bytes in all files that can be read. */
    long totalBytes() throws IOException {
        final Set<FileVisitOption> options = links.areSkipped() ? Set.of() : Set.of(FileVisitOption.FOLLOW_LINKS);
        final Sum sum = new Sum();
        for (final Path root : roots) {
            Files.walkFileTree(root, options, Integer.MAX_VALUE, sum);
        }
        return sum.bytes;
    }

    /**
     * Rejects a local file or directory that contains the place or is part of it: a copy of a store would grow while it
     * is read, and a copy into it would destroy it.
     *
     * @param local that is to be copied from or to.
     * @param place store or directory; empty if a server has the files.
     */
    static void requireApart(final Path local, final Optional<Place.Local> place) throws IOException, CommandException {
        final Place.Local existing = existing(place);
        if (existing == null) {
            return;
        }
        if (existing.directory().toRealPath().startsWith(real(local))) {
            throw new CommandException(
                    "local directory " + local + ": contains the " + existing + ", which cannot be copied into itself");
        }
        requireOutside(local, place);
    }

    /**
     * Rejects a local file or directory that is part of the place.
     *
     * @param local that is to be copied from or to; it or its directory exists.
     * @param place store or directory; empty if a server has the files.
     */
    static void requireOutside(final Path local, final Optional<Place.Local> place)
            throws IOException, CommandException {
        final Place.Local existing = existing(place);
        if (existing != null && real(local).startsWith(existing.directory().toRealPath())) {
            throw new CommandException("local file " + local + ": is part of the " + existing
                    + ", which cannot be copied into itself"
                    + (existing instanceof Place.Directory ? "; 'galefs cp'" + " copies files of one place" : ""));
        }
    }

    /** Returns the place if its directory exists, or null. */
    private static Place.Local existing(final Optional<Place.Local> place) {
        return place.filter(local -> Files.isDirectory(local.directory())).orElse(null);
    }

    /** Returns the path without links, also of one that does not exist but whose directory does. */
    private static Path real(final Path local) throws IOException {
        if (Files.exists(local)) {
            return local.toRealPath();
        }
        return local.toAbsolutePath().getParent().toRealPath().resolve(local.getFileName());
    }

    /** Adds up sizes of regular files. */
    private static final class Sum extends SimpleFileVisitor<Path> {
        private long bytes;

        @Override
        public FileVisitResult visitFile(final Path file, final BasicFileAttributes attributes) {
            bytes += attributes.isRegularFile() ? attributes.size() : 0;
            return FileVisitResult.CONTINUE;
        }

        /** The copy reports an unreadable file or a loop of links. */
        @Override
        public FileVisitResult visitFileFailed(final Path file, final IOException failure) {
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(final Path directory, final IOException failure) {
            return FileVisitResult.CONTINUE;
        }
    }
}

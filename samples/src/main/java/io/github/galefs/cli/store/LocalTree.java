package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
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
     * Rejects a local file or directory that contains the store or is part of it: a copy of the store would grow while
     * it is read, and a copy into it would destroy it.
     *
     * @param local that is to be copied from or to.
     * @param store directory of the store; empty if a server has it.
     */
    static void requireApart(final Path local, final Optional<Path> store) throws IOException, CommandException {
        final Path directory = store.filter(Files::isDirectory).orElse(null);
        if (directory == null) {
            return;
        }
        if (directory.toRealPath().startsWith(real(local))) {
            throw new CommandException("local directory " + local + ": contains the store " + directory
                    + ", which cannot be copied into itself");
        }
        requireOutside(local, store);
    }

    /**
     * Rejects a local file or directory that is part of the store.
     *
     * @param local that is to be copied from or to; it or its directory exists.
     * @param store directory of the store; empty if a server has it.
     */
    static void requireOutside(final Path local, final Optional<Path> store) throws IOException, CommandException {
        final Path directory = store.filter(Files::isDirectory).orElse(null);
        if (directory != null && real(local).startsWith(directory.toRealPath())) {
            throw new CommandException("local file " + local + ": is part of the store " + directory
                    + ", which cannot be copied into itself");
        }
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

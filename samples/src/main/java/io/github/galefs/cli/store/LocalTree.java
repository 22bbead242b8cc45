package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/**
 * Local files and directories with everything in them. Symbolic links are followed.
 *
 * @param roots files and directories to start from.
 */
record LocalTree(List<Path> roots) {
    /** Returns the bytes in all files, none of which is a pipe or a device. */
    long totalBytes() throws IOException {
        final Sum sum = new Sum();
        for (final Path root : roots) {
            Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, sum);
        }
        return sum.bytes;
    }

    /**
     * Rejects what is neither a regular file nor a directory. The open of a pipe waits for a writer, which nothing
     * interrupts, and some devices have no end.
     */
    static void requireCopyable(final Path file, final BasicFileAttributes attributes) throws FileSystemException {
        if (!attributes.isRegularFile() && !attributes.isDirectory()) {
            throw new FileSystemException(
                    file.toString(),
                    null,
                    attributes.isSymbolicLink()
                            ? "a symbolic link to nothing"
                            : "neither a regular file nor a directory");
        }
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

    /** Adds up sizes. The inherited {@code visitFileFailed} throws for an unreadable file or a loop of links. */
    private static final class Sum extends SimpleFileVisitor<Path> {
        private long bytes;

        @Override
        public FileVisitResult visitFile(final Path file, final BasicFileAttributes attributes)
                throws FileSystemException {
            requireCopyable(file, attributes);
            bytes += attributes.size();
            return FileVisitResult.CONTINUE;
        }
    }
}

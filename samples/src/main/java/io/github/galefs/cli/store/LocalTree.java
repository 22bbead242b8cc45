package io.github.galefs.cli.store;

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
    static void requireCopyable(final Path file) throws FileSystemException {
        if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "neither a regular file nor a directory");
        }
    }

    /** Adds up sizes. The inherited {@code visitFileFailed} throws for an unreadable file or a loop of links. */
    private static final class Sum extends SimpleFileVisitor<Path> {
        private long bytes;

        @Override
        public FileVisitResult visitFile(final Path file, final BasicFileAttributes attributes)
                throws FileSystemException {
            requireCopyable(file);
            bytes += attributes.size();
            return FileVisitResult.CONTINUE;
        }
    }
}

package io.github.galefs.cli.store;

import java.io.IOException;
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
    /** Returns the bytes in all files. */
    long totalBytes() throws IOException {
        final Sum sum = new Sum();
        for (final Path root : roots) {
            Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, sum);
        }
        return sum.bytes;
    }

    /** Adds up sizes. The inherited {@code visitFileFailed} throws for an unreadable file or a loop of links. */
    private static final class Sum extends SimpleFileVisitor<Path> {
        private long bytes;

        @Override
        public FileVisitResult visitFile(final Path file, final BasicFileAttributes attributes) {
            bytes += attributes.size();
            return FileVisitResult.CONTINUE;
        }
    }
}

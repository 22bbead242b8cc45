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
 * Local files and directories, links followed.
 *
 * @param roots where they begin.
 */
record LocalTree(List<Path> roots) {
    /** Bytes in all files. */
    long totalBytes() throws IOException {
        final Sum sum = new Sum();
        for (final Path root : roots) {
            Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, sum);
        }
        return sum.bytes;
    }

    /** The visitor's own way to go on: it throws what a file or a link that leads into a loop gives. */
    private static final class Sum extends SimpleFileVisitor<Path> {
        private long bytes;

        @Override
        public FileVisitResult visitFile(final Path file, final BasicFileAttributes attributes) {
            bytes += attributes.size();
            return FileVisitResult.CONTINUE;
        }
    }
}

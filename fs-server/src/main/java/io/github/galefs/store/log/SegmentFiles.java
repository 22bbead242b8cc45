package io.github.galefs.store.log;

import io.github.galefs.posix.HeldDirectory;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.stream.IntStream;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueue;

/** Names of a log's segment files. */
public final class SegmentFiles {
    private static final String SUFFIX = SingleChronicleQueue.SUFFIX;
    private static final DateTimeFormatter NAMES =
            DateTimeFormatter.ofPattern(SegmentRollCycle.NAME_PATTERN).withZone(ZoneOffset.UTC);

    private SegmentFiles() {}

    /**
     * Returns the file of a segment.
     *
     * @param directory directory of the log.
     * @param segment   number of the segment.
     * @return path of the file, which need not exist.
     */
    public static Path path(final Path directory, final int segment) {
        return directory.resolve(NAMES.format(Instant.ofEpochSecond(segment)) + SUFFIX);
    }

    /**
     * Returns the numbers of the segments that exist.
     *
     * @param directory directory of the log.
     * @return the numbers, ascending.
     * @throws IOException if the directory cannot be read, or contains a queue file whose name is not that of a
     *     segment.
     */
    public static int[] list(final Path directory) throws IOException {
        final IntStream.Builder segments = IntStream.builder();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*" + SUFFIX)) {
            for (final Path file : files) {
                segments.add(segmentOf(file));
            }
        }
        return segments.build().sorted().toArray();
    }

    /**
     * Returns the number of a segment.
     *
     * @param file path of its file, which need not exist.
     * @return the number.
     * @throws IOException if the name is not that of a segment.
     */
    public static int segmentOf(final Path file) throws IOException {
        final String name = file.getFileName().toString();
        try {
            final LocalDateTime second = LocalDateTime.parse(name.substring(0, name.length() - SUFFIX.length()), NAMES);
            return Math.toIntExact(second.toEpochSecond(ZoneOffset.UTC));
        } catch (final DateTimeParseException | ArithmeticException e) {
            throw new IOException(
                    HeldDirectory.name(file) + " does not have the name of a segment: move it out of the store", e);
        }
    }
}

package io.github.galefs.store.log;

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

/** Names of the files of a log's segments. */
public final class SegmentFiles {
    private static final String SUFFIX = SingleChronicleQueue.SUFFIX;
    private static final DateTimeFormatter NAMES =
            DateTimeFormatter.ofPattern(SegmentRollCycle.NAME_PATTERN).withZone(ZoneOffset.UTC);

    private SegmentFiles() {}

    /**
     * File of a segment.
     *
     * @param directory of the log.
     * @param segment   number of the segment.
     * @return its path; it need not exist.
     */
    public static Path path(final Path directory, final int segment) {
        return directory.resolve(NAMES.format(Instant.ofEpochSecond(segment)) + SUFFIX);
    }

    /**
     * Numbers of the segments that exist.
     *
     * @param directory of the log.
     * @return the numbers, ascending.
     * @throws IOException when the directory cannot be read, or holds a segment file whose name is not one of ours.
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

    private static int segmentOf(final Path file) throws IOException {
        final String name = file.getFileName().toString();
        try {
            final LocalDateTime second = LocalDateTime.parse(name.substring(0, name.length() - SUFFIX.length()), NAMES);
            return Math.toIntExact(second.toEpochSecond(ZoneOffset.UTC));
        } catch (final DateTimeParseException | ArithmeticException e) {
            throw new IOException(file + " is not named like a segment; move it out of the store", e);
        }
    }
}

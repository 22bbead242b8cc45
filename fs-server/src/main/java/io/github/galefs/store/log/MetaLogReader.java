package io.github.galefs.store.log;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;

/** Reads a {@link MetaLog} from its beginning. Changes nothing on the disk, and a writer may be at work meanwhile. */
public final class MetaLogReader {
    private MetaLogReader() {}

    /** Takes the records of a log. */
    @FunctionalInterface
    public interface RecordHandler {
        /**
         * Takes one record.
         *
         * @param record holds the record from index 0 on; used again for the next.
         * @param length bytes; up to 3 more than were appended, as Chronicle pads.
         * @throws IOException ends the reading.
         */
        void onRecord(byte[] record, int length) throws IOException;
    }

    /**
     * Hands every complete record to a handler, oldest first.
     *
     * @param directory of the log.
     * @param handler   takes the records.
     * @throws IOException what the handler threw; a record that is too long, with its place; a directory that cannot be
     *     read.
     */
    public static void replay(final Path directory, final RecordHandler handler) throws IOException {
        for (final int segment : SegmentFiles.list(directory)) {
            replay(directory, segment, handler);
        }
    }

    /**
     * Hands every complete record of one segment to a handler, oldest first.
     *
     * @param directory of the log.
     * @param segment   number of the segment.
     * @param handler   takes the records.
     * @throws IOException as the other.
     */
    public static void replay(final Path directory, final int segment, final RecordHandler handler) throws IOException {
        final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH];
        try (SegmentWalk walk = SegmentWalk.open(SegmentFiles.path(directory, segment))) {
            while (walk.next()) {
                if (walk.length() > record.length) {
                    throw new IOException("segment " + segment + " has at " + walk.position() + " a record of "
                            + walk.length() + " bytes; the longest that is written has " + record.length);
                }
                MemorySegment.copy(walk.bytes(), JAVA_BYTE, walk.position(), record, 0, walk.length());
                handler.onRecord(record, walk.length());
            }
        }
    }

    /**
     * Reads the first record of a segment.
     *
     * @param directory of the log.
     * @param segment   number of the segment.
     * @param record    takes the record; {@link MetaLog#MAX_RECORD_LENGTH} bytes long.
     * @return its length in bytes; 0 if there is none, or it is too long.
     * @throws IOException the segment cannot be read.
     */
    public static int first(final Path directory, final int segment, final byte[] record) throws IOException {
        try (SegmentWalk walk = SegmentWalk.open(SegmentFiles.path(directory, segment))) {
            if (!walk.next() || walk.length() > record.length) {
                return 0;
            }
            MemorySegment.copy(walk.bytes(), JAVA_BYTE, walk.position(), record, 0, walk.length());
            return walk.length();
        }
    }
}

package io.github.galefs.store.log;

import io.github.galefs.mapped.UnreadablePageException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;

/** Reads the records of a {@link MetaLog}. Changes nothing on the disk. A writer may append at the same time. */
public final class MetaLogReader {
    private MetaLogReader() {}

    /** Handles the records of a log. */
    @FunctionalInterface
    public interface RecordHandler {
        /**
         * Handles one record.
         *
         * @param record array with the record from index 0; reused for the next record.
         * @param length length of the record in bytes; up to 3 more than was appended, because Chronicle pads.
         * @throws IOException to end the replay.
         */
        void onRecord(byte[] record, int length) throws IOException;
    }

    /**
     * Passes every complete record to a handler, oldest first.
     *
     * @param directory directory of the log.
     * @param handler   handles the records.
     * @throws IOException if the directory or a segment cannot be read; for a record that is too long, with its
     *     position; any exception of the handler.
     */
    public static void replay(final Path directory, final RecordHandler handler) throws IOException {
        for (final int segment : SegmentFiles.list(directory)) {
            replay(directory, segment, handler);
        }
    }

    /**
     * Passes every complete record of one segment to a handler, oldest first.
     *
     * @param directory directory of the log.
     * @param segment   number of the segment.
     * @param handler   handles the records.
     * @throws IOException if the segment cannot be read; for a record that is too long, with its position; any
     *     exception of the handler.
     */
    public static void replay(final Path directory, final int segment, final RecordHandler handler) throws IOException {
        final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH];
        try (SegmentWalk walk = SegmentWalk.open(SegmentFiles.path(directory, segment))) {
            while (walk.next()) {
                if (walk.length() > record.length) {
                    throw new IOException("the record at " + walk.position() + " of segment " + segment + " has "
                            + walk.length() + " bytes; the longest allowed has " + record.length);
                }
                walk.copy(MemorySegment.ofArray(record), walk.length());
                handler.onRecord(record, walk.length());
            }
        }
    }

    /**
     * Reads the record at the beginning of a segment.
     *
     * @param directory directory of the log.
     * @param segment   number of the segment.
     * @param record    array that receives the record; {@link MetaLog#MAX_RECORD_LENGTH} bytes long.
     * @return length of the record in bytes; 0 if there is none at {@link SegmentScanner#FIRST_RECORD}, or if it is too
     *     long.
     * @throws IOException if the segment cannot be read.
     */
    public static int first(final Path directory, final int segment, final byte[] record) throws IOException {
        try (SegmentWalk walk = SegmentWalk.open(SegmentFiles.path(directory, segment))) {
            if (!walk.next() || walk.position() != SegmentScanner.FIRST_RECORD || walk.length() > record.length) {
                return 0;
            }
            walk.copy(MemorySegment.ofArray(record), walk.length());
            return walk.length();
        }
    }

    /**
     * Returns whether the header of a segment tells that a record was appended, even if it cannot be read any more.
     *
     * @param directory directory of the log.
     * @param segment   number of the segment.
     * @return true if a record was appended, or if the header cannot be read; false for a file without a header.
     * @throws IOException if the segment cannot be opened.
     */
    public static boolean tellsOfRecords(final Path directory, final int segment) throws IOException {
        try (SegmentWalk walk = SegmentWalk.open(SegmentFiles.path(directory, segment))) {
            return SegmentHeader.tellsOfRecords(walk.bytes());
        } catch (final UnreadablePageException _) {
            return true;
        }
    }
}

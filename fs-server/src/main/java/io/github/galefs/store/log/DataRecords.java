package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;

/** Reads the headers of a {@link DataLog}'s records, whatever has become of the segment. */
public final class DataRecords {
    private DataRecords() {}

    /** Takes what is found in a segment. */
    public interface Visitor {
        /**
         * Takes a record whose header is in order. Its payload has not been looked at.
         *
         * @param segment number of the segment.
         * @param record  what the header says.
         * @throws IOException ends the walk.
         */
        void onRecord(int segment, DataRecord record) throws IOException;

        /**
         * Takes a damaged place.
         *
         * @param position of the first byte in the segment's file.
         * @param length   in bytes.
         * @param what     what was expected and what was found.
         * @throws IOException ends the walk.
         */
        void onDamage(long position, long length, String what) throws IOException;
    }

    /**
     * Walks through one segment.
     *
     * @param directory of the log.
     * @param segment   number of the segment.
     * @param visitor   takes what is found.
     * @throws IOException what the visitor threw; a file that cannot be read.
     */
    public static void scan(final Path directory, final int segment, final Visitor visitor) throws IOException {
        SegmentScanner.scan(directory, segment, DataRecords::soundLength, new SegmentScanner.Visitor() {
            @Override
            public void onRecord(final MemorySegment bytes, final long position, final long length) throws IOException {
                visitor.onRecord(segment, DataRecordDescriptor.read(bytes.asSlice(position), position));
            }

            @Override
            public void onDamage(final MemorySegment bytes, final long position, final long length, final String what)
                    throws IOException {
                visitor.onDamage(position, length, what);
            }
        });
    }

    private static long soundLength(final MemorySegment bytes, final long position) {
        if (position + DataRecordDescriptor.HEADER_LENGTH > bytes.byteSize()) {
            return 0;
        }
        final DataRecord record = DataRecordDescriptor.read(bytes.asSlice(position), position);
        if (record == null) {
            return 0;
        }
        final long distance = record.offset() - position;
        final boolean sound = record.offset() % BlockLocation.ALIGNMENT == 0
                && distance < DataRecordDescriptor.HEADER_LENGTH + BlockLocation.ALIGNMENT
                && record.length() <= BlockLocation.MAX_LENGTH;
        return sound ? distance + record.length() : 0;
    }
}

package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;

/** Scans the record headers of a {@link DataLog}'s segment, which may be damaged. */
public final class DataRecords {
    private DataRecords() {}

    /** Visits the records and the damage of a segment. */
    public interface Visitor {
        /**
         * Visits a record with a valid header. Its payload has not been read.
         *
         * @param segment number of the segment.
         * @param record  contents of the header.
         * @throws IOException to end the scan.
         */
        void onRecord(int segment, DataRecord record) throws IOException;

        /**
         * Visits a damaged range.
         *
         * @param position offset of the range in the segment's file, in bytes.
         * @param length   length of the range, in bytes.
         * @param what     what was expected and what was found.
         * @throws IOException to end the scan.
         */
        void onDamage(long position, long length, String what) throws IOException;
    }

    /**
     * Scans one segment.
     *
     * @param directory directory of the log.
     * @param segment   number of the segment.
     * @param visitor   visits what is found.
     * @throws IOException if the file cannot be read; any exception of the visitor.
     */
    public static void scan(final Path directory, final int segment, final Visitor visitor) throws IOException {
        SegmentScanner.scan(directory, segment, DataRecords::validLength, new SegmentScanner.Visitor() {
            @Override
            public boolean onRecord(final MemorySegment bytes, final long position, final long length)
                    throws IOException {
                visitor.onRecord(segment, DataRecordDescriptor.read(bytes.asSlice(position), position));
                return true;
            }

            @Override
            public void onDamage(final MemorySegment bytes, final long position, final long length, final String what)
                    throws IOException {
                visitor.onDamage(position, length, what);
            }
        });
    }

    private static long validLength(final MemorySegment bytes, final long position) {
        if (position + DataRecordDescriptor.HEADER_LENGTH > bytes.byteSize()) {
            return 0;
        }
        final DataRecord record = DataRecordDescriptor.read(bytes.asSlice(position), position);
        if (record == null) {
            return 0;
        }
        final long distance = record.offset() - position;
        final boolean valid = record.offset() % BlockLocation.ALIGNMENT == 0
                && distance < DataRecordDescriptor.HEADER_LENGTH + BlockLocation.ALIGNMENT
                && record.length() <= BlockLocation.MAX_LENGTH;
        return valid ? distance + record.length() : 0;
    }
}

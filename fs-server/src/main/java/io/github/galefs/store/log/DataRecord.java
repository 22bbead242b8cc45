package io.github.galefs.store.log;

import java.lang.foreign.MemorySegment;

/**
 * What the header of a record of the data log says. Nothing protects it but its magic number: what it says of the
 * payload is a hint for whoever knows better.
 *
 * @param fileId   the file.
 * @param version  the file's, with this block.
 * @param block    number of the block in the file.
 * @param offset   of the payload in the segment's file.
 * @param length   of the payload, in bytes.
 * @param checksum CRC32C of the payload.
 */
public record DataRecord(long fileId, long version, long block, long offset, int length, int checksum) {
    /**
     * The record that a walk stands at.
     *
     * @param walk through a segment of the data log.
     * @return the record, or null if its header is none, or speaks of bytes outside of it.
     */
    public static DataRecord at(final SegmentWalk walk) {
        if (walk.length() < DataRecordDescriptor.HEADER_LENGTH) {
            return null;
        }
        final MemorySegment record = walk.bytes().asSlice(walk.position(), walk.length());
        return DataRecordDescriptor.read(record, walk.position());
    }
}

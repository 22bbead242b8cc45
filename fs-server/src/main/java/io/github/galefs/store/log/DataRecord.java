package io.github.galefs.store.log;

import io.github.galefs.mapped.UnreadablePageException;

/**
 * Contents of a data record's header. Only a magic number protects the header, so it is a hint: the meta log is
 * authoritative.
 *
 * @param fileId   id of the file.
 * @param version  version of the file with this block.
 * @param block    number of the block in the file.
 * @param offset   offset of the payload in the segment's file, in bytes.
 * @param length   length of the payload, in bytes.
 * @param checksum CRC32C of the payload.
 */
public record DataRecord(long fileId, long version, long block, long offset, int length, int checksum) {
    /**
     * Reads the header of a walk's current record.
     *
     * @param walk a walk through a segment of the data log.
     * @return the contents, or null if the header is not valid or the payload does not lie within the record.
     * @throws UnreadablePageException if the header cannot be read.
     */
    public static DataRecord at(final SegmentWalk walk) throws UnreadablePageException {
        return walk.dataRecord();
    }
}

package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.MappedCopy;
import io.github.galefs.mapped.UnreadablePageException;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import org.agrona.BitUtil;

/** The log of block payloads. Not thread-safe, but not bound to a thread: callers must exclude each other. */
public final class DataLog implements AutoCloseable {
    /** Most bytes of a record apart from its payload: the header and the gap. */
    private static final int MAX_OVERHEAD = DataRecordDescriptor.HEADER_LENGTH + BlockLocation.ALIGNMENT;

    private final SegmentLog log;
    private final CRC32C checksum = new CRC32C();

    /** Offset of the payload in the segment, for the record that is being appended. */
    private long payloadOffset;

    /**
     * Opens the log for appending.
     *
     * @param directory   directory of the log; must exist.
     * @param segmentSize segment size in bytes; a power of two, at least eight times the longest payload.
     * @param freeSpace   queried before each new segment.
     * @param disk        makes segments durable.
     * @param lastUsed    highest number of a segment that a record refers to; 0 if there is none. A later segment must
     *     not have the number of a lost one, or a record that a loss of power has voided could become valid again.
     * @throws IOException if the directory cannot be read.
     */
    public DataLog(
            final Path directory,
            final long segmentSize,
            final FreeSpace freeSpace,
            final StoreDisk disk,
            final int lastUsed)
            throws IOException {
        this(new SegmentLog(directory, segmentSize, freeSpace, disk, lastUsed));
    }

    DataLog(final SegmentLog log) {
        this.log = log;
    }

    /**
     * Appends the payload of one block.
     *
     * @param fileId       id of the file.
     * @param version      version of the file with this block.
     * @param block        number of the block in the file.
     * @param source       memory segment with the payload; may change concurrently.
     * @param sourceOffset offset of the payload in {@code source}, in bytes.
     * @param length       length of the payload in bytes, from 1 to {@link BlockLocation#MAX_LENGTH}.
     * @return location of the payload, with the checksum of the bytes that were written.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public BlockLocation append(
            final long fileId,
            final long version,
            final long block,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final OpenRecord open = log.beginRecord(MAX_OVERHEAD + (long) length, SpaceBudget.ORDINARY);
        boolean complete = false;
        try {
            final MemorySegment record = putPayload(open, source.asSlice(sourceOffset, length));
            final BlockLocation location = finish(record, fileId, version, block, length, checksum(record, length));
            complete = true;
            return location;
        } finally {
            log.closeRecord(open, complete);
        }
    }

    /**
     * Appends a copy of a payload of this log, with the payload's recorded checksum. The checksum is not computed
     * again: a damaged payload must remain detectable in the copy.
     *
     * @param record   header of the payload's record.
     * @param source   the payload.
     * @param checksum recorded checksum of the payload.
     * @return location of the copy.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public BlockLocation copy(final DataRecord record, final MemorySegment source, final int checksum)
            throws FileServiceException {
        final int length = (int) source.byteSize();
        final OpenRecord open = log.beginRecord(MAX_OVERHEAD + (long) length, SpaceBudget.RESERVE);
        boolean complete = false;
        try {
            final MemorySegment bytes = putPayload(open, source);
            final BlockLocation location =
                    finish(bytes, record.fileId(), record.version(), record.block(), length, checksum);
            complete = true;
            return location;
        } finally {
            log.closeRecord(open, complete);
        }
    }

    /**
     * Returns the segments that payloads are appended to, with the operations on whole segments.
     *
     * @return the segments, owned by this log.
     */
    public SegmentLog segments() {
        return log;
    }

    /** Closes the log; the space after the last record stays preallocated. */
    @Override
    public void close() {
        log.close();
    }

    /** Writes the payload of a record; returns the record from its header to the end of the payload. */
    private MemorySegment putPayload(final OpenRecord open, final MemorySegment source) throws FileServiceException {
        final long start = open.position();
        final long offset = BitUtil.align(start + DataRecordDescriptor.HEADER_LENGTH, BlockLocation.ALIGNMENT);
        final long distance = offset - start;
        final MemorySegment record = open.take(distance + source.byteSize());
        try {
            MappedCopy.copy(source, 0, record, distance, source.byteSize());
        } catch (final UnreadablePageException e) {
            throw new FileServiceException(
                    PosixError.EIO, "cannot copy a payload of " + source.byteSize() + " bytes", e);
        }
        payloadOffset = offset;
        return record;
    }

    /** Returns the checksum of the payload as written: the caller may be changing the source. */
    private int checksum(final MemorySegment record, final int length) {
        checksum.reset();
        checksum.update(record.asSlice(record.byteSize() - length).asByteBuffer());
        return (int) checksum.getValue();
    }

    /** Writes the header of a record; returns where its payload is. */
    private BlockLocation finish(
            final MemorySegment record,
            final long fileId,
            final long version,
            final long block,
            final int length,
            final int payloadChecksum) {
        final int distance = (int) (record.byteSize() - length);
        DataRecordDescriptor.putHeader(record, fileId, version, block, distance, length, payloadChecksum);
        return new BlockLocation(log.segment(), payloadOffset, length, payloadChecksum);
    }
}

package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.DocumentContext;
import org.agrona.BitUtil;

/** The log of block payloads. Not safe for use by several threads at once; any thread may use it in its turn. */
public final class DataLog implements AutoCloseable {
    private static final int MAX_OVERHEAD = DataRecordDescriptor.HEADER_LENGTH + BlockLocation.ALIGNMENT;

    private final SegmentLog log;
    private final CRC32C checksum = new CRC32C();

    /** Of the record that is being appended. */
    private long payloadOffset;

    /**
     * Opens the log for appending.
     *
     * @param directory   of the log; must exist.
     * @param segmentSize in bytes; a power of two, at least eight times the longest payload.
     * @param freeSpace   asked before each new segment.
     * @throws IOException when the directory cannot be read.
     */
    public DataLog(final Path directory, final long segmentSize, final FreeSpace freeSpace) throws IOException {
        log = new SegmentLog(directory, segmentSize, freeSpace);
    }

    /**
     * Appends the payload of one block.
     *
     * @param fileId       the file.
     * @param version      the file's, with this block.
     * @param block        number of the block in the file.
     * @param source       holds the payload.
     * @param sourceOffset where in {@code source}, in bytes.
     * @param length       bytes of payload, from 1 to {@link BlockLocation#MAX_LENGTH}.
     * @return where the payload lies now.
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
        try (DocumentContext document = log.begin(MAX_OVERHEAD + (long) length, SpaceBudget.ORDINARY)) {
            try {
                final MemorySegment record = place(document.wire().bytes(), source.asSlice(sourceOffset, length));
                return seal(record, fileId, version, block, length, checksum(record, length));
            } catch (final RuntimeException | Error e) {
                document.rollbackOnClose();
                throw e;
            }
        }
    }

    /**
     * Appends a payload that lies elsewhere in the log, with the checksum that it has there, be it right or wrong: what
     * is damaged must not look sound when it has been copied.
     *
     * @param record   of the payload.
     * @param source   holds the payload.
     * @param checksum it should have.
     * @return where the payload lies now.
     * @throws FileServiceException ENOSPC, EIO.
     */
    public BlockLocation copy(final DataRecord record, final MemorySegment source, final int checksum)
            throws FileServiceException {
        final int length = (int) source.byteSize();
        try (DocumentContext document = log.begin(MAX_OVERHEAD + (long) length, SpaceBudget.RESERVE)) {
            try {
                final MemorySegment bytes = place(document.wire().bytes(), source);
                return seal(bytes, record.fileId(), record.version(), record.block(), length, checksum);
            } catch (final RuntimeException | Error e) {
                document.rollbackOnClose();
                throw e;
            }
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

    /** Closes the log, and leaves the room behind the last record taken. */
    @Override
    public void close() {
        log.close();
    }

    /** Puts the payload; the record from its header to the payload's end. */
    private MemorySegment place(final Bytes<?> bytes, final MemorySegment source) {
        final long start = bytes.writePosition();
        final long offset = BitUtil.align(start + DataRecordDescriptor.HEADER_LENGTH, BlockLocation.ALIGNMENT);
        final long distance = offset - start;

        // A rolled-back record is cleared up to the write position only. What it left beyond would be taken for the
        // header of a record later, so the position moves before the bytes are written.
        bytes.writePosition(offset + source.byteSize());
        final MemorySegment record = mapped(bytes, start, distance + source.byteSize());
        MemorySegment.copy(source, 0, record, distance, source.byteSize());
        payloadOffset = offset;
        return record;
    }

    /** Of the copy: the source belongs to the caller, who may be changing it. */
    private int checksum(final MemorySegment record, final int length) {
        checksum.reset();
        checksum.update(record.asSlice(record.byteSize() - length).asByteBuffer());
        return (int) checksum.getValue();
    }

    private BlockLocation seal(
            final MemorySegment record,
            final long fileId,
            final long version,
            final long block,
            final int length,
            final int sum) {
        final int distance = (int) (record.byteSize() - length);
        DataRecordDescriptor.putHeader(record, fileId, version, block, distance, length, sum);
        log.wrote(payloadOffset + length);
        return new BlockLocation(log.segment(), payloadOffset, length, sum);
    }

    /** The record's bytes in Chronicle's map. Valid until the record is closed. */
    @SuppressWarnings("restricted") // Chronicle gives an address, and has the length mapped from there.
    private static MemorySegment mapped(final Bytes<?> bytes, final long offset, final long length) {
        return MemorySegment.ofAddress(bytes.addressForWrite(offset)).reinterpret(length);
    }
}

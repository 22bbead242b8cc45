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
        try (DocumentContext document = log.begin(MAX_OVERHEAD + (long) length)) {
            try {
                return put(document.wire().bytes(), fileId, version, block, source.asSlice(sourceOffset, length));
            } catch (final RuntimeException | Error e) {
                document.rollbackOnClose();
                throw e;
            }
        }
    }

    /**
     * Returns after every payload appended before is on the disk.
     *
     * @throws FileServiceException EINTR, EIO.
     */
    public void force() throws FileServiceException {
        log.force();
    }

    @Override
    public void close() {
        log.close();
    }

    private BlockLocation put(
            final Bytes<?> bytes, final long fileId, final long version, final long block, final MemorySegment source) {
        final int length = (int) source.byteSize();
        final long start = bytes.writePosition();
        final long offset = BitUtil.align(start + DataRecordDescriptor.HEADER_LENGTH, BlockLocation.ALIGNMENT);
        final int distance = (int) (offset - start);

        // A rolled-back record is cleared up to the write position only. What it left beyond would be taken for the
        // header of a record later, so the position moves before the bytes are written.
        bytes.writePosition(offset + length);
        final MemorySegment record = mapped(bytes, start, distance + length);
        final MemorySegment payload = record.asSlice(distance, length);
        payload.copyFrom(source);

        // Of the copy: the source belongs to the caller, who may be changing it.
        checksum.reset();
        checksum.update(payload.asByteBuffer());
        final int sum = (int) checksum.getValue();
        DataRecordDescriptor.putHeader(record, fileId, version, block, distance, length, sum);

        log.wrote(offset + length);
        return new BlockLocation(log.segment(), offset, length, sum);
    }

    /** The record's bytes in Chronicle's map. Valid until the record is closed. */
    @SuppressWarnings("restricted") // Chronicle gives an address, and has the length mapped from there.
    private static MemorySegment mapped(final Bytes<?> bytes, final long offset, final long length) {
        return MemorySegment.ofAddress(bytes.addressForWrite(offset)).reinterpret(length);
    }
}

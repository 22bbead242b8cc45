package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.lang.foreign.MemorySegment;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * Moves blocks between a file service and frames in memory that the host can address. Used by one thread at a time.
 */
public final class BlockTransfer {
    private final FileService files;
    private final MemorySegment frames;
    private final int blockShift;
    private final AtomicCounter bytesFetched;
    private final AtomicCounter bytesWrittenBack;

    /**
     * A transfer engine.
     *
     * @param files      where blocks come from and go to.
     * @param frames     the frames, one after the other.
     * @param blockShift base-2 logarithm of the bytes in a block, which is also the size of a frame.
     * @param counters   counts the bytes that are moved.
     */
    public BlockTransfer(
            final FileService files, final MemorySegment frames, final int blockShift, final Counters counters) {
        this.files = files;
        this.frames = frames;
        this.blockShift = blockShift;
        this.bytesFetched = counters.counter(Metric.BYTES_FETCHED);
        this.bytesWrittenBack = counters.counter(Metric.BYTES_WRITTEN_BACK);
    }

    /**
     * Fills a frame with a block. What lies past the end of the file is filled with zeros.
     *
     * @param handle of the file, open for reading.
     * @param block  index of the block in the file.
     * @param frame  the frame's number.
     * @throws FileServiceException when the service fails; the frame's bytes are then undefined.
     */
    public void fetch(final long handle, final long block, final int frame) throws FileServiceException {
        final int length = files.read(handle, block << blockShift, frames, place(frame), 1 << blockShift);
        frames.asSlice(place(frame) + length, (1L << blockShift) - length).fill((byte) 0);
        bytesFetched.getAndAddRelease(length);
    }

    /**
     * Fills a frame with zeros.
     *
     * @param frame the frame's number.
     */
    public void clear(final int frame) {
        frames.asSlice(place(frame), 1L << blockShift).fill((byte) 0);
    }

    /**
     * Writes a part of a frame to its file.
     *
     * @param handle of the file, open for writing.
     * @param block  index of the block in the file.
     * @param frame  the frame's number.
     * @param begin  first byte of the part, within the block.
     * @param end    one past its last byte.
     * @return the file's version afterwards.
     * @throws FileServiceException when the service fails.
     */
    public long writeBack(final long handle, final long block, final int frame, final int begin, final int end)
            throws FileServiceException {
        final long version =
                files.write(handle, (block << blockShift) + begin, frames, place(frame) + begin, end - begin);
        bytesWrittenBack.getAndAddRelease(end - begin);
        return version;
    }

    private long place(final int frame) {
        return (long) frame << blockShift;
    }
}

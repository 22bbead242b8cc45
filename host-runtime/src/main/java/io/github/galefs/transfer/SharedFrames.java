package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.lang.foreign.MemorySegment;
import org.agrona.concurrent.status.AtomicCounter;

/** Frames in memory that host and device share: the file service reads and writes them itself. */
public final class SharedFrames implements BlockTransfer {
    private final FileService files;
    private final MemorySegment frames;
    private final int blockShift;
    private final AtomicCounter bytesFetched;
    private final AtomicCounter bytesWrittenBack;

    /**
     * Creates a transfer engine.
     *
     * @param files      source and destination of blocks.
     * @param frames     memory of the frames, contiguous.
     * @param blockShift base-2 logarithm of the bytes in a block and in a frame.
     * @param counters   of the session; count the bytes that are copied.
     */
    public SharedFrames(
            final FileService files, final MemorySegment frames, final int blockShift, final Counters counters) {
        this.files = files;
        this.frames = frames;
        this.blockShift = blockShift;
        this.bytesFetched = counters.counter(Metric.BYTES_FETCHED);
        this.bytesWrittenBack = counters.counter(Metric.BYTES_WRITTEN_BACK);
    }

    @Override
    public boolean canFetch() {
        return true;
    }

    @Override
    public void fetch(final long handle, final long block, final int frame) throws FileServiceException {
        final int length = files.read(handle, block << blockShift, frames, frameOffset(frame), 1 << blockShift);
        frames.asSlice(frameOffset(frame) + length, (1L << blockShift) - length).fill((byte) 0);
        bytesFetched.getAndAddRelease(length);
    }

    @Override
    public void clear(final int frame) {
        frames.asSlice(frameOffset(frame), 1L << blockShift).fill((byte) 0);
    }

    @Override
    public boolean isFilling(final int frame) {
        return false;
    }

    @Override
    public long writeBack(final long handle, final long block, final int frame, final int begin, final int end)
            throws FileServiceException {
        final long version =
                files.write(handle, (block << blockShift) + begin, frames, frameOffset(frame) + begin, end - begin);
        bytesWrittenBack.getAndAddRelease(end - begin);
        return version;
    }

    private long frameOffset(final int frame) {
        return (long) frame << blockShift;
    }
}

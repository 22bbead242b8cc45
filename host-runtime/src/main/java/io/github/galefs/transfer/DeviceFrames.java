package io.github.galefs.transfer;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.lang.foreign.MemorySegment;
import java.util.function.IntConsumer;
import org.agrona.BitUtil;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * Frames in a device's memory, which the host reaches by copies only. A block is read into a staging buffer and copied
 * from there while the host goes on; a block that lies in pinned memory is copied from where it lies.
 *
 * <p>Copies complete in the order of their start, so that frames in progress and buffers in use are two queues.
 * Allocates nothing after construction, apart from slices of pinned sources.
 */
public final class DeviceFrames implements BlockTransfer, FrameCopies, AutoCloseable {
    private static final long NONE = 0;

    private final FileService files;
    private final PinnedSource pinnedSource;
    private final DeviceRegion region;
    private final long framesOffset;
    private final int blockShift;
    private final StagingBuffers staging;
    private final AtomicCounter bytesFetched;
    private final AtomicCounter bytesFetchedPinned;
    private final AtomicCounter bytesWrittenBack;

    /** Queue of frames whose copies are in progress, a ring; and the copy of each frame, or {@link #NONE}. */
    private final int[] filling;

    private final long[] copies;
    private final int fillingMask;
    private int fillingHead;
    private int fillingTail;

    /**
     * Creates a transfer engine.
     *
     * @param files        source and destination of blocks; may implement {@link PinnedSource}.
     * @param region       holds the frames.
     * @param framesOffset offset of frame 0 in the region.
     * @param frameCount   number of frames.
     * @param blockShift   base-2 logarithm of the bytes in a block and in a frame.
     * @param counters     of the session; count the bytes that are copied.
     */
    public DeviceFrames(
            final FileService files,
            final DeviceRegion region,
            final long framesOffset,
            final int frameCount,
            final int blockShift,
            final Counters counters) {
        this.files = files;
        this.pinnedSource = files instanceof final PinnedSource source ? source : (handle, offset, length) -> null;
        this.region = region;
        this.framesOffset = framesOffset;
        this.blockShift = blockShift;
        this.staging = new StagingBuffers(region, 1 << blockShift, frameCount);
        this.bytesFetched = counters.counter(Metric.BYTES_FETCHED);
        this.bytesFetchedPinned = counters.counter(Metric.BYTES_FETCHED_PINNED);
        this.bytesWrittenBack = counters.counter(Metric.BYTES_WRITTEN_BACK);
        this.copies = new long[frameCount];
        this.filling = new int[BitUtil.findNextPositivePowerOfTwo(frameCount)];
        this.fillingMask = filling.length - 1;
    }

    @Override
    public boolean canFetch() {
        return staging.isFree();
    }

    @Override
    public void fetch(final long handle, final long block, final int frame) throws FileServiceException {
        final int blockSize = 1 << blockShift;
        final MemorySegment pinned = pinnedSource.pinned(handle, block << blockShift, blockSize);
        final int length;
        if (pinned == null) {
            final MemorySegment buffer = staging.next();
            length = files.read(handle, block << blockShift, buffer, 0, blockSize);
            if (length < blockSize) {
                buffer.asSlice(length).fill((byte) 0);
            }
            final long copy = region.copyIn(buffer, frameOffset(frame));
            staging.use(copy);
            onStarted(frame, copy);
        } else {
            length = (int) pinned.byteSize();
            onStarted(frame, copyPinned(pinned, frame));
            bytesFetchedPinned.getAndAddRelease(length);
        }
        bytesFetched.getAndAddRelease(length);
    }

    @Override
    public void clear(final int frame) {
        onStarted(frame, region.clear(frameOffset(frame), 1L << blockShift));
    }

    @Override
    public boolean isFilling(final int frame) {
        return copies[frame] != NONE;
    }

    @Override
    public int poll(final IntConsumer onFilled) {
        return fillingHead == fillingTail ? 0 : complete(region.completedCopies(), onFilled);
    }

    @Override
    public void awaitAll(final IntConsumer onFilled) {
        if (fillingHead != fillingTail) {
            final long last = copies[filling[(fillingTail - 1) & fillingMask]];
            region.awaitCopy(last);
            complete(last, onFilled);
        }
    }

    @Override
    public long writeBack(final long handle, final long block, final int frame, final int begin, final int end)
            throws FileServiceException {
        final MemorySegment buffer = staging.forWriteBack(end - begin);
        region.copyOut(frameOffset(frame) + begin, buffer);
        final long version = files.write(handle, (block << blockShift) + begin, buffer, 0, end - begin);
        bytesWrittenBack.getAndAddRelease(end - begin);
        return version;
    }

    /** Frees the staging buffers, after all copies. */
    @Override
    public void close() {
        awaitAll(frame -> {});
        staging.close();
    }

    private long copyPinned(final MemorySegment source, final int frame) {
        final long length = source.byteSize();
        long copy = NONE;
        if (length > 0) {
            copy = region.copyIn(source, frameOffset(frame));
        }
        if (length < 1L << blockShift) {
            copy = region.clear(frameOffset(frame) + length, (1L << blockShift) - length);
        }
        return copy;
    }

    private void onStarted(final int frame, final long copy) {
        copies[frame] = copy;
        filling[fillingTail++ & fillingMask] = frame;
    }

    private int complete(final long completed, final IntConsumer onFilled) {
        staging.release(completed);
        int count = 0;
        while (fillingHead != fillingTail && copies[filling[fillingHead & fillingMask]] <= completed) {
            final int frame = filling[fillingHead++ & fillingMask];
            copies[frame] = NONE;
            onFilled.accept(frame);
            count++;
        }
        return count;
    }

    private long frameOffset(final int frame) {
        return framesOffset + ((long) frame << blockShift);
    }
}

package io.github.galefs.transfer;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.PinnedMemory;
import java.lang.foreign.MemorySegment;

/**
 * Pinned buffers of one block each, for copies to a device: taken in turn, and free again when their copies are
 * complete. One more buffer is for copies from the device.
 */
final class StagingBuffers implements AutoCloseable {
    /** Bytes of all buffers together, unless two blocks are more. */
    private static final long MAX_BYTES = 64L << 20;

    private static final int MIN_COUNT = 2;

    private final PinnedMemory memory;
    private final MemorySegment[] buffers;
    private final MemorySegment writeBack;

    /** Copy that uses each buffer; 0 before the first. */
    private final long[] copies;

    private long completed;
    private int next;

    StagingBuffers(final DeviceRegion region, final int blockSize, final int frameCount) {
        final int count = (int) Math.max(MIN_COUNT, Math.min(frameCount, MAX_BYTES / blockSize));
        memory = region.allocatePinned((count + 1L) * blockSize);
        buffers = new MemorySegment[count];
        copies = new long[count];
        for (int i = 0; i < count; i++) {
            buffers[i] = memory.segment().asSlice((long) i * blockSize, blockSize);
        }
        writeBack = memory.segment().asSlice((long) count * blockSize, blockSize);
    }

    boolean isFree() {
        return copies[next] <= completed;
    }

    /** Returns the next buffer, which must be free. It stays the next until {@link #use}. */
    MemorySegment next() {
        return buffers[next];
    }

    /** Takes the next buffer until a copy is complete. */
    void use(final long copy) {
        copies[next] = copy;
        next = next + 1 == buffers.length ? 0 : next + 1;
    }

    /** Frees the buffers of all copies up to a number. */
    void release(final long copy) {
        completed = copy;
    }

    MemorySegment forWriteBack(final int length) {
        return writeBack.asSlice(0, length);
    }

    @Override
    public void close() {
        memory.close();
    }
}

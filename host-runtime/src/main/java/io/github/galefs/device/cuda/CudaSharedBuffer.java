package io.github.galefs.device.cuda;

import io.github.galefs.device.gpu.PinnedBuffer;
import io.github.galefs.device.gpu.SharedBuffer;

/** Pinned memory of the host, in which kernels and host see each other's stores. It has one address for both. */
final class CudaSharedBuffer extends SharedBuffer {
    private final PinnedBuffer pinned;

    private CudaSharedBuffer(final PinnedBuffer pinned, final long byteSize) {
        super(pinned.segment().address(), byteSize);
        this.pinned = pinned;
    }

    /**
     * Allocates memory.
     *
     * @param queue    without commands on the memory.
     * @param byteSize bytes of data.
     * @throws OutOfMemoryError the driver refuses so much; with the numbers.
     */
    static CudaSharedBuffer allocate(final CudaQueue queue, final long byteSize) {
        return new CudaSharedBuffer(CudaPinnedBuffer.allocate(queue, allocationSize(byteSize)), byteSize);
    }

    @Override
    public void close() {
        pinned.close();
    }
}

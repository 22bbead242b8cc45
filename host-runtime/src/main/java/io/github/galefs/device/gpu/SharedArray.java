package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceArray;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Array with a copy in memory shared with the device. Thread-safe.
 *
 * @param <A> type of the array.
 */
final class SharedArray<A> implements DeviceArray<A> {
    private final A array;
    private final SharedBuffer buffer;
    private final KernelQueue queue;
    private final ReentrantLock launching;
    private final Consumer<SharedArray<?>> onClosed;
    private boolean closed;

    /**
     * Allocates the memory and copies the array there.
     *
     * @param launching held while a kernel may use the memory.
     * @param onClosed  run by {@link #close()}.
     */
    SharedArray(
            final A array,
            final GpuContext context,
            final KernelQueue queue,
            final ReentrantLock launching,
            final Consumer<SharedArray<?>> onClosed) {
        this.array = array;
        this.queue = queue;
        this.launching = launching;
        this.onClosed = onClosed;
        final MemorySegment source = KernelArrays.segment(array);
        buffer = context.allocateShared(source.byteSize());
        buffer.setArrayLength(KernelArrays.length(array));
        buffer.data().copyFrom(source);
    }

    SharedBuffer buffer() {
        return buffer;
    }

    @Override
    public A array() {
        return array;
    }

    @Override
    public void upload() {
        launching.lock();
        try {
            checkOpen();
            buffer.data().copyFrom(KernelArrays.segment(array));
        } finally {
            launching.unlock();
        }
    }

    @Override
    public void download() {
        launching.lock();
        try {
            checkOpen();
            KernelArrays.segment(array).copyFrom(buffer.data());
        } finally {
            launching.unlock();
        }
    }

    /** Frees the memory, unless a kernel that did not stop may still use it. */
    @Override
    public void close() {
        launching.lock();
        try {
            if (!closed && !queue.isBusy()) {
                closed = true;
                buffer.close();
                onClosed.accept(this);
            }
        } finally {
            launching.unlock();
        }
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("this device array is closed");
        }
    }
}

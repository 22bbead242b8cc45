package io.github.galefs.device.cuda;

import io.github.galefs.device.gpu.BufferUse;
import io.github.galefs.device.gpu.GpuContext;
import io.github.galefs.device.gpu.GpuQueue;
import io.github.galefs.device.gpu.PinnedBuffer;
import io.github.galefs.device.gpu.SharedBuffer;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;
import org.agrona.CloseHelper;

/**
 * CUDA's primary context of a GPU. Thread-safe.
 *
 * <p>The end of a context frees its memory, which a worker or a thread that closes an array may still use. So the
 * context ends with the last allocation, and never if memory was abandoned.
 *
 * <p>CUDA's functions work on the context that is current in the calling thread, so each method makes this one current
 * first.
 *
 * <p>Memory is allocated and freed in the order of a stream without kernels. {@code cuMemFree} would wait for all
 * kernels of the context. A kernel of another session may never end. A device without memory pools takes that risk.
 */
final class CudaContext implements GpuContext {
    /** Of all contexts: memory of the host may be registered in each. */
    static final QuietCalls QUIET = new QuietCalls();

    /** MEMORY_POOLS_SUPPORTED in cuda.h: whether memory is allocated and freed in the order of a stream. */
    private static final int POOLS = 115;

    private final CudaDeviceInfo info;
    private final int device;
    private final boolean hasPools;
    private final long context;
    private final CudaEvents events = new CudaEvents();
    private final CudaQueue queue;
    private final CudaQueue allocations;

    /** This while it is open, and each allocation. */
    private final AtomicInteger users = new AtomicInteger(1);

    private final BufferUse deviceMemory = new BufferUse();
    private final BufferUse pinnedMemory = new BufferUse();

    CudaContext(final CudaDeviceInfo info) {
        this.info = info;
        device = CudaDevices.device(info.ordinal());
        hasPools = CudaDevices.attribute(device, POOLS) != 0;
        context = CudaLibrary.read(
                "cuDevicePrimaryCtxRetain", value -> () -> (int) CudaLibrary.RETAIN_CONTEXT.invokeExact(value, device));
        CudaQueue first = null;
        try {
            first = new CudaQueue(this);
            allocations = new CudaQueue(this);
        } catch (final RuntimeException | Error e) {
            CloseHelper.quietCloseAll(first, this::releaseContext);
            throw e;
        }
        queue = first;
    }

    /** Makes this context current in the calling thread. */
    void makeCurrent() {
        final int result = CudaLibrary.resultOf(() -> (int) CudaLibrary.SET_CURRENT.invokeExact(context));
        if (result != CudaLibrary.SUCCESS) {
            throw CudaLibrary.failure("cuCtxSetCurrent", result);
        }
    }

    CudaEvents events() {
        return events;
    }

    @Override
    public CudaDeviceInfo info() {
        return info;
    }

    @Override
    public CudaQueue queue() {
        return queue;
    }

    @Override
    public CudaQueue newQueue() {
        return new CudaQueue(this);
    }

    @Override
    public long allocate(final long byteLength) {
        final long memory = hasPools ? allocations.allocate(byteLength) : allocateAtOnce(byteLength);
        retain();
        return memory;
    }

    private long allocateAtOnce(final long byteLength) {
        makeCurrent();
        return CudaLibrary.read("cuMemAlloc", value -> () -> (int) CudaLibrary.ALLOCATE.invokeExact(value, byteLength));
    }

    /** {@inheritDoc} The callers have waited for all users of the memory: its stream waits for no other stream. */
    @Override
    public void free(final long memory) {
        try {
            freeNow(memory);
        } finally {
            release();
        }
    }

    private void freeNow(final long memory) {
        if (hasPools) {
            allocations.free(memory);
        } else {
            makeCurrent();
            CudaLibrary.check("cuMemFree", () -> (int) CudaLibrary.FREE.invokeExact(memory));
        }
    }

    @Override
    public PinnedBuffer allocatePinned(final GpuQueue owner, final long byteLength) {
        return CudaPinnedBuffer.allocate((CudaQueue) owner, byteLength);
    }

    @Override
    public SharedBuffer allocateShared(final long byteLength) {
        return CudaSharedBuffer.allocate(allocations, byteLength);
    }

    @Override
    public boolean reachesHostMemory() {
        return info.readsHostMemory();
    }

    /** {@inheritDoc} The driver's number of it. */
    @Override
    public long address(final long memory) {
        return memory;
    }

    @Override
    public long nanosToRegister(final long byteLength) {
        return CudaHostMemory.nanosToRegister(byteLength);
    }

    @Override
    public void register(final MemorySegment memory) {
        CudaHostMemory.register(this, memory);
    }

    @Override
    public void unregister(final MemorySegment memory, final Runnable afterwards) {
        CudaHostMemory.unregister(memory, afterwards);
    }

    @Override
    public void beginKernel() {
        QUIET.beginKernel();
    }

    @Override
    public void endKernel() {
        QUIET.endKernel();
    }

    @Override
    public boolean isComplete(final long event, final String what) {
        makeCurrent();
        final int result = CudaLibrary.resultOf(() -> (int) CudaLibrary.QUERY_EVENT.invokeExact(event));
        if (result != CudaLibrary.SUCCESS && result != CudaLibrary.NOT_READY) {
            throw CudaLibrary.failure(what, result);
        }
        return result == CudaLibrary.SUCCESS;
    }

    @Override
    public void await(final long event) {
        makeCurrent();
        CudaLibrary.check("cuEventSynchronize", () -> (int) CudaLibrary.SYNCHRONIZE_EVENT.invokeExact(event));
    }

    @Override
    public void release(final long event) {
        makeCurrent();
        events.release(event);
    }

    @Override
    public BufferUse deviceMemory() {
        return deviceMemory;
    }

    @Override
    public BufferUse pinnedMemory() {
        return pinnedMemory;
    }

    /** Also after a fault of a kernel, when every function fails. */
    @Override
    public void close() {
        CloseHelper.closeAll(queue, this::closeEvents, this::release);
    }

    private void closeEvents() {
        makeCurrent();
        events.close();
    }

    /** Keeps the context for an allocation. */
    void retain() {
        users.incrementAndGet();
    }

    /** Ends the context with its last user. */
    void release() {
        if (users.decrementAndGet() == 0) {
            CloseHelper.closeAll(allocations, this::releaseContext);
        }
    }

    private void releaseContext() {
        CudaLibrary.check("cuDevicePrimaryCtxRelease", () -> (int) CudaLibrary.RELEASE_CONTEXT.invokeExact(device));
    }
}

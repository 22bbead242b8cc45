package io.github.galefs.device.opencl;

import io.github.galefs.device.gpu.BufferUse;
import io.github.galefs.device.gpu.GpuContext;
import io.github.galefs.device.gpu.GpuQueue;
import io.github.galefs.device.gpu.PinnedBuffer;
import io.github.galefs.device.gpu.SharedBuffer;
import java.lang.foreign.MemorySegment;
import java.nio.IntBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** OpenCL context of a device, with its first queue. Thread-safe. */
final class OpenClContext implements GpuContext {
    private final OpenClDeviceInfo info;
    private final long context;
    private final OpenClQueue queue;
    private final BufferUse deviceMemory = new BufferUse();

    /** Of a CPU whose kernels read the host's memory; or null. */
    private AddressProbe addresses;

    private final BufferUse pinnedMemory = new BufferUse();

    OpenClContext(final OpenClDeviceInfo info) {
        this.info = info;
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final IntBuffer error = stack.mallocInt(1);
            // The overload with a callback crashes javac 25.
            context = CL10.nclCreateContext(
                    MemoryUtil.NULL,
                    1,
                    stack.pointers(info.handle()).address(),
                    MemoryUtil.NULL,
                    MemoryUtil.NULL,
                    MemoryUtil.memAddress(error));
            OpenClException.check(error.get(0), "clCreateContext");
        }
        try {
            queue = new OpenClQueue(this);
        } catch (final OpenClException e) {
            CL10.clReleaseContext(context);
            throw e;
        }
    }

    @Override
    public OpenClDeviceInfo info() {
        return info;
    }

    long device() {
        return info.handle();
    }

    long handle() {
        return context;
    }

    @Override
    public OpenClQueue queue() {
        return queue;
    }

    @Override
    public BufferUse deviceMemory() {
        return deviceMemory;
    }

    @Override
    public BufferUse pinnedMemory() {
        return pinnedMemory;
    }

    @Override
    public OpenClQueue newQueue() {
        return new OpenClQueue(this);
    }

    @Override
    public long allocate(final long byteLength) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final IntBuffer error = stack.mallocInt(1);
            // The overloads with a size accept NIO buffers only, whose limit is 2 GiB.
            final long memory = CL10.nclCreateBuffer(
                    context, CL10.CL_MEM_READ_WRITE, byteLength, MemoryUtil.NULL, MemoryUtil.memAddress(error));
            OpenClException.check(error.get(0), "clCreateBuffer");
            return memory;
        }
    }

    @Override
    public void free(final long memory) {
        OpenClException.check(CL10.clReleaseMemObject(memory), "clReleaseMemObject");
    }

    @Override
    public PinnedBuffer allocatePinned(final GpuQueue owner, final long byteLength) {
        return OpenClPinnedBuffer.allocate((OpenClQueue) owner, byteLength);
    }

    @Override
    public SharedBuffer allocateShared(final long byteLength) {
        if (SharedBuffer.allocationSize(byteLength) > info.maxAllocation()) {
            throw new OutOfMemoryError("cannot allocate " + byteLength + " bytes of memory shared with "
                    + info.fullName() + ": the limit of one allocation is " + info.maxAllocation()
                    + " bytes, including " + SharedBuffer.allocationSize(0) + " bytes for header and alignment");
        }
        return switch (info.sharing()) {
            case FINE_GRAINED_SVM -> new SvmBuffer(this, byteLength);
            case HOST_POINTER -> new HostPointerBuffer(this, byteLength);
            case NONE ->
                throw new IllegalStateException("device " + info.deviceName() + " " + Sharing.NONE.description());
        };
    }

    /** Looks whether kernels run in the host's address space. */
    void probeAddresses(final ProgramBuilder builder) {
        final AddressProbe probe = AddressProbe.of(this, builder);
        if (probe.readsHostMemory()) {
            addresses = probe;
        } else {
            probe.close();
        }
    }

    @Override
    public boolean reachesHostMemory() {
        return addresses != null;
    }

    @Override
    public long address(final long memory) {
        return addresses.address(memory);
    }

    @Override
    public long nanosToRegister(final long byteLength) {
        return 0;
    }

    /** Nothing: all memory has the same address for the device. */
    @Override
    public void register(final MemorySegment memory) {}

    @Override
    public void unregister(final MemorySegment memory, final Runnable afterwards) {
        afterwards.run();
    }

    @Override
    public boolean isComplete(final long event, final String what) {
        return Event.isComplete(event, what);
    }

    @Override
    public void await(final long event) {
        Event.await(event);
    }

    @Override
    public void release(final long event) {
        Event.release(event);
    }

    @Override
    public void close() {
        if (addresses != null) {
            addresses.close();
        }
        queue.close();
        OpenClException.check(CL10.clReleaseContext(context), "clReleaseContext");
    }
}

package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceKind;
import java.lang.foreign.MemorySegment;

/**
 * An open device of a driver: its memory, its queues, and the events of commands. Thread-safe.
 *
 * <p>Memory and events are numbers that only the driver interprets. Every failure of the driver is a
 * {@link GpuException}.
 */
public interface GpuContext extends AutoCloseable {
    /** No event. */
    long NO_EVENT = 0;

    /**
     * Returns the description of the device.
     *
     * @return the description.
     */
    GpuInfo info();

    /**
     * Returns the queue in which kernels run.
     *
     * @return the queue, owned by this.
     */
    GpuQueue queue();

    /**
     * Creates a queue whose commands run beside those of the other queues.
     *
     * @return the queue, to be closed by the caller before this.
     */
    GpuQueue newQueue();

    /**
     * Allocates memory of the device. Its bytes are undefined.
     *
     * @param byteLength number of bytes, at least 1.
     * @return the memory, to be passed to {@link #free}.
     */
    long allocate(long byteLength);

    /**
     * Frees memory of the device, after the commands that use it.
     *
     * @param memory from {@link #allocate}.
     */
    void free(long memory);

    /**
     * Allocates host memory from which the device copies fast. Its bytes are undefined.
     *
     * @param queue      waits for the allocation and its end.
     * @param byteLength number of bytes, at least 1.
     * @return the memory, to be closed by the caller before the queue.
     * @throws OutOfMemoryError the driver refuses so much; with the numbers.
     */
    PinnedBuffer allocatePinned(GpuQueue queue, long byteLength);

    /**
     * Allocates memory that host and device share while a kernel runs. Its bytes are undefined.
     *
     * @param byteLength number of bytes, at least 1.
     * @return the memory, to be closed by the caller.
     * @throws OutOfMemoryError the driver refuses so much; with the numbers.
     */
    SharedBuffer allocateShared(long byteLength);

    /**
     * Returns whether kernels read registered memory of the host, at its own address.
     *
     * @return true if {@link #register} and {@link #address} may be called.
     */
    boolean reachesHostMemory();

    /**
     * Returns whether kernels exchange entries and records with the host in pinned memory, rather than by copies. On an
     * H200 that takes a third off a short round. On a processor it takes longer than the copies: on PoCL with 2
     * processors, a round of 1,056 work-groups takes 145 rather than 114 microseconds.
     *
     * @return true if kernels reach pinned memory, at the host's address, over a bus.
     */
    default boolean exchangesInPlace() {
        return reachesHostMemory() && info().kind() == DeviceKind.GPU;
    }

    /**
     * Returns what it costs to register memory of the host.
     *
     * @param byteLength bytes of the memory.
     * @return nanoseconds, about; 0 if it costs nothing.
     */
    long nanosToRegister(long byteLength);

    /**
     * Returns the address of memory of the device.
     *
     * @param memory from {@link #allocate}.
     * @return address of its first byte, for kernels.
     */
    long address(long memory);

    /**
     * Lets kernels read memory of the host.
     *
     * @param memory whole pages that are not registered.
     */
    void register(MemorySegment memory);

    /**
     * Ends what {@link #register} began. No kernel that reads the memory may be running.
     *
     * @param memory     as it was registered; it stays mapped until the driver has released it.
     * @param afterwards run once the driver has released the memory, or has failed: before this returns, or later by
     *                   any thread.
     */
    void unregister(MemorySegment memory, Runnable afterwards);

    /**
     * Records that a kernel begins to run. Some drivers cannot free memory while kernels run, so the call may wait.
     */
    default void beginKernel() {}

    /** Records that a kernel has ended or failed. */
    default void endKernel() {}

    /**
     * Returns whether a command has ended. Allocates nothing.
     *
     * @param event of the command.
     * @param what  command it is, for messages.
     * @return true if so.
     */
    boolean isComplete(long event, String what);

    /**
     * Waits until a command has ended, and makes its data visible to the host.
     *
     * @param event of the command.
     */
    void await(long event);

    /**
     * Releases an event, which must not be used afterwards.
     *
     * @param event of a command, which may still run.
     */
    void release(long event);

    /**
     * Waits until a command has ended, and releases its event in any case.
     *
     * @param event of the command.
     */
    default void awaitAndRelease(final long event) {
        try {
            await(event);
        } finally {
            release(event);
        }
    }

    /**
     * Returns the use of memory that the host reaches by copies only.
     *
     * @return counts that the users of {@link #allocate} keep.
     */
    BufferUse deviceMemory();

    /**
     * Returns the use of pinned host memory.
     *
     * @return counts that the driver keeps.
     */
    BufferUse pinnedMemory();

    @Override
    void close();
}

package io.github.galefs.device.gpu;

import java.util.concurrent.atomic.AtomicLong;
import org.agrona.CloseHelper;

/**
 * Copies between host memory and buffers of the device, on a queue of their own: they go on beside kernels. Copies run
 * in order, and are numbered from 1. Used by one thread at a time.
 *
 * <p>Each copy has an event, so that its host memory can be reused as soon as it is complete. As the queue is in order,
 * only the event of the oldest pending copy is queried.
 *
 * <p>OpenCL does not promise that what a query has found complete is visible to the host, or to a command on another
 * queue. The host sees it after a wait, and a kernel if the copy's event is in its wait list ({@link #takeCompleted}).
 * Copies from the device see what kernels wrote: the host has waited for the round, and starts them afterwards.
 */
public final class CopyQueue implements AutoCloseable {
    /** Copies that may be pending, a power of 2: enough to keep a bus busy with copies of 4 KiB. */
    public static final int MAX_PENDING = 256;

    private final GpuQueue queue;
    private final long[] events = new long[MAX_PENDING];

    /** Event of the latest complete copy that no kernel waits for; or NULL. Owned by the thread that takes it. */
    private final AtomicLong latestCompleted = new AtomicLong(GpuContext.NO_EVENT);

    private long started;
    private long completed;

    /**
     * Creates a queue.
     *
     * @param context of the device.
     */
    public CopyQueue(final GpuContext context) {
        queue = context.newQueue();
    }

    GpuContext context() {
        return queue.context();
    }

    /** Returns the queue, for commands without a number. */
    GpuQueue commands() {
        return queue;
    }

    /** Starts a copy to the device. The host memory must not change before it is complete. */
    long write(final GlobalBuffer target, final long offset, final long address, final long byteLength) {
        reserve();
        return start(queue.writeWithEvent(target.handle(), offset, address, byteLength));
    }

    /** Starts a copy from the device. */
    long read(final GlobalBuffer source, final long offset, final long address, final long byteLength) {
        reserve();
        return start(queue.readWithEvent(source.handle(), offset, address, byteLength));
    }

    /** Starts to set memory of the device to zero. */
    long clear(final GlobalBuffer target, final long offset, final long byteLength) {
        reserve();
        return start(queue.clearWithEvent(target.handle(), offset, byteLength));
    }

    /**
     * Returns the number of the latest copy such that it and all before are complete. Does not wait.
     *
     * @throws GpuException a copy failed.
     */
    long completed() {
        while (completed < started && isComplete(event(completed + 1))) {
            completed++;
            keep(event(completed));
        }
        return completed;
    }

    /**
     * Returns the event of the latest copy that {@link #completed} has counted, for the wait list of a kernel that uses
     * its data; NULL if a kernel has taken it already. May be called from the thread of the kernel.
     *
     * @return the event, which the caller releases.
     */
    long takeCompleted() {
        return latestCompleted.getAndSet(GpuContext.NO_EVENT);
    }

    /**
     * Takes an event back, as no kernel could be enqueued that waits for it. A newer event stands for it: the queue is
     * in order.
     *
     * @param event from {@link #takeCompleted}; may be NULL.
     */
    void putBack(final long event) {
        if (event != GpuContext.NO_EVENT && !latestCompleted.compareAndSet(GpuContext.NO_EVENT, event)) {
            context().release(event);
        }
    }

    /**
     * Waits until a copy and all copies before it are complete.
     *
     * @throws GpuException          a copy failed.
     * @throws IllegalArgumentException the copy was not started.
     */
    void await(final long copy) {
        if (copy > started) {
            throw new IllegalArgumentException("copy " + copy + " was not started: the latest is " + started);
        }
        if (copy > completed) {
            context().await(event(copy));
            while (completed() < copy) {
                // The queue is in order, so the events before are about to complete.
                Thread.onSpinWait();
            }
        }
    }

    /** Waits for all copies. */
    void awaitAll() {
        await(started);
    }

    /** Waits for all commands, and releases the queue. */
    @Override
    public void close() {
        CloseHelper.closeAll(queue::finish, this::releaseEvents, queue);
    }

    private void releaseEvents() {
        while (completed < started) {
            completed++;
            context().release(event(completed));
        }
        keep(GpuContext.NO_EVENT);
    }

    /** As the queue is in order, the later event stands for the earlier, too. */
    private void keep(final long event) {
        final long earlier = latestCompleted.getAndSet(event);
        if (earlier != GpuContext.NO_EVENT) {
            context().release(earlier);
        }
    }

    /** Returns whether a copy is complete, and its data visible to the host. */
    private boolean isComplete(final long event) {
        final boolean isComplete = context().isComplete(event, "a copy between host and device");
        if (isComplete) {
            context().await(event);
        }
        return isComplete;
    }

    private void reserve() {
        if (started - completed() >= MAX_PENDING) {
            await(completed + 1);
        }
    }

    private long start(final long event) {
        started++;
        events[(int) started & (MAX_PENDING - 1)] = event;
        queue.flush();
        return started;
    }

    private long event(final long copy) {
        return events[(int) copy & (MAX_PENDING - 1)];
    }
}

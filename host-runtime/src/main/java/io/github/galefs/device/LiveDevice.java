package io.github.galefs.device;

import io.github.galefs.kernel.lane.LaneDescriptor;
import java.time.Duration;

/** A device whose kernels share memory with the host while they run. Runs one launch at a time. Thread-safe. */
public non-sealed interface LiveDevice extends Device {
    @Override
    default WaitForm waitForm() {
        return WaitForm.LIVE;
    }

    /**
     * Allocates memory that a running kernel shares with the host.
     *
     * @param byteSize bytes, at least 1.
     * @return the memory, its bytes undefined; to be closed by the caller.
     * @throws OutOfMemoryError not enough memory is free; the message contains the number of bytes.
     */
    SharedMemory allocateShared(long byteSize);

    /**
     * Returns whether kernels run in the address space of the host and may be given offsets of other memory than the
     * shared one, see {@link SharedMemory#reach}.
     *
     * @return false unless the device is known to.
     */
    default boolean reachesHostMemory() {
        return false;
    }

    /**
     * Returns whether no kernel is running that did not stop when its launch was stopped. Such a kernel may still
     * access its memory.
     *
     * @return false until the kernel has ended; perhaps also while another kernel is running.
     */
    boolean isIdle();

    /**
     * Returns the number of polls in which a kernel waits for the host for about a given time.
     *
     * @param time to wait.
     * @return number of polls, at least 1.
     */
    long pollsFor(Duration time);

    /**
     * Returns after how many polls a waiting work-group should suspend. A device has such a limit for all launches or
     * for none.
     *
     * @param groupsAtATime work-groups that run at the same time, at least 1.
     * @return number of polls, from 1; or {@link LaneDescriptor#NEVER_SUSPENDS}.
     */
    default int spinLimit(final int groupsAtATime) {
        return LaneDescriptor.NEVER_SUSPENDS;
    }

    /**
     * Returns whether work-groups suspend that wait for long, so that all others go on.
     *
     * @return whether there is a spin limit.
     */
    default boolean suspends() {
        return spinLimit(1) != LaneDescriptor.NEVER_SUSPENDS;
    }

    /**
     * Tells that the host has replied to a work-group: a device whose work-items sleep while they wait may wake them.
     * Called by the thread that runs the session's agent, after the reply can be seen.
     *
     * @param group number of the work-group.
     */
    default void onReply(final int group) {}

    /**
     * Runs a kernel and waits for its end. Stops the launch when a work-item fails, the time limit passes, or the
     * calling thread is interrupted: sends the stop signal, and releases work-items that wait.
     *
     * @param call   the kernel, its time limit and its arrays, which have the kernel's results when this returns.
     * @param memory the kernel's first parameter.
     * @param grid   number and size of work-groups.
     * @param host   serves the work-groups, and releases those that wait when the launch is stopped.
     * @throws KernelFailedException  a work-item threw an exception; with its id and the cause.
     * @throws LaunchTimeoutException the time limit has passed. If the kernel has not ended a second later, it is still
     *     running: see {@link #isIdle}.
     * @throws InterruptedException   the calling thread was interrupted.
     */
    void launch(KernelCall call, SharedMemory memory, Grid grid, LiveHost host)
            throws KernelFailedException, InterruptedException;
}

package io.github.galefs.device;

/**
 * A device whose kernels share no memory with the host while they run. A kernel runs in rounds: a work-group that must
 * wait for the host suspends, and continues in a later round. Thread-safe.
 *
 * @see io.github.galefs.kernel.round.RoundDescriptor
 */
public non-sealed interface RoundDevice extends Device {
    @Override
    default WaitForm waitForm() {
        return WaitForm.SUSPENDED;
    }

    /**
     * Returns whether kernels can read memory of the host where it lies, see {@link DeviceRegion#hostReach()}.
     *
     * @return true if regions have such a reach.
     */
    default boolean reachesHostMemory() {
        return false;
    }

    /**
     * Allocates a region in the device's memory.
     *
     * @param byteLength   bytes of the region, at least 1.
     * @param mirrorLength bytes at the region's beginning that the host keeps a mirror of, at most {@code byteLength}.
     * @return the region, zeroed; to be closed by the caller.
     * @throws OutOfMemoryError the device does not allow so much in one allocation, or has not so much free; with the
     *     numbers.
     */
    DeviceRegion allocateRegion(long byteLength, long mirrorLength);

    /**
     * Prepares the rounds of one launch: builds the kernel, copies its arrays to the device, and allocates contexts.
     * Waits until the rounds of an earlier launch are closed.
     *
     * @param call       the kernel and its arrays.
     * @param region     the kernel's first parameter; of this device.
     * @param grid       of the launch.
     * @param slotLimit  work-groups that may be in rounds at the same time, at least 1.
     * @return the rounds, to be closed by the caller.
     * @throws KernelFailedException    the device cannot build or run the kernel in this form, or a round of an earlier
     *                                  launch did not end; with the reason.
     * @throws IllegalArgumentException the arguments do not match the kernel's parameters.
     * @throws OutOfMemoryError         arrays or contexts have no room; with the numbers.
     * @throws InterruptedException     the calling thread was interrupted while it waited or the kernel was compiled.
     */
    KernelRounds prepare(KernelCall call, DeviceRegion region, Grid grid, int slotLimit) throws InterruptedException;
}

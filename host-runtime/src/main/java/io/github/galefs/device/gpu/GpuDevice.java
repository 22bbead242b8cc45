package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.artefact.KernelMethod;
import java.util.function.Supplier;

/**
 * An open device of a driver. The two forms of the wait differ in the memory that kernels share with the host, and in
 * how a launch runs.
 *
 * <p>Thread-safe. A kernel's accesses are not checked: one outside its memory has undefined behaviour and may crash
 * this process.
 */
abstract class GpuDevice {
    private final GpuContext context;
    private final GpuPrograms programs;
    private final LaunchArrays arrays;

    /** Lock of allocations against the end of the device; not that of launches, during which memory is allocated. */
    private final Object allocating = new Object();

    private volatile boolean closed;

    /**
     * Creates an open device.
     *
     * @param arrays of its launches.
     */
    GpuDevice(final GpuContext context, final GpuPrograms programs, final LaunchArrays arrays) {
        this.context = context;
        this.programs = programs;
        this.arrays = arrays;
    }

    /**
     * Returns the name.
     *
     * @return the name, such as {@code opencl:0}.
     */
    public final String name() {
        return context.info().deviceName();
    }

    /**
     * Returns what the driver tells of the device.
     *
     * @return a line for users.
     */
    public final String description() {
        return context.info().description();
    }

    /**
     * Returns the kind.
     *
     * @return the kind that the driver tells.
     */
    public final DeviceKind kind() {
        return context.info().kind();
    }

    /**
     * Returns a grid of few, large work-groups.
     *
     * @return one work-group for each compute unit; the preferred grid of a processor.
     */
    public final Grid coarseGrid() {
        return kind() == DeviceKind.CPU ? preferredGrid() : PreferredGrid.coarse(context.info());
    }

    /**
     * Returns the smallest grid that uses the whole device.
     *
     * @return the grid, which depends on the form of the wait.
     */
    public abstract Grid preferredGrid();

    /**
     * Allocates an array that stays on the device from launch to launch.
     *
     * @param <A>   type of the array.
     * @param array with the first values.
     * @return the array, closed with the device at the latest.
     */
    public final <A> DeviceArray<A> allocateArray(final A array) {
        return whileOpen(() -> arrays.allocate(array));
    }

    /**
     * Returns the open device, for the counts of its buffers.
     *
     * @return the context, owned by this.
     */
    public final GpuContext context() {
        return context;
    }

    /** Refuses work-groups that the device cannot have, before a kernel is built for them. */
    final void checkLocalSize(final KernelCall call, final Grid grid) {
        LocalSizeLimit.check(context.info(), KernelMethod.of(call.kernel()).kernelName(), grid.localSize());
    }

    final GpuPrograms programs() {
        return programs;
    }

    /** Returns what is allocated before the device can be closed. */
    final <T> T whileOpen(final Supplier<T> allocation) {
        synchronized (allocating) {
            checkOpen();
            return allocation.get();
        }
    }

    /** Refuses allocations and launches from now on; returns whether they were allowed. */
    final boolean endUse() {
        synchronized (allocating) {
            final boolean wasOpen = !closed;
            closed = true;
            return wasOpen;
        }
    }

    final void checkOpen() {
        if (closed) {
            throw new IllegalStateException("device " + name() + " is closed");
        }
    }
}

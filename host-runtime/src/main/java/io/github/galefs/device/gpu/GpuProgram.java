package io.github.galefs.device.gpu;

import io.github.galefs.device.Grid;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.lang.foreign.MemorySegment;

/** A kernel that is built for a device, with the values of its parameters. Used by one thread at a time. */
public interface GpuProgram extends AutoCloseable {
    /**
     * Returns the kernel's name, for messages.
     *
     * @return {@code CLASS#METHOD}.
     */
    String kernelName();

    /**
     * Returns the size of the work-groups that the device runs for work-groups of the kernel.
     *
     * @param localSize work-items of a work-group of the kernel.
     * @return the same size, or 1 if one work-item of the device runs a whole work-group.
     */
    int localSizeOnDevice(int localSize);

    /**
     * Checks that the device can run work-groups of this size.
     *
     * @param localSize work-items of a work-group.
     * @throws IllegalArgumentException it cannot; with the numbers.
     */
    void checkLocalSize(int localSize);

    /**
     * Sets the extents of a grid, if the kernel uses its dimensions.
     *
     * @param grid of the launch.
     */
    void setGrid(Grid grid);

    /**
     * Sets a parameter to memory of the device.
     *
     * @param index  of the parameter, from 0.
     * @param memory from {@link GpuContext#allocate}.
     */
    void setMemory(int index, long memory);

    /**
     * Sets a parameter to memory that host and device share.
     *
     * @param index  of the parameter, from 0.
     * @param memory from {@link GpuContext#allocateShared}.
     */
    void setShared(int index, SharedBuffer memory);

    /**
     * Sets a parameter to bytes, by value.
     *
     * @param index of the parameter, from 0.
     * @param bytes native memory of the parameter's length, at most {@link RoundDescriptor#LAUNCH_LENGTH}.
     */
    void setBytes(int index, MemorySegment bytes);

    /**
     * Sets a parameter to a scalar. It is passed by value, so one program serves all values.
     *
     * @param index of the parameter, from 0.
     * @param value an object such as an {@link Integer}; or a KernelContext of TornadoVM, which no kernel reads.
     */
    void setScalar(int index, Object value);

    @Override
    void close();
}

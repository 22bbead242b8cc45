package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.kernel.artefact.ParameterAccess;
import java.util.List;

/**
 * The arrays of kernels, in memory that kernels reach. What belongs to a launch is used by one launch at a time.
 *
 * <p>Among the arguments of a launch, a {@link SharedBuffer} is memory that kernels reach already.
 */
interface LaunchArrays extends AutoCloseable {
    /** Index of the first argument's parameter, behind the region. */
    int FIRST_PARAMETER = 1;

    /**
     * Allocates memory for an array that stays on the device, and copies it there. Thread-safe.
     *
     * @throws IllegalArgumentException the array has such memory already.
     */
    <A> DeviceArray<A> allocate(A array);

    /**
     * Sets a kernel's parameters behind the region: copies arrays in, and passes scalars by value. An array that is
     * passed twice has one buffer, as it is one array in Java.
     *
     * @param arguments of the launch.
     * @param accesses  how the kernel accesses each.
     * @param program   receives them.
     */
    void bind(List<Object> arguments, List<ParameterAccess> accesses, GpuProgram program);

    /** Returns the waits of a launch for the copies of its arrays. */
    CopyWaits waits();

    /** Copies the arrays back that the kernel may have written, after it has ended. */
    void copyOut();

    /** Releases the arrays of a launch; no kernel may be using their buffers. */
    void unbind();

    /** Frees everything. No kernel may be running. */
    @Override
    void close();
}

package io.github.galefs.device;

/**
 * A Java array with a copy in a device's memory that stays there from launch to launch. Kernels that receive the array
 * use the copy, so a launch transfers nothing:
 *
 * <pre>{@code
 * try (DeviceArray<float[]> weights = galeFs.allocateArray(new float[1_000_000])) {
 *     for (int i = 0; i < 100; i++) {
 *         galeFs.launch(MyKernels::improve, new Grid(64, 8), weights.array(), parameters);
 *     }
 *     weights.download();
 *     System.out.println(weights.array()[0]);
 * }
 * }</pre>
 *
 * <p>Array and copy are the same after the allocation, {@link #upload()} and {@link #download()}. In between, the host
 * must not expect to see what kernels have written, nor kernels what the host has written. On a device that uses Java
 * arrays in place there is no copy: both see it at once, and uploads and downloads do nothing.
 *
 * <p>Once this is closed, the array is an array like any other, and has the values that it had on the host.
 * Thread-safe; neither upload nor download while a launch uses the array.
 *
 * @param <A> type of the array: of any primitive type but {@code boolean}.
 */
public interface DeviceArray<A> extends AutoCloseable {
    /**
     * Returns the array, which represents the copy as a kernel's argument.
     *
     * @return the array that was passed at the allocation.
     */
    A array();

    /**
     * Copies the array to the device.
     *
     * @throws IllegalStateException this is closed.
     */
    void upload();

    /**
     * Copies the device's values to the array.
     *
     * @throws IllegalStateException this is closed.
     */
    void download();

    /** Frees the device's copy, without a download; if a launch uses it, after that launch. */
    @Override
    void close();
}

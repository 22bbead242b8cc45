package io.github.galefs.kernel;

/**
 * Fields of a region that do not change while a kernel runs: during a launch in the live form, during a round in the
 * suspended form. A compiled kernel may load them once and keep them.
 */
public final class LaunchConstant {
    private LaunchConstant() {}

    /**
     * Reads an int.
     *
     * @param region     the region.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value.
     */
    public static int getInt(final long[] region, final long byteOffset) {
        return DeviceMemory.getInt(region, byteOffset);
    }

    /**
     * Reads a long.
     *
     * @param region     the region.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value.
     */
    public static long getLong(final long[] region, final long byteOffset) {
        return DeviceMemory.getLong(region, byteOffset);
    }
}

package io.github.galefs.kernel.call;

import io.github.galefs.kernel.DeviceMemory;

/**
 * Loads of words that the host writes and kernels only read: those of the tables.
 *
 * <p>In the live form the host may write at any time, so each load goes to memory. In the suspended form it writes
 * between rounds only, and a plain load will do, which a GPU serves from the cache of a compute unit. That matters:
 * thousands of work-groups load the same few words, and the cache that all units share serves the readers of a word
 * one after the other.
 */
public final class HostWord {
    private HostWord() {}

    /**
     * Loads an int.
     *
     * @param region     the region.
     * @param byteOffset offset in bytes, a multiple of 4.
     * @return the value.
     */
    public static int getInt(final long[] region, final long byteOffset) {
        return HostCall.isSuspended()
                ? DeviceMemory.getInt(region, byteOffset)
                : DeviceMemory.getIntVolatile(region, byteOffset);
    }

    /**
     * Loads a long.
     *
     * @param region     the region.
     * @param byteOffset offset in bytes, a multiple of 8.
     * @return the value.
     */
    public static long getLong(final long[] region, final long byteOffset) {
        return HostCall.isSuspended()
                ? DeviceMemory.getLong(region, byteOffset)
                : DeviceMemory.getLongVolatile(region, byteOffset);
    }
}

package io.github.galefs.device.opencl;

/** Pattern with which OpenCL fills memory. */
final class FillPattern {
    /** Drivers fill fastest with patterns of this length. */
    static final int MAX_LENGTH = 16;

    private FillPattern() {}

    /** Returns the length of the longest pattern for a range: a power of 2 that divides its offset and its length. */
    static int length(final long offset, final long byteLength) {
        return (int) Long.lowestOneBit(offset | byteLength | MAX_LENGTH);
    }
}

package io.github.galefs.device.opencl;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/** Kernels whose device code was written by hand, beside this class, so that their tests need no compiler of Java. */
final class HandWrittenKernels {
    static final int STOP_OFFSET = 64;
    static final int RELEASE_OFFSET = 128;

    private HandWrittenKernels() {}

    /** Adds its global id to each element, and its length to the first. */
    static void arrays(final long[] fs, final int[] a, final long[] b, final float[] c, final double[] d) {
        final int i = WorkItem.globalId();
        if (i < a.length) {
            a[i] += i;
            b[i] += i;
            c[i] += i;
            d[i] += i;
        }
        if (i == 0) {
            DeviceMemory.putLong(fs, 0, a.length);
            DeviceMemory.putLong(fs, 8, d.length);
        }
    }

    /** Adds 1 through the first array and 10 through the second. */
    static void twice(final long[] fs, final int[] a, final int[] b) {
        a[0] += 1;
        b[0] += 10;
    }

    /** Spins until the stop word is set. */
    static void untilStopped(final long[] fs, final int[] out) {
        DeviceMemory.putIntVolatile(fs, 0, 1);
        while (DeviceMemory.getIntVolatile(fs, STOP_OFFSET) == 0) {
            WorkItem.relax(0);
        }
        out[0] = 77;
    }

    /** Ignores the stop word. */
    static void stubborn(final long[] fs) {
        DeviceMemory.putIntVolatile(fs, 0, 1);
        while (DeviceMemory.getIntVolatile(fs, RELEASE_OFFSET) == 0) {
            WorkItem.relax(0);
        }
    }

    /** Has device code that does not compile. */
    static void broken(final long[] fs) {
        DeviceMemory.putIntVolatile(fs, 0, 1);
    }

    /** Has device code with other parameters. */
    static void overloaded(final long[] fs, final int[] a) {
        a[0] = 1;
    }
}

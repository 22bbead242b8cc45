package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.log.KernelLog;

/** Kernels that print. */
final class PrintKernels {
    private static final String UNITS = " µm";

    private PrintKernels() {}

    /** Prints arguments of all types; nothing else, so that it never waits. */
    static void arguments(
            final long[] fs, final int[] ints, final long[] longs, final float[] floats, final double[] doubles) {
        KernelLog.print(fs, "no argument");
        KernelLog.print(fs, "int {}", ints[0]);
        KernelLog.print(fs, "long {}" + UNITS, longs[0]);
        KernelLog.print(fs, "{} is a float", floats[0]);
        KernelLog.print(fs, "double {}", doubles[0]);
        KernelLog.print(fs, "{}{}", ints[0], doubles[0]);
        KernelLog.print(fs, "{}, {}", doubles[0], longs[0]);
        KernelLog.print(fs, "one place: {}.", longs[0], ints[0], doubles[0]);
        KernelLog.print(fs, "{} {} {} {}", doubles[0], ints[0], doubles[0]);
        KernelLog.print(fs, "", doubles[0], doubles[0], ints[0]);
        KernelLog.print(fs, "ΑΩ {{}}", ints[0]);
    }

    /** Each work-item prints some lines between reads, all but the first of them under conditions of its own. */
    static void underConditions(final long[] fs, final int[] values, final byte[] data) {
        final int i = WorkItem.globalId();
        final int fd = gopen(fs, "file", O_RDONLY);
        KernelLog.print(fs, "{} opened", i);
        for (int k = 0; k < 4; k++) {
            final int count = gread(fs, fd, 64L * k, 64, data, 64L * WorkItem.groupId());
            if ((values[i] >> k & 1) != 0) {
                KernelLog.print(fs, "{} read {} in step {}", i, count, k);
            } else if (k == 2) {
                for (int line = 0; line < values[i]; line++) {
                    KernelLog.print(fs, "{} prints line {}", i, line);
                }
            }
        }
    }

    /** The leader prints what the others have done; then they go on. */
    static void leaders(final long[] fs, final int[] counts) {
        for (int k = 0; k < counts[0]; k++) {
            KernelLog.print(fs, "{} before {} of {}", WorkItem.groupId(), k, WorkItem.localId());
            WorkItem.barrier();
            if (WorkItem.localId() == 0) {
                KernelLog.print(fs, "{} leads {}", WorkItem.groupId(), k);
            }
            WorkItem.barrier();
        }
    }

    /** Each work-item prints so many lines, as fast as it can. */
    static void lines(final long[] fs, final int[] counts) {
        for (int k = 0; k < counts[0]; k++) {
            KernelLog.print(fs, "{}: {}", WorkItem.globalId(), k);
        }
    }

    /** Prints one line, and reads for ever. */
    static void runsOn(final long[] fs, final byte[] data) {
        final int fd = gopen(fs, "file", O_RDONLY);
        KernelLog.print(fs, "fd {}", fd);
        int count = 1;
        while (count > 0) {
            count = gread(fs, fd, 0, 64, data, 0);
        }
    }
}

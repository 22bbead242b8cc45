package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/** Runs a list of file calls and stores the result of each. Device code, for one work-group. */
final class ScriptKernel {
    static final int OPEN = 0;
    static final int READ = 1;
    static final int WRITE = 2;
    static final int CLOSE = 3;
    static final int SIZE = 4;

    /** Ints of a step: call, slot of the fd, then up to three arguments. */
    static final int STEP_LENGTH = 5;

    /** Ints of a result: the result of the call, and a checksum of the bytes that it read. */
    static final int RESULT_LENGTH = 2;

    static final int SLOTS = 4;

    private ScriptKernel() {}

    static void run(
            final long[] fs,
            final int[] script,
            final int[] names,
            final int[] fds,
            final int[] data,
            final int[] results) {
        for (int step = 0; step < script.length / STEP_LENGTH; step++) {
            final int base = step * STEP_LENGTH;
            final int call = script[base];
            final int slot = script[base + 1];
            final int fd = fds[slot];
            int result = 0;
            if (call == OPEN) {
                result = gopen(fs, names, 4L * script[base + 2], 2, script[base + 3]);
            } else if (call == READ) {
                result = gread(fs, fd, script[base + 2], script[base + 3], data, 0);
            } else if (call == WRITE) {
                WorkItem.barrier();
                fill(data, script[base + 3], script[base + 4]);
                result = gwrite(fs, fd, script[base + 2], script[base + 3], data, 0);
            } else if (call == CLOSE) {
                result = gclose(fs, fd);
            } else {
                result = (int) gfstat(fs, fd, STAT_SIZE);
            }
            WorkItem.barrier();
            if (WorkItem.localId() == 0) {
                if (call == OPEN) {
                    fds[slot] = result;
                }
                results[step * RESULT_LENGTH] = result;
                results[step * RESULT_LENGTH + 1] = call == READ ? checksum(data, result) : 0;
            }
            WorkItem.barrier();
        }
    }

    private static void fill(final int[] data, final int count, final int seed) {
        for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
            DeviceMemory.putByte(data, i, seed + i * 7);
        }
    }

    private static int checksum(final int[] data, final int count) {
        int sum = 1;
        for (int i = 0; i < count; i++) {
            sum = sum * 31 + (DeviceMemory.getByte(data, i) & 0xff);
        }
        return sum;
    }
}

package io.github.galefs.sample.matadd;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.WorkItem;

/**
 * Adds two files of floats into a third. Work-groups take tiles in turn; the work-items of a group share its tile.
 * Written in the subset of Java that every device runs.
 */
final class MatAddKernel {
    /** Floats of a tile: 64 KiB, the default block size. */
    static final int TILE_LENGTH = 16_384;

    static final int PATH_A_LENGTH_ARG = 0;
    static final int PATH_B_LENGTH_ARG = 1;
    static final int PATH_OUT_LENGTH_ARG = 2;
    static final int ARG_COUNT = 3;

    /** Elements of a group in the status array: the file that failed, or 0; and the error. */
    static final int STATUS_STRIDE = 2;

    static final int A_FAILED = 1;
    static final int B_FAILED = 2;
    static final int OUT_FAILED = 3;
    static final int SIZES_DIFFER = 4;

    private MatAddKernel() {}

    /**
     * The kernel.
     *
     * @param fs     the file system.
     * @param args   lengths of the paths in bytes.
     * @param paths  paths of A, B and the output, concatenated.
     * @param a      a tile of A for each group; receives the sum.
     * @param b      a tile of B for each group.
     * @param status {@link #STATUS_STRIDE} ints for each group.
     */
    static void run(
            final long[] fs,
            final int[] args,
            final int[] paths,
            final float[] a,
            final float[] b,
            final int[] status) {
        final int lengthA = args[PATH_A_LENGTH_ARG];
        final int lengthB = args[PATH_B_LENGTH_ARG];
        final int fileA = gopen(fs, paths, 0, lengthA, O_RDONLY);
        final int fileB = gopen(fs, paths, lengthA, lengthB, O_RDONLY);
        final int out =
                gopen(fs, paths, (long) lengthA + lengthB, args[PATH_OUT_LENGTH_ARG], O_WRONLY | O_CREAT | O_TRUNC);
        if (fileA < 0) {
            fail(status, A_FAILED, fileA);
        } else if (fileB < 0) {
            fail(status, B_FAILED, fileB);
        } else if (out < 0) {
            fail(status, OUT_FAILED, out);
        } else if (gfstat(fs, fileA, STAT_SIZE) != gfstat(fs, fileB, STAT_SIZE)) {
            fail(status, SIZES_DIFFER, 0);
        } else {
            addTiles(fs, fileA, fileB, out, a, b, status);
        }
        gclose(fs, fileA);
        gclose(fs, fileB);
        final int closed = gclose(fs, out);
        if (closed < 0 && out >= 0) {
            fail(status, OUT_FAILED, closed);
        }
    }

    private static void addTiles(
            final long[] fs,
            final int fileA,
            final int fileB,
            final int out,
            final float[] a,
            final float[] b,
            final int[] status) {
        final int tileBytes = TILE_LENGTH * Float.BYTES;
        final int tile = WorkItem.groupId() * TILE_LENGTH;
        final long tileOffset = (long) tile * Float.BYTES;
        final long size = gfstat(fs, fileA, STAT_SIZE);
        long offset = (long) WorkItem.groupId() * tileBytes;
        int more = offset < size ? 1 : 0;
        while (more == 1) {
            final long left = size - offset;
            final int byteCount = left < tileBytes ? (int) left : tileBytes;
            final int readA = gread(fs, fileA, offset, byteCount, a, tileOffset);
            final int readB = gread(fs, fileB, offset, byteCount, b, tileOffset);
            int written = 0;
            if (readA == byteCount && readB == byteCount) {
                for (int i = WorkItem.localId(); i < byteCount / Float.BYTES; i += WorkItem.localSize()) {
                    a[tile + i] += b[tile + i];
                }
                written = gwrite(fs, out, offset, byteCount, a, tileOffset);
            }
            offset += (long) WorkItem.groupCount() * tileBytes;
            final boolean done = written == byteCount;
            more = done && offset < size ? 1 : 0;
            if (!done) {
                failTile(status, readA, readB, byteCount, written);
            }
        }
    }

    private static void failTile(
            final int[] status, final int readA, final int readB, final int byteCount, final int written) {
        if (readA != byteCount) {
            fail(status, A_FAILED, readA);
        } else if (readB != byteCount) {
            fail(status, B_FAILED, readB);
        } else {
            fail(status, OUT_FAILED, written);
        }
    }

    private static void fail(final int[] status, final int failure, final int error) {
        final int slot = WorkItem.groupId() * STATUS_STRIDE;
        if (WorkItem.localId() == 0) {
            status[slot] = failure;
            status[slot + 1] = error;
        }
    }
}

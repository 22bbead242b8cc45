package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.WorkItem;

/** Barriers, broadcasts and copies of a work-group. */
final class Groups {
    private Groups() {}

    @GroupSize(16)
    static void broadcast(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = (int) WorkItem.broadcast(ints[i]);
        longOut[i] = WorkItem.broadcast(longs[i]);
    }

    @GroupSize(16)
    static void broadcastInALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = 0;
        for (int k = 0; k < 20; k++) {
            sum = sum * 3 + WorkItem.broadcast(longs[(i + k) & 255]);
        }
        longOut[i] = sum;
    }

    @GroupSize(16)
    static void barrierPublishes(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = ints[i];
        WorkItem.barrier();
        final int other = WorkItem.groupId() * WorkItem.localSize() + WorkItem.localSize() - 1 - WorkItem.localId();
        longOut[i] = out[other];
    }

    @GroupSize(16)
    static void reduction(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = ints[i];
        WorkItem.barrier();
        for (int step = 8; step > 0; step >>= 1) {
            if (WorkItem.localId() < step) {
                out[i] += out[i + step];
            }
            WorkItem.barrier();
        }
        longOut[i] = out[WorkItem.groupId() * WorkItem.localSize()];
    }

    @GroupSize(16)
    static void leaderDecides(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int rounds = 0;
        long go = 1;
        while (go != 0) {
            rounds++;
            go = WorkItem.broadcast(WorkItem.localId() == 0 && rounds < 3 + (WorkItem.groupId() & 3) ? 1 : 0);
        }
        out[i] = rounds;
    }

    @GroupSize(16)
    static void leaderSearches(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long found = -1;
        if (WorkItem.localId() == 0) {
            found = leaderFind(ints, WorkItem.groupId());
        }
        out[i] = (int) WorkItem.broadcast(found);
    }

    @GroupSize(16)
    static void uniformReturn(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        if (WorkItem.broadcast(ints[WorkItem.groupId()] & 1) == 0) {
            out[i] = -1;
            return;
        }
        WorkItem.barrier();
        out[i] = (int) WorkItem.broadcast(i);
    }

    @GroupSize(16)
    static void copyByTheGroup(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int group = WorkItem.groupId();
        GroupCopy.copy(longs, group * 128L, longOut, group * 128L, 128);
        GroupCopy.copy(longs, group * 128L + 3, out, group * 64L + 1, 61);
    }

    @GroupSize(16)
    static void copyThenUse(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int group = WorkItem.groupId();
        GroupCopy.copy(ints, group * 64L, longOut, group * 128L, 64);
        WorkItem.barrier();
        out[i] = DeviceMemory.getInt(longOut, group * 128L + (WorkItem.localId() * 7 & 15) * 4L);
    }

    @GroupSize(16)
    static void workItemIds(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = WorkItem.globalId() + 1000 * WorkItem.localId();
        longOut[i] = WorkItem.groupId() + 1000L * WorkItem.localSize() + 1000000L * WorkItem.groupCount();
    }

    @GroupSize(16)
    static void stridedByTheGroup(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = WorkItem.localId(); k < 256; k += WorkItem.localSize()) {
            sum += ints[k];
        }
        out[i] = sum;
        WorkItem.barrier();
        longOut[i] = out[(i & ~15) + (i + 1 & 15)];
    }

    @GroupSize(16)
    static void collectiveWithErrors(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int status = 1;
        int done = 0;
        while (status == 1) {
            final long value = groupStep(ints, WorkItem.groupId(), done);
            if (value < 0) {
                status = (int) value;
            } else {
                longOut[i] += value;
                WorkItem.barrier();
                done++;
                status = done < 5 ? 1 : 0;
            }
        }
        out[i] = done * 100 + status;
    }

    private static long leaderFind(final int[] values, final int wanted) {
        for (int k = 0; k < 256; k++) {
            if ((values[k] & 15) == wanted) {
                return k;
            }
        }
        return -2;
    }

    private static long groupStep(final int[] values, final int group, final int step) {
        long result = 0;
        if (WorkItem.localId() == 0) {
            final int value = values[(group * 16 + step) & 255];
            if ((value & 7) == 0) {
                result = -5;
            } else if (value < 0) {
                result = value & 255;
            } else {
                result = step;
            }
        }
        return WorkItem.broadcast(result);
    }
}

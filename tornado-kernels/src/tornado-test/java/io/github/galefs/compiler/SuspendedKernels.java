package io.github.galefs.compiler;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.call.HostCall;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.kernel.round.RoundClient;

/** Kernels that wait for the host, for tests of the suspended form. */
final class SuspendedKernels {
    private SuspendedKernels() {}

    private static long ask(final long[] fs, final long question) {
        long outcome = 0;
        if (WorkItem.localId() == 0) {
            outcome = HostCall.request(fs, 1, 0, question, 0L, HostCall.PLAIN);
        }
        return HostCall.await(fs, outcome);
    }

    static void neverWaits(final long[] fs, final int[] out) {
        out[WorkItem.globalId()] = DeviceFile.gblocksize(fs);
    }

    static void endsAMapping(final long[] fs, final int[] out) {
        out[WorkItem.globalId()] = DeviceFile.gunmap(fs, 1);
    }

    static void hashesItsId(final long[] fs, final long[] out) {
        final long hash = hash(WorkItem.groupId());
        final int at = 2 * WorkItem.globalId();
        out[at] = hash;
        out[at + 1] = ask(fs, 1) + hash;
    }

    static void hashesItsPositions(final long[] fs, final long[] out) {
        final int at = 2 * WorkItem.globalId();
        out[at] = hash(RoundClient.position());
        ask(fs, 1);
        out[at + 1] = hash(RoundClient.position());
    }

    private static long hash(final int seed) {
        long hash = seed + 1L;
        hash ^= hash << 13;
        hash ^= hash >>> 7;
        hash ^= hash << 17;
        hash ^= hash << 5;
        hash ^= hash >>> 11;
        hash ^= hash << 19;
        hash ^= hash << 3;
        hash ^= hash >>> 23;
        hash ^= hash << 29;
        hash ^= hash << 13;
        hash ^= hash >>> 7;
        hash ^= hash << 17;
        hash ^= hash << 5;
        hash ^= hash >>> 11;
        hash ^= hash << 19;
        hash ^= hash << 3;
        hash ^= hash >>> 23;
        hash ^= hash << 29;
        hash ^= hash << 13;
        hash ^= hash >>> 7;
        hash ^= hash << 17;
        hash ^= hash << 5;
        hash ^= hash >>> 11;
        hash ^= hash << 19;
        hash ^= hash << 3;
        hash ^= hash >>> 23;
        hash ^= hash << 29;
        return hash;
    }

    static void waitsTwice(final long[] fs, final long[] out) {
        final long first = ask(fs, 1);
        out[WorkItem.globalId()] = first + ask(fs, 2);
    }

    static void keepsIds(final long[] fs, final long[] out) {
        final int at = WorkItem.globalId() * 8 + 3;
        out[at] = WorkItem.groupCount();
        out[at + 1] = ask(fs, 1);
        out[at + 2] = at;
    }

    static void keepsALoadedValue(final long[] fs, final long[] out) {
        final long before = out[0];
        out[1] = before + ask(fs, 1);
    }

    static void keepsALoadedByte(final long[] fs, final long[] out) {
        final int before = DeviceMemory.getByte(out, 3);
        out[1] = before + ask(fs, 1);
    }

    static void keepsACondition(final long[] fs, final long[] out) {
        final long before = out[0];
        final long answer = ask(fs, 1);
        if (before > 5) {
            out[1] = answer;
        }
    }

    static void sumsInALoop(final long[] fs, final int[] out) {
        int sum = 0;
        for (int i = 0; i < out[0]; i++) {
            sum += (int) ask(fs, i) * i;
        }
        out[1] = sum;
    }

    static void keepsAPrivateArray(final long[] fs, final long[] out) {
        final int[] own = new int[5];
        own[(int) out[0] & 3] = 7;
        out[1] = ask(fs, 1) + own[(int) out[2] & 3];
    }

    static void forgetsAPrivateArray(final long[] fs, final long[] out) {
        final int[] own = new int[5];
        own[(int) out[0] & 3] = 7;
        out[2] = own[(int) out[2] & 3];
        out[1] = ask(fs, 1);
    }

    static void keepsScalars(final long[] fs, final int a, final long[] out, final double b) {
        out[1] = ask(fs, a) + a + (long) b;
    }

    static void selectsAnArray(final long[] fs, final long[] a, final long[] b) {
        final long[] selected = a[0] > 0 ? a : b;
        final long before = b[1];
        final int closed = DeviceFile.gclose(fs, 3); // refused: selectsAnArray
        selected[1] = closed + before + selected[2];
    }

    static void accesses(
            final long[] fs,
            final int[] read,
            final int[] written,
            final int[] both,
            final int[] unused,
            final int[] to) {
        written[WorkItem.globalId()] = read[0] + unused.length;
        both[0]++;
        GroupCopy.copy(fs, 0, to, 0, 16);
    }

    static void keepsLocalMemory(final long[] fs, final long[] out) {
        final long[] tile = LocalMemory.longs(32);
        tile[WorkItem.localId()] = ask(fs, 1);
        WorkItem.localBarrier();
        final long sum = WorkGroup.reduceAdd(ask(fs, 2));
        out[WorkItem.globalId()] = tile[WorkItem.localSize() - 1] + sum;
        out[WorkItem.globalId()] += ask(fs, 3);
    }
}

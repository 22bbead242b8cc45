package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.FloatAtomics;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.RegionAtomics;
import io.github.galefs.kernel.WorkItem;

/** Atomic operations whose results do not depend on the order of the work-items. */
final class Atomics {
    private Atomics() {}

    @GroupSize({1, 8, 64})
    static void addInts(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        DeviceAtomics.getAndAdd(out, ints[i] & 7, ints[i]);
        DeviceAtomics.getAndAdd(longOut, ints[i] & 7, longs[i]);
    }

    @GroupSize({1, 8, 64})
    static void tickets(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        // No two work-items get the same number.
        final int ticket = DeviceAtomics.getAndAdd(out, 255, 1);
        DeviceAtomics.getAndAdd(longOut, ticket, 3L);
        final long other = DeviceAtomics.getAndAdd(longOut, 255, 1L << 32) >> 32;
        DeviceAtomics.getAndAdd(out, (int) other & 127, 1);
    }

    @GroupSize({1, 8, 64})
    static void extremes(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        DeviceAtomics.getAndMin(out, i & 3, ints[i]);
        DeviceAtomics.getAndMax(out, 4 + (i & 3), ints[i]);
        DeviceAtomics.getAndMin(longOut, i & 3, longs[i]);
        DeviceAtomics.getAndMax(longOut, 4 + (i & 3), longs[i]);
    }

    @GroupSize({1, 8, 64})
    static void bits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        DeviceAtomics.getAndBitwiseOr(out, i & 3, ints[i] & 0x1111_1111 << (i & 3));
        DeviceAtomics.getAndBitwiseXor(out, 4 + (i & 3), ints[i]);
        DeviceAtomics.getAndBitwiseAnd(ints, i, 0x0F0F_0F0F);
        DeviceAtomics.getAndBitwiseOr(longOut, i & 3, longs[i] & 0x1111_1111_1111_1111L << (i & 3));
        DeviceAtomics.getAndBitwiseXor(longOut, 4 + (i & 3), longs[i]);
        DeviceAtomics.getAndBitwiseAnd(longs, i, 0x0F0F_0F0F_0F0F_0F0FL);
    }

    @GroupSize({1, 8, 64})
    static void exchanges(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int group = WorkItem.groupId();
        // Each value is replaced once, or is the last.
        final int before = DeviceAtomics.getAndSet(out, group, ints[i]);
        final long longBefore = DeviceAtomics.getAndSet(longs, 255 - group & 255, (long) ints[i]);
        DeviceAtomics.getAndAdd(longOut, group, before + 0L);
        WorkItem.barrier();
        if (WorkItem.localId() == 0) {
            DeviceAtomics.getAndAdd(longOut, group, DeviceAtomics.getAndSet(out, group, 0));
        }
        if (longBefore == 0) {
            DeviceAtomics.getAndAdd(out, 0, 0);
        }
        WorkItem.barrier();
        longs[255 - group & 255] = 0;
    }

    @GroupSize({1, 8, 64})
    static void compareAndSets(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int place = i & 3;
        int seen = DeviceAtomics.getAndAdd(out, place, 0);
        while (!DeviceAtomics.compareAndSet(out, place, seen, seen + ints[i])) {
            seen = DeviceAtomics.getAndAdd(out, place, 0);
        }
        long expected = 0;
        long witness = DeviceAtomics.compareAndExchange(longOut, place, expected, expected + longs[i]);
        while (witness != expected) {
            expected = witness;
            witness = DeviceAtomics.compareAndExchange(longOut, place, expected, expected + longs[i]);
        }
        final boolean replaced = DeviceAtomics.compareAndSet(longs, i, 1L, 77L);
        DeviceAtomics.getAndAdd(out, 8, replaced ? 1 : 0);
    }

    @GroupSize({1, 8, 64})
    static void ordered(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        DeviceAtomics.getAndAddAcquire(out, 0, ints[i]);
        DeviceAtomics.getAndAddRelease(out, 1, ints[i]);
        DeviceAtomics.getAndAddAcquire(longOut, 0, longs[i]);
        DeviceAtomics.getAndAddRelease(longOut, 1, longs[i]);
        final int before = DeviceAtomics.getAndSetAcquire(ints, i, 5) + DeviceAtomics.getAndSetRelease(ints, i, 6);
        final long longBefore =
                DeviceAtomics.getAndSetAcquire(longs, i, 5L) + DeviceAtomics.getAndSetRelease(longs, i, 6L);
        final int expected = DeviceAtomics.compareAndExchangeAcquire(ints, i, 6, before)
                + DeviceAtomics.compareAndExchangeRelease(ints, i, 7, 8);
        final long longExpected = DeviceAtomics.compareAndExchangeAcquire(longs, i, 6L, longBefore)
                + DeviceAtomics.compareAndExchangeRelease(longs, i, 7L, 8L);
        DeviceAtomics.getAndBitwiseXor(out, 2, expected);
        DeviceAtomics.getAndBitwiseXor(longOut, 2, longExpected);
    }

    @GroupSize({1, 8, 64})
    static void byOffset(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        RegionAtomics.getAndAddInt(longOut, (i & 7) * 4L, ints[i]);
        RegionAtomics.getAndMinInt(longOut, 32, ints[i]);
        RegionAtomics.getAndMaxInt(longOut, 36, ints[i]);
        RegionAtomics.getAndBitwiseOrInt(longOut, 40, ints[i]);
        RegionAtomics.getAndBitwiseXorInt(longOut, 44, ints[i]);
        RegionAtomics.getAndAddLong(longOut, 48L + (i & 3) * 8L, longs[i]);
        RegionAtomics.getAndMinLong(longOut, 80, longs[i]);
        RegionAtomics.getAndMaxLong(longOut, 88, longs[i]);
        RegionAtomics.getAndBitwiseOrLong(longOut, 96, longs[i]);
        RegionAtomics.getAndBitwiseXorLong(longOut, 104, longs[i]);
        final long own = i * 8L;
        RegionAtomics.getAndBitwiseAndInt(longs, own, 0xFF00);
        RegionAtomics.getAndBitwiseAndLong(longs, own, -1L << 8);
        int seen = RegionAtomics.getAndSetInt(longs, own + 4, 9);
        seen += RegionAtomics.compareAndExchangeInt(longs, own + 4, 9, 10);
        seen += RegionAtomics.compareAndSetInt(longs, own + 4, 9, 11) ? 100 : 1;
        long longSeen = RegionAtomics.getAndSetLong(longs, own, seen);
        longSeen += RegionAtomics.compareAndExchangeLong(longs, own, seen, 12L);
        longSeen += RegionAtomics.compareAndSetLong(longs, own, 12L, longSeen) ? 100 : 1;
        RegionAtomics.getAndAddLongRelease(longs, own, longSeen);
        RegionAtomics.getAndAddIntAcquire(longs, own, seen);
    }

    @GroupSize({1, 8, 64})
    static void addsFloats(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        // Sums of few small integers are exact.
        FloatAtomics.getAndAdd(floatOut, i & 3, (i & 63) * 0.5f);
        FloatAtomics.getAndAdd(doubleOut, i & 3, i * 0.25);
        floatOut[8 + (i & 127)] = FloatAtomics.compareAndExchange(floats, i & 127, floats[i & 127], floats[i & 127]);
    }

    @GroupSize({1, 8, 64})
    static void localHistogram(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int[] counts = LocalMemory.ints(16);
        final long[] sums = LocalMemory.longs(16);
        for (int k = WorkItem.localId(); k < 16; k += WorkItem.localSize()) {
            counts[k] = 0;
            sums[k] = 0;
        }
        WorkItem.localBarrier();
        for (int k = 0; k < 4; k++) {
            final int value = ints[WorkItem.globalId() * 5 + k & 255];
            DeviceAtomics.getAndAdd(counts, value & 15, 1);
            DeviceAtomics.getAndAdd(sums, value & 15, (long) value);
            DeviceAtomics.getAndMax(sums, value >>> 28, (long) Integer.MIN_VALUE * 256);
        }
        WorkItem.localBarrier();
        for (int k = WorkItem.localId(); k < 16; k += WorkItem.localSize()) {
            DeviceAtomics.getAndAdd(out, k, counts[k]);
            DeviceAtomics.getAndAdd(longOut, k, sums[k]);
        }
    }

    @GroupSize({1, 8, 64})
    static void localFloats(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final float[] sums = LocalMemory.floats(4);
        final double[] wideSums = LocalMemory.doubles(4);
        if (WorkItem.localId() == 0) {
            for (int k = 0; k < 4; k++) {
                sums[k] = k;
                wideSums[k] = -k;
            }
        }
        WorkItem.localBarrier();
        FloatAtomics.getAndAdd(sums, WorkItem.localId() & 3, WorkItem.localId() * 0.5f);
        FloatAtomics.getAndAdd(wideSums, WorkItem.localId() & 3, WorkItem.globalId());
        WorkItem.localBarrier();
        floatOut[WorkItem.globalId()] = sums[WorkItem.globalId() & 3];
        doubleOut[WorkItem.globalId()] = wideSums[WorkItem.globalId() & 3];
    }
}

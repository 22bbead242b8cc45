package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.WorkItem;

/**
 * Barriers and broadcasts under conditions that are the same for the whole group: in loops, nested, and beside early
 * exits.
 */
final class Collectives {
    private Collectives() {}

    @GroupSize({2, 3, 8, 64})
    static void barrierUnderACondition(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = i;
        for (int k = 0; k < 6; k++) {
            if ((ints[WorkItem.groupId() + k & 255] & 1) == 0) {
                sum = sum * 3 + exchange(out, ints[i] + k);
            }
        }
        longOut[i] = sum;
    }

    @GroupSize({2, 3, 8, 64})
    static void broadcastUnderACondition(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = 0;
        int taken = 0;
        for (int k = 0; k < 9; k++) {
            if (ints[WorkItem.groupId() * 3 + k & 255] > 0) {
                sum = sum * 31 + WorkItem.broadcast(longs[i + k & 255]);
                taken++;
            }
        }
        longOut[i] = sum;
        out[i] = taken;
    }

    @GroupSize({2, 3, 8, 64})
    static void differentBarriersInBothBranches(
            final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = 1;
        for (int k = 0; k < 5; k++) {
            if ((ints[WorkItem.groupId() + k & 255] & 2) == 0) {
                sum += WorkItem.broadcast(longs[i] + k);
            } else {
                sum ^= exchange(out, (int) sum);
                sum += WorkItem.broadcast(sum + i);
            }
            sum = sum * 7 + k;
        }
        longOut[i] = sum;
    }

    @GroupSize({2, 3, 8, 64})
    static void nestedLoops(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = ints[i];
        for (int k = 0; k < 4; k++) {
            final int rounds = ints[WorkItem.groupId() * 5 + k & 255] & 3;
            for (int m = 0; m < rounds; m++) {
                if ((m + k & 1) == 0) {
                    sum += WorkItem.broadcast(longs[i + m & 255]) * (m + 1);
                }
                sum = sum * 5 + exchange(out, (int) sum + k);
            }
            sum += k;
        }
        longOut[i] = sum;
    }

    @GroupSize({2, 3, 8, 64})
    static void earlyContinue(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = i;
        for (int k = 0; k < 8; k++) {
            final int chosen = ints[WorkItem.groupId() + k & 255];
            if ((chosen & 1) == 0) {
                continue;
            }
            sum += WorkItem.broadcast(sum + k);
            if ((chosen & 2) == 0) {
                continue;
            }
            sum = sum * 3 + exchange(out, chosen + i);
        }
        longOut[i] = sum;
    }

    @GroupSize({2, 3, 8, 64})
    static void earlyBreak(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = i;
        int k = 0;
        while (k < 20) {
            sum = sum * 3 + exchange(out, (int) sum + k);
            if (WorkItem.broadcast(ints[i + k & 255] & 7) == 0) {
                break;
            }
            k++;
        }
        WorkItem.barrier();
        out[i] = k;
        longOut[i] = sum;
    }

    @GroupSize({2, 3, 8, 64})
    static void returnFromALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        for (int k = 0; k < 10; k++) {
            longOut[i] += WorkItem.broadcast(longs[i] + k);
            if (WorkItem.broadcast(ints[i + k & 255] & 3) == 0) {
                out[i] = k;
                return;
            }
            WorkItem.barrier();
        }
        out[i] = -1;
    }

    @GroupSize({2, 3, 8, 64})
    static void switchInALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = 0;
        for (int k = 0; k < 7; k++) {
            switch (ints[WorkItem.groupId() + k & 255] & 3) {
                case 0 -> sum += WorkItem.broadcast(longs[i]);
                case 1 -> sum ^= exchange(out, i + k);
                case 2 -> {
                    sum = sum * 3 + exchange(out, (int) sum);
                    sum -= WorkItem.broadcast(sum);
                }
                default -> sum++;
            }
        }
        longOut[i] = sum;
    }

    @GroupSize({2, 3, 8, 64})
    static void doWhile(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = longs[i];
        long left = WorkItem.broadcast(ints[i] & 7);
        do {
            if ((left & 1) != 0) {
                sum = sum * 5 + exchange(out, (int) (sum + left));
            }
            left = WorkItem.broadcast(left - 1);
        } while (left > 0);
        longOut[i] = sum;
        WorkItem.barrier();
        out[i] = (int) left;
    }

    @GroupSize({2, 3, 8, 64})
    static void conditionsWithinConditions(
            final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = 0;
        for (int k = 0; k < 4; k++) {
            final int chosen = ints[WorkItem.groupId() * 7 + k & 255];
            if ((chosen & 1) != 0) {
                // Differs between the work-items, so it contains no barrier.
                if (ints[i] > 0) {
                    sum += longs[i] >> k;
                }
                if ((chosen & 2) != 0) {
                    sum = sum * 3 + exchange(out, ints[i] - k);
                    if ((chosen & 4) != 0) {
                        sum += WorkItem.broadcast(sum);
                    }
                }
            }
        }
        longOut[i] = sum;
    }

    @GroupSize({2, 3, 8, 64})
    static void loopsOfDifferentLengthsBetween(
            final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = 1;
        for (int k = 0; k < 3; k++) {
            final int rounds = ints[i + k & 255] & 15;
            for (int m = 0; m < rounds; m++) {
                sum = sum * 31 + longs[i + m & 255];
            }
            if ((ints[WorkItem.groupId() + k & 255] & 1) == 0) {
                sum += exchange(out, (int) sum);
            }
        }
        longOut[i] = sum;
    }

    @GroupSize({2, 3, 8, 64})
    static void valuesChangePlaces(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long a = longs[i];
        long b = ints[i];
        int c = i;
        for (int k = 0; k < 6; k++) {
            if ((ints[WorkItem.groupId() + k & 255] & 1) == 0) {
                final long old = a;
                a = b + exchange(out, c);
                b = old;
                c += k;
            } else {
                final long old = b;
                b = a;
                a = old;
            }
        }
        longOut[i] = a * 31 + b;
        WorkItem.barrier();
        out[i] = c;
    }

    @GroupSize({2, 3, 8, 64})
    static void helperWithSeveralReturns(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = 0;
        for (int k = 0; k < 5; k++) {
            final long step = step(ints[WorkItem.groupId() + k & 255], longs[i + k & 255]);
            if (step < 0) {
                sum += step;
            } else {
                sum = sum * 3 + exchange(out, (int) step);
            }
        }
        longOut[i] = sum;
    }

    @GroupSize({2, 3, 8, 64})
    static void valuesOfAllTypes(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        float single = 0;
        double wide = 0;
        for (int k = 0; k < 5; k++) {
            if (floats[WorkItem.groupId() + k & 255] > 0) {
                single += floats[i + k & 255];
                longOut[i] += WorkItem.broadcast(k + (single > 1 ? 1 : 0));
                wide += doubles[i];
                WorkItem.barrier();
                wide *= single;
            }
            single += k;
        }
        floatOut[i] = single;
        doubleOut[i] = wide;
    }

    @GroupSize({2, 3, 8, 64})
    static void copiesUnderConditions(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int begin = WorkItem.groupId() * WorkItem.localSize();
        final int bytes = WorkItem.localSize() * Long.BYTES;
        long sum = 0;
        for (int k = 0; k < 6; k++) {
            if ((ints[WorkItem.groupId() + k & 255] & 1) == 0) {
                GroupCopy.copy(longs, begin * 8L, longOut, begin * 8L, bytes);
                WorkItem.barrier();
                sum = sum * 3 + longOut[begin + (i + k) % WorkItem.localSize()];
                WorkItem.barrier();
                longOut[i] = sum;
                WorkItem.barrier();
            }
        }
        out[i] = (int) sum;
    }

    /** Returns the value of the next work-item in the group. */
    private static int exchange(final int[] out, final int value) {
        final int begin = WorkItem.groupId() * WorkItem.localSize();
        out[WorkItem.globalId()] = value;
        WorkItem.barrier();
        final int next = out[begin + (WorkItem.localId() + 1) % WorkItem.localSize()];
        WorkItem.barrier();
        return next;
    }

    private static long step(final int chosen, final long value) {
        if (chosen == 0) {
            return -1;
        }
        final long leaders = WorkItem.broadcast(value);
        if ((chosen & 1) == 0) {
            return -2 - (leaders & 7);
        }
        for (int k = 0; k < 3; k++) {
            if (WorkItem.broadcast(value >> k & 1) != 0) {
                return k;
            }
        }
        return leaders & 0xFFFF;
    }
}

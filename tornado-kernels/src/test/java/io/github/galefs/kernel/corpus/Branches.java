package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** {@code if} statements, conditional expressions and short-circuit operators. */
@SuppressWarnings({"OperatorPrecedence", "ShortCircuitBoolean"}) // These are under test.
final class Branches {
    private Branches() {}

    static void ifElseChain(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i] & 15;
        int result;
        if (x == 0) {
            result = 1;
        } else if (x < 4) {
            result = 2;
        } else if (x == 9) {
            result = 3;
        } else {
            result = 4;
        }
        out[i] = result;
    }

    static void ternaryChain(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i] & 63;
        out[i] = x < 5 ? 1 : x < 9 ? (ints[i] > 15 ? 2 : 3) : x == 33 ? -4 : 6;
    }

    static void shortCircuits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final boolean result = (i > 5 && x > 20) || (i == 2 && longs[i] < 0) || !(i < 60);
        out[i] = result ? 1 : 0;
    }

    static void shortCircuitGuardsAccess(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = i < 200 && ints[i + 50] > 0 ? 1 : 2;
        longOut[i] = i >= 200 || ints[i + 50] > 0 ? 1 : 2;
    }

    static void sideEffectsInOrder(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int n = 0;
        if (ints[i] > 0 && (n += 3) > 0 | (n += 5) > 100) {
            n *= 2;
        }
        out[i] = n;
    }

    static void nestedIfs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int n = 0;
        if ((ints[i] & 1) == 0) {
            n += 1;
            if ((ints[i] & 2) == 0) {
                n += 2;
                if ((ints[i] & 4) == 0) {
                    n += 4;
                }
            } else {
                n += 8;
            }
            n += 16;
        }
        out[i] = n;
    }

    static void earlyReturn(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        if (i >= 10) {
            return;
        }
        out[i] = ints[i] + 1;
    }

    static void severalEarlyReturns(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        if (x == 0) {
            return;
        }
        out[i] = 1;
        if (x < 0) {
            out[i] = 2;
            return;
        }
        longOut[i] = 3;
        if ((x & 1) == 0) {
            return;
        }
        out[i] = 4;
    }

    static void emptyBranches(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int n = i;
        if ((ints[i] & 1) == 0) {
            n = n + 0;
        } else {
            n = n | 0;
        }
        out[i] = n;
    }

    static void selectLongs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = ints[i] < 0 ? longs[i] : ints[i] == 0 ? Long.MIN_VALUE : longs[(i + 1) & 255];
    }

    static void testBits(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = ((x & 8) != 0 ? 1 : 0) + ((x & 8) == 0 ? 2 : 0) + ((x & 7) == 7 ? 4 : 0);
        longOut[i] = (longs[i] & 1L << 40) != 0 ? 1 : 0;
    }

    static void rangeChecks(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        out[i] = x >= 0 && x < 100 ? 1 : x >= -100 && x < 0 ? 2 : 3;
    }
}

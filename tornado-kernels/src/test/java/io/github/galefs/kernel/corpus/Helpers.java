package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** Calls of helper methods: with several returns, with returns from loops, and with calls of their own. */
@SuppressWarnings({"OperatorPrecedence", "StatementSwitchToExpressionSwitch"}) // These are under test.
final class Helpers {
    private Helpers() {}

    static void returnsFromALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = find(ints, i & 127, i & 63);
    }

    static void returnsFromNestedLoops(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = findIn8By8(ints, i & 63);
    }

    static void earlyReturns(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = classify(i) * 100 + classify(ints[i] & 31);
    }

    static void returnsOfSwitch(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = dispatch(i & 3, ints, i);
    }

    static void calledTwice(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int first = find(ints, 100, i & 63);
        if (first < 0) {
            out[i] = first;
            return;
        }
        final int second = find(ints, first, i + 1 & 63);
        out[i] = first * 1000 + second;
    }

    static void calledInACondition(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        if (isEven(i) && !isEven(ints[i] / 3)) {
            out[i] = 3;
        } else {
            out[i] = 4;
        }
    }

    static void calledInALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = 0; k < 8; k++) {
            final int found = find(ints, 64, (i + k) & 63);
            if (found < 0) {
                continue;
            }
            sum += found;
        }
        out[i] = sum;
    }

    static void chain(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = chained(ints, i);
    }

    static void withoutResult(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        storeSigned(ints, out, i);
    }

    static void ofLong(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = mixed(longs[i], ints[i]);
    }

    static void deep(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int result = deepSum(ints, i);
        if (result < 0) {
            out[i] = result - 1;
            return;
        }
        out[i] = result + deepSum(ints, i / 2);
    }

    static void ofArrays(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = first((i & 1) == 0 ? ints : out, i) + 1;
    }

    static void endlessLoopWithReturns(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = countTo(ints, 60, i & 63);
    }

    static void partialResults(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int a = transfer(ints, 3, 5, 40);
        final int b = transfer(ints, -1, 0, 1);
        final int c = transfer(ints, i, i & 7, ints[i] & 63);
        out[i] = a * 10000 + b * 100 + c;
    }

    static void guardsAndLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int total = 0;
        int status = 1;
        while (status > 0 && total < 40) {
            status = transfer(ints, i, total, 3);
            if (status > 0) {
                total += status;
            }
        }
        out[i] = status < 0 ? status : total;
    }

    static void booleanFromLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = containsAll(ints, i & 15) ? 1 : 0;
        longOut[i] = isEven(i) ? 1 : 0;
    }

    static void manyParameters(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = weighted(i, longs[i], ints[i], (byte) ints[i], (short) i, (char) i, isEven(i));
    }

    private static int find(final int[] values, final int count, final int wanted) {
        for (int k = 0; k < count; k++) {
            if ((values[k] & 63) == wanted) {
                return k;
            }
        }
        return -1;
    }

    private static int findIn8By8(final int[] values, final int wanted) {
        for (int a = 0; a < 8; a++) {
            for (int b = 0; b < 8; b++) {
                if ((values[a * 8 + b] & 63) == wanted) {
                    return a * 100 + b;
                }
            }
        }
        return -1;
    }

    private static int classify(final int x) {
        if (x < 10) {
            return -1;
        }
        if (x == 20) {
            return 0;
        }
        return 1;
    }

    private static int dispatch(final int operation, final int[] values, final int i) {
        switch (operation) {
            case 1:
                return values[i] + 1;
            case 2:
                return values[i] * 2;
            case 3: {
                int sum = 0;
                for (int k = 0; k < 4; k++) {
                    sum += values[k];
                }
                return sum;
            }
            default:
                return -22;
        }
    }

    private static boolean isEven(final int x) {
        return (x & 1) == 0;
    }

    private static int transfer(final int[] values, final int fd, final int offset, final int count) {
        if (fd < 0) {
            return -9;
        }
        if (count <= 0) {
            return 0;
        }
        int done = 0;
        while (done < count) {
            final int page = offset + done >> 4;
            int slot = -1;
            for (int k = 0; k < 4; k++) {
                if ((values[k] & 3) == (page & 3)) {
                    slot = k;
                    break;
                }
            }
            if (slot < 0) {
                return done > 0 ? done : -11;
            }
            final int toPageEnd = 16 - (offset + done & 15);
            done += toPageEnd < count - done ? toPageEnd : count - done;
        }
        return done;
    }

    private static int chained(final int[] values, final int i) {
        final int first = transfer(values, i, 0, 10);
        if (first < 0) {
            return first;
        }
        final int second = transfer(values, i + 1, first, 20);
        if (second < 0) {
            return second - 1000;
        }
        return first * 100 + second;
    }

    private static void storeSigned(final int[] values, final int[] results, final int i) {
        final int value = values[i];
        if (value > 30) {
            results[i] = value;
            return;
        }
        results[i] = -value;
    }

    private static long mixed(final long x, final int y) {
        return y < 0 ? x ^ y : x + ((long) y << 20);
    }

    private static int deepSum(final int[] values, final int i) {
        int sum = 0;
        for (int a = 0; a < 8; a++) {
            for (int b = 0; b < 8; b++) {
                if ((values[a * 8 + b] & 127) > i + 40) {
                    return sum;
                }
                sum += a ^ b;
                if (sum > 500) {
                    return -sum;
                }
            }
        }
        return sum + 1;
    }

    private static int first(final int[] values, final int i) {
        return values[i];
    }

    private static int countTo(final int[] values, final int limit, final int wanted) {
        int k = 0;
        while (true) {
            final int value = values[k] & 63;
            if (value == wanted) {
                return k * 10;
            }
            if (k == limit) {
                return -2;
            }
            k++;
        }
    }

    private static boolean containsAll(final int[] values, final int count) {
        for (int wanted = 0; wanted < count; wanted++) {
            boolean found = false;
            for (int k = 0; k < 64 && !found; k++) {
                found = (values[k] & 15) == wanted;
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

    private static long weighted(
            final int a, final long b, final int c, final byte d, final short e, final char f, final boolean g) {
        return a + b * 3 + c * 5L + d * 7 + e * 11 + f * 13 + (g ? 17 : 0);
    }
}

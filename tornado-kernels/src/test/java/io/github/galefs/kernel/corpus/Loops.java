package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/**
 * Loops with one exit and with several: nested, labelled, and with {@code break}, {@code continue} and {@code return}.
 */
@SuppressWarnings({"LabelledBreakTarget"}) // These are under test.
final class Loops {
    private Loops() {}

    static void counted(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = 0; k < 64; k++) {
            sum += ints[(i + k) & 255];
        }
        out[i] = sum;
    }

    static void countedDown(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = ints[i] & 127; k > 0; k -= 3) {
            sum += k * ints[k];
        }
        out[i] = sum;
    }

    static void counterOfLong(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = 0;
        for (long k = 0; k < (ints[i] & 63); k++) {
            sum += longs[(int) k];
        }
        longOut[i] = sum;
    }

    static void whileLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int x = i + 27;
        int steps = 0;
        while (x > 1) {
            x = (x & 1) == 0 ? x / 2 : 3 * x + 1;
            steps++;
        }
        out[i] = steps;
    }

    static void whileTrue(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int x = i + 27;
        int steps = 0;
        while (true) {
            if (x <= 1) {
                break;
            }
            x = (x & 1) == 0 ? x / 2 : 3 * x + 1;
            steps++;
        }
        out[i] = steps;
        longOut[i] = x;
    }

    static void doWhile(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int x = ints[i] & 0xFFFF;
        int digits = 0;
        do {
            x /= 3;
            digits++;
        } while (x > 0);
        out[i] = digits;
    }

    static void doWhileWithBreak(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int x = ints[i] & 0xFFFF;
        int n = 0;
        do {
            x -= ints[n & 255] & 1023;
            if (x < -100) {
                n += 1000;
                break;
            }
            n++;
        } while (x > 0 && n < 200);
        out[i] = n;
        longOut[i] = x;
    }

    static void breakKeepsItsValues(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int k = 0;
        int last = -1;
        for (; k < 100; k++) {
            last = ints[k];
            if ((last & 31) == (i & 31)) {
                break;
            }
        }
        out[i] = k;
        longOut[i] = last;
    }

    static void twoBreaks(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int result = 0;
        for (int k = 0; k < 100; k++) {
            final int x = ints[k] & 63;
            if (x == (i & 63)) {
                result = k + 100;
                break;
            }
            if (x == (i + 1 & 63)) {
                result = -k - 100;
                break;
            }
        }
        out[i] = result;
    }

    static void continueLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = 0; k < 100; k++) {
            if ((k & 3) == (i & 3)) {
                continue;
            }
            sum += ints[k];
            if (sum < 0) {
                continue;
            }
            sum ^= k;
        }
        out[i] = sum;
    }

    static void labelledBreak(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        outer:
        for (int a = 0; a < 8; a++) {
            for (int b = 0; b < 8; b++) {
                sum += ints[a * 8 + b] & 255;
                if (sum > i * 11) {
                    break outer;
                }
                if (b == a + 2) {
                    continue outer;
                }
            }
            sum++;
        }
        out[i] = sum;
    }

    static void labelledContinueOfThree(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int n = 0;
        outer:
        for (int a = 0; a < 6; a++) {
            for (int b = 0; b < 6; b++) {
                for (int c = 0; c < 6; c++) {
                    n += ints[(a * 36 + b * 6 + c + i) & 255] & 7;
                    if ((n & 15) == 3) {
                        continue outer;
                    }
                    if (n > 300 + i) {
                        break outer;
                    }
                }
                n ^= b;
            }
            n += 2;
        }
        out[i] = n;
    }

    static void labelledBlock(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int n = 1;
        block:
        {
            if ((ints[i] & 1) == 0) {
                n = 2;
                break block;
            }
            n += 10;
            if ((ints[i] & 2) == 0) {
                break block;
            }
            n += 100;
        }
        out[i] = n;
    }

    static void returnFromLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        for (int k = 0; k < 100; k++) {
            if ((ints[k] & 63) == (i & 63)) {
                out[i] = k;
                return;
            }
        }
        out[i] = -7;
    }

    static void returnFromInnerLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int a = 0; a < 10; a++) {
            for (int b = 0; b < 10; b++) {
                sum += ints[a * 10 + b] & 1023;
                if (sum > 5000 + i * 100) {
                    out[i] = sum;
                    return;
                }
            }
            if ((sum & 7) == 5) {
                out[i] = -sum;
                return;
            }
        }
        out[i] = 77;
    }

    static void returnBeforeLoops(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        if ((i & 1) == 0) {
            out[i] = -3;
            return;
        }
        int sum = 0;
        for (int k = 0; k < i; k++) {
            sum += ints[k];
        }
        if (sum < 100) {
            out[i] = -4;
            return;
        }
        for (int k = 0; k < i; k++) {
            sum ^= ints[k];
        }
        out[i] = sum;
    }

    static void swap(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int a = ints[i];
        int b = ints[(i + 1) & 255];
        for (int k = 0; k < (i & 15); k++) {
            final int t = a;
            a = b;
            b = t;
        }
        out[i] = a;
        longOut[i] = b;
    }

    static void rotateThree(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int a = ints[i];
        int b = ints[(i + 1) & 255];
        int c = i;
        for (int k = 0; k < (i & 31); k++) {
            final int t = a;
            a = b;
            b = c;
            c = t;
        }
        out[i] = a * 3 + b;
        longOut[i] = c;
    }

    static void fibonacci(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int a = 0;
        int b = 1;
        for (int k = 0; k < i; k++) {
            final int t = a + b;
            a = b;
            b = t;
        }
        out[i] = a;
    }

    static void greatestCommonDivisor(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int a = ints[i] & 0xFFFFF;
        int b = ints[(i + 1) & 255] & 0xFFFFF;
        while (b != 0) {
            final int t = a % b;
            a = b;
            b = t;
        }
        out[i] = a;
    }

    static void previousValues(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int previous = 0;
        int current = ints[i] & 1023;
        int n = 0;
        while (n < 50 && current != previous) {
            previous = current;
            current = (current * 5 + i) & 1023;
            n++;
        }
        out[i] = n * 10000 + previous;
        longOut[i] = current;
    }

    static void binarySearch(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int low = 0;
        int high = 255;
        final int wanted = (ints[i] & 1023);
        int found = -1;
        while (low <= high) {
            final int middle = (low + high) >>> 1;
            final int value = middle * 4;
            if (value < wanted) {
                low = middle + 1;
            } else if (value > wanted) {
                high = middle - 1;
            } else {
                found = middle;
                break;
            }
        }
        out[i] = found;
        longOut[i] = low;
    }

    static void exitInTheMiddle(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int n = 0;
        int x = ints[i];
        for (; ; ) {
            x = x * 1103515245 + 12345;
            n++;
            if ((x >>> 16 & 31) == 0) {
                break;
            }
            if (n > 100) {
                n = -n;
                break;
            }
            x ^= i;
        }
        out[i] = n;
        longOut[i] = x;
    }

    static void loopAfterLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int n = 0;
        while (n < 40 && (ints[n] & 7) != 3) {
            n++;
        }
        int m = n;
        while (m < 60 && (ints[m] & 7) != 4) {
            m++;
        }
        out[i] = n;
        longOut[i] = m;
    }

    static void loopInBothBranches(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        if ((ints[i] & 1) == 0) {
            for (int k = 0; k < 10; k++) {
                sum += ints[k];
                if (sum < 0) {
                    break;
                }
            }
        } else {
            int k = 0;
            do {
                sum -= ints[k];
                k += 2;
            } while (k < 10);
        }
        out[i] = sum;
    }

    static void nestedWhileWithState(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int state = 0;
        int k = 0;
        int result = -1;
        while (state != 9) {
            if (state == 0) {
                state = k < i ? 1 : 8;
            } else if (state == 1) {
                if ((ints[k] & 63) == (i & 63)) {
                    result = k;
                    state = 9;
                } else {
                    k++;
                    state = 0;
                }
            } else {
                result = -2;
                state = 9;
            }
        }
        out[i] = result;
    }

    static void storesBeforeBreak(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = -1;
        for (int k = 0; k < 64; k++) {
            if ((ints[k] & 63) == (i & 63)) {
                out[i] = k;
                break;
            }
            longOut[i] += k;
        }
    }

    static void neverEntered(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int n = 5;
        for (int k = ints[i] | 1; k == 0; k++) {
            n += ints[k];
        }
        out[i] = n;
    }

    static void wrappingCounter(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int n = 0;
        for (int k = Integer.MAX_VALUE - 5; k > 0; k++) {
            n++;
        }
        out[i] = n;
    }

    static void lengthAsBound(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = 0; k < ints.length; k++) {
            sum += ints[k];
        }
        out[i] = sum;
        longOut[i] = longs.length;
    }
}

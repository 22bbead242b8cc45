package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** {@code switch} statements and expressions: in loops, with loops inside, and left by jumps. */
@SuppressWarnings({"StatementSwitchToExpressionSwitch", "fallthrough"}) // These are under test.
final class Switches {
    private Switches() {}

    static void dense(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int result;
        switch (ints[i] & 7) {
            case 0:
                result = 5;
                break;
            case 1:
                result = 7;
                break;
            case 2:
                result = 11;
                break;
            case 3:
                result = 13;
                break;
            case 4:
                result = 1;
                break;
            default:
                result = -1;
        }
        out[i] = result;
    }

    static void sparse(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = switch ((ints[i] & 63) * 100) {
            case 0 -> 1;
            case 500 -> 2;
            case 1700 -> 3;
            case 6300 -> 4;
            default -> -2;
        };
    }

    static void fallThrough(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int result = 0;
        switch (ints[i] & 3) {
            case 0:
                result += 1;
            case 1:
                result += 10;
            case 2:
                result += 100;
                break;
            default:
                result = 7;
        }
        out[i] = result;
    }

    static void defaultInTheMiddle(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int result = 0;
        switch (ints[i] & 7) {
            case 1:
                result += 1;
            default:
                result += 10;
            case 2:
                result += 100;
                break;
            case 3:
                result = 7;
        }
        out[i] = result;
    }

    static void severalLabels(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = switch (ints[i] & 15) {
            case 0, 3, 6, 9, 12, 15 -> 3;
            case 1, 2, 4, 8 -> 2;
            default -> 1;
        };
    }

    static void negativeAndExtreme(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = switch (ints[i]) {
            case Integer.MIN_VALUE -> 1;
            case -1 -> 2;
            case 0 -> 3;
            case Integer.MAX_VALUE -> 4;
            default -> 5;
        };
    }

    static void inLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = 0; k < 64; k++) {
            switch (ints[(i + k) & 255] & 3) {
                case 0:
                    sum += 1;
                    break;
                case 1:
                    sum -= 3;
                    break;
                case 2:
                    sum ^= 5;
                    break;
                default:
                    sum += k;
            }
        }
        out[i] = sum;
    }

    static void continueFromInside(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = 0; k < 64; k++) {
            switch (ints[(i + k) & 255] & 3) {
                case 0:
                    continue;
                case 1:
                    sum += k;
                default:
                    sum += 2;
            }
            sum *= 3;
        }
        out[i] = sum;
    }

    static void breakOutOfTheLoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        int k = 0;
        loop:
        for (; k < 64; k++) {
            switch (ints[(i + k) & 255] & 31) {
                case 0:
                    break loop;
                case 1:
                    sum += 100;
                    break;
                case 2:
                    continue loop;
                default:
                    sum += k;
            }
            sum ^= 3;
        }
        out[i] = sum;
        longOut[i] = k;
    }

    static void returnFromInside(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        for (int k = 0; k < 64; k++) {
            switch (ints[(i + k) & 255] & 31) {
                case 5:
                    out[i] = k;
                    return;
                case 6:
                    out[i] = -k;
                    return;
                default:
                    longOut[i] += k;
            }
        }
        out[i] = 1000;
    }

    static void nested(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        for (int k = 0; k < 16; k++) {
            switch (ints[(i + k) & 255] & 3) {
                case 0:
                    switch (k & 3) {
                        case 1:
                            sum += 5;
                            break;
                        case 2:
                            sum += 6;
                        default:
                            sum -= 1;
                    }
                    break;
                case 1:
                    sum += 7;
                default:
                    sum *= 2;
            }
        }
        out[i] = sum;
    }

    static void loopInside(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int sum = 0;
        switch (ints[i] & 3) {
            case 0:
                for (int k = 0; k < 10; k++) {
                    sum += ints[k];
                    if ((sum & 7) == 1) {
                        break;
                    }
                }
                break;
            case 1:
                while (sum < 100) {
                    sum += 7;
                }
            default:
                sum++;
        }
        out[i] = sum;
    }

    static void stateMachine(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int state = 0;
        int k = 0;
        int result = -1;
        while (state != 9) {
            switch (state) {
                case 0:
                    state = k < i ? 1 : 8;
                    break;
                case 1:
                    if ((ints[k] & 63) == (i & 63)) {
                        result = k;
                        state = 9;
                    } else {
                        k++;
                        state = 0;
                    }
                    break;
                case 8:
                    result = -1;
                    state = 9;
                    break;
                default:
                    state = 9;
            }
        }
        out[i] = result;
    }

    static void onByteOfLong(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long x = longs[i];
        out[i] = switch ((byte) x) {
            case -128 -> 1;
            case 0 -> 2;
            case 127 -> 3;
            default -> (byte) x;
        };
    }

    static void yieldsFromBlocks(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int x = ints[i];
        final int result = switch (x & 3) {
            case 0 -> {
                int n = 0;
                while (n * n < (x & 1023)) {
                    n++;
                }
                yield n;
            }
            case 1 -> x >>> 4;
            default -> -x;
        };
        out[i] = result;
    }
}

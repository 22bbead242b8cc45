package io.github.galefs.call;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.call.HostCall;

/**
 * Kernels that wait for the host in every kind of control flow, with values of every kind alive. All of them write what
 * they computed to {@code out}, from which a wrong or lost value shows.
 *
 * <p>Parameters: {@code args}: [0] size of the work, from 1, [1] seed; {@code out}: {@link #RESULTS} elements of each
 * work-item. The host answers {@link #ASK} by {@link #answer}. Some calls are decided by the kernel itself, with the
 * same result.
 */
final class WaitKernels {
    /** Operation whose reply is {@link #answer} of the file offset. */
    static final int ASK = 2000;

    /** Elements of {@code out} for each work-item. */
    static final int RESULTS = 8;

    private static final long ANSWER_MASK = Long.MAX_VALUE >> 2;

    private WaitKernels() {}

    /** Returns the answer to a question, at least 0. */
    static long answer(final long question) {
        final long bits = question * 0x9E37_79B9_7F4A_7C15L;
        return (bits ^ (bits >>> 29)) & ANSWER_MASK;
    }

    static long ask(final long[] fs, final long question) {
        long outcome = 0;
        if (WorkItem.localId() == 0) {
            outcome = (question & 3) == 0
                    ? HostCall.decided(fs, answer(question))
                    : HostCall.request(fs, ASK, 0, question, 0L, HostCall.PLAIN);
        }
        return HostCall.await(fs, outcome);
    }

    static long seed(final long[] args) {
        return args[1] * 1_000_003L + WorkItem.groupId();
    }

    static void put(final long[] out, final int index, final long value) {
        out[WorkItem.globalId() * RESULTS + index] = value;
    }

    static void nestedLoops(final long[] fs, final long[] args, final long[] out) {
        final long seed = seed(args);
        long sum = WorkItem.localId();
        int skipped = 0;
        for (int file = 0; file < args[0]; file++) {
            final long first = ask(fs, seed + file);
            for (int block = 0; block < 5; block++) {
                if ((first + block) % 3 == 1) {
                    skipped++;
                    continue;
                }
                final long next = ask(fs, first + block);
                for (int k = 0; k < 4; k++) {
                    sum = sum * 31 + (next ^ (k + WorkItem.localId()));
                }
            }
            sum += ask(fs, sum == 0 ? 1 : first ^ file);
        }
        put(out, 0, sum);
        put(out, 1, skipped);
    }

    static void underConditions(final long[] fs, final long[] args, final long[] out) {
        long x = seed(args);
        long y = WorkItem.globalId();
        for (int i = 0; i < args[0]; i++) {
            if ((x & 1) == 0) {
                x = ask(fs, x + i);
                y += x;
            } else if ((x & 6) == 2) {
                final long before = y;
                x = ask(fs, x ^ 5);
                x += ask(fs, x);
                y = y * 3 + before;
            } else {
                x = x * 7 + 11;
            }
            switch ((int) (x & 3)) {
                case 0 -> y ^= ask(fs, x - i);
                case 1 -> y -= 5;
                case 2 -> {
                    y = Long.rotateLeft(y, 3);
                    x += ask(fs, i) & 15;
                }
                default -> x++;
            }
        }
        put(out, 0, x);
        put(out, 1, y);
    }

    static void helpers(final long[] fs, final long[] args, final long[] out) {
        final long seed = seed(args);
        final long first = firstEven(fs, seed, (int) args[0]);
        final long second = firstEven(fs, seed + 100, (int) args[0] + 2);
        final long third = sumOf(fs, first, 3) + sumOf(fs, second, 2) * WorkItem.localSize();
        put(out, 0, first);
        put(out, 1, second);
        put(out, 2, third + WorkItem.localId());
    }

    private static long firstEven(final long[] fs, final long begin, final int limit) {
        for (int i = 0; i < limit; i++) {
            final long value = ask(fs, begin + i);
            if ((value & 1) == 0) {
                return value + i;
            }
        }
        return -1;
    }

    private static long sumOf(final long[] fs, final long begin, final int count) {
        long sum = 0;
        int i = 0;
        do {
            sum += ask(fs, begin + sum + i);
            i++;
        } while (i < count);
        return sum;
    }

    static void valuesOfAllKinds(final long[] fs, final long[] args, final long[] out) {
        final long seed = seed(args);
        int i = WorkItem.globalId() - 3;
        long l = seed << 33;
        float f = 0.1f * i;
        double d = -1.0 / (i + 100);
        byte b = (byte) i;
        short s = (short) (i * 257);
        char c = (char) (i * 31);
        boolean odd = (i & 1) != 0;
        for (int k = 0; k < args[0]; k++) {
            final long answer = ask(fs, seed + k);
            i = i * 5 + (int) answer;
            l ^= answer << (k & 31);
            f = f * 1.5f + (answer & 7);
            d = d / 3 - (answer & 3);
            b += (byte) answer;
            s ^= (short) answer;
            c = (char) (c + 3);
            odd ^= (answer & 1) == 0;
        }
        put(out, 0, i);
        put(out, 1, l);
        put(out, 2, Float.floatToRawIntBits(f));
        put(out, 3, Double.doubleToRawLongBits(d));
        put(out, 4, b);
        put(out, 5, s);
        put(out, 6, c);
        put(out, 7, odd ? 1 : 0);
    }

    static void swappedValues(final long[] fs, final long[] args, final long[] out) {
        long a = seed(args);
        long b = WorkItem.localId() + 1L;
        long c = 3;
        int n = 0;
        while (true) {
            final long next = a + b;
            a = b;
            b = c;
            c = next;
            if (n >= args[0]) {
                break;
            }
            if ((ask(fs, n + 1) & 3) == 3) {
                final long swapped = a;
                a = c;
                c = swapped;
            }
            n++;
            if (ask(fs, c & 1023) < 0) {
                break;
            }
        }
        put(out, 0, a);
        put(out, 1, b);
        put(out, 2, c);
        put(out, 3, n);
    }

    /** The same element of an array before and after waits: its address lives across them, or is computed again. */
    static void elementsAcrossWaits(final long[] fs, final long[] args, final long[] out) {
        final int at = WorkItem.globalId() * RESULTS + (int) (args[1] & 3);
        int moving = at;
        out[at] = args[1];
        for (int k = 0; k < args[0]; k++) {
            final long answer = ask(fs, out[moving] & 255);
            out[moving] += answer;
            out[at] ^= k;
            moving = at + (int) (answer & 3);
            out[moving] = out[moving] * 3 + ask(fs, k + 1);
        }
    }

    /** Barriers and broadcasts between waits, and values that differ from work-item to work-item. */
    static void groups(final long[] fs, final long[] args, final long[] out) {
        final int local = WorkItem.localId();
        final int size = WorkItem.localSize();
        final int neighbour = (WorkItem.globalId() - local + (local + 1) % size) * RESULTS;
        long mine = seed(args) * (local + 1);
        for (int k = 0; k < args[0]; k++) {
            put(out, 0, mine);
            WorkItem.barrier();
            final long theirs = out[neighbour];
            final long leaders = WorkItem.broadcast(mine);
            mine = mine * 5 + theirs + ask(fs, leaders & 4095);
            if ((leaders & 1) == 0) {
                WorkItem.barrier();
                mine ^= ask(fs, k + 2) + WorkItem.broadcast(local + k);
            }
            WorkItem.barrier();
        }
        put(out, 0, 0);
        put(out, 1, mine);
    }

    static void earlyReturns(final long[] fs, final long[] args, final long[] out) {
        final long seed = seed(args);
        put(out, 0, seed);
        if ((seed & 7) == 5) {
            return;
        }
        for (int k = 0; k < args[0]; k++) {
            final long answer = ask(fs, seed - k);
            put(out, 1, answer);
            if ((answer & 15) == 3) {
                put(out, 2, k);
                return;
            }
            if ((answer & 1) == 1 && ask(fs, answer) % 5 == 0) {
                put(out, 3, k);
                return;
            }
        }
        put(out, 4, ask(fs, 9));
    }

    static void idsAfterWaits(final long[] fs, final long[] args, final long[] out) {
        long sum = 0;
        for (int k = 0; k < args[0]; k++) {
            sum += ask(fs, k + args[1]);
        }
        put(out, 0, sum);
        put(out, 1, WorkItem.globalId());
        put(out, 2, WorkItem.localId());
        put(out, 3, WorkItem.groupId());
        put(out, 4, WorkItem.localSize());
        put(out, 5, WorkItem.groupCount());
    }
}

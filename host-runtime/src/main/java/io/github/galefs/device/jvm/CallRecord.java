package io.github.galefs.device.jvm;

import io.github.galefs.kernel.CollectiveCall;

/**
 * The collective call that a work-item has begun, with the arguments that must be the group's. Written by the
 * work-item's thread before a barrier, and read by another thread when all have come there.
 */
final class CallRecord {
    private int call;
    private long first;
    private long second;
    private long third;
    private long fourth;
    private Object memory;

    void begin(
            final int newCall,
            final long newFirst,
            final long newSecond,
            final long newThird,
            final long newFourth,
            final Object newMemory) {
        call = newCall;
        first = newFirst;
        second = newSecond;
        third = newThird;
        fourth = newFourth;
        memory = newMemory;
    }

    /** The work-items have met: the next barrier of the call has no arguments to compare. */
    void end() {
        if (call != 0) {
            call = 0;
            memory = null;
        }
    }

    CollectiveCall call() {
        return CollectiveCall.of(call);
    }

    boolean isSameCall(final CallRecord other) {
        return call == other.call;
    }

    /** Returns whether another record is of the same call with the same arguments. */
    boolean isSame(final CallRecord other) {
        return call == other.call
                && (call == 0
                        || (first == other.first
                                && second == other.second
                                && third == other.third
                                && fourth == other.fourth
                                && isSameMemory(other)));
    }

    /** Compares arrays by identity: equal arrays of several work-items are different memory. */
    @SuppressWarnings("ReferenceEquality")
    private boolean isSameMemory(final CallRecord other) {
        return memory == other.memory || (memory instanceof final String text && text.equals(other.memory));
    }

    /** Returns the number of the first argument that differs from that of the same call in another record. */
    int firstDifference(final CallRecord other) {
        for (int i = 0; i < CollectiveCall.MEMORY; i++) {
            if (number(i) != other.number(i)) {
                return i;
            }
        }
        return CollectiveCall.MEMORY;
    }

    /** Returns an argument that is a number; 0 of memory. */
    long number(final int argument) {
        return switch (argument) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            case 3 -> fourth;
            default -> 0;
        };
    }
}

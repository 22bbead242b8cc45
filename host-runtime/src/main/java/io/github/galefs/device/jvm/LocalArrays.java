package io.github.galefs.device.jvm;

import java.lang.reflect.Array;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/**
 * Arrays in local memory of the work-group that a compute unit runs, by the number of the call that creates them.
 * Thread-safe, except for {@link #clear}. An array is forgotten when all work-items have it, so that calls in a loop
 * need no more memory than the work-items use.
 */
final class LocalArrays {
    private final int localSize;
    private final Map<Integer, Shared> arrays = new ConcurrentHashMap<>();

    private record Shared(Object array, AtomicInteger takers) {}

    LocalArrays(final int localSize) {
        this.localSize = localSize;
    }

    /**
     * Returns an array of the group; the first work-item that makes the call creates it.
     *
     * @param call       number of the call, from 1, in each work-item.
     * @param type       class of the array.
     * @param allocation creates an array.
     * @param length     number of its elements.
     * @throws IllegalStateException another work-item has made another call of this number.
     */
    <A> A get(final int call, final Class<A> type, final IntFunction<A> allocation, final int length) {
        if (localSize == 1) {
            return allocation.apply(length);
        }
        final Shared shared =
                arrays.computeIfAbsent(call, absent -> new Shared(allocation.apply(length), new AtomicInteger()));
        if (!type.isInstance(shared.array()) || length != Array.getLength(shared.array())) {
            throw new IllegalStateException("call " + call + " of LocalMemory in this work-item is for "
                    + describe(type, length) + ", and in another one of the group for "
                    + describe(shared.array().getClass(), Array.getLength(shared.array()))
                    + ": all work-items of a group must make the same calls in the same order");
        }
        if (shared.takers().incrementAndGet() == localSize) {
            arrays.remove(call);
        }
        return type.cast(shared.array());
    }

    private static String describe(final Class<?> type, final int length) {
        return length + " elements of " + type.getComponentType();
    }

    /** Forgets the arrays of a group that has ended. Called by one thread while the others wait. */
    void clear() {
        arrays.clear();
    }
}

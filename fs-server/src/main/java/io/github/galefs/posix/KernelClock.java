package io.github.galefs.posix;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * The clock that stamps files.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/clock_gettime.2.html">clock_gettime(2), CLOCK_REALTIME_COARSE</a>
 */
public final class KernelClock {
    private static final int CLOCK_REALTIME_COARSE = 5;
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final MethodHandle CLOCK_GETTIME =
            CLibrary.find("clock_gettime", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS));

    private KernelClock() {}

    /**
     * Returns the time of the last tick. A file that changes later gets no earlier time.
     *
     * @return nanoseconds since 1970-01-01T00:00Z.
     */
    public static long lastTick() {
        final long[] nanos = new long[1];
        final int result = CLibrary.call((state, arena) -> {
            final MemorySegment time = arena.allocate(LONG, 2);
            final int error = (int) CLOCK_GETTIME.invokeExact(state, CLOCK_REALTIME_COARSE, time);
            nanos[0] = time.getAtIndex(LONG, 0) * NANOS_PER_SECOND + time.getAtIndex(LONG, 1);
            return error;
        });
        if (result < 0) {
            throw new IllegalStateException("clock_gettime: " + SystemErrors.describe(-result));
        }
        return nanos[0];
    }
}

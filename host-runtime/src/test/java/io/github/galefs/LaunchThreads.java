package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Threads that serve launches. They may end a moment after what waits for them. */
final class LaunchThreads {
    private static final long LIMIT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private LaunchThreads() {}

    /** Fails if threads go on for a launch that has ended. The thread of the rounds may wait for the next launch. */
    static void assertNoneWorks() throws InterruptedException {
        await(entry -> Arrays.stream(entry.getValue())
                .noneMatch(frame -> frame.getMethodName().equals("getTask")));
    }

    /** Fails if threads are left of sessions that are closed. */
    static void assertNone() throws InterruptedException {
        await(_ -> true);
    }

    private static void await(final Predicate<Map.Entry<Thread, StackTraceElement[]>> isUnwanted)
            throws InterruptedException {
        final long begin = System.nanoTime();
        List<String> names = names(isUnwanted);
        while (!names.isEmpty() && System.nanoTime() - begin < LIMIT_NANOS) {
            Thread.sleep(1);
            names = names(isUnwanted);
        }
        assertEquals(List.of(), names);
    }

    private static List<String> names(final Predicate<Map.Entry<Thread, StackTraceElement[]>> isUnwanted) {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(entry -> entry.getKey().getName().startsWith("galefs-")
                        && !entry.getKey().getName().startsWith("galefs-transfer-"))
                .filter(isUnwanted)
                .map(entry -> entry.getKey().getName())
                .toList();
    }
}

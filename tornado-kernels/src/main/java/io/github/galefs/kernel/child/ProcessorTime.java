package io.github.galefs.kernel.child;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** Processor time of a process and of the processes that it has started. */
final class ProcessorTime {
    /** Unit of the times in Linux's {@code /proc/PID/stat}, which is that of {@code sysconf(_SC_CLK_TCK)}: 1/100 s. */
    private static final long TICK_MILLIS = 10;

    /** Index of {@code utime} behind the command's name; {@code stime}, {@code cutime} and {@code cstime} follow. */
    private static final int FIRST_TIME = 11;

    private static final int TIMES = 4;

    private ProcessorTime() {}

    /**
     * Returns the time of a process and of its descendants until now. Looks at each process of the machine.
     *
     * @param process the process.
     * @return the sum; zero if the process has ended.
     */
    static Duration withDescendants(final ProcessHandle process) {
        return Stream.concat(Stream.of(process), process.descendants())
                .map(ProcessorTime::withEndedChildren)
                .reduce(Duration.ZERO, Duration::plus);
    }

    /**
     * Returns the time of a process, and of its children that have ended and been waited for.
     *
     * @param process the process.
     * @return the sum; zero if the process has ended.
     */
    static Duration withEndedChildren(final ProcessHandle process) {
        try {
            final String stat = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
            // The name stands in parentheses, and may contain any character.
            final String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            long ticks = 0;
            for (int i = FIRST_TIME; i < FIRST_TIME + TIMES; i++) {
                ticks += Long.parseLong(fields[i]);
            }
            return Duration.ofMillis(ticks * TICK_MILLIS);
        } catch (final IOException endedOrNotLinux) {
            return process.info().totalCpuDuration().orElse(Duration.ZERO);
        }
    }
}

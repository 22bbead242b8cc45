package io.github.galefs.lane;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Other processes' share of this machine's processors since the call before. Used by one thread at a time. It is 0
 * where the system does not tell.
 *
 * <p>The share is that of all processors: a container that may use a few of them cannot tell who uses these.
 *
 * @see <a href="https://man7.org/linux/man-pages/man5/proc_stat.5.html">proc_stat(5)</a>
 */
final class OtherProcesses implements DoubleSupplier {
    private static final Path STATISTICS = Path.of("/proc/stat");

    /** Fields of the line of all processors, in ticks since the system's start: user, nice, system, idle, iowait. */
    private static final int IDLE = 3;

    private static final int IO_WAIT = 4;

    /** Fields up to "steal". The later ones are parts of "user" and "nice". */
    private static final int FIELD_COUNT = 8;

    /** The kernel counts a hundred ticks a second for programs, whatever its own clock. */
    private static final long NANOS_PER_TICK = TimeUnit.SECONDS.toNanos(1) / 100;

    private final Path statistics;
    private final Supplier<Duration> ownTime;

    private long totalTicks;
    private long usedTicks;
    private long latestOwnNanos;

    OtherProcesses() {
        this(STATISTICS, () -> ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO));
    }

    /**
     * @param statistics file of the system.
     * @param ownTime    processor time of this process.
     */
    OtherProcesses(final Path statistics, final Supplier<Duration> ownTime) {
        this.statistics = statistics;
        this.ownTime = ownTime;
        getAsDouble();
    }

    @Override
    public double getAsDouble() {
        try {
            return share(ticks());
        } catch (final IOException | NumberFormatException e) {
            // Without the share, work-groups wait as on idle processors.
            return 0;
        }
    }

    private long[] ticks() throws IOException {
        try (BufferedReader lines = Files.newBufferedReader(statistics)) {
            final String line = Objects.requireNonNullElse(lines.readLine(), "");
            return Stream.of(line.trim().split(" +"))
                    .skip(1)
                    .limit(FIELD_COUNT)
                    .mapToLong(Long::parseLong)
                    .toArray();
        }
    }

    private double share(final long[] ticks) {
        if (ticks.length < FIELD_COUNT) {
            return 0;
        }
        long total = 0;
        for (final long field : ticks) {
            total += field;
        }
        final long used = total - ticks[IDLE] - ticks[IO_WAIT];
        final long own = ownTime.get().toNanos();
        final long totalNanos = (total - totalTicks) * NANOS_PER_TICK;
        final long othersNanos = (used - usedTicks) * NANOS_PER_TICK - (own - latestOwnNanos);
        totalTicks = total;
        usedTicks = used;
        latestOwnNanos = own;
        return totalNanos <= 0 ? 0 : Math.clamp((double) othersNanos / totalNanos, 0, 1);
    }
}

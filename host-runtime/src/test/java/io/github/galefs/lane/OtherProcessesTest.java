package io.github.galefs.lane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The share of other processes follows from the counts of the system and of this process. */
@Timeout(30)
class OtherProcessesTest {
    private static final double ACCURACY = 1e-9;

    @TempDir
    private Path directory;

    private final AtomicLong ownMillis = new AtomicLong(7_000);

    private OtherProcesses start(final String line) throws Exception {
        write(line);
        return new OtherProcesses(directory.resolve("stat"), () -> Duration.ofMillis(ownMillis.get()));
    }

    /** A container may use a few of them. */
    private static long processorsOfMachine() throws Exception {
        try (Stream<String> lines = Files.lines(Path.of("/proc/stat"))) {
            return lines.filter(line -> line.matches("cpu[0-9].*")).count();
        }
    }

    private void write(final String line) throws Exception {
        Files.writeString(directory.resolve("stat"), line + "\ncpu0 1 1 1 1 1 1 1 1 0 0\n");
    }

    /** Of 100 ticks, 70 are used, 20 of them by this process. The last two numbers are parts of the first two. */
    @Test
    void shouldSubtractIdleTimeAndThatOfThisProcess() throws Exception {
        final OtherProcesses others = start("cpu  1000 100 300 5000 50 10 20 30 400 60");
        ownMillis.addAndGet(200);
        write("cpu  1010 110 310 5025 55 15 25 60 500 70");
        assertEquals(0.5, others.getAsDouble(), ACCURACY);
        assertEquals(0, others.getAsDouble(), ACCURACY);
        write("cpu  1100 110 310 5125 55 15 25 60 500 70");
        assertEquals(90.0 / 190, others.getAsDouble(), ACCURACY);
    }

    /** The system counts whole ticks, and this process's time is exact. */
    @Test
    void shouldNotBeLessThanNothing() throws Exception {
        final OtherProcesses others = start("cpu  0 0 0 0 0 0 0 0 0 0");
        ownMillis.addAndGet(115);
        write("cpu  10 0 0 10 0 0 0 0 0 0");
        assertEquals(0, others.getAsDouble(), ACCURACY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "cpu", "cpu  1 2 3", "cpu  1 2 3 4 5 six 7 8 9"})
    void shouldBeNothingWhereTheSystemDoesNotTell(final String line) throws Exception {
        final OtherProcesses others = start(line);
        write(line);
        assertEquals(0, others.getAsDouble(), ACCURACY);
        Files.delete(directory.resolve("stat"));
        assertEquals(0, others.getAsDouble(), ACCURACY);
        // It can be opened, but not read.
        Files.createDirectory(directory.resolve("stat"));
        assertEquals(0, others.getAsDouble(), ACCURACY);
    }

    /** Processes that use the processors for a second. */
    @Test
    void shouldSeeTheProcessesOfThisMachine() throws Exception {
        assumeTrue(Files.exists(Path.of("/proc/stat")), "the system counts elsewhere");
        final OtherProcesses others = new OtherProcesses();
        final int count = Runtime.getRuntime().availableProcessors();
        final Process[] loops = new Process[count];
        for (int i = 0; i < count; i++) {
            loops[i] = new ProcessBuilder("timeout", "20", "sh", "-c", "while :; do :; done").start();
        }
        try {
            others.getAsDouble();
            Thread.sleep(1_000);
            final double share = others.getAsDouble();
            final double ofThisProcess = (double) count / processorsOfMachine();
            assertTrue(share > ofThisProcess / 3, share + " of " + ofThisProcess);
        } finally {
            for (final Process loop : loops) {
                loop.destroy();
                loop.waitFor();
            }
        }
    }
}

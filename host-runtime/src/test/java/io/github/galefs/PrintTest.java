package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.LaunchTimeoutException;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages that kernels print. */
@OnEachDevice
@Timeout(120)
class PrintTest {
    private static final int CAPACITY = 1000;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private final List<String> messages = Collections.synchronizedList(new ArrayList<>());
    private FileService files;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", TestBytes.random(200, 3));
    }

    @AfterEach
    void close() throws Exception {
        if (files != null) {
            files.close();
        }
    }

    @Test
    void shouldPrintArgumentsOfAllTypes() throws Exception {
        try (GaleFs galeFs = open(messages::add)) {
            galeFs.launch(
                    PrintKernels::arguments,
                    new Grid(1, 1),
                    new int[] {-7},
                    new long[] {1L << 40},
                    new float[] {0.5f},
                    new double[] {1e-3});
        }
        assertEquals(
                List.of(
                        "no argument",
                        "int -7",
                        "long 1099511627776 µm",
                        "0.5 is a float",
                        "double 0.001",
                        "-70.001",
                        "0.001, 1099511627776",
                        "one place: 1099511627776. -7 0.001",
                        "0.001 -7 0.001 {}",
                        " 0.001 0.001 -7",
                        "ΑΩ {-7}"),
                messages);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "5, 1", "3, 8", "2, 33"})
    void shouldPrintFromAnyWorkItemUnderAnyCondition(final int groups, final int localSize) throws Exception {
        final int size = groups * localSize;
        final int[] values = new SplittableRandom(size).ints(size, 0, 16).toArray();
        try (GaleFs galeFs = open(messages::add)) {
            for (int launch = 0; launch < 3; launch++) {
                messages.clear();
                galeFs.launch(
                        PrintKernels::underConditions, new Grid(groups, localSize), values, new byte[64 * groups]);
                for (int i = 0; i < size; i++) {
                    final String prefix = i + " ";
                    assertEquals(
                            expected(i, values[i]),
                            messages.stream()
                                    .filter(message -> message.startsWith(prefix))
                                    .toList());
                }
                assertEquals(
                        IntStream.range(0, size)
                                .map(i -> expected(i, values[i]).size())
                                .sum(),
                        messages.size());
            }
        }
    }

    private static List<String> expected(final int item, final int value) {
        final List<String> lines = new ArrayList<>(List.of(item + " opened"));
        for (int k = 0; k < 4; k++) {
            if ((value >> k & 1) != 0) {
                lines.add(item + " read " + (k == 3 ? 8 : 64) + " in step " + k);
            } else if (k == 2) {
                for (int line = 0; line < value; line++) {
                    lines.add(item + " prints line " + line);
                }
            }
        }
        return lines;
    }

    @Test
    void shouldKeepTheOrderThatBarriersOfAGroupDefine() throws Exception {
        final int localSize = 8;
        try (GaleFs galeFs = open(messages::add)) {
            galeFs.launch(PrintKernels::leaders, new Grid(4, localSize), new int[] {20});
        }
        for (int group = 0; group < 4; group++) {
            final String prefix = group + " ";
            final List<String> ofGroup = messages.stream()
                    .filter(message -> message.startsWith(prefix))
                    .toList();
            assertEquals(20 * (localSize + 1), ofGroup.size());
            for (int i = 0; i < ofGroup.size(); i++) {
                final int step = i / (localSize + 1);
                final String text =
                        i % (localSize + 1) == localSize ? prefix + "leads " + step : prefix + "before " + step + " of";
                assertTrue(ofGroup.get(i).startsWith(text), i + ": " + ofGroup.get(i));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 1, 250", "4, 1, 251", "64, 1, 1000", "3, 8, 10000"})
    void shouldDropMessagesBeyondTheBoundAndSayHowMany(final int groups, final int localSize, final int lines)
            throws Exception {
        try (GaleFs galeFs = open(messages::add)) {
            for (int launch = 0; launch < 2; launch++) {
                messages.clear();
                galeFs.launch(PrintKernels::lines, new Grid(groups, localSize), new int[] {lines});
                final int dropped = groups * localSize * lines - CAPACITY;
                if (dropped > 0) {
                    assertEquals(
                            dropped + " more messages of this launch were dropped: it has room for 1000"
                                    + " (GaleFsContext.maxKernelMessages)",
                            messages.removeLast());
                }
                assertEquals(CAPACITY, messages.size());
                assertEquals(CAPACITY, messages.stream().distinct().count());
            }
        }
    }

    @Test
    void shouldPassOnTheMessagesOfEachLaunchThoughOthersPrintNothing() throws Exception {
        try (GaleFs galeFs = open(messages::add)) {
            for (final int lines : new int[] {2, 0, 0, 1, 0, 2}) {
                galeFs.launch(PrintKernels::lines, new Grid(1, 1), new int[] {lines});
            }
        }
        assertEquals(List.of("0: 0", "0: 1", "0: 0", "0: 0", "0: 1"), messages);
    }

    @Test
    void shouldPassMessagesOnWhileTheKernelRuns() throws Exception {
        final CountDownLatch printed = new CountDownLatch(1);
        try (GaleFs galeFs = open(message -> printed.countDown())) {
            final FutureTask<Throwable> launch = new FutureTask<>(() -> assertThrows(
                    InterruptedException.class,
                    () -> galeFs.launch(PrintKernels::runsOn, new Grid(1, 1), new byte[64])));
            final Thread thread = Thread.ofPlatform().start(launch);
            final boolean hasPrinted = printed.await(30, TimeUnit.SECONDS);
            thread.interrupt();
            launch.get();
            assertTrue(hasPrinted, "no message while the kernel ran");
        }
    }

    @Test
    void shouldPassOnWhatAKernelHasPrintedThatIsStopped() throws Exception {
        try (GaleFs galeFs = GaleFs.open(context(messages::add).timeLimit(Duration.ofMillis(200)))) {
            assertThrows(
                    LaunchTimeoutException.class,
                    () -> galeFs.launch(PrintKernels::runsOn, new Grid(1, 1), new byte[64]));
        }
        assertEquals(1, messages.size());
    }

    /** The launch ends soon after its limit, though the messages are lost. */
    @Test
    void shouldNotWaitForASlowSinkWhenALaunchIsStopped() throws Exception {
        final int groups = 10;
        final Duration slow = Duration.ofSeconds(2);
        try (GaleFs galeFs = GaleFs.open(context(message -> sleep(slow)).timeLimit(Duration.ofMillis(200)))) {
            final long begin = System.nanoTime();
            assertThrows(
                    LaunchTimeoutException.class,
                    () -> galeFs.launch(PrintKernels::runsOn, new Grid(groups, 1), new byte[64 * groups]));
            final long nanos = System.nanoTime() - begin;
            assertTrue(nanos < slow.multipliedBy(groups / 2).toNanos(), nanos + " ns");
        }
    }

    /** Requests are served while the sink waits. */
    @Test
    void shouldNotWaitForASlowSinkBeforeTheEndOfALaunch() throws Exception {
        final CountDownLatch mayTake = new CountDownLatch(1);
        final int[] values = new int[30];
        try (GaleFs galeFs = open(message -> {
            awaitUninterruptibly(mayTake);
            messages.add(message);
        })) {
            final byte[] data = new byte[64 * values.length];
            final FutureTask<Void> launch = new FutureTask<>(() -> {
                galeFs.launch(PrintKernels::underConditions, new Grid(values.length, 1), values, data);
                return null;
            });
            Thread.ofPlatform().start(launch);
            while (galeFs.statistics().get(Metric.OPEN_REQUESTS) < values.length) {
                Thread.onSpinWait();
            }
            mayTake.countDown();
            launch.get();
        }
        assertEquals(values.length, messages.size());
    }

    @Test
    void shouldEndTheLaunchWhenTheSinkFails() throws Exception {
        try (GaleFs galeFs = open(message -> {
            messages.add(message);
            throw new IllegalStateException("the sink fails");
        })) {
            galeFs.launch(PrintKernels::lines, new Grid(1, 1), new int[] {5});
            galeFs.launch(PrintKernels::lines, new Grid(1, 1), new int[] {5});
        }
        assertEquals(List.of("0: 0", "0: 0"), messages);
    }

    private static void sleep(final Duration duration) {
        try {
            Thread.sleep(duration);
        } catch (final InterruptedException e) {
            // The message is given up.
        }
    }

    private static void awaitUninterruptibly(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private GaleFs open(final Consumer<String> sink) throws Exception {
        return GaleFs.open(context(sink));
    }

    private GaleFsContext context(final Consumer<String> sink) {
        return AssumedDevice.context(deviceName)
                .files(files)
                .cacheSize(1 << 20)
                .kernelLog(sink)
                .maxKernelMessages(CAPACITY);
    }
}

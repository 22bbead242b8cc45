package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How many work-groups the JVM device runs at the same time. */
@Timeout(60)
class JvmConcurrencyTest {
    private static final int MANY = JvmDevice.MAX_CONCURRENT_GROUPS;
    private static final int BLOCK = GaleFsContext.MIN_BLOCK_SIZE;

    /** From one group's bytes to the next's: those of near blocks could be read together. */
    private static final int DISTANCE = 4 * BLOCK;

    private static final AtomicInteger RUNNING = new AtomicInteger();
    private static final AtomicInteger MOST_RUNNING = new AtomicInteger();

    /** Reads return when this many have begun. */
    private final CountDownLatch begun = new CountDownLatch(MANY);

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void createFile() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        final int[] data = IntStream.range(0, 4 * MANY * DISTANCE / Integer.BYTES)
                .map(i -> i * Integer.BYTES / DISTANCE)
                .toArray();
        TestBytes.put(files, "blocks", TestBytes.fromInts(data, 4 * MANY * DISTANCE));
        RUNNING.set(0);
        MOST_RUNNING.set(0);
    }

    @AfterEach
    void closeFiles() throws Exception {
        files.close();
    }

    @Test
    void shouldRunManyGroupsWhenTheyWaitForASlowFileService() throws Exception {
        final int[] out = new int[MANY];
        try (GaleFs galeFs = open(this::awaitMany)) {
            galeFs.launch(JvmConcurrencyTest::readsItsBlock, new Grid(MANY, 1), out);
        }
        assertArrayEquals(IntStream.range(0, MANY).toArray(), out);
    }

    @Test
    void shouldNotRunMoreGroupsThanTheLimitWhenEvenMoreWait() throws Exception {
        final int[] out = new int[4 * MANY];
        try (GaleFs galeFs = open(() -> TimeUnit.MILLISECONDS.sleep(5))) {
            galeFs.launch(JvmConcurrencyTest::readsItsBlock, new Grid(out.length, 1), out);
        }
        assertArrayEquals(IntStream.range(0, out.length).toArray(), out);
        assertTrue(MOST_RUNNING.get() <= Math.max(MANY, processors()), () -> MOST_RUNNING + " ran at the same time");
    }

    @Test
    void shouldRunAGroupForEachProcessorWhenNoneWaits() throws Exception {
        try (GaleFs galeFs = open(() -> {})) {
            galeFs.launch(JvmConcurrencyTest::computes, new Grid(4 * MANY, 1), new int[1]);
        }
        assertTrue(MOST_RUNNING.get() <= processors(), () -> MOST_RUNNING + " ran at the same time");
    }

    @Test
    void shouldEndAllThreadsWhenAGroupFailsWhileManyWait() throws Exception {
        try (GaleFs galeFs = open(() -> TimeUnit.MILLISECONDS.sleep(200))) {
            assertThrows(
                    KernelFailedException.class,
                    () -> galeFs.launch(JvmConcurrencyTest::failsInTheLastGroup, new Grid(MANY, 1), new int[MANY]));
            assertEquals(List.of(), unitThreads());
        }
    }

    private static int processors() {
        return Math.max(2, Runtime.getRuntime().availableProcessors());
    }

    private void awaitMany() throws InterruptedException {
        begun.countDown();
        begun.await(20, TimeUnit.SECONDS);
        if (begun.getCount() > 0) {
            throw new IllegalStateException(begun.getCount() + " of " + MANY + " groups have not begun to read");
        }
    }

    private GaleFs open(final DelayedReads.Delay delay) throws Exception {
        return GaleFs.open(new GaleFsContext()
                .files(new DelayedReads(files, delay))
                .device("jvm")
                .blockSize(BLOCK)
                .transferThreads(5 * MANY));
    }

    /** Each group reads a word from a block of its own. */
    private static void readsItsBlock(final long[] fs, final int[] out) {
        countRunning(1);
        final int fd = DeviceFile.gopen(fs, "blocks", DeviceFile.O_RDONLY);
        DeviceFile.gread(fs, fd, (long) WorkItem.groupId() * DISTANCE, Integer.BYTES, out, 4L * WorkItem.groupId());
        DeviceFile.gclose(fs, fd);
        countRunning(-1);
    }

    private static void failsInTheLastGroup(final long[] fs, final int[] out) {
        if (WorkItem.groupId() == WorkItem.groupCount() - 1) {
            throw new IllegalStateException("the last group gives up");
        }
        try {
            readsItsBlock(fs, out);
        } finally {
            if (WorkItem.groupId() >= processors()) {
                runOnFor(TimeUnit.MILLISECONDS.toNanos(400));
            }
        }
    }

    private static void computes(final long[] fs, final int[] out) {
        countRunning(1);
        runOnFor(TimeUnit.MILLISECONDS.toNanos(1));
        countRunning(-1);
    }

    /** Pays no attention to the end of the launch. */
    private static void runOnFor(final long nanos) {
        final long end = System.nanoTime() + nanos;
        while (System.nanoTime() < end) {
            try {
                TimeUnit.NANOSECONDS.sleep(end - System.nanoTime());
            } catch (final InterruptedException e) {
                // Goes on.
            }
        }
    }

    private static void countRunning(final int change) {
        if (WorkItem.localId() == 0) {
            MOST_RUNNING.accumulateAndGet(RUNNING.addAndGet(change), Math::max);
        }
    }

    private static List<String> unitThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("galefs-jvm-unit-"))
                .toList();
    }
}

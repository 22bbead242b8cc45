package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.Errno;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** What the file service has received while a kernel runs: of a write, when it returns, and of many, at some time. */
@OnEachDevice
@Timeout(60)
class WriteBackTest {
    private static final int BLOCK_SIZE = 4096;
    private static final int FRAMES = 16;
    private static final int OPEN_SLOT = 0;
    private static final int WRITES = 20;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService store;
    private WatchedFiles files;

    @BeforeEach
    void createStore() throws Exception {
        AssumedDevice.assume(deviceName);
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        files = new WatchedFiles();
    }

    @AfterEach
    void closeStore() throws Exception {
        if (store != null) {
            store.close();
        }
    }

    @Test
    void shouldWriteBackBeforeTheCloseWhenAKernelHasWrittenHalfOfTheCache() throws Exception {
        try (GaleFs galeFs = GaleFs.open(context().transferThreads(2))) {
            final int[] results = run(galeFs, open(), write(0, FRAMES / 2 * BLOCK_SIZE), await(), close());
            assertEquals(FRAMES / 2 * BLOCK_SIZE, results[1]);
            assertEquals(0, results[3]);
        }
        assertTrue(files.hasWaited, "no bytes have come while the file was open");
    }

    /** A kernel that copies more than the disk has would go on for hours otherwise. */
    @Test
    void shouldReturnTheErrorOfALossFromANextWriteOnce() throws Exception {
        files.failures.set(1);
        final FileStep[] steps = new FileStep[WRITES + 2];
        Arrays.fill(steps, write(0, FRAMES / 2 * BLOCK_SIZE));
        for (int i = 1; i <= WRITES; i++) {
            steps[i] = write(i * FRAMES / 2 * BLOCK_SIZE, FRAMES / 2 * BLOCK_SIZE);
        }
        steps[0] = open();
        steps[WRITES + 1] = close();
        try (GaleFs galeFs = GaleFs.open(context())) {
            final int[] results = run(galeFs, steps);
            assertEquals(
                    1,
                    Arrays.stream(results)
                            .filter(result -> result == -Errno.ENOSPC)
                            .count(),
                    () -> Arrays.toString(results));
            assertEquals(0, results[WRITES + 1]);
        }
    }

    @Test
    void shouldReturnTheErrorOfALossToEachWriter() throws Exception {
        files.failures.set(1);
        final int half = FRAMES / 2 * BLOCK_SIZE;
        try (GaleFs galeFs = GaleFs.open(context())) {
            final int[] results = run(
                    galeFs,
                    open(),
                    new FileStep(ScriptKernel.OPEN, OPEN_SLOT + 1, 0, O_RDWR, 0),
                    write(0, half),
                    write(half, half),
                    write(2 * half, half),
                    write(3 * half, half),
                    close(),
                    new FileStep(ScriptKernel.WRITE, OPEN_SLOT + 1, 0, 10, 3),
                    new FileStep(ScriptKernel.WRITE, OPEN_SLOT + 1, 0, 10, 3),
                    new FileStep(ScriptKernel.CLOSE, OPEN_SLOT + 1, 0, 0, 0));
            assertEquals(
                    1,
                    Arrays.stream(results, 2, 7)
                            .filter(result -> result == -Errno.ENOSPC)
                            .count(),
                    () -> Arrays.toString(results));
            assertArrayEquals(new int[] {-Errno.ENOSPC, 10, 0}, select(results, 7, 8, 9));
        }
    }

    @Test
    void shouldWriteNothingBackBeforeTheCloseWhenFewBlocksAreDirty() throws Exception {
        try (GaleFs galeFs = GaleFs.open(context())) {
            run(galeFs, open(), write(0, 2 * BLOCK_SIZE), look(), close());
            assertEquals(0, galeFs.statistics().get(Metric.FLUSH_REQUESTS));
        }
        assertEquals(List.of(0L), files.looks);
    }

    @Test
    void shouldHaveHandedAllBytesToTheServiceWhenAWriteReturnsUnderWriteThrough() throws Exception {
        try (GaleFs galeFs = GaleFs.open(context().writeThrough(true))) {
            final int[] results = run(
                    galeFs, open(), write(10, 100), look(), write(4000, 3 * BLOCK_SIZE), look(), write(0, 0), close());
            assertArrayEquals(new int[] {100, 3 * BLOCK_SIZE, 0, 0}, select(results, 1, 3, 5, 6));
            assertEquals(2, galeFs.statistics().get(Metric.FLUSH_REQUESTS));
        }
        assertEquals(List.of(100L, 100L + 3 * BLOCK_SIZE), files.looks);
    }

    @Test
    void shouldWriteThroughWhenTheCacheIsSmallerThanTheWrite() throws Exception {
        try (GaleFs galeFs = GaleFs.open(context().cacheSize(2 * BLOCK_SIZE).writeThrough(true))) {
            assertEquals(7 * BLOCK_SIZE, run(galeFs, open(), write(5, 7 * BLOCK_SIZE), look(), close())[1]);
        }
        assertEquals(List.of(7L * BLOCK_SIZE), files.looks);
    }

    @Test
    void shouldReturnTheErrorFromTheWriteAndNotFromTheCloseUnderWriteThrough() throws Exception {
        files.failure = new FileServiceException(PosixError.ENOSPC, "the disk");
        try (GaleFs galeFs = GaleFs.open(context().writeThrough(true))) {
            final int[] results = run(galeFs, open(), write(0, 2 * BLOCK_SIZE), close());
            assertArrayEquals(new int[] {-Errno.ENOSPC, 0}, select(results, 1, 2));
            files.failure = null;
            assertArrayEquals(new int[] {100, 0}, select(run(galeFs, open(), write(0, 100), close()), 1, 2));
        }
    }

    /** Also the other work-groups', which have written the same block at the same time. */
    @Test
    void shouldKeepAllPartsWhenGroupsWriteThroughToOneBlock() throws Exception {
        final int groups = 64;
        final int part = 60;
        final long[] out = new long[groups];
        try (GaleFs galeFs = GaleFs.open(context().writeThrough(true))) {
            galeFs.launch(
                    FileKernels::writeDisjointParts,
                    new Grid(groups, 2),
                    new long[] {part},
                    new int[groups * part / Integer.BYTES],
                    out);
            assertEquals(groups, galeFs.statistics().get(Metric.FLUSH_REQUESTS));
        }
        assertArrayEquals(LongStream.generate(() -> part).limit(groups).toArray(), out);
        final byte[] expected = new byte[groups * part];
        for (int i = 0; i < expected.length; i++) {
            expected[i] = (byte) (i / part + 1);
        }
        assertArrayEquals(expected, TestBytes.get(store, "file"));
    }

    @Test
    void shouldReturnTheErrorToEachGroupWhenTheBlockOfAllIsLostUnderWriteThrough() throws Exception {
        files.failure = new FileServiceException(PosixError.EIO, "the disk");
        final int groups = 16;
        final int part = 60;
        final long[] out = new long[groups];
        try (GaleFs galeFs = GaleFs.open(context().writeThrough(true))) {
            galeFs.launch(
                    FileKernels::writeDisjointParts,
                    new Grid(groups, 2),
                    new long[] {part},
                    new int[groups * part / Integer.BYTES],
                    out);
        }
        assertArrayEquals(LongStream.generate(() -> -Errno.EIO).limit(groups).toArray(), out);
    }

    private GaleFsContext context() {
        return AssumedDevice.context(deviceName)
                .files(files)
                .blockSize(BLOCK_SIZE)
                .cacheSize((long) FRAMES * BLOCK_SIZE);
    }

    /** Runs the steps in one work-group; returns their results. */
    private static int[] run(final GaleFs galeFs, final FileStep... steps) throws InterruptedException {
        final Grid grid = new Grid(1, 2);
        final LaunchedSteps launched = new LaunchedSteps(List.of(Arrays.asList(steps)), grid.localSize());
        galeFs.launch(
                ScriptKernel::run,
                grid,
                launched.script(),
                launched.names(),
                launched.slots(),
                launched.data(),
                launched.results());
        return IntStream.range(0, steps.length)
                .map(step -> launched.results()[step * ScriptKernel.RESULT_LENGTH])
                .toArray();
    }

    private static int[] select(final int[] results, final int... steps) {
        return Arrays.stream(steps).map(step -> results[step]).toArray();
    }

    private static FileStep open() {
        return new FileStep(ScriptKernel.OPEN, OPEN_SLOT, 0, O_RDWR | O_CREAT, 0);
    }

    private static FileStep write(final int offset, final int count) {
        return new FileStep(ScriptKernel.WRITE, OPEN_SLOT, offset, count, 3);
    }

    private static FileStep close() {
        return new FileStep(ScriptKernel.CLOSE, OPEN_SLOT, 0, 0, 0);
    }

    private static FileStep look() {
        return FileStep.command(ServiceCommand.LOOK);
    }

    /** The step ends when the service has received bytes. */
    private static FileStep await() {
        return FileStep.command(ServiceCommand.REPAIR);
    }

    /** Counts bytes that it receives, and knows the counts of the moments at which a kernel has looked. */
    private final class WatchedFiles extends ForwardingFileService {
        private final AtomicLong received = new AtomicLong();
        private final CountDownLatch hasReceived = new CountDownLatch(1);
        private final List<Long> looks = new ArrayList<>();
        private final AtomicInteger failures = new AtomicInteger();
        private volatile FileServiceException failure;
        private volatile boolean hasWaited;

        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
            if (path.equals(ServiceCommand.LOOK.path())) {
                looks.add(received.get());
            } else if (path.equals(ServiceCommand.REPAIR.path())) {
                hasWaited = awaitBytes();
            } else {
                return super.open(path, options);
            }
            throw new FileServiceException(PosixError.ENOENT, path);
        }

        @Override
        public long write(
                final long handle,
                final long fileOffset,
                final MemorySegment source,
                final long sourceOffset,
                final int length)
                throws FileServiceException {
            if (failure != null) {
                throw failure;
            }
            if (failures.getAndUpdate(count -> Math.max(0, count - 1)) > 0) {
                throw new FileServiceException(PosixError.ENOSPC, "the disk");
            }
            final long version = super.write(handle, fileOffset, source, sourceOffset, length);
            received.addAndGet(length);
            hasReceived.countDown();
            return version;
        }

        private boolean awaitBytes() {
            try {
                return hasReceived.await(10, TimeUnit.SECONDS);
            } catch (final InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
    }
}

package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.device.cuda.CudaDevices;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.selection.Devices;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.agrona.CloseHelper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Several sessions in one process, each on a GPU of its own where there are several. */
@Tag("opencl")
@Timeout(60)
class SeveralGpusTest {
    private static final int BLOCK = 16 << 10;
    private static final int BLOCKS = 50;
    private static final int FRAMES = 8;
    private static final int LAUNCHES = 50;

    @TempDir
    private Path directory;

    private final byte[] content = TestBytes.random(BLOCKS * BLOCK, 1);

    /** Returns the GPUs of CUDA; with one alone, or without, there are two sessions of one device. */
    private static List<String> deviceNames() {
        AssumedDevice.openCl();
        if (!AssumedDevice.names().contains(Devices.CUDA)) {
            return List.of(AssumedDevice.SUSPENDED, AssumedDevice.SUSPENDED);
        }
        final int gpus = CudaDevices.survey(OpenClDevices.list()).devices().size();
        return IntStream.range(0, Math.max(2, gpus))
                .mapToObj(i -> "cuda:" + i % gpus)
                .toList();
    }

    @Test
    void shouldReadAFileInPlaceInAllSessionsAndAfterAnotherWasClosed() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .blockSize(BLOCK)
                .segmentSize(1 << 20))) {
            TestBytes.put(store, "file", content);
            final List<GaleFs> sessions = new ArrayList<>();
            try {
                for (final String name : deviceNames()) {
                    sessions.add(GaleFs.open(AssumedDevice.context(name)
                            .files(store)
                            .blockSize(BLOCK)
                            .cacheSize(FRAMES * BLOCK)));
                }
                while (!sessions.isEmpty()) {
                    sumInAll(sessions);
                    sessions.removeFirst().close();
                }
            } finally {
                CloseHelper.closeAll(sessions);
            }
        }
    }

    /** Waits for all: their store is closed next. */
    private void sumInAll(final List<GaleFs> sessions) throws Exception {
        final List<FutureTask<Void>> readers = new ArrayList<>();
        for (final GaleFs session : sessions) {
            final FutureTask<Void> reader = new FutureTask<>(() -> sumOften(session), null);
            readers.add(reader);
            Thread.ofPlatform().daemon().start(reader);
        }
        CloseHelper.closeAll(
                readers.stream().<AutoCloseable>map(reader -> reader::get).toList());
    }

    private void sumOften(final GaleFs session) {
        long expected = 0;
        for (final byte b : content) {
            expected += b & 0xff;
        }
        try {
            for (int launch = 0; launch < LAUNCHES; launch++) {
                final long[] sums = new long[4];
                session.launch(FileKernels::sumMapped, new Grid(sums.length, 1), sums);
                for (final long sum : sums) {
                    assertEquals(expected, sum);
                }
            }
        } catch (final InterruptedException e) {
            throw new AssertionError(e);
        }
        final boolean canPlace = session.device() instanceof final RoundDevice device && device.reachesHostMemory();
        assertTrue(session.statistics().get(Metric.BLOCKS_IN_PLACE) > 0 || !canPlace, "no block is in place");
    }
}

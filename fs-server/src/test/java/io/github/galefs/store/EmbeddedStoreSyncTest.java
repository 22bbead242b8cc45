package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.store.counters.CountersView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class EmbeddedStoreSyncTest {
    private static final int THREADS = 8;
    private static final int SYNCS = 50;
    private static final int BLOCK = 4096;

    @TempDir
    private Path directory;

    /** Each sync has a block of its own to make durable, so fewer commits than syncs prove that they share commits. */
    @Test
    void shouldShareACommitWhenThreadsSyncAtTheSameTime() throws Exception {
        final Map<String, Long> counts;
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK));
                CountersView counters = CountersView.open(directory);
                ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            final CyclicBarrier barrier = new CyclicBarrier(THREADS);
            final List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                final int thread = i;
                all.add(threads.submit(() -> {
                    writeAndSync(store, thread, barrier);
                    return null;
                }));
            }
            for (final Future<?> each : all) {
                each.get();
            }
            counts = counters.values();
        }
        assertEquals(THREADS * SYNCS, counts.get("syncs"));
        assertTrue(counts.get("commits") >= SYNCS, counts::toString);
        assertTrue(counts.get("commits") < THREADS * SYNCS / 2, counts::toString);
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            for (int thread = 0; thread < THREADS; thread++) {
                for (int i = 0; i < SYNCS; i++) {
                    final long handle = store.open("file" + thread, Bytes.READ);
                    assertArrayEquals(
                            pattern(thread, i), Bytes.read(store, handle, (long) i * BLOCK, BLOCK), "block " + i);
                    store.close(handle);
                }
            }
        }
    }

    private static void writeAndSync(final EmbeddedStore store, final int thread, final CyclicBarrier barrier)
            throws Exception {
        final long handle = store.open("file" + thread, NEW);
        for (int i = 0; i < SYNCS; i++) {
            Bytes.write(store, handle, (long) i * BLOCK, pattern(thread, i));
            barrier.await();
            store.sync(handle);
        }
        store.close(handle);
    }

    private static byte[] pattern(final int thread, final int block) {
        return Bytes.pattern(BLOCK, thread * SYNCS + block);
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }
}

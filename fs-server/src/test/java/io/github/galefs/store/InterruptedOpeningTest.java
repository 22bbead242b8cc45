package io.github.galefs.store;

import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.DurableMark;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** An interrupt while a store opens is no damage of the disk, and does none. */
@Timeout(60)
class InterruptedOpeningTest {
    private static final int OPENINGS = 50;
    private static final byte[] CONTENT = pattern(1_000_000, 1);

    @TempDir
    private Path directory;

    @BeforeEach
    void createStore() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(4096))) {
            for (int i = 0; i < 10; i++) {
                Bytes.create(store, "file" + i, CONTENT);
            }
        }
    }

    @AfterEach
    void clearInterrupt() {
        Thread.interrupted();
    }

    @Test
    void shouldThrowEintrWhenTheThreadIsInterrupted() throws IOException {
        assertInterrupted(() -> EmbeddedStore.open(context()));
        assertInterrupted(() -> EmbeddedStore.openReadOnly(context()));
        assertInterrupted(() -> EmbeddedStore.create(context().directory(directory.resolve("new"))));
        assertContent();
    }

    @Test
    void shouldThrowEintrWhenTheThreadIsInterruptedBeforeAReplay() throws IOException {
        try (OfflineStore store = OfflineStore.open(directory, StoreDisk.system())) {
            assertInterrupted(store::replay);
            assertInterrupted(store::salvage);
        }
        assertContent();
    }

    @Test
    void shouldThrowEintrRatherThanGoOnWithoutTheDurableMark() {
        assertInterrupted(() -> DurableMark.open(directory, StoreDisk.system()));
    }

    @Test
    void shouldOpenOrThrowEintrWheneverTheInterruptComes() throws Exception {
        final long begin = System.nanoTime();
        EmbeddedStore.open(context()).close();
        final long duration = System.nanoTime() - begin;
        try (ScheduledExecutorService interrupter = Executors.newSingleThreadScheduledExecutor()) {
            for (int i = 0; i < OPENINGS; i++) {
                openInterrupted(interrupter, duration * i / OPENINGS);
            }
        }
        assertContent();
    }

    private void openInterrupted(final ScheduledExecutorService interrupter, final long delayNanos) throws Exception {
        final Thread opening = Thread.currentThread();
        final Future<?> interrupt = interrupter.schedule(opening::interrupt, delayNanos, TimeUnit.NANOSECONDS);
        EmbeddedStore store = null;
        try {
            store = EmbeddedStore.open(context());
        } catch (final FileServiceException e) {
            assertEquals(PosixError.EINTR, e.error(), e.getMessage());
        }
        while (!interrupt.isDone()) {
            Thread.onSpinWait();
        }
        Thread.interrupted();
        if (store != null) {
            store.close();
        }
    }

    private static void assertInterrupted(final Executable opening) {
        Thread.currentThread().interrupt();
        assertRefused(PosixError.EINTR, opening);
        assertTrue(Thread.interrupted());
    }

    private void assertContent() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.openReadOnly(context())) {
            assertArrayEquals(CONTENT, Bytes.readAll(store, "file9"));
        }
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }
}

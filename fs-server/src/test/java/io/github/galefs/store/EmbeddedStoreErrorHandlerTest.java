package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An error that ends a thread of the store is reported, and no caller waits for that thread. */
@Timeout(30)
class EmbeddedStoreErrorHandlerTest {
    private final Error error = new OutOfMemoryError("of a test");

    @TempDir
    private Path directory;

    private final List<Throwable> reported = new CopyOnWriteArrayList<>();
    private EmbeddedStoreContext context;

    @BeforeEach
    void makeCompactorFail() {
        context = new EmbeddedStoreContext()
                .directory(directory)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .errorHandler(reported::add)
                .freeSpace(() -> {
                    if (Thread.currentThread().getName().equals("store-compactor")) {
                        throw error;
                    }
                    return 0;
                });
    }

    @Test
    void shouldReportTheErrorThatEndsCompactionOnce() throws Exception {
        try (EmbeddedStore _ = EmbeddedStore.create(context)) {
            Await.until("a report", () -> !reported.isEmpty());
        }
        assertEquals(1, reported.size());
        assertSame(error, reported.getFirst());
    }

    @Test
    void shouldRefuseACallThatNeedsSpaceWhenCompactionHasEnded() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context)) {
            assertRefused(PosixError.ENOSPC, () -> store.open("file", NEW));
            Await.until("a report", () -> !reported.isEmpty());
            assertRefused(PosixError.ENOSPC, () -> store.open("file", NEW));
        }
    }
}

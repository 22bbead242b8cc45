package io.github.galefs.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.server.Await;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The store's events in Java Flight Recorder. */
@Timeout(120)
class EmbeddedStoreEventsTest {
    private static final String REQUEST = "io.github.galefs.SlowRequest";
    private static final String COMMIT = "io.github.galefs.Commit";
    private static final String COMPACTION = "io.github.galefs.Compaction";
    private static final int BLOCK = 16 * 1024;
    private static final int LENGTH = 10_000;

    @TempDir
    private Path directory;

    @Test
    void shouldRecordOperationBytesAndDurationWhenARequestExceedsTheThreshold() throws Exception {
        final List<RecordedEvent> events = record(REQUEST, Duration.ZERO, store -> {
            Bytes.create(store, "file", Bytes.pattern(LENGTH, 1));
            Bytes.readAll(store, "file");
            store.stat("file");
            store.capacity();
            store.unlink("file");
        });
        for (final String operation : List.of("read", "write")) {
            final RecordedEvent event = of(operation, events);
            assertEquals(LENGTH, event.getLong("bytes"));
            assertTrue(event.getDuration().isPositive());
        }
        for (final String operation : List.of("open", "status", "close", "stat", "capacity", "unlink")) {
            assertEquals(0, of(operation, events).getLong("bytes"));
        }
    }

    @Test
    void shouldRecordNoRequestWhenAllAreBelowTheThreshold() throws Exception {
        final List<RecordedEvent> events =
                record(REQUEST, Duration.ofMinutes(1), store -> Bytes.create(store, "file", Bytes.pattern(LENGTH, 1)));
        assertEquals(List.of(), events);
    }

    @Test
    void shouldRecordEachCommit() throws Exception {
        final List<RecordedEvent> events = record(COMMIT, Duration.ZERO, store -> {
            for (int i = 0; i < 3; i++) {
                Bytes.create(store, "file" + i, Bytes.pattern(LENGTH, i));
                store.syncAll();
            }
        });
        assertTrue(events.size() >= 3, events::toString);
        assertTrue(events.stream().allMatch(event -> event.getDuration().isPositive()), events::toString);
    }

    @Test
    void shouldRecordSegmentAndCopiedBytesOfEachCompaction() throws Exception {
        final List<RecordedEvent> events = record(COMPACTION, Duration.ZERO, store -> {
            // Overwriting leaves segments whose payloads are dead, except for one or two kept files in each.
            final int blocks = 8 * EmbeddedStoreContext.MIN_SEGMENT_SIZE / BLOCK;
            for (int i = 0; i < blocks; i++) {
                Bytes.create(store, "file" + i % 4, Bytes.pattern(BLOCK, i));
                if (i % 32 == 0) {
                    Bytes.create(store, "kept" + i, Bytes.pattern(LENGTH, i));
                }
            }
            awaitCompaction(store);
        });
        final long segments = events.stream()
                .mapToInt(event -> event.getInt("segment"))
                .distinct()
                .count();
        assertTrue(segments >= 4, events::toString);
        assertEquals(segments, events.size(), events::toString);
        assertTrue(events.stream().anyMatch(event -> event.getLong("copiedBytes") >= LENGTH), events::toString);
    }

    /** Calls on a store whose events are recorded. */
    @FunctionalInterface
    private interface Calls {
        void make(EmbeddedStore store) throws Exception;
    }

    private List<RecordedEvent> record(final String name, final Duration threshold, final Calls calls)
            throws Exception {
        final Path recorded = directory.resolve("recorded.jfr");
        try (EmbeddedStore store = EmbeddedStore.create(new EmbeddedStoreContext()
                        .directory(directory.resolve("store"))
                        .blockSize(BLOCK)
                        .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE));
                Recording recording = new Recording()) {
            recording.enable(name).withThreshold(threshold);
            recording.start();
            calls.make(store);
            recording.stop();
            recording.dump(recorded);
        }
        return RecordingFile.readAllEvents(recorded).stream()
                .filter(event -> event.getEventType().getName().equals(name))
                .toList();
    }

    private static RecordedEvent of(final String operation, final List<RecordedEvent> events) {
        return events.stream()
                .filter(event -> event.getString("operation").equals(operation))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + operation + " in " + events));
    }

    private static void awaitCompaction(final EmbeddedStore store) throws Exception {
        Await.until(
                Duration.ofSeconds(60),
                "at most three segments of dead bytes",
                () -> store.capacity().deadBytes() <= 3L * EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }
}

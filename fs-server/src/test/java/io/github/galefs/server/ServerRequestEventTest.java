package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.store.Bytes;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Flight Recorder's events of requests. */
@Timeout(60)
class ServerRequestEventTest {
    private static final String NAME = "io.github.galefs.ServerRequest";
    private static final int LENGTH = 10_000;

    @TempDir
    private Path directory;

    @Test
    void shouldRecordOperationPeerBytesAndDurationOfRequestsAboveTheThreshold() throws Exception {
        final List<RecordedEvent> events = eventsAbove(Duration.ZERO);
        for (final String operation : List.of("READ", "WRITE")) {
            final RecordedEvent event = events.stream()
                    .filter(candidate -> candidate.getString("operation").equals(operation))
                    .findAny()
                    .orElseThrow();
            assertEquals(LENGTH, event.getLong("bytes"));
            assertTrue(event.getString("peer").contains("127.0.0.1:"), event.getString("peer"));
            assertTrue(event.getDuration().isPositive());
        }
        assertTrue(
                events.stream().anyMatch(event -> event.getString("operation").equals("STAT")));
    }

    @Test
    void shouldRecordNoRequestsBelowTheThreshold() throws Exception {
        assertEquals(List.of(), eventsAbove(Duration.ofMinutes(1)));
    }

    private List<RecordedEvent> eventsAbove(final Duration threshold) throws Exception {
        final Path recorded = directory.resolve("recorded.jfr");
        try (ServedStore served = new ServedStore(directory);
                RemoteFileService files = served.connect();
                Recording recording = new Recording()) {
            recording.enable(NAME).withThreshold(threshold);
            recording.start();
            Bytes.create(files, "file", Bytes.pattern(LENGTH, 1));
            Bytes.readAll(files, "file");
            files.stat("file");
            recording.stop();
            recording.dump(recorded);
        }
        return RecordingFile.readAllEvents(recorded).stream()
                .filter(event -> event.getEventType().getName().equals(NAME))
                .toList();
    }
}

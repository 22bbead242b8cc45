package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class ShutdownTest {
    private static final Set<PosixError> ENDS =
            EnumSet.of(PosixError.ECONNREFUSED, PosixError.ECONNRESET, PosixError.ETIMEDOUT);

    @TempDir
    private Path directory;

    @Test
    void shouldAnswerOrRefuseEveryCallAndKeepWhatItAnswered() throws Exception {
        final List<Future<Integer>> writers = new ArrayList<>();
        final int clients = 6;
        try (ServedStore served = new ServedStore(directory);
                ExecutorService threads = Executors.newFixedThreadPool(clients)) {
            for (int i = 0; i < clients; i++) {
                final int number = i;
                final RemoteFileService files =
                        RemoteFileService.connect(served.clientContext().reconnectTimeout(Duration.ofMillis(300)));
                writers.add(threads.submit(() -> writeUntilTheEnd(files, number)));
            }
            Thread.sleep(1000);
            final long begin = System.nanoTime();
            served.end();
            assertTrue(System.nanoTime() - begin < 10_000_000_000L, "the server took its time");
            try (ServedStore again = new ServedStore(directory)) {
                for (int i = 0; i < clients; i++) {
                    final int acknowledged = writers.get(i).get();
                    final long handle = again.store().open("file" + i, Bytes.READ);
                    for (int write = 0; write < acknowledged; write++) {
                        assertArrayEquals(
                                Bytes.pattern(5000, write), Bytes.read(again.store(), handle, write * 5000L, 5000));
                    }
                }
            }
        }
    }

    /** How many writes were acknowledged. */
    private static int writeUntilTheEnd(final RemoteFileService files, final int number) throws FileServiceException {
        int written = 0;
        try (files) {
            final long handle = files.open("file" + number, Bytes.NEW);
            while (true) {
                Bytes.write(files, handle, written * 5000L, Bytes.pattern(5000, written));
                written++;
                if (written % 10 == 0) {
                    files.sync(handle);
                }
            }
        } catch (final FileServiceException e) {
            assertTrue(ENDS.contains(e.error()), e.getMessage());
            return written;
        }
    }
}

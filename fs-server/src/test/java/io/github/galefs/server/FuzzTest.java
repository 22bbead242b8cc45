package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.UnixOperatingSystemMXBean;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import io.github.galefs.wire.KeyTool;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Frames, records of TLS, contents of rings, and replies that are wrong in some place, or in all.
 * {@code galefs.fuzz.frames} sets how many frames; of what takes longer there are fewer.
 */
class FuzzTest {
    private static final int FRAMES = Integer.getInteger("galefs.fuzz.frames", 20_000);
    private static final byte[] BYTES = Bytes.pattern(50_000, 1);

    @TempDir
    private Path directory;

    @Test
    @Timeout(1800)
    void shouldSurviveAnyFrames() throws Exception {
        try (ServedStore served = new ServedStore(directory)) {
            Bytes.create(served.store(), "kept", BYTES);
            final FrameFuzzer fuzzer = new FrameFuzzer(served.address(), 42);
            fuzz(fuzzer, FRAMES, fuzzer::run);
            assertServes(served.clientContext());
        }
    }

    @Test
    @Timeout(3600)
    void shouldSurviveAnyRecordsOfTls() throws Exception {
        final KeyTool keys = new KeyTool(directory);
        keys.makeKey("server");
        keys.trust("servers", "server");
        final SSLContext clientKeys = keys.load(null, "servers");
        try (ServedStore served =
                new ServedStore(directory, new ServerContext().tls(keys.load("server", null), false))) {
            Bytes.create(served.store(), "kept", BYTES);
            final TlsFuzzer fuzzer = new TlsFuzzer(served.address(), clientKeys, 42);
            fuzz(fuzzer, FRAMES / 10, fuzzer::run);
            assertServes(served.clientContext().tls(clientKeys));
        }
    }

    @Test
    @Timeout(1800)
    void shouldSurviveAnyContentsOfTheRing() throws Exception {
        try (FileStore store = FileStore.create(new FileStoreContext().directory(directory.resolve("store")))) {
            Bytes.create(store, "kept", BYTES);
            try (RingFuzzer fuzzer = new RingFuzzer(directory, store, 42)) {
                fuzz(fuzzer, FRAMES, fuzzer::run);
            }
        }
    }

    @Test
    @Timeout(3600)
    void shouldSurviveAnyReplies() throws Exception {
        try (ClientFuzzer fuzzer = new ClientFuzzer(directory, 42)) {
            fuzz(fuzzer, FRAMES / 8, fuzzer::run);
        }
    }

    @FunctionalInterface
    private interface Run {
        void run(int count) throws Exception;
    }

    /** Runs a tenth for warming up, then all of it, and looks at what was not given back. */
    private static void fuzz(final Object fuzzer, final int count, final Run run) throws Exception {
        run.run(count / 10);
        final long filesBefore = openFiles();
        final long memoryBefore = usedMemory();
        final long begin = System.nanoTime();
        run.run(count);
        final double seconds = (System.nanoTime() - begin) / 1e9;
        final long files = openFiles();
        final long memory = usedMemory();
        System.out.printf(
                "fuzz: %s; the last %d in %.1f s; open files %d to %d, memory %d to %d MiB%n",
                fuzzer, count, seconds, filesBefore, files, memoryBefore >> 20, memory >> 20);
        assertTrue(files < filesBefore + 50, filesBefore + " files were open, " + files + " are");
        assertTrue(memory < memoryBefore + (64L << 20), memoryBefore + " bytes were in use, " + memory + " are");
    }

    private static void assertServes(final ClientContext context) throws Exception {
        try (RemoteFileService client = RemoteFileService.connect(context)) {
            Bytes.create(client, "after", BYTES);
            assertArrayEquals(BYTES, Bytes.readAll(client, "after"));
        }
    }

    private static long openFiles() throws InterruptedException {
        Thread.sleep(500);
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getOpenFileDescriptorCount()
                : 0;
    }

    private static long usedMemory() throws InterruptedException {
        // What buffers outside of the heap hold is freed some time after each collection.
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(200);
        }
        long direct = 0;
        for (final var pool : ManagementFactory.getPlatformMXBeans(java.lang.management.BufferPoolMXBean.class)) {
            direct += pool.getName().equals("direct") ? pool.getMemoryUsed() : 0;
        }
        return direct + ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}

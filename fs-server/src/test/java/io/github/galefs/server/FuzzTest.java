package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.UnixOperatingSystemMXBean;
import io.github.galefs.CaseShare;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.wire.KeyTool;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random and randomly damaged input: frames, TLS records, ring files, and replies. The property
 * {@code galefs.fuzz.frames} sets the number of frames; there is less of input that takes longer.
 */
class FuzzTest {
    private static final int FRAMES = Integer.getInteger("galefs.fuzz.frames", CaseShare.of(20_000));
    private static final int MAX_MORE_FILES = 50;
    private static final long MAX_MORE_MEMORY = 64L << 20;
    private static final int EQUAL_MEASUREMENTS = 5;
    private static final byte[] BYTES = Bytes.pattern(50_000, 1);

    @TempDir
    private Path directory;

    @Test
    @Timeout(1800)
    void shouldServeAfterAnyFrames() throws Exception {
        try (ServedStore served = new ServedStore(directory)) {
            Bytes.create(served.store(), "kept", BYTES);
            final FrameFuzzer fuzzer = new FrameFuzzer(served.address(), 42);
            fuzz(fuzzer, FRAMES, fuzzer::run);
            assertServes(served.clientContext());
        }
    }

    @Test
    @Timeout(3600)
    void shouldServeAfterAnyTlsRecords() throws Exception {
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
    void shouldServeAfterAnyContentOfTheRingFile() throws Exception {
        try (EmbeddedStore store =
                EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")))) {
            Bytes.create(store, "kept", BYTES);
            try (RingFuzzer fuzzer = new RingFuzzer(directory, store, 42)) {
                fuzz(fuzzer, FRAMES, fuzzer::run);
            }
        }
    }

    @Test
    @Timeout(3600)
    void shouldEndEveryCallAfterAnyReplies() throws Exception {
        try (ClientFuzzer fuzzer = new ClientFuzzer(directory, 42)) {
            fuzz(fuzzer, FRAMES / 8, fuzzer::run);
        }
    }

    @FunctionalInterface
    private interface Run {
        void run(int count) throws Exception;
    }

    /** Runs a tenth to warm up and then everything, and checks that no open files and no memory are leaked. */
    private static void fuzz(final Object fuzzer, final int count, final Run run) throws Exception {
        run.run(count / 10);
        final long filesBefore = settled(FuzzTest::openFiles);
        final long memoryBefore = settled(FuzzTest::usedMemory);
        final long begin = System.nanoTime();
        run.run(count);
        final double seconds = (System.nanoTime() - begin) / 1e9;
        final long files = settled(FuzzTest::openFiles);
        final long memory = settled(FuzzTest::usedMemory);
        System.out.printf(
                "fuzz: %s; the last %d in %.1f s; open files %d to %d, memory %d to %d MiB%n",
                fuzzer, count, seconds, filesBefore, files, memoryBefore >> 20, memory >> 20);
        assertTrue(files < filesBefore + MAX_MORE_FILES, filesBefore + " open files before, " + files + " after");
        assertTrue(memory < memoryBefore + MAX_MORE_MEMORY, memoryBefore + " bytes before, " + memory + " after");
    }

    private static void assertServes(final ClientContext context) throws Exception {
        try (RemoteFileService client = RemoteFileService.connect(context)) {
            Bytes.create(client, "after", BYTES);
            assertArrayEquals(BYTES, Bytes.readAll(client, "after"));
        }
    }

    /** Measures until a number of measurements in a row has found no lower value; returns the lowest. */
    private static long settled(final LongSupplier measure) throws Exception {
        final long[] state = {Long.MAX_VALUE, 0};
        Await.until("the value no longer falls", () -> {
            final long value = measure.getAsLong();
            state[1] = value < state[0] ? 0 : state[1] + 1;
            state[0] = Math.min(state[0], value);
            return state[1] >= EQUAL_MEASUREMENTS;
        });
        return state[0];
    }

    private static long openFiles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getOpenFileDescriptorCount()
                : 0;
    }

    /** Heap and direct memory after a collection; cleaners free direct memory some time later. */
    private static long usedMemory() {
        System.gc();
        long direct = 0;
        for (final BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) {
            direct += pool.getName().equals("direct") ? pool.getMemoryUsed() : 0;
        }
        return direct + ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}

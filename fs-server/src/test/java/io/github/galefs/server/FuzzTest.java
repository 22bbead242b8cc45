package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.UnixOperatingSystemMXBean;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.store.Bytes;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Frames that are wrong in some place, or in all. {@code galefs.fuzz.frames} sets how many. */
class FuzzTest {
    private static final int FRAMES = Integer.getInteger("galefs.fuzz.frames", 20_000);

    @TempDir
    private Path directory;

    @Test
    @Timeout(1800)
    void shouldSurviveAnyFrames() throws Exception {
        try (ServedStore served = new ServedStore(directory)) {
            final byte[] bytes = Bytes.pattern(50_000, 1);
            Bytes.create(served.store(), "kept", bytes);
            final FrameFuzzer fuzzer = new FrameFuzzer(served.address(), 42);
            fuzzer.run(FRAMES / 10);
            final long filesBefore = openFiles();
            final long memoryBefore = usedMemory();
            final long begin = System.nanoTime();
            fuzzer.run(FRAMES);
            final double seconds = (System.nanoTime() - begin) / 1e9;
            final long files = openFiles();
            final long memory = usedMemory();
            System.out.printf(
                    "fuzz: %d frames over %d connections in %.1f s, %d replies; open files %d to %d, memory %d to %d MiB%n",
                    FRAMES,
                    fuzzer.connections(),
                    seconds,
                    fuzzer.replies(),
                    filesBefore,
                    files,
                    memoryBefore >> 20,
                    memory >> 20);

            assertTrue(files < filesBefore + 50, filesBefore + " files were open, " + files + " are");
            assertTrue(memory < memoryBefore + (64L << 20), memoryBefore + " bytes were in use, " + memory + " are");
            try (RemoteFileService client = served.connect()) {
                Bytes.create(client, "after", bytes);
                assertArrayEquals(bytes, Bytes.readAll(client, "after"));
            }
        }
    }

    private static long openFiles() throws InterruptedException {
        Thread.sleep(500);
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getOpenFileDescriptorCount()
                : 0;
    }

    private static long usedMemory() {
        System.gc();
        System.gc();
        long direct = 0;
        for (final var pool : ManagementFactory.getPlatformMXBeans(java.lang.management.BufferPoolMXBean.class)) {
            direct += pool.getName().equals("direct") ? pool.getMemoryUsed() : 0;
        }
        return direct + ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}

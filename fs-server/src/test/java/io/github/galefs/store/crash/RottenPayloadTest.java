package io.github.galefs.store.crash;

import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compaction copies a payload whose bytes have changed on the disk, and the process dies before it commits the copy.
 */
@Timeout(60)
class RottenPayloadTest {
    private static final int BLOCK = 64 * 1024;
    private static final int FILES = 20;

    @TempDir
    private Path folder;

    private EmbeddedStore store;
    private SimulatedDisk disk;
    private final AtomicBoolean armed = new AtomicBoolean();
    private final CountDownLatch died = new CountDownLatch(1);
    private final AtomicInteger written = new AtomicInteger();

    /** Files that were written again before the process died; set before {@link #died} is counted down. */
    private int acknowledged;

    @BeforeEach
    void createStore() throws IOException {
        Files.createDirectories(folder.resolve("graveyard"));
        disk = new SimulatedDisk(folder.resolve("store"), folder.resolve("graveyard"), this::onDiskCall);
    }

    @Test
    void shouldKeepOtherChangesWhenACopiedPayloadIsRotten() throws Exception {
        try (EmbeddedStore files =
                EmbeddedStore.create(context(folder.resolve("store")).disk(disk).blockSize(BLOCK))) {
            store = files;
            for (int i = 0; i < FILES; i++) {
                Bytes.create(files, "file" + i, pattern(BLOCK, i));
            }
            files.syncAll();
            rot(files, "file0");
            armed.set(true);
            for (int i = 2; i < FILES; i++) {
                Bytes.create(files, "file" + i, pattern(BLOCK, 100 + i));
                written.incrementAndGet();
            }
            assertTrue(died.await(30, TimeUnit.SECONDS), "compaction has not copied the rotten payload");
        }
        try (EmbeddedStore files = EmbeddedStore.open(context(folder.resolve("image")))) {
            assertTrue(files.stat("acknowledged").directory());
            assertRefused(PosixError.EIO, () -> Bytes.readAll(files, "file0"));
            assertArrayEquals(pattern(BLOCK, 1), Bytes.readAll(files, "file1"));
            for (int i = 2; i < 2 + acknowledged; i++) {
                assertArrayEquals(pattern(BLOCK, 100 + i), Bytes.readAll(files, "file" + i));
            }
        }
        StoreCheck.repair(folder.resolve("image"));
        assertTrue(StoreCheck.check(folder.resolve("image")).isClean());
    }

    /** Before compaction forces its copies, makes one more change, and takes what a kill would leave. */
    private void onDiskCall() {
        if (!armed.get() || Moment.ofThisThread() != Moment.COMMITTING_COPIES || !armed.getAndSet(false)) {
            return;
        }
        try {
            acknowledged = written.get();
            store.makeDirectory("acknowledged");
            disk.freeze().writeWhole(folder.resolve("image"));
            died.countDown();
        } catch (final IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void rot(final EmbeddedStore files, final String path) throws IOException {
        final long handle = files.open(path, READ);
        final Extent extent = files.locate(handle, 0);
        files.close(handle);
        try (RandomAccessFile segment = new RandomAccessFile(extent.segment().toFile(), "rw")) {
            segment.seek(extent.position() + BLOCK / 2);
            segment.write(~segment.read());
        }
    }

    private static EmbeddedStoreContext context(final Path directory) {
        return new EmbeddedStoreContext().directory(directory).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }
}

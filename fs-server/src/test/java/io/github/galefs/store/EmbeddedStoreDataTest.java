package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class EmbeddedStoreDataTest {
    private static final int BLOCK = 4096;

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private long handle;

    @BeforeEach
    void createStore() throws IOException {
        store = EmbeddedStore.create(context().blockSize(BLOCK));
        handle = store.open("file", NEW);
    }

    @AfterEach
    void closeStore() throws IOException {
        store.close();
    }

    /** The block table has leaves of 64 blocks. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63 * BLOCK, 64 * BLOCK, 64 * BLOCK + 1, 128 * BLOCK, 130 * BLOCK - 1})
    void shouldTruncateAFileOfManyBlocksAtAnySize(final int size) throws IOException {
        final byte[] bytes = pattern(130 * BLOCK, 3);
        Bytes.write(store, handle, 0, bytes);
        store.truncate(handle, size);
        store.truncate(handle, bytes.length);
        assertArrayEquals(Arrays.copyOf(Arrays.copyOf(bytes, size), bytes.length), Bytes.readAll(store, "file"));
    }

    @Test
    void shouldKeepAllDataWhenTheDataLogRollsManyTimes() throws IOException {
        final byte[] bytes = pattern(8 * 1024 * 1024, 12);
        Bytes.write(store, handle, 0, bytes);
        store.sync(handle);
        assertArrayEquals(bytes, Bytes.read(store, handle, 0, bytes.length));
        reopen();

        assertArrayEquals(bytes, Bytes.readAll(store, "file"));
        assertTrue(segments("data") >= 8, "segments of data: " + segments("data"));
    }

    @Test
    void shouldKeepAllRecordsWhenTheMetaLogRolls() throws IOException {
        for (int i = 0; i < 50_000; i++) {
            store.truncate(handle, i + 1);
        }
        reopen();

        assertEquals(50_000, store.stat("file").size());
        assertTrue(lastSegment("meta") >= 3, "last segment of meta: " + lastSegment("meta"));
    }

    @Test
    void shouldLocateBlocksInSegments() throws IOException {
        final int block = store.blockSize();
        final byte[] bytes = pattern(block + 10, 5);
        Bytes.create(store, "extents", bytes);
        final long extents = store.open("extents", NEW);
        store.truncate(extents, block + 5);
        store.truncate(extents, 4L * block);
        final Extent first = store.locate(extents, 7);
        final Extent cut = store.locate(extents, block + 100);

        assertEquals(0, first.blockOffset());
        assertEquals(block, first.validLength());
        assertEquals(block, first.storedLength());
        assertEquals(0, first.position() % 4096);
        assertArrayEquals(Arrays.copyOf(bytes, block), stored(first));
        assertEquals(block, cut.blockOffset());
        assertEquals(5, cut.validLength());
        assertEquals(10, cut.storedLength());
        assertArrayEquals(Arrays.copyOfRange(bytes, block, block + 10), stored(cut));
        assertEquals(3, cut.version());
        assertEquals(4L * block, cut.size());
        assertEquals(new Extent(2L * block, 0, null, 0, 0, 0, 3, 4L * block), store.locate(extents, 2L * block));
        assertRefused(PosixError.EINVAL, () -> store.locate(extents, -1));
        assertRefused(PosixError.EBADF, () -> store.locate(99, 0));
    }

    private static byte[] stored(final Extent extent) throws IOException {
        final ByteBuffer bytes = ByteBuffer.allocate(extent.storedLength());
        try (FileChannel channel = FileChannel.open(extent.segment())) {
            channel.read(bytes, extent.position());
        }
        final CRC32C checksum = new CRC32C();
        checksum.update(bytes.array());
        assertEquals(extent.checksum(), (int) checksum.getValue());
        return bytes.array();
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory.resolve("store")).segmentSize(1024 * 1024);
    }

    private void reopen() throws IOException {
        store.close();
        store = EmbeddedStore.open(context());
    }

    /** Returns the number of the last segment: a checkpoint may have removed those before. */
    private int lastSegment(final String log) {
        return Arrays.stream(directory.resolve("store").resolve(log).toFile().list((_, name) -> name.endsWith(".cq4")))
                .mapToInt(name -> Integer.parseInt(name.substring(name.indexOf('-') + 1, name.indexOf('S'))))
                .max()
                .orElseThrow();
    }

    private int segments(final String log) {
        return directory.resolve("store").resolve(log).toFile().list((parent, name) -> name.endsWith(".cq4")).length;
    }
}

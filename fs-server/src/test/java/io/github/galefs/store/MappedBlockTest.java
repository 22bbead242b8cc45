package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Bytes of files that are mapped where the store keeps them; see {@link MappedBlockSpaceTest} for their segments. */
@Timeout(60)
class MappedBlockTest {
    private static final int BLOCK = 16 * 1024;

    @TempDir
    private Path directory;

    @Test
    void shouldShowTheBytesOfTheFileWithoutACopy() throws IOException {
        final byte[] content = pattern(3 * BLOCK + 1000, 1);
        try (EmbeddedStore store = EmbeddedStore.create(newContext())) {
            Bytes.create(store, "file", content);
            final long handle = store.open("file", READ);
            assertShows(content, store, handle, 0, BLOCK);
            assertShows(content, store, handle, 2L * BLOCK, BLOCK);
            assertShows(content, store, handle, BLOCK + 8, BLOCK - 8);
            assertShows(content, store, handle, BLOCK + 800, 3);
            assertShows(content, store, handle, 3L * BLOCK, 1000);
            try (MappedBlock first = store.map(handle, 0, BLOCK);
                    MappedBlock second = store.map(handle, 8, 8)) {
                assertEquals(first.bytes().address() + 8, second.bytes().address());
            }
        }
    }

    private static void assertShows(
            final byte[] content, final EmbeddedStore store, final long handle, final long offset, final int length)
            throws IOException {
        try (MappedBlock block = store.map(handle, offset, length)) {
            final byte[] expected = Arrays.copyOfRange(content, (int) offset, (int) offset + length);
            assertArrayEquals(expected, block.bytes().toArray(ValueLayout.JAVA_BYTE));
            assertTrue(block.bytes().isReadOnly());
            assertEquals(0, block.bytes().address() % Long.BYTES);
            assertTrue(block.isCurrent());
        }
    }

    @Test
    void shouldMapNothingThatIsNotOnePieceOfTheFile() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(newContext())) {
            final long handle = store.open("file", NEW);
            Bytes.write(store, handle, 0, pattern(2 * BLOCK, 1));
            Bytes.write(store, handle, 3L * BLOCK, pattern(1000, 2));
            assertNull(store.map(handle, 2L * BLOCK, BLOCK), "a hole");
            assertNull(store.map(handle, 2L * BLOCK, 1), "a byte of a hole");
            assertNull(store.map(handle, 3L * BLOCK, 1001), "past the end of the file");
            assertNull(store.map(handle, 4L * BLOCK, 8), "past the end of the file");
            assertNull(store.map(handle, BLOCK - 8, 16), "two blocks");
            assertNull(store.map(handle, 0, 2 * BLOCK), "two blocks");
            assertNull(store.map(handle, 4, 8), "not at a multiple of 8");
            assertNull(store.map(handle, 0, 0), "no bytes");
            assertNull(store.map(handle, 4L * BLOCK, 0), "no bytes");
            store.truncate(handle, 5L * BLOCK);
            assertNull(store.map(handle, 3L * BLOCK, 1001), "past the end of a payload");
            store.truncate(handle, BLOCK + 100);
            store.truncate(handle, 5L * BLOCK);
            assertNull(store.map(handle, BLOCK, 101), "a part of a payload that was cut off");
            try (MappedBlock block = store.map(handle, BLOCK, 100)) {
                assertNotNull(block);
            }
        }
    }

    @Test
    void shouldRefuseAsAReadDoes() throws IOException {
        final EmbeddedStore store = EmbeddedStore.create(newContext());
        Bytes.create(store, "file", pattern(BLOCK, 1));
        final long writeOnly = store.open("file", EnumSet.of(FileOpenOption.WRITE));
        assertRefused(PosixError.EBADF, () -> store.map(writeOnly, 0, BLOCK));
        assertRefused(PosixError.EBADF, () -> store.map(12345, 0, BLOCK));
        final long handle = store.open("file", READ);
        assertRefused(PosixError.EINVAL, () -> store.map(handle, -8, 8));
        assertRefused(PosixError.EINVAL, () -> store.map(handle, 0, -1));
        store.close();
        assertRefused(PosixError.EBADF, () -> store.map(handle, 0, BLOCK));
    }

    @Test
    void shouldKeepTheBytesWhenTheFileChanges() throws IOException {
        final byte[] content = pattern(BLOCK, 1);
        try (EmbeddedStore store = EmbeddedStore.create(newContext())) {
            final long handle = store.open("file", NEW);
            Bytes.write(store, handle, 0, content);
            try (MappedBlock block = store.map(handle, 0, BLOCK)) {
                Bytes.write(store, handle, 100, pattern(200, 2));
                assertArrayEquals(content, bytes(block));
                store.truncate(handle, 0);
                assertArrayEquals(content, bytes(block));
                store.unlink("file");
                store.close(handle);
                store.syncAll();
                assertArrayEquals(content, bytes(block));
                assertTrue(block.isCurrent());
            }
        }
    }

    @Test
    void shouldKeepTheBytesOfASnapshotInAStoreThatIsOpenForReading() throws IOException {
        final byte[] content = pattern(BLOCK, 1);
        try (EmbeddedStore store = EmbeddedStore.create(newContext())) {
            Bytes.create(store, "file", content);
            store.createSnapshot("s");
        }
        final EmbeddedStore reader = EmbeddedStore.openReadOnly(context());
        try (MappedBlock block = reader.map(reader.open("/.snapshots/s/file", READ), 0, BLOCK)) {
            assertTrue(block.isCurrent());
            reader.close();
            assertFalse(block.isCurrent());
            assertArrayEquals(content, bytes(block));
        }
    }

    @EnabledOnOs(OS.LINUX)
    @Test
    void shouldUnmapWithTheLastBlockWhenTheStoreIsClosed() throws IOException {
        final byte[] content = pattern(2 * BLOCK, 1);
        final EmbeddedStore store = EmbeddedStore.create(newContext());
        Bytes.create(store, "file", content);
        final long handle = store.open("file", READ);
        final MappedBlock first = store.map(handle, 0, BLOCK);
        final MappedBlock second = store.map(handle, BLOCK, BLOCK);
        store.close();

        assertFalse(first.isCurrent());
        assertArrayEquals(Arrays.copyOf(content, BLOCK), bytes(first));
        first.close();
        first.close();
        assertThrows(IllegalStateException.class, first::bytes);
        assertArrayEquals(Arrays.copyOfRange(content, BLOCK, 2 * BLOCK), bytes(second));
        final MemorySegment kept = second.bytes();
        second.close();
        assertThrows(IllegalStateException.class, () -> kept.get(ValueLayout.JAVA_BYTE, 0));
        assertEquals(List.of(), Maps.in(directory));
    }

    @Test
    void shouldMapNoMoreThanTheBound() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(newContext().maxPinnedBlocks(2))) {
            Bytes.create(store, "file", pattern(3 * BLOCK, 1));
            final long handle = store.open("file", READ);
            final MappedBlock second = store.map(handle, BLOCK, BLOCK);
            try (MappedBlock first = store.map(handle, 0, BLOCK)) {
                assertNotNull(first);
                assertNull(store.map(handle, 2L * BLOCK, BLOCK));
                second.close();
                try (MappedBlock third = store.map(handle, 2L * BLOCK, BLOCK)) {
                    assertNotNull(third);
                }
            }
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> EmbeddedStore.open(context().maxPinnedBlocks(-1)));
        assertThrows(
                IllegalArgumentException.class,
                () -> EmbeddedStore.open(context().maxPinnedDeletedBytes(-1)));
    }

    @Test
    void shouldFailForARottenPayload() throws IOException {
        try (EmbeddedStore store = EmbeddedStore.create(newContext().recheckInterval(Duration.ofDays(1)))) {
            Bytes.create(store, "file", pattern(2 * BLOCK, 1));
            final long handle = store.open("file", READ);
            final Extent extent = store.locate(handle, BLOCK);
            try (FileChannel channel = FileChannel.open(extent.segment(), StandardOpenOption.WRITE)) {
                channel.write(ByteBuffer.wrap(new byte[] {1, 2}), extent.position() + BLOCK - 10);
            }
            assertRefused(PosixError.EIO, () -> store.map(handle, BLOCK, 8));
            try (MappedBlock sound = store.map(handle, 0, BLOCK)) {
                assertNotNull(sound);
            }
        }
    }

    /** A user may not copy the bytes but compute with them, and would be ended by a page that cannot be read. */
    @Test
    void shouldFailForAPayloadThatWasCutOffAfterItWasChecked() throws IOException {
        final Path cut = directory.resolve("cut");
        try (EmbeddedStore store = EmbeddedStore.create(newContext().recheckInterval(Duration.ofDays(1)))) {
            Bytes.create(store, "file", pattern(BLOCK, 1));
            final long handle = store.open("file", READ);
            store.map(handle, 0, BLOCK).close();
            final Extent extent = store.locate(handle, 0);
            Files.copy(extent.segment(), cut);
            try (FileChannel channel = FileChannel.open(extent.segment(), StandardOpenOption.WRITE)) {
                channel.truncate(extent.position() + BLOCK - 4096);
            }
            assertRefused(PosixError.EIO, () -> store.map(handle, 0, BLOCK));
            // The store's own end needs the segment.
            Files.write(extent.segment(), Files.readAllBytes(cut));
        }
    }

    private static byte[] bytes(final MappedBlock block) {
        return block.bytes().toArray(ValueLayout.JAVA_BYTE);
    }

    private EmbeddedStoreContext newContext() {
        return context().blockSize(BLOCK);
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }
}

package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A segment that another program cuts while the store is open. */
@Timeout(60)
class FileStoreCutSegmentTest {
    private static final int BLOCK = 16 * 1024;
    private static final int BLOCKS = 20;

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldFailForTheBlocksBehindTheCutAlone(final boolean readBefore) throws Exception {
        final byte[] content = pattern(BLOCKS * BLOCK, 1);
        try (FileStore store = FileStore.create(context())) {
            Bytes.create(store, "file", content);
            final long handle = store.open("file", READ);
            if (readBefore) {
                assertArrayEquals(content, Bytes.read(store, handle, 0, content.length));
            }
            final Extent cut = store.locate(handle, 12L * BLOCK);
            cut(cut.segment(), cut.position() + 100);
            for (int block = 0; block < BLOCKS; block++) {
                final long offset = (long) block * BLOCK;
                if (block < 12) {
                    assertArrayEquals(
                            Arrays.copyOfRange(content, block * BLOCK, (block + 1) * BLOCK),
                            Bytes.read(store, handle, offset, BLOCK));
                } else {
                    assertRefused(PosixError.EIO, () -> Bytes.read(store, handle, offset, BLOCK));
                    assertRefused(PosixError.EIO, () -> Bytes.read(store, handle, offset + 9000, 10));
                }
            }
            cut(cut.segment(), 0);
            for (int block = 0; block < BLOCKS; block++) {
                final long offset = (long) block * BLOCK;
                assertRefused(PosixError.EIO, () -> Bytes.read(store, handle, offset, BLOCK));
            }
        }
        assertFalse(StoreCheck.check(directory.resolve("store")).isClean());
    }

    @Test
    void shouldMoveTheOtherPayloadsWhenSomeOfASegmentAreCutOff() throws Exception {
        final byte[] kept = pattern(BLOCK, 1);
        try (FileStore store = FileStore.create(context())) {
            final long handle = store.open("kept", NEW);
            Bytes.write(store, handle, 0, kept);
            Bytes.create(store, "dead", pattern(500_000, 2));
            Bytes.create(store, "lost", pattern(BLOCK, 3));
            final Extent before = store.locate(handle, 0);
            final long lost = store.open("lost", READ);
            Bytes.create(store, "more", pattern(1_000_000, 4));
            cut(before.segment(), store.locate(lost, 0).position() + 10);
            Bytes.create(store, "dead", pattern(500_000, 4));
            for (int i = 0; i < 20; i++) {
                Bytes.create(store, "more", pattern(500_000, i));
            }
            Await.until(
                    "a move of the payload before the cut",
                    () -> !store.locate(handle, 0).segment().equals(before.segment()));
            assertTrue(Files.exists(before.segment()));
            assertArrayEquals(kept, Bytes.read(store, handle, 0, BLOCK));
            assertRefused(PosixError.EIO, () -> Bytes.read(store, lost, 0, BLOCK));
        }
    }

    private static void cut(final Path segment, final long length) throws IOException {
        try (FileChannel channel = FileChannel.open(segment, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }

    private FileStoreContext context() {
        return new FileStoreContext()
                .directory(directory.resolve("store"))
                .segmentSize(FileStoreContext.MIN_SEGMENT_SIZE)
                .blockSize(BLOCK);
    }
}

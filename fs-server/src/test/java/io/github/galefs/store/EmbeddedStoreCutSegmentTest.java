package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.check.StoreCheck;
import io.github.galefs.store.log.DataRecord;
import io.github.galefs.store.log.SegmentWalk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
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

/** A segment that another program cuts while the store is open, or removes before. */
@Timeout(60)
class EmbeddedStoreCutSegmentTest {
    private static final int BLOCK = 16 * 1024;
    private static final int BLOCKS = 20;

    /** In the header of a record of the data log. */
    private static final int PAYLOAD_LENGTH_OFFSET = 36;

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldFailForTheBlocksBehindTheCutAlone(final boolean readBefore) throws Exception {
        final byte[] content = pattern(BLOCKS * BLOCK, 1);
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            Bytes.create(store, "file", content);
            final long handle = store.open("file", READ);
            if (readBefore) {
                assertArrayEquals(content, Bytes.read(store, handle, 0, content.length));
            }
            final Extent cut = Bytes.locate(store, handle, 12L * BLOCK);
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
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            final long handle = store.open("kept", NEW);
            Bytes.write(store, handle, 0, kept);
            Bytes.create(store, "dead", pattern(500_000, 2));
            Bytes.create(store, "lost", pattern(BLOCK, 3));
            final Extent before = Bytes.locate(store, handle, 0);
            final long lost = store.open("lost", READ);
            Bytes.create(store, "more", pattern(1_000_000, 4));
            cut(before.segment(), Bytes.locate(store, lost, 0).position() + 10);
            Bytes.create(store, "dead", pattern(500_000, 4));
            for (int i = 0; i < 20; i++) {
                Bytes.create(store, "more", pattern(500_000, i));
            }
            Await.until(
                    "a move of the payload before the cut",
                    () -> !Bytes.locate(store, handle, 0).segment().equals(before.segment()));
            assertTrue(Files.exists(before.segment()));
            assertArrayEquals(kept, Bytes.read(store, handle, 0, BLOCK));
            assertRefused(PosixError.EIO, () -> Bytes.read(store, lost, 0, BLOCK));

            store.close(lost);
            store.unlink("lost");
            Await.until("deletion of the segment", () -> Files.notExists(before.segment()));
        }
    }

    @Test
    void shouldCompactOtherSegmentsWhenTheFileOfOneIsMissing() throws Exception {
        assertOthersAreCompactedAfter(lost -> Files.delete(lost.segment()));
    }

    @Test
    void shouldCompactOtherSegmentsWhenAPayloadOfOneGoesBeyondItsEnd() throws Exception {
        assertOthersAreCompactedAfter(EmbeddedStoreCutSegmentTest::shorten);
    }

    /** As a process does that has too many open files for a while. A directory can be opened, but not be mapped. */
    @Test
    void shouldCompactASegmentThatCouldNotBeOpenedAtFirst() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            Bytes.create(store, "kept", pattern(BLOCK, 1));
            Bytes.create(store, "dead1", pattern(800_000, 2));
            Bytes.create(store, "more", pattern(2 * BLOCK, 4));
            Bytes.create(store, "dead2", pattern(1_000_000, 5));
            Bytes.create(store, "dead3", pattern(1_000_000, 6));
            final Path first = Bytes.locate(store, store.open("kept", READ), 0).segment();
            final long removed = store.open("dead2", READ);
            final Path other = Bytes.locate(store, removed, 0).segment();
            store.close(removed);
            assertNotEquals(first, other);
            store.syncAll();
            final Path aside = directory.resolve("aside");
            Files.move(first, aside);
            Files.createDirectory(first);
            store.unlink("dead1");
            store.unlink("dead2");
            store.unlink("dead3");
            Await.until("compaction of the other segment", () -> Files.notExists(other));
            assertTrue(Files.isDirectory(first));
            Files.delete(first);
            Files.move(aside, first);
            Await.until("compaction of the first segment", () -> Files.notExists(first));
            assertArrayEquals(pattern(BLOCK, 1), Bytes.readAll(store, "kept"));
        }
    }

    /** A segment without live payloads is not opened. */
    @Test
    void shouldDeleteASegmentThatCouldNotBeOpenedWhenAllOfItIsDead() throws Exception {
        final FakeDisk disk = new FakeDisk();
        try (EmbeddedStore store = EmbeddedStore.create(context().freeSpace(disk))) {
            Bytes.create(store, "kept", pattern(BLOCK, 1));
            Bytes.create(store, "dead", pattern(800_000, 2));
            Bytes.create(store, "more", pattern(1_000_000, 3));
            final long kept = store.open("kept", READ);
            final Path segment = Bytes.locate(store, kept, 0).segment();
            store.close(kept);
            store.syncAll();
            Files.delete(segment);
            Files.createDirectory(segment);
            store.unlink("dead");
            disk.awaitCompactorPass();
            assertTrue(Files.isDirectory(segment));
            store.unlink("kept");
            Await.until("deletion of the segment", () -> Files.notExists(segment));
        }
    }

    @FunctionalInterface
    private interface Injury {
        void injure(Extent lost) throws IOException;
    }

    /** The injured segment has the fewest live bytes, so a pass begins with it. */
    private void assertOthersAreCompactedAfter(final Injury injury) throws Exception {
        final Extent lost;
        final Path other;
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            Bytes.create(store, "lost", pattern(BLOCK, 1));
            Bytes.create(store, "dead1", pattern(800_000, 2));
            Bytes.create(store, "more1", pattern(500_000, 3));
            Bytes.create(store, "kept", pattern(2 * BLOCK, 4));
            Bytes.create(store, "dead2", pattern(1_000_000, 5));
            Bytes.create(store, "more2", pattern(1_000_000, 6));
            lost = Bytes.locate(store, store.open("lost", READ), 0);
            other = Bytes.locate(store, store.open("kept", READ), 0).segment();
            assertNotEquals(lost.segment(), other);
        }
        injury.injure(lost);
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            store.unlink("dead1");
            store.unlink("more1");
            store.unlink("dead2");
            Await.until("compaction of the other segment", () -> Files.notExists(other));
            assertArrayEquals(pattern(2 * BLOCK, 4), Bytes.readAll(store, "kept"));
            assertRefused(PosixError.EIO, () -> Bytes.readAll(store, "lost"));
        }
    }

    /** Cuts a segment within a payload, and makes the headers of the payload's record say that it ends there. */
    private static void shorten(final Extent lost) throws IOException {
        final int left = 100;
        final long record = record(lost);
        cut(lost.segment(), lost.position() + left);
        put(lost.segment(), record - Integer.BYTES, (int) (lost.position() - record) + left);
        put(lost.segment(), record + PAYLOAD_LENGTH_OFFSET, left);
    }

    /** Returns the offset of the record of a payload. */
    private static long record(final Extent extent) throws IOException {
        try (SegmentWalk walk = SegmentWalk.open(extent.segment())) {
            while (walk.next()) {
                final DataRecord record = DataRecord.at(walk);
                if (record != null && record.offset() == extent.position()) {
                    return walk.position();
                }
            }
        }
        throw new AssertionError("no record of " + extent);
    }

    private static void put(final Path segment, final long position, final int value) throws IOException {
        try (FileChannel channel = FileChannel.open(segment, StandardOpenOption.WRITE)) {
            channel.write(
                    ByteBuffer.allocate(Integer.BYTES)
                            .order(ByteOrder.LITTLE_ENDIAN)
                            .putInt(value)
                            .flip(),
                    position);
        }
    }

    private static void cut(final Path segment, final long length) throws IOException {
        try (FileChannel channel = FileChannel.open(segment, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .blockSize(BLOCK);
    }
}

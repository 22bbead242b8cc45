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
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.counters.CountersView;
import io.github.galefs.store.log.DiskUsage;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mapped blocks beside compaction, and the disk space that they keep. */
@EnabledOnOs(OS.LINUX)
@Timeout(120)
class MappedBlockSpaceTest {
    private static final int BLOCK = 16 * 1024;
    private static final int SEGMENT = EmbeddedStoreContext.MIN_SEGMENT_SIZE;

    /** Enough for compaction, and too little for a segment of ordinary writes. */
    private static final long SHORT_SPACE = 3L * SEGMENT;

    /** Enough for a segment of ordinary writes, and short nevertheless. */
    private static final long SPACE_FOR_A_SEGMENT = 11L * SEGMENT / 2;

    /** So rarely are blocks closed before their segments are deleted. */
    private static final int CLOSE_ONE_IN = 100_000;

    private static final byte[] CONTENT = pattern(BLOCK, 1);

    @TempDir
    private Path directory;

    private final FakeDisk disk = new FakeDisk();

    @Test
    void shouldKeepTheBytesWhenCompactionDeletesTheSegment() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            final Path segment = createMostlyDeadSegment(store, "file");
            final long handle = store.open("file", READ);
            final MappedBlock other = store.map(handle, 8, 8);
            try (MappedBlock block = store.map(handle, 0, BLOCK)) {
                beginSegment(store);
                Await.until("deletion of the segment", () -> Files.notExists(segment));
                Await.until("notice", () -> !block.isCurrent());
                assertArrayEquals(CONTENT, block.bytes().toArray(ValueLayout.JAVA_BYTE));
                final long kept = counter("pinned deleted bytes");
                assertTrue(kept > SEGMENT / 2 && kept <= SEGMENT, "bytes: " + kept);
                assertEquals(2, counter("pinned blocks"));
                assertEquals(diskBytes() + kept, store.capacity().diskBytes());

                try (MappedBlock moved = store.map(handle, 0, BLOCK)) {
                    assertTrue(moved.isCurrent());
                    assertArrayEquals(CONTENT, moved.bytes().toArray(ValueLayout.JAVA_BYTE));
                }
                other.close();
                assertEquals(kept, counter("pinned deleted bytes"));
                assertArrayEquals(CONTENT, block.bytes().toArray(ValueLayout.JAVA_BYTE));
            }
            assertEquals(0, counter("pinned deleted bytes"));
            assertEquals(0, counter("pinned blocks"));
            assertEquals(List.of(), Maps.deletedIn(directory));
            assertEquals(diskBytes(), store.capacity().diskBytes());
        }
    }

    @Test
    void shouldLeavePinnedSegmentsAloneWhenDeletedOnesOccupyAsMuchAsTheyMay() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().maxPinnedDeletedBytes(1))) {
            Bytes.create(store, "first", CONTENT);
            // Alive until the second segment is pinned: from the deletion of the first one on, that is refused.
            Bytes.create(store, "ballast", pattern(SEGMENT / 2, 2));
            final long handle = store.open("first", READ);
            final Path first = store.locate(handle, 0).segment();
            try (MappedBlock block = store.map(handle, 0, BLOCK)) {
                final Path second = createMostlyDeadSegment(store, "second");
                final MappedBlock held = store.map(store.open("second", READ), 0, BLOCK);
                store.unlink("ballast");
                Await.until("deletion of the first segment", () -> Files.notExists(first));
                Await.until("notice", () -> !block.isCurrent());
                final Path third = createMostlyDeadSegment(store, "third");
                beginSegment(store);
                Await.until("deletion of a segment that is not pinned", () -> Files.notExists(third));
                disk.awaitCompactorPass();
                assertTrue(Files.exists(second));
                Await.until("wish for the end of the pin", () -> !held.isCurrent());
                assertArrayEquals(CONTENT, held.bytes().toArray(ValueLayout.JAVA_BYTE));
                assertNull(store.map(store.open("third", READ), 0, BLOCK));
                assertNull(store.map(store.open("second", READ), 0, BLOCK));

                held.close();
                Await.until("deletion of the second segment", () -> Files.notExists(second));
            }
            try (MappedBlock block = store.map(store.open("third", READ), 0, BLOCK)) {
                assertNotNull(block);
            }
        }
    }

    /** Copies of the live payloads would make it shorter, and the deletion would not make it longer. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldLeavePinnedSegmentsAloneWhileSpaceIsShort(final boolean newest) throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            final Path segment = createMostlyDeadSegment(store, "file");
            final MappedBlock block = store.map(store.open("file", READ), 0, BLOCK);
            if (!newest) {
                disk.setFreeSpace(() -> SPACE_FOR_A_SEGMENT);
                beginSegment(store);
                // It may begin a segment for what it compacts until then.
                disk.awaitCompactorPass();
            }
            final Path last = lastSegment();
            disk.setFreeSpace(() -> SHORT_SPACE);
            assertRefused(PosixError.ENOSPC, () -> Bytes.create(store, "more", pattern(2 * SEGMENT, 1)));
            disk.awaitCompactorPass();
            assertTrue(Files.exists(segment));
            assertEquals(last, lastSegment(), "a segment that only a compaction of the last one needs");
            assertFalse(block.isCurrent());
            assertNull(store.map(store.open("file", READ), 0, BLOCK));
            assertArrayEquals(CONTENT, block.bytes().toArray(ValueLayout.JAVA_BYTE));
            block.close();
            Await.until("deletion of the segment", () -> Files.notExists(segment));
        }
    }

    /** The newest segment is compacted while space is short only. */
    @Test
    void shouldMapBlocksOfASegmentAgainWhenItIsNotWantedAnyMore() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            final Path segment = createMostlyDeadSegment(store, "file");
            final long handle = store.open("file", READ);
            try (MappedBlock block = store.map(handle, 0, BLOCK)) {
                disk.setFreeSpace(() -> SHORT_SPACE);
                Await.until("wish for the end of the pin", () -> !block.isCurrent());
                disk.setFreeSpace(() -> Long.MAX_VALUE);
                disk.awaitCompactorPass();
                assertNull(store.map(handle, 0, BLOCK));
                assertFalse(block.isCurrent());
            }
            Await.until("admission of pins", () -> canMap(store, handle));
            assertTrue(Files.exists(segment));
        }
    }

    /** Or a user that maps a block again, as soon as it was asked for it, would keep its segment for ever. */
    @Test
    void shouldMapNoBlockOfASegmentThatIsWantedWhileSpaceIsShort() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            final Path segment = createMostlyDeadSegment(store, "file");
            final long handle = store.open("file", READ);
            final AtomicReference<MappedBlock> block = new AtomicReference<>(store.map(handle, 0, BLOCK));
            disk.setFreeSpace(() -> SPACE_FOR_A_SEGMENT);
            beginSegment(store);
            disk.setFreeSpace(() -> {
                if (FakeDisk.isUsedByCompactor()) {
                    block.set(mapAgain(block.get(), store, handle));
                }
                return SHORT_SPACE;
            });
            Await.until("deletion of the segment", () -> Files.notExists(segment));
            disk.setFreeSpace(() -> SHORT_SPACE);
            disk.awaitCompactorPass();
            if (block.get() != null) {
                block.get().close();
            }
        }
    }

    /** Replaces a block that is not current, or was refused. */
    private static MappedBlock mapAgain(final MappedBlock block, final EmbeddedStore store, final long handle)
            throws IOException {
        if (block != null && block.isCurrent()) {
            return block;
        }
        if (block != null) {
            block.close();
        }
        return store.map(handle, 0, BLOCK);
    }

    private static boolean canMap(final EmbeddedStore store, final long handle) throws IOException {
        try (MappedBlock block = store.map(handle, 0, BLOCK)) {
            return block != null && block.isCurrent();
        }
    }

    @Test
    void shouldShowRightBytesToManyThreadsBesideCompaction() throws Exception {
        final int threads = 4;
        final int blocks = 64;
        try (EmbeddedStore store = EmbeddedStore.create(context());
                ExecutorService executor = Executors.newFixedThreadPool(threads)) {
            final long handle = store.open("file", NEW);
            for (int i = 0; i < blocks; i++) {
                Bytes.write(store, handle, (long) i * BLOCK, filled(i, 0));
            }
            final AtomicInteger outlived = new AtomicInteger();
            final List<Future<?>> users = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                users.add(executor.submit(user(store, handle, blocks, outlived)));
            }
            try {
                overwriteUntil(store, handle, blocks, () -> outlived.get() >= 100);
            } finally {
                store.truncate(handle, 0);
            }
            for (final Future<?> user : users) {
                user.get();
            }
            Await.until("deletion of segments", () -> counter("segments compacted") > 10);
            assertEquals(0, counter("pinned blocks"));
            assertEquals(0, counter("pinned deleted bytes"));
        }
        assertEquals(List.of(), Maps.in(directory));
    }

    /** Overwrites random blocks of a file, at least as many as fill 16 segments, until a condition holds. */
    private static void overwriteUntil(
            final EmbeddedStore store, final long handle, final int blocks, final BooleanSupplier condition)
            throws IOException {
        final SplittableRandom random = new SplittableRandom(7);
        final long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        for (int i = 0; i < 1000 || !condition.getAsBoolean(); i++) {
            assertTrue(System.nanoTime() < deadline);
            final int block = random.nextInt(blocks);
            Bytes.write(store, handle, (long) block * BLOCK, filled(block, i));
        }
    }

    /** Maps, checks and closes blocks until the file is empty; counts those that outlive their segment. */
    private static Callable<Void> user(
            final EmbeddedStore store, final long handle, final int blocks, final AtomicInteger outlived) {
        return () -> {
            final MappedBlock[] kept = new MappedBlock[blocks];
            while (store.status(handle).size() > 0) {
                final int i = ThreadLocalRandom.current().nextInt(blocks);
                if (kept[i] == null) {
                    kept[i] = store.map(handle, (long) i * BLOCK, BLOCK);
                } else if (!kept[i].isCurrent()) {
                    outlived.incrementAndGet();
                    kept[i] = checkAndClose(kept[i], i);
                } else if (ThreadLocalRandom.current().nextInt(CLOSE_ONE_IN) == 0) {
                    kept[i] = checkAndClose(kept[i], i);
                }
            }
            for (int i = 0; i < blocks; i++) {
                if (kept[i] != null) {
                    checkAndClose(kept[i], i);
                }
            }
            return null;
        };
    }

    private static MappedBlock checkAndClose(final MappedBlock block, final int number) {
        try (block) {
            assertFilled(block.bytes(), number);
        }
        return null;
    }

    /** Returns a block that begins with its number, and repeats a second value. */
    private static byte[] filled(final int block, final int value) {
        final byte[] bytes = new byte[BLOCK];
        final MemorySegment words = MemorySegment.ofArray(bytes);
        for (int i = 0; i < BLOCK; i += Long.BYTES) {
            words.set(ValueLayout.JAVA_LONG_UNALIGNED, i, ((long) block << Integer.SIZE) + value);
        }
        return bytes;
    }

    private static void assertFilled(final MemorySegment bytes, final int block) {
        final long first = bytes.get(ValueLayout.JAVA_LONG, 0);
        assertEquals(block, first >> Integer.SIZE);
        for (int i = 0; i < BLOCK; i += Long.BYTES) {
            assertEquals(first, bytes.get(ValueLayout.JAVA_LONG, i));
        }
    }

    /** Returns the newest segment, of which the block of a file is live and more than half of it is dead. */
    private Path createMostlyDeadSegment(final EmbeddedStore store, final String file) throws IOException {
        beginSegment(store);
        Bytes.create(store, file, CONTENT);
        final long handle = store.open(file, READ);
        final Path segment = store.locate(handle, 0).segment();
        store.close(handle);
        Bytes.create(store, "dead", pattern(SEGMENT / 2, 2));
        store.unlink("dead");
        return segment;
    }

    /** Leaves the segment that payloads are appended to, so that it may be compacted from now on. */
    private static void beginSegment(final EmbeddedStore store) throws IOException {
        final long handle = store.open("filler", NEW);
        final Path before = writeFiller(store, handle);
        while (writeFiller(store, handle).equals(before)) {
            // Each call appends a block.
        }
        store.close(handle);
    }

    private static Path writeFiller(final EmbeddedStore store, final long handle) throws IOException {
        Bytes.write(store, handle, 0, CONTENT);
        return store.locate(handle, 0).segment();
    }

    private long counter(final String label) throws IOException {
        try (CountersView counters = CountersView.open(directory.resolve("store"))) {
            return counters.values().get(label);
        }
    }

    private Path lastSegment() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("store/data"))) {
            return files.filter(file -> file.toString().endsWith(".cq4"))
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
        }
    }

    private long diskBytes() throws IOException {
        return DiskUsage.ofFilesIn(directory.resolve("store/data"))
                + DiskUsage.ofFilesIn(directory.resolve("store/meta"));
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .blockSize(BLOCK)
                .segmentSize(SEGMENT)
                .freeSpace(disk);
    }
}

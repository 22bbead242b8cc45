package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.check.StoreCheck;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.journal.HostileRecord;
import io.github.galefs.store.tree.FileNode;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A store of which a call ends in an Error. */
@Timeout(60)
class EmbeddedStoreErrorsTest {
    @TempDir
    private Path directory;

    /** An Error may come between a record and the change of the tree: records of later changes would not fit. */
    @Test
    void shouldRefuseChangesWhenAnErrorHasEndedOne() throws Exception {
        final AtomicBoolean failing = new AtomicBoolean();
        final byte[] content = pattern(10_000, 1);
        try (EmbeddedStore store = EmbeddedStore.create(context().clock(() -> {
            if (failing.get()) {
                throw new OutOfMemoryError("for the test");
            }
            return Instant.EPOCH;
        }))) {
            Bytes.create(store, "file", content);
            failing.set(true);
            assertThrows(OutOfMemoryError.class, () -> store.makeDirectory("a"));
            failing.set(false);
            final String refusal = assertRefused(PosixError.EIO, () -> store.makeDirectory("b"))
                    .getMessage();
            assertTrue(refusal.contains("open the store again"), refusal);
            assertRefused(PosixError.EIO, () -> store.open("new", NEW));
            assertArrayEquals(content, Bytes.readAll(store, "file"));
            store.syncAll();
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            store.makeDirectory("c");
            assertEquals(
                    List.of("c", "file"),
                    store.list("/").stream().map(DirectoryEntry::name).toList());
        }
        assertEquals(List.of(), StoreCheck.check(directory.resolve("store")).damages());
    }

    /** A source that is the map of a file which has been cut: the JDK has an Error for it, but the store is whole. */
    @Test
    void shouldFailWithEioWhenTheBytesToWriteCannotBeRead() throws Exception {
        final Path file = Files.write(directory.resolve("source"), pattern(100_000, 1));
        try (EmbeddedStore store = EmbeddedStore.create(context());
                Arena arena = Arena.ofConfined();
                FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            final MemorySegment source = channel.map(FileChannel.MapMode.READ_ONLY, 0, 100_000, arena);
            channel.truncate(0);
            final long handle = store.open("file", NEW);
            assertRefused(PosixError.EIO, () -> store.write(handle, 0, source, 0, 100_000));
            assertRefused(PosixError.EIO, () -> store.write(handle, 10, source, 0, 100));
            assertEquals(0, store.status(handle).size());
            Bytes.write(store, handle, 0, pattern(100_000, 2));
            assertArrayEquals(pattern(100_000, 2), Bytes.readAll(store, "file"));
        }
    }

    @Test
    void shouldLeaveNothingOpenWhenAnErrorEndsTheOpening() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            Bytes.create(store, "file", pattern(100_000, 1));
        }
        HostileRecord.CREATE_FILE.append(new StoreDirectory(directory.resolve("store")), Integer.MAX_VALUE);
        final InstantSource exhausted = () -> {
            throw new OutOfMemoryError("as if the heap were exhausted");
        };
        for (int i = 0; i < 2; i++) {
            // The end of the records is settled with a record, which has the time.
            assertThrows(
                    OutOfMemoryError.class, () -> EmbeddedStore.open(context().clock(exhausted)));
            assertEquals(Set.of(), openFiles());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldFailWithEioAndLeaveNothingOpenWhenADurableRecordStatesAWrongLength(final HostileRecord hostile)
            throws Exception {
        createStoreWithASnapshot();
        final long number = hostile.appendDurable(new StoreDirectory(directory.resolve("store")), Integer.MAX_VALUE);
        for (int i = 0; i < 2; i++) {
            final FileServiceException refusal = assertRefused(PosixError.EIO, () -> EmbeddedStore.open(context()));
            assertTrue(refusal.getMessage().contains("record " + number + " of "), refusal.getMessage());
            assertTrue(refusal.getMessage().contains("its fields require"), refusal.getMessage());
            assertEquals(Set.of(), openFiles());
            assertRefused(PosixError.EIO, () -> EmbeddedStore.openReadOnly(context()));
            assertEquals(Set.of(), openFiles());
        }
        try (OfflineStore offline = OfflineStore.open(directory.resolve("store"), StoreDisk.system())) {
            assertEquals(
                    100_000, ((FileNode) offline.salvage().state().tree().node(HostileRecord.FIRST_FILE_ID)).size());
        }
    }

    /** It may be what a loss of power has left. */
    @ParameterizedTest
    @MethodSource("hostileRecords")
    void shouldOpenBeforeARecordThatStatesAWrongLengthAndWasNotDurable(final HostileRecord hostile, final int stated)
            throws Exception {
        createStoreWithASnapshot();
        hostile.append(new StoreDirectory(directory.resolve("store")), stated);
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertArrayEquals(pattern(100_000, 1), Bytes.readAll(store, "file"));
            assertEquals(
                    List.of("file"),
                    store.list("/").stream().map(DirectoryEntry::name).toList());
        }
    }

    private static Stream<Arguments> hostileRecords() {
        return Stream.of(HostileRecord.values())
                .flatMap(
                        hostile -> Stream.of(Integer.MAX_VALUE, -1, 0, 3, 5).map(stated -> arguments(hostile, stated)));
    }

    private void createStoreWithASnapshot() throws FileServiceException {
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            Bytes.create(store, "file", pattern(100_000, 1));
            store.createSnapshot("s");
        }
    }

    /** Returns the files of the store that this process has open or mapped. */
    private Set<String> openFiles() throws IOException {
        final Set<String> open = new TreeSet<>();
        try (Stream<Path> descriptors = Files.list(Path.of("/proc/self/fd"))) {
            for (final Path descriptor : descriptors.toList()) {
                if (Files.isSymbolicLink(descriptor)) {
                    open.add(Files.readSymbolicLink(descriptor).toString());
                }
            }
        }
        for (final String map : Files.readAllLines(Path.of("/proc/self/maps"))) {
            open.add(map.substring(Math.max(0, map.indexOf('/'))));
        }
        open.removeIf(file -> !file.startsWith(directory.toString()));
        return open;
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }
}

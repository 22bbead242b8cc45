package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.check.StoreCheck;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.journal.HostileRecord;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A store of which a call ends in an Error. */
@Timeout(60)
class FileStoreErrorsTest {
    @TempDir
    private Path directory;

    /** An Error may come between a record and the change of the tree: records of later changes would not fit. */
    @Test
    void shouldRefuseChangesWhenAnErrorHasEndedOne() throws Exception {
        final AtomicBoolean failing = new AtomicBoolean();
        final byte[] content = pattern(10_000, 1);
        try (FileStore store = FileStore.create(context().clock(() -> {
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
        try (FileStore store = FileStore.open(context())) {
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
        try (FileStore store = FileStore.create(context());
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
        try (FileStore store = FileStore.create(context())) {
            Bytes.create(store, "file", pattern(100_000, 1));
        }
        HostileRecord.append(new StoreDirectory(directory.resolve("store")));
        for (int i = 0; i < 2; i++) {
            assertThrows(OutOfMemoryError.class, () -> FileStore.open(context()));
            assertEquals(Set.of(), openFiles());
            assertThrows(OutOfMemoryError.class, () -> FileStore.openReadOnly(context()));
            assertEquals(Set.of(), openFiles());
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

    private FileStoreContext context() {
        return new FileStoreContext()
                .directory(directory.resolve("store"))
                .segmentSize(FileStoreContext.MIN_SEGMENT_SIZE);
    }
}

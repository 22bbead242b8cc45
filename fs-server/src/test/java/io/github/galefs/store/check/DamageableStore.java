package io.github.galefs.store.check;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A store with known files, in closed state, whose segments a test can damage. */
final class DamageableStore {
    static final int BLOCK = 4096;

    /** Size of the file that {@link #addShortFile} writes, in bytes; much less than a page. */
    static final int SHORT = 100;

    private static final int FILES = 12;
    private static final int MAX_BLOCKS = 6;

    private final Path directory;

    /** Content by path. */
    private final Map<String, byte[]> files = new TreeMap<>();

    /** Creates the store; its content depends on the seed alone. */
    DamageableStore(final Path directory, final long seed) throws IOException {
        this.directory = directory;
        final SplittableRandom random = new SplittableRandom(seed);
        try (EmbeddedStore store = EmbeddedStore.create(context(directory).blockSize(BLOCK))) {
            store.makeDirectory("/d");
            for (int i = 0; i < FILES; i++) {
                final String path = (i % 3 == 0 ? "/d/" : "/") + "file" + i;
                write(store, path, bytes(random, 1 + random.nextInt(MAX_BLOCKS * BLOCK)));
            }
            // At least one record of each common type: a file is overwritten, one truncated, one renamed, one removed.
            write(store, "/file1", bytes(random, 2 * BLOCK));
            truncate(store, "/file2", files.get("/file2").length / 2);
            store.rename("/file4", "/d/renamed");
            files.put("/d/renamed", files.remove("/file4"));
            store.unlink("/file5");
            files.remove("/file5");
        }
    }

    Path directory() {
        return directory;
    }

    Map<String, byte[]> files() {
        return files;
    }

    EmbeddedStore openReadOnly() throws FileServiceException {
        return EmbeddedStore.openReadOnly(context(directory));
    }

    EmbeddedStore open() throws FileServiceException {
        return EmbeddedStore.open(context(directory));
    }

    /** Opens the store for writing {@code count} times, which adds as many segments to both logs. */
    void addSegments(final int count) throws FileServiceException {
        for (int i = 0; i < count; i++) {
            try (EmbeddedStore store = open()) {
                write(store, "/later" + i, bytes(new SplittableRandom(i), 2 * BLOCK));
            }
        }
    }

    /** Opens the store for writing, and writes a file that fills a small part of a page. */
    void addShortFile() throws FileServiceException {
        try (EmbeddedStore store = open()) {
            write(store, "/short", bytes(new SplittableRandom(SHORT), SHORT));
        }
    }

    /** Segments of a log, "data" or "meta", oldest first. */
    List<Path> segments(final String log) throws IOException {
        try (Stream<Path> paths = Files.list(directory.resolve(log))) {
            return paths.filter(path -> path.toString().endsWith(".cq4"))
                    .sorted()
                    .toList();
        }
    }

    /** Offset after the last byte that is not zero. */
    static int usedLength(final byte[] bytes) {
        int length = bytes.length;
        while (length > 0 && bytes[length - 1] == 0) {
            length--;
        }
        return length;
    }

    /** Flips the bits of {@code mask} in the byte at an offset of a file. */
    static void flipBits(final Path file, final long offset, final int mask) throws IOException {
        try (RandomAccessFile access = new RandomAccessFile(file.toFile(), "rw")) {
            access.seek(offset);
            final int old = access.read();
            access.seek(offset);
            access.write(old ^ mask);
        }
    }

    /** Blocks that fail with EIO, as "path block". Asserts that every other block holds what was written. */
    Set<String> damagedBlocks(final FileService store) throws FileServiceException {
        final TreeSet<String> damaged = new TreeSet<>();
        for (final Map.Entry<String, byte[]> file : files.entrySet()) {
            damaged.addAll(damagedBlocks(store, file.getKey(), file.getValue()));
        }
        return damaged;
    }

    static Set<String> damagedBlocks(final FileService store, final String path, final byte[] content)
            throws FileServiceException {
        final TreeSet<String> damaged = new TreeSet<>();
        final long handle = store.open(path, EnumSet.of(FileOpenOption.READ));
        assertEquals(content.length, store.status(handle).size(), path);
        for (int offset = 0; offset < content.length; offset += BLOCK) {
            final byte[] block = new byte[BLOCK];
            try {
                final int count = store.read(handle, offset, MemorySegment.ofArray(block), 0, BLOCK);
                assertArrayEquals(
                        Arrays.copyOfRange(content, offset, offset + count), Arrays.copyOf(block, count), path);
            } catch (final FileServiceException e) {
                assertEquals(PosixError.EIO, e.error(), e.getMessage());
                damaged.add(path + " " + offset / BLOCK);
            }
        }
        store.close(handle);
        return damaged;
    }

    /** Paths of all files below a directory. */
    static Set<String> paths(final FileService store, final String directory) throws FileServiceException {
        final TreeSet<String> paths = new TreeSet<>();
        for (final DirectoryEntry entry : store.list(directory)) {
            final String path = (directory.equals("/") ? "" : directory) + "/" + entry.name();
            if (entry.status().directory()) {
                paths.addAll(paths(store, path));
            } else {
                paths.add(path);
            }
        }
        return paths;
    }

    private static EmbeddedStoreContext context(final Path directory) {
        return new EmbeddedStoreContext().directory(directory).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }

    private void write(final FileService store, final String path, final byte[] content) throws FileServiceException {
        final long handle =
                store.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        store.write(handle, 0, MemorySegment.ofArray(content), 0, content.length);
        store.close(handle);
        files.put(path, content);
    }

    private void truncate(final FileService store, final String path, final int size) throws FileServiceException {
        final long handle = store.open(path, EnumSet.of(FileOpenOption.WRITE));
        store.truncate(handle, size);
        store.close(handle);
        files.put(path, Arrays.copyOf(files.get(path), size));
    }

    private static byte[] bytes(final SplittableRandom random, final int length) {
        final byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}

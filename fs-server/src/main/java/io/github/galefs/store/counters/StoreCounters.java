package io.github.galefs.store.counters;

import static io.github.galefs.store.counters.CountersFileDescriptor.*;

import io.github.galefs.mapped.FileSystemType;
import io.github.galefs.mapped.MemoryFile;
import io.github.galefs.posix.OwnerOnly;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.status.CountersManager;
import org.agrona.concurrent.status.CountersReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The counters of a store that this process has open, in a file that other processes can read; see {@link
 * CountersView}.
 *
 * <p>Thread-safe. What is counted after a close is lost. The file has Agrona's layout, but counters are updated through
 * a memory segment: it can be unmapped without harm to a thread that counts at the same time.
 */
public final class StoreCounters implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(StoreCounters.class);
    private static final VarHandle VALUE = ValueLayout.JAVA_LONG.varHandle();

    private final Path file;
    private final Arena arena;
    private final MemorySegment values;

    /** Null unless the file is a link to a file in memory. */
    private final MemoryFile memory;

    private StoreCounters(final Path file, final Arena arena, final MemorySegment bytes, final MemoryFile memory) {
        this.file = file;
        this.arena = arena;
        this.memory = memory;
        values = bytes.asSlice(HEADER_LENGTH + METADATA_LENGTH, VALUES_LENGTH);
        final UnsafeBuffer buffer = new UnsafeBuffer(bytes.asByteBuffer());
        buffer.putInt(LAYOUT_VERSION_OFFSET, LAYOUT_VERSION);
        buffer.putLong(PROCESS_OFFSET, ProcessHandle.current().pid());
        buffer.putLong(START_OFFSET, System.currentTimeMillis());
        buffer.putInt(METADATA_LENGTH_OFFSET, METADATA_LENGTH);
        buffer.putInt(VALUES_LENGTH_OFFSET, VALUES_LENGTH);
        final CountersManager manager = new CountersManager(
                new UnsafeBuffer(buffer, HEADER_LENGTH, METADATA_LENGTH),
                new UnsafeBuffer(buffer, HEADER_LENGTH + METADATA_LENGTH, VALUES_LENGTH),
                StandardCharsets.US_ASCII);
        for (final StoreCounter counter : StoreCounter.values()) {
            final int id = manager.allocate(counter.label());
            if (id != counter.id()) {
                throw new IllegalStateException(counter + " has id " + counter.id() + ", but was allocated " + id);
            }
        }
        buffer.putIntOrdered(MAGIC_OFFSET, MAGIC);
    }

    /**
     * Creates the counters file, in place of one that exists. If it cannot be created, the counters are hidden: a store
     * on a full disk must open, so that files can be removed.
     *
     * @param directory directory of the store, which must be locked.
     * @return counters that begin at 0; the caller must close them.
     */
    public static StoreCounters create(final Path directory) {
        return create(directory, () -> FileSystemType.of(directory).keepsBlocks());
    }

    /** Where the file is. */
    @FunctionalInterface
    interface Placement {
        boolean isOnDisk() throws IOException;
    }

    static StoreCounters create(final Path directory, final Placement placement) {
        final Path file = directory.resolve(FILE_NAME);
        final Arena arena = Arena.ofShared();
        StoreCounters created = null;
        try {
            created = placement.isOnDisk()
                    ? new StoreCounters(file, arena, map(file, arena), null)
                    : inMemory(file, arena);
            return created;
        } catch (final IOException e) {
            // No warning: a command that a full disk refuses reports that itself. Servers check for a CountersView.
            LOGGER.debug("cannot create {}, counting without it: {}", file, e.toString());
            return hidden();
        } finally {
            if (created == null) {
                arena.close();
            }
        }
    }

    /**
     * Creates counters without a file, which other processes cannot read.
     *
     * @return counters that begin at 0; they need not be closed.
     */
    public static StoreCounters hidden() {
        final Arena arena = Arena.ofAuto();
        return new StoreCounters(null, arena, arena.allocate(FILE_LENGTH, Long.BYTES), null);
    }

    /**
     * Adds to a counter.
     *
     * @param counter the counter.
     * @param amount  the amount to add.
     */
    public void add(final StoreCounter counter, final long amount) {
        try {
            VALUE.getAndAdd(values, (long) CountersReader.counterOffset(counter.id()), amount);
        } catch (final IllegalStateException _) {
            // The counters are closed, and their file is deleted.
        }
    }

    /** Deletes the file. A view that has it open keeps the last values. */
    @Override
    public void close() {
        if (file != null && values.scope().isAlive()) {
            arena.close();
            if (memory != null) {
                memory.close();
            }
            try {
                Files.deleteIfExists(file);
            } catch (final IOException e) {
                // A reader sees that the process of the file has ended.
                LOGGER.debug("cannot delete {}: {}", file, e.toString());
            }
        }
    }

    /** Ends counting, and leaves the file alone: another process may have put its own in its place. */
    public void abandon() {
        if (file != null && values.scope().isAlive()) {
            arena.close();
            if (memory != null) {
                memory.close();
            }
        }
    }

    /** Links to a file in memory, as counting must not need a block of the disk. */
    private static StoreCounters inMemory(final Path file, final Arena arena) throws IOException {
        Files.deleteIfExists(file);
        final MemoryFile memory = MemoryFile.create(MEMORY_NAME, FILE_LENGTH, arena);
        boolean linked = false;
        try {
            Files.createSymbolicLink(file, memory.path());
            final StoreCounters counters = new StoreCounters(file, arena, memory.bytes(), memory);
            linked = true;
            return counters;
        } finally {
            if (!linked) {
                memory.close();
            }
        }
    }

    /** Maps a new file. Its zeros are written, not mapped: so a full disk is an error here, and not a signal later. */
    private static MemorySegment map(final Path file, final Arena arena) throws IOException {
        Files.deleteIfExists(file);
        try (FileChannel channel = FileChannel.open(
                file,
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE),
                OwnerOnly.FILE)) {
            final ByteBuffer zeros = ByteBuffer.allocate(FILE_LENGTH);
            while (zeros.hasRemaining()) {
                channel.write(zeros);
            }
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, FILE_LENGTH, arena);
        }
    }
}

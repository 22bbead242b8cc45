package io.github.galefs.store.counters;

import static io.github.galefs.store.counters.CountersFileDescriptor.*;

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
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.status.CountersManager;
import org.agrona.concurrent.status.CountersReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts, for whoever looks at the file. Any thread may count at any time; what is counted after closing is lost. Agrona
 * lays the file out; counting goes through a segment that may be unmapped without harm to a thread that counts meanwhile.
 */
public final class StoreCounters implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(StoreCounters.class);
    private static final VarHandle VALUE = ValueLayout.JAVA_LONG.varHandle();

    private final Path file;
    private final Arena arena;
    private final MemorySegment values;

    private StoreCounters(final Path file, final Arena arena, final MemorySegment bytes) {
        this.file = file;
        this.arena = arena;
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
            final int number = manager.allocate(counter.label());
            if (number != counter.number()) {
                throw new IllegalStateException(counter + " is number " + counter.number() + ", but got " + number);
            }
        }
        buffer.putIntOrdered(MAGIC_OFFSET, MAGIC);
    }

    /**
     * Makes the file anew. Where the disk has no room for it, counting goes on without one: a full disk must not keep
     * anybody from opening a store and removing files.
     *
     * @param directory of the store, which must be locked.
     * @return counters that begin at 0; to be closed.
     */
    public static StoreCounters create(final Path directory) {
        final Path file = directory.resolve(FILE_NAME);
        final Arena arena = Arena.ofShared();
        try {
            return new StoreCounters(file, arena, map(file, arena));
        } catch (final IOException e) {
            LOGGER.warn("cannot create {}, counting without it: {}", file, e.toString());
            arena.close();
            return hidden();
        }
    }

    /**
     * Counters that nobody can look at.
     *
     * @return counters that begin at 0; need not be closed.
     */
    public static StoreCounters hidden() {
        final Arena arena = Arena.ofAuto();
        return new StoreCounters(null, arena, arena.allocate(FILE_LENGTH, Long.BYTES));
    }

    /**
     * Counts.
     *
     * @param counter to add to.
     * @param amount  to add.
     */
    public void add(final StoreCounter counter, final long amount) {
        try {
            VALUE.getAndAdd(values, (long) CountersReader.counterOffset(counter.number()), amount);
        } catch (final IllegalStateException _) {
            // Closed: nobody looks any more.
        }
    }

    /** Removes the file. Whoever looks at it goes on with what it had last. */
    @Override
    public void close() {
        if (file != null && values.scope().isAlive()) {
            arena.close();
            try {
                Files.deleteIfExists(file);
            } catch (final IOException e) {
                // Whoever looks sees that its process is gone.
                LOGGER.debug("cannot delete {}: {}", file, e.toString());
            }
        }
    }

    /** The zeros are written, not mapped: a full disk is an error then, and no signal later. */
    private static MemorySegment map(final Path file, final Arena arena) throws IOException {
        Files.deleteIfExists(file);
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            final ByteBuffer zeros = ByteBuffer.allocate(FILE_LENGTH);
            while (zeros.hasRemaining()) {
                channel.write(zeros);
            }
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, FILE_LENGTH, arena);
        }
    }
}

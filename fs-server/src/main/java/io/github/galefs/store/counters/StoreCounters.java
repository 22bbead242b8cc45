package io.github.galefs.store.counters;

import static io.github.galefs.store.counters.CountersFileDescriptor.*;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumMap;
import java.util.Map;
import org.agrona.BufferUtil;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.status.AtomicCounter;
import org.agrona.concurrent.status.CountersManager;

/**
 * Counts, for whoever looks at the file. Any thread may count at any time: the map goes with the last reference to it, so
 * counting after closing does no harm.
 */
public final class StoreCounters implements AutoCloseable {
    private final Path file;
    private final Map<StoreCounter, AtomicCounter> counters = new EnumMap<>(StoreCounter.class);

    private StoreCounters(final Path file, final ByteBuffer bytes) {
        this.file = file;
        final UnsafeBuffer header = new UnsafeBuffer(bytes, 0, HEADER_LENGTH);
        header.putInt(LAYOUT_VERSION_OFFSET, LAYOUT_VERSION);
        header.putLong(PROCESS_OFFSET, ProcessHandle.current().pid());
        header.putLong(START_OFFSET, System.currentTimeMillis());
        header.putInt(METADATA_LENGTH_OFFSET, METADATA_LENGTH);
        header.putInt(VALUES_LENGTH_OFFSET, VALUES_LENGTH);
        final CountersManager manager = new CountersManager(
                new UnsafeBuffer(bytes, HEADER_LENGTH, METADATA_LENGTH),
                new UnsafeBuffer(bytes, HEADER_LENGTH + METADATA_LENGTH, VALUES_LENGTH),
                StandardCharsets.US_ASCII);
        for (final StoreCounter counter : StoreCounter.values()) {
            counters.put(counter, manager.newCounter(counter.label()));
        }
        header.putIntOrdered(MAGIC_OFFSET, MAGIC);
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
        try {
            return new StoreCounters(file, map(file));
        } catch (final IOException _) {
            return hidden();
        }
    }

    /**
     * Counters that nobody can look at.
     *
     * @return counters that begin at 0.
     */
    public static StoreCounters hidden() {
        return new StoreCounters(null, BufferUtil.allocateDirectAligned(FILE_LENGTH, Long.BYTES));
    }

    /**
     * Counts.
     *
     * @param counter to add to.
     * @param amount  to add.
     */
    public void add(final StoreCounter counter, final long amount) {
        counters.get(counter).getAndAdd(amount);
    }

    /** Removes the file. Whoever looks at it goes on with what it had last. */
    @Override
    public void close() {
        if (file != null) {
            try {
                Files.deleteIfExists(file);
            } catch (final IOException _) {
                // Whoever looks sees that its process is gone.
            }
        }
    }

    /** The zeros are written, not mapped: a full disk is an error then, and no signal later. */
    private static MappedByteBuffer map(final Path file) throws IOException {
        Files.deleteIfExists(file);
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            final ByteBuffer zeros = ByteBuffer.allocate(FILE_LENGTH);
            while (zeros.hasRemaining()) {
                channel.write(zeros);
            }
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, FILE_LENGTH);
        }
    }
}

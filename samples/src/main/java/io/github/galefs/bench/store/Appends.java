package io.github.galefs.bench.store;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.SplittableRandom;

/**
 * Appends to a file of the store and to a plain file, each portion optionally made durable. Every round has a new store
 * and a new plain file, which are deleted before Linux writes them back.
 */
final class Appends implements Comparison {
    private final int blockSize;
    private final int requestBytes;
    private final int requestsPerTurn;
    private final int turns;
    private final Durability durability;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment source;

    /** How a portion ends. */
    enum Durability {
        /** The bytes are in the page cache. */
        NONE {
            @Override
            void apply(final FileService files, final long handle) {}

            @Override
            void apply(final FileChannel channel) {}
        },
        /** The bytes are on the disk. */
        DISK {
            @Override
            void apply(final FileService files, final long handle) throws IOException {
                files.sync(handle);
            }

            @Override
            void apply(final FileChannel channel) throws IOException {
                channel.force(false);
            }
        };

        abstract void apply(FileService files, long handle) throws IOException;

        abstract void apply(FileChannel channel) throws IOException;
    }

    /**
     * Creates a comparison.
     *
     * @param blockSize    block size of the store, in bytes.
     * @param requestBytes bytes of each write.
     * @param turnBytes    bytes written in a turn; a multiple of {@code requestBytes}.
     * @param turns        turns in a round.
     * @param durability   how a turn ends.
     */
    Appends(
            final int blockSize,
            final int requestBytes,
            final long turnBytes,
            final int turns,
            final Durability durability) {
        this.blockSize = blockSize;
        this.requestBytes = requestBytes;
        this.turns = turns;
        this.durability = durability;
        requestsPerTurn = (int) (turnBytes / requestBytes);
        source = arena.allocate(requestBytes, 4096);
        final byte[] bytes = new byte[requestBytes];
        new SplittableRandom(1).nextBytes(bytes);
        source.copyFrom(MemorySegment.ofArray(bytes));
    }

    @Override
    public Round round() throws IOException, BenchException {
        try (TemporaryStore store = new TemporaryStore(blockSize)) {
            final FileService files = store.files();
            final long handle = files.open("appended", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
            final Path file = store.directory().resolve("plain");
            try (FileChannel channel =
                    FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                appendFirst(files, handle, channel);
                final Round round = Turns.measure(
                        turns,
                        (long) requestsPerTurn * requestBytes,
                        turn -> append(files, handle, turn),
                        turn -> append(channel));
                Files.delete(file);
                files.remove("appended");
                return round;
            }
        }
    }

    @Override
    public void close() {
        arena.close();
    }

    /**
     * One request that is not timed: it creates the first segments of both logs of the new store, which a store in use
     * already has. The time includes the creation of later segments, one for each 256 MiB.
     */
    private void appendFirst(final FileService files, final long handle, final FileChannel channel) throws IOException {
        files.write(handle, 0, source, 0, requestBytes);
        PlainFile.write(channel, source.asByteBuffer());
    }

    private void append(final FileService files, final long handle, final int turn) throws IOException {
        for (int i = 0; i < requestsPerTurn; i++) {
            final long offset = (1 + (long) turn * requestsPerTurn + i) * requestBytes;
            files.write(handle, offset, source, 0, requestBytes);
        }
        durability.apply(files, handle);
    }

    private void append(final FileChannel channel) throws IOException {
        for (int i = 0; i < requestsPerTurn; i++) {
            PlainFile.write(channel, source.asByteBuffer());
        }
        durability.apply(channel);
    }
}

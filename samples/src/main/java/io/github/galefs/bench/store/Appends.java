package io.github.galefs.bench.store;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.file.FileService;
import io.github.galefs.file.OpenOption;
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
 * Appending to a file of the store and to a plain file, each portion made durable or not. Every round has a new store
 * and a new plain file, which go before they are worth writing back.
 */
final class Appends implements Contest {
    private final int blockSize;
    private final int requestBytes;
    private final int requestsPerTurn;
    private final int turns;
    private final Durability durability;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment source;

    /** What a portion ends with. */
    enum Durability {
        /** Nothing: the bytes are in the page cache. */
        NONE {
            @Override
            void make(final FileService files, final long handle) {}

            @Override
            void make(final FileChannel channel) {}
        },
        /** All of it is on the disk. */
        DISK {
            @Override
            void make(final FileService files, final long handle) throws IOException {
                files.sync(handle);
            }

            @Override
            void make(final FileChannel channel) throws IOException {
                channel.force(false);
            }
        };

        abstract void make(FileService files, long handle) throws IOException;

        abstract void make(FileChannel channel) throws IOException;
    }

    /**
     * A contest.
     *
     * @param blockSize    of the store, in bytes.
     * @param requestBytes of each write.
     * @param turnBytes    written in a turn; a multiple of the request.
     * @param turns        in a round.
     * @param durability   what a turn ends with.
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
            final long handle = files.open("appended", EnumSet.of(OpenOption.WRITE, OpenOption.CREATE));
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
     * One request that is not timed: it makes the first segments of both logs of the new store, which a store in use has
     * long made. Segments that follow are made in time, one for each 256 MiB.
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
        durability.make(files, handle);
    }

    private void append(final FileChannel channel) throws IOException {
        for (int i = 0; i < requestsPerTurn; i++) {
            PlainFile.write(channel, source.asByteBuffer());
        }
        durability.make(channel);
    }
}

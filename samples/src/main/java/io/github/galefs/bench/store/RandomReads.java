package io.github.galefs.bench.store;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.file.FileOpenOption;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.SplittableRandom;

/** Reads of whole hot blocks in random order: by the store, and from a mapping of a file with the same bytes. */
final class RandomReads implements Comparison {
    private static final int TURNS = 16;

    private final int blockSize;
    private final int blocks;
    private final int readsPerTurn;
    private final TemporaryStore store;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment destination;
    private final MemorySegment plain;
    private final long handle;
    private final int[] order;

    /**
     * Creates both files.
     *
     * @param blockSize  bytes in a block of the store and in each read.
     * @param fileBytes  bytes in each file; a multiple of the block size.
     * @param roundBytes bytes that each reads in a round.
     */
    RandomReads(final int blockSize, final long fileBytes, final long roundBytes) throws IOException {
        this.blockSize = blockSize;
        blocks = (int) (fileBytes / blockSize);
        readsPerTurn = (int) Math.max(1, roundBytes / TURNS / blockSize);
        order = new int[readsPerTurn];
        store = new TemporaryStore(blockSize);
        destination = arena.allocate(blockSize, 4096);
        final Path file = store.directory().resolve("plain");
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            handle = store.files()
                    .open("blocks", EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE));
            fill(channel);
            plain = channel.map(FileChannel.MapMode.READ_ONLY, 0, fileBytes, arena);
        }
    }

    @Override
    public Round round() throws IOException, BenchException {
        return Turns.measure(TURNS, (long) readsPerTurn * blockSize, this::readStore, this::readPlain);
    }

    @Override
    public void close() throws IOException {
        try (store) {
            arena.close();
        }
    }

    /** Seeds by the turn, so that both ways read the same blocks in the same order. */
    private void drawOrder(final int turn) {
        final SplittableRandom random = new SplittableRandom(turn);
        for (int i = 0; i < order.length; i++) {
            order[i] = random.nextInt(blocks);
        }
    }

    private void readStore(final int turn) throws IOException, BenchException {
        drawOrder(turn);
        for (final int block : order) {
            final int count = store.files().read(handle, (long) block * blockSize, destination, 0, blockSize);
            if (count != blockSize) {
                throw new BenchException("block " + block + " has " + count + " bytes instead of " + blockSize);
            }
        }
    }

    private void readPlain(final int turn) {
        drawOrder(turn);
        for (final int block : order) {
            MemorySegment.copy(plain, (long) block * blockSize, destination, 0, blockSize);
        }
    }

    private void fill(final FileChannel channel) throws IOException {
        final SplittableRandom random = new SplittableRandom(1);
        final byte[] bytes = new byte[blockSize];
        for (int block = 0; block < blocks; block++) {
            random.nextBytes(bytes);
            destination.copyFrom(MemorySegment.ofArray(bytes));
            store.files().write(handle, (long) block * blockSize, destination, 0, blockSize);
            PlainFile.write(channel, destination.asByteBuffer());
        }
    }
}

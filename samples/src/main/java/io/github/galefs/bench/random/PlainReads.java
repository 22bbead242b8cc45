package io.github.galefs.bench.random;

import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.util.stream.IntStream;

/** Plain Java: a thread for each processor copies pieces of a mapped file. */
final class PlainReads implements AutoCloseable {
    private static final int THREADS = Runtime.getRuntime().availableProcessors();

    private final Arena arena = Arena.ofShared();
    private final MemorySegment file;
    private long seed;

    PlainReads(final IndexFile indices) throws IOException {
        try (FileChannel channel = FileChannel.open(indices.plain())) {
            file = channel.map(FileChannel.MapMode.READ_ONLY, 0, indices.byteLength(), arena);
        }
    }

    /** Makes each thread read a number of pieces in a part of the file, and returns reads a second. */
    double rate(final int reads, final int pieceBytes, final int part) throws BenchException {
        return rate(THREADS, reads, file.byteSize() / part / pieceBytes, pieceBytes, 0);
    }

    /** Makes one thread read pieces each of which says where the next one lies, and returns reads a second. */
    double dependentRate(final int reads, final int pieceBytes) throws BenchException {
        return rate(1, reads, file.byteSize() / pieceBytes, pieceBytes, 1);
    }

    @Override
    public void close() {
        arena.close();
    }

    private double rate(
            final int threads, final int reads, final long pieces, final int pieceBytes, final long wordFactor)
            throws BenchException {
        final long firstSeed = seed;
        seed += threads;
        final long begin = System.nanoTime();
        final long wrong = IntStream.range(0, threads)
                .parallel()
                .mapToLong(thread -> wrongReads(firstSeed + thread, reads, pieces, pieceBytes, wordFactor))
                .sum();
        final double seconds = (System.nanoTime() - begin) / 1e9;
        if (wrong != 0) {
            throw new BenchException("plain Java has read " + wrong + " pieces wrong");
        }
        return (double) threads * reads / seconds;
    }

    /**
     * @param pieces     a power of two.
     * @param wordFactor of a word of the piece that joins the random state; unless it is 0, reads depend on each other.
     */
    private long wrongReads(
            final long ownSeed, final int reads, final long pieces, final int pieceBytes, final long wordFactor) {
        final long mask = pieces - 1;
        final long words = pieceBytes / Long.BYTES;
        final MemorySegment piece = MemorySegment.ofArray(new long[(int) words]);
        long random = RandomKernels.next(ownSeed);
        long wrong = 0;
        for (int i = 0; i < reads; i++) {
            final long number = random >>> 33 & mask;
            MemorySegment.copy(file, number * pieceBytes, piece, 0, pieceBytes);
            final long first = piece.getAtIndex(ValueLayout.JAVA_LONG, 0);
            final long last = piece.getAtIndex(ValueLayout.JAVA_LONG, words - 1);
            if (first != number * words || last != first + words - 1) {
                wrong++;
            }
            random = RandomKernels.next(random + wordFactor * first);
        }
        return wrong;
    }
}

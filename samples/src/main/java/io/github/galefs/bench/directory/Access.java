package io.github.galefs.bench.directory;

import java.util.SplittableRandom;

/** Which pieces of a file threads read. */
enum Access {
    /** Threads take turns at pieces of 1 MiB, from the beginning to the end. */
    SEQUENTIAL("sequential", 1 << 20, 1, 1),
    /** Each thread reads pieces of 4 KiB at random. */
    RANDOM("random", 4 << 10, 2, 16);

    private final String label;
    private final int pieceBytes;
    private final int hotPart;
    private final int coldPart;

    Access(final String label, final int pieceBytes, final int hotPart, final int coldPart) {
        this.label = label;
        this.pieceBytes = pieceBytes;
        this.hotPart = hotPart;
        this.coldPart = coldPart;
    }

    String label() {
        return label;
    }

    int pieceBytes() {
        return pieceBytes;
    }

    /** Returns how many pieces all threads read in a run. */
    long piecesOfRun(final long byteLength, final Cache cache) {
        final int part = switch (cache) {
            case HOT -> hotPart;
            case COLD, PAST -> coldPart;
        };
        return byteLength / part / pieceBytes;
    }

    /** Returns the index of the piece that a thread reads next. */
    long piece(final long turn, final int thread, final int threads, final long pieces, final SplittableRandom random) {
        return switch (this) {
            case SEQUENTIAL -> (turn * threads + thread) % pieces;
            case RANDOM -> random.nextLong(pieces);
        };
    }
}

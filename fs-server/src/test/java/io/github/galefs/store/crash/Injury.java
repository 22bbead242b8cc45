package io.github.galefs.store.crash;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** Damages a store that no process has open. */
enum Injury {
    /** Some bits of one byte. */
    FLIP,
    ZERO_SECTOR,
    ZERO_PAGE,
    /** Bytes that belong elsewhere in the store. */
    FOREIGN_SECTOR,
    FOREIGN_PAGE,
    /** The end of a segment. */
    CUT,
    DELETE,
    /** Two segments of a log have each other's name. */
    SWAP;

    private static final int SECTOR = 512;
    private static final int PAGE = 4096;

    /** Damages a random place; returns what was done. */
    String inflict(final Path store, final SplittableRandom random) throws IOException {
        final List<Path> segments = segments(store.resolve(random.nextBoolean() ? "data" : "meta"));
        if (segments.isEmpty()) {
            return "nothing is left to damage";
        }
        final Path segment = segments.get(random.nextInt(segments.size()));
        final int used = Math.max(1, used(Files.readAllBytes(segment)));
        final int offset = random.nextInt(used);
        switch (this) {
            case FLIP -> flip(segment, offset, 1 + random.nextInt(255));
            case ZERO_SECTOR -> write(segment, offset, new byte[SECTOR], SECTOR);
            case ZERO_PAGE -> write(segment, offset, new byte[PAGE], PAGE);
            case FOREIGN_SECTOR -> write(segment, offset, foreign(store, random, SECTOR), SECTOR);
            case FOREIGN_PAGE -> write(segment, offset, foreign(store, random, PAGE), PAGE);
            case CUT -> {
                try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
                    file.setLength(offset);
                }
            }
            case DELETE -> Files.delete(segment);
            case SWAP -> swap(segment, segments.get(random.nextInt(segments.size())));
        }
        return this + " at " + offset + " of " + store.relativize(segment);
    }

    private static void flip(final Path segment, final long offset, final int mask) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
            file.seek(offset);
            final int old = file.read();
            file.seek(offset);
            file.write(old ^ mask);
        }
    }

    private static void write(final Path segment, final long offset, final byte[] bytes, final int unit)
            throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
            file.seek(offset / unit * unit);
            file.write(bytes);
        }
    }

    private static byte[] foreign(final Path store, final SplittableRandom random, final int unit) throws IOException {
        final List<Path> segments = segments(store.resolve(random.nextBoolean() ? "data" : "meta"));
        final byte[] bytes =
                segments.isEmpty() ? new byte[unit] : Files.readAllBytes(segments.get(random.nextInt(segments.size())));
        final int from = random.nextInt(Math.max(1, used(bytes))) / unit * unit;
        final byte[] foreign = new byte[unit];
        System.arraycopy(bytes, from, foreign, 0, Math.min(unit, bytes.length - from));
        return foreign;
    }

    private static void swap(final Path a, final Path b) throws IOException {
        final Path aside = a.resolveSibling("aside");
        Files.move(a, aside);
        if (!a.equals(b)) {
            Files.move(b, a);
        }
        Files.move(aside, b);
    }

    private static int used(final byte[] bytes) {
        int length = bytes.length;
        while (length > 0 && bytes[length - 1] == 0) {
            length--;
        }
        return length;
    }

    private static List<Path> segments(final Path log) throws IOException {
        try (Stream<Path> paths = Files.list(log)) {
            return paths.filter(path -> path.toString().endsWith(".cq4"))
                    .sorted()
                    .toList();
        }
    }
}

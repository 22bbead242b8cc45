package io.github.galefs.store.crash;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * What a disk may hold at the moment at which its power is lost.
 *
 * @param forcedNames keys of files and directories by name, as they were forced.
 * @param changes     changes of names since, oldest first: each may be lost.
 * @param forced      forced bytes by key.
 * @param current     bytes by key as the store has written them: each sector may be lost.
 */
record FrozenDisk(
        TreeMap<Path, Object> forcedNames,
        List<SimulatedDisk.Change> changes,
        Map<Object, byte[]> forced,
        Map<Object, byte[]> current) {
    private static final int SECTOR = 512;
    private static final int PAGE = 4096;
    private static final double[] CHANCES = {0, 0.1, 0.5, 0.9, 1};
    private static final byte[] NOTHING = {};

    /** Writes the image of a disk that has lost nothing, as after the death of the process. */
    void writeWhole(final Path image) throws IOException {
        final TreeMap<Path, Object> names = new TreeMap<>();
        applyAll(names);
        write(image, names, key -> current.getOrDefault(key, NOTHING));
    }

    /** Writes an image that has every change of a name, and no unforced byte. */
    void writeForced(final Path image) throws IOException {
        final TreeMap<Path, Object> names = new TreeMap<>();
        applyAll(names);
        write(image, names, key -> forced.getOrDefault(key, NOTHING));
    }

    /** Puts the names as they were at that moment into a map. */
    void applyAll(final Map<Path, Object> names) {
        names.putAll(forcedNames);
        changes.forEach(change -> change.applyTo(names));
    }

    /** Writes an image in which each unforced sector, and each unforced change of a name, is lost or not at random. */
    void writeMixed(final Path image, final SplittableRandom random) throws IOException {
        final TreeMap<Path, Object> names = new TreeMap<>(forcedNames);
        final double kept = CHANCES[random.nextInt(CHANCES.length)];
        for (final SimulatedDisk.Change change : changes) {
            if (random.nextDouble() < kept) {
                change.applyTo(names);
            }
        }
        write(image, names, key -> mixed(key, random));
    }

    private byte[] mixed(final Object key, final SplittableRandom random) {
        final byte[] before = forced.getOrDefault(key, NOTHING);
        final byte[] after = current.getOrDefault(key, NOTHING);
        final double kept = CHANCES[random.nextInt(CHANCES.length)];
        final int unit = random.nextBoolean() ? SECTOR : PAGE;
        final int length = random.nextBoolean() ? before.length : after.length;
        final byte[] bytes = new byte[length];
        for (int from = 0; from < length; from += unit) {
            final byte[] source = random.nextDouble() < kept ? after : before;
            final int to = Math.min(Math.min(from + unit, length), source.length);
            if (from < to) {
                System.arraycopy(source, from, bytes, from, to - from);
            }
        }
        return bytes;
    }

    /** Returns the bytes of a file. */
    @FunctionalInterface
    private interface Contents {
        byte[] of(Object key);
    }

    private static void write(final Path image, final Map<Path, Object> names, final Contents contents)
            throws IOException {
        Files.createDirectories(image);
        final Map<Object, Path> written = new HashMap<>();
        for (final Map.Entry<Path, Object> name : names.entrySet()) {
            final Path path = image.resolve(name.getKey());
            if (name.getValue() instanceof Path) {
                Files.createDirectories(path);
            } else if (written.containsKey(name.getValue())) {
                Files.createLink(path, written.get(name.getValue()));
            } else {
                writeSparse(path, contents.of(name.getValue()));
                written.put(name.getValue(), path);
            }
        }
    }

    /** Writes a file with holes where its bytes are zeros, as most of a segment's are. */
    static void writeSparse(final Path path, final byte[] bytes) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            final byte[] zeros = new byte[PAGE];
            for (int from = 0; from < bytes.length; from += PAGE) {
                final int to = Math.min(from + PAGE, bytes.length);
                if (!Arrays.equals(bytes, from, to, zeros, 0, to - from)) {
                    file.seek(from);
                    file.write(bytes, from, to - from);
                }
            }
            file.setLength(bytes.length);
        }
    }
}

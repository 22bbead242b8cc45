package io.github.galefs.soak;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** Writes, renames, removes and compares files of a mounted directory at random. What was forced is in the model. */
final class MountedFiles {
    private static final int MAX_FILES = 40;
    private static final int MAX_LENGTH = 2 * 1024 * 1024;

    private final Path directory;
    private final Random random;
    private final Map<String, Long> seeds = new LinkedHashMap<>();
    private long steps;
    private long failures;

    MountedFiles(final Path directory, final long seed) {
        this.directory = directory;
        random = new Random(seed);
    }

    /** Makes one change or comparison. A change that fails leaves a file about which nothing is known. */
    void step() {
        steps++;
        final int choice = random.nextInt(10);
        final String some = "file-" + random.nextInt(MAX_FILES);
        try {
            if (choice < 4) {
                write(some, random.nextLong());
            } else if (choice < 6) {
                rename(some, "file-" + random.nextInt(MAX_FILES));
            } else if (choice < 7) {
                remove(some);
            } else {
                compare(some);
            }
        } catch (final IOException e) {
            failures++;
        }
    }

    /** Compares all files of the model. */
    void compareAll() throws IOException {
        for (final String name : new ArrayList<>(seeds.keySet())) {
            compare(name);
        }
    }

    String figures() {
        return steps + " steps on the mount, of which " + failures + " failed, " + seeds.size() + " files at the end";
    }

    private void write(final String name, final long seed) throws IOException {
        seeds.remove(name);
        try (FileChannel file = FileChannel.open(
                directory.resolve(name),
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE)) {
            final ByteBuffer bytes = ByteBuffer.wrap(contents(seed));
            while (bytes.hasRemaining()) {
                file.write(bytes);
            }
            file.force(true);
        }
        seeds.put(name, seed);
    }

    private void rename(final String from, final String to) throws IOException {
        final Long seed = seeds.remove(from);
        if (seed == null || from.equals(to)) {
            return;
        }
        seeds.remove(to);
        Files.move(directory.resolve(from), directory.resolve(to), StandardCopyOption.ATOMIC_MOVE);
        seeds.put(to, seed);
    }

    private void remove(final String name) throws IOException {
        seeds.remove(name);
        Files.deleteIfExists(directory.resolve(name));
    }

    private void compare(final String name) throws IOException {
        final Long seed = seeds.get(name);
        if (seed != null) {
            assertArrayEquals(contents(seed), Files.readAllBytes(directory.resolve(name)), name);
        }
    }

    private static byte[] contents(final long seed) {
        final Random bytes = new Random(seed);
        final byte[] contents = new byte[bytes.nextInt(MAX_LENGTH)];
        bytes.nextBytes(contents);
        return contents;
    }
}

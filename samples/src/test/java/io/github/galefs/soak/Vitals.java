package io.github.galefs.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What a process of this machine holds at one moment.
 *
 * @param memory      bytes of memory of its own: heap, buffers, stacks. Mapped files are not in it.
 * @param descriptors open file descriptors.
 * @param threads     threads of the system.
 * @param maps        ranges of its address space.
 */
record Vitals(long memory, long descriptors, long threads, long maps) {
    private static final int KIB = 1024;

    /** Reads the vitals of a process from Linux's {@code /proc}. */
    static Vitals of(final long pid) throws IOException {
        final Path directory = Path.of("/proc", Long.toString(pid));
        return new Vitals(
                status(directory, "RssAnon:") * KIB,
                count(directory.resolve("fd")),
                count(directory.resolve("task")),
                Files.readAllLines(directory.resolve("maps")).size());
    }

    private static long status(final Path directory, final String key) throws IOException {
        return Files.readAllLines(directory.resolve("status")).stream()
                .filter(line -> line.startsWith(key))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow(() -> new IOException(directory + " has no " + key));
    }

    private static long count(final Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.count();
        }
    }

    @Override
    public String toString() {
        return memory / (KIB * KIB) + " MiB, " + descriptors + " descriptors, " + threads + " threads, " + maps
                + " maps";
    }
}

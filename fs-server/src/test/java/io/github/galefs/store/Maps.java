package io.github.galefs.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Memory maps of this process, on Linux. */
public final class Maps {
    private Maps() {}

    /** Returns the maps of files below a directory, deleted ones among them. */
    public static List<String> in(final Path directory) throws IOException {
        final String prefix = directory.toRealPath().toString();
        return Files.readAllLines(Path.of("/proc/self/maps")).stream()
                .filter(line -> line.contains(prefix))
                .toList();
    }

    /** Returns the maps of deleted files below a directory. */
    public static List<String> deletedIn(final Path directory) throws IOException {
        return in(directory).stream().filter(line -> line.endsWith("(deleted)")).toList();
    }
}

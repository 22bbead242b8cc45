package io.github.galefs.kernel.child;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.OptionalInt;

/** The file in which a child process reports that it has served a request: what it prints may be a driver's. */
final class StatusFile {
    private static final String NAME = ".status";
    private static final String UNFINISHED = ".status.unfinished";

    private StatusFile() {}

    static void write(final Path folder, final int status) throws IOException {
        final Path unfinished = Files.writeString(folder.resolve(UNFINISHED), Integer.toString(status));
        Files.move(unfinished, folder.resolve(NAME), StandardCopyOption.ATOMIC_MOVE);
    }

    static void delete(final Path folder) throws IOException {
        Files.deleteIfExists(folder.resolve(NAME));
    }

    /** Returns the status; empty if the request is not served yet. */
    static OptionalInt read(final Path folder) throws IOException {
        final Path file = folder.resolve(NAME);
        return Files.exists(file) ? OptionalInt.of(Integer.parseInt(Files.readString(file))) : OptionalInt.empty();
    }
}

package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

/** Named pipes, also known as FIFOs, which the JDK cannot create. */
public final class NamedPipe {
    private NamedPipe() {}

    /** Creates a pipe and returns its path. */
    public static Path make(final Path pipe) throws Exception {
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        return pipe;
    }
}

package io.github.galefs.cli.serve;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.ChildJvm;
import io.github.galefs.cli.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * {@code galefs serve} in a process of its own.
 *
 * @param process of the command.
 * @param line    that the command has printed.
 * @param address of the server.
 */
record ServeProcess(Process process, String line, String address) implements AutoCloseable {
    /** Starts a server on a free port, and waits until it listens. */
    static ServeProcess start(final String... arguments) throws IOException {
        final List<String> command = ChildJvm.command();
        command.addAll(List.of(Main.class.getName(), "serve"));
        command.addAll(List.of("--listen", "127.0.0.1:0"));
        command.addAll(List.of(arguments));
        final Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        final String line = process.inputReader(StandardCharsets.UTF_8).readLine();
        assertTrue(line != null && line.contains(" at galefs://127.0.0.1:"), line);
        return new ServeProcess(process, line, line.substring(line.lastIndexOf("galefs://")));
    }

    /** Asks the server to end, and returns its exit code. */
    int end() throws InterruptedException {
        process.destroy();
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}

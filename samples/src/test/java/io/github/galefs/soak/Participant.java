package io.github.galefs.soak;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.ChildJvm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program of a soak in a process of its own, which is killed and started again. Its output goes to a file. */
final class Participant {
    private static final int START_SECONDS = 60;
    private static final int END_SECONDS = 60;

    private final String name;
    private final Path output;
    private final List<String> program;
    private final List<Life> lives = new ArrayList<>();
    private Process process;

    /**
     * Prepares a program.
     *
     * @param name    for figures.
     * @param folder  for the program's output.
     * @param program flags of the JVM, main class and arguments.
     */
    Participant(final String name, final Path folder, final String... program) {
        this.name = name;
        output = folder.resolve(name + ".log");
        this.program = List.of(program);
    }

    /** Starts the program, and waits until it prints a text. */
    void start(final String ready) throws IOException, InterruptedException {
        final List<String> command = ChildJvm.command();
        command.addAll(program);
        final long linesBefore =
                lines().stream().filter(line -> line.contains(ready)).count();
        lives.add(new Life(name + " " + (lives.size() + 1)));
        process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()))
                .start();
        final long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (lines().stream().filter(line -> line.contains(ready)).count() == linesBefore) {
            checkAlive();
            assertTrue(System.nanoTime() - deadline < 0, () -> name + " does not start: " + lines());
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    /** Takes the vitals of the running program. */
    void sample() throws IOException {
        checkAlive();
        lives.getLast().add(Vitals.of(process.pid()));
    }

    void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    /** Ends the program by SIGTERM and returns its exit code. */
    int terminate() throws InterruptedException {
        process.destroy();
        assertTrue(process.waitFor(END_SECONDS, TimeUnit.SECONDS), () -> name + " does not end");
        return process.exitValue();
    }

    /** Kills the program if it runs. */
    void end() {
        if (process != null) {
            kill();
        }
    }

    List<Life> lives() {
        return lives;
    }

    /** Returns what all its lives have printed. */
    List<String> lines() {
        try {
            return Files.exists(output) ? Files.readAllLines(output) : List.of();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void checkAlive() {
        assertTrue(process.isAlive(), () -> name + " has ended: " + lines());
    }
}

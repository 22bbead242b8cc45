package io.github.galefs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a main class of the tests in another JVM, with this JVM's class path and options. */
public final class JvmProcess implements AutoCloseable {
    private final Process process;
    private final Path output;
    private final Path errors;

    private JvmProcess(final Process process, final Path output, final Path errors) {
        this.process = process;
        this.output = output;
        this.errors = errors;
    }

    /**
     * Starts a JVM with an empty home folder.
     *
     * @param folder      for the home folder and the output; for this process only.
     * @param environment added to this JVM's, from which the locations of caches and of an SDK are removed.
     * @param mainClass   to run.
     * @param arguments   of its main method.
     * @return the process, to be closed by the caller.
     */
    public static JvmProcess start(
            final Path folder,
            final Map<String, String> environment,
            final Class<?> mainClass,
            final String... arguments)
            throws IOException {
        return start(folder, environment, List.of(), mainClass, arguments);
    }

    /** Starts a JVM with further options; otherwise as the other method of this name. */
    public static JvmProcess start(
            final Path folder,
            final Map<String, String> environment,
            final List<String> options,
            final Class<?> mainClass,
            final String... arguments)
            throws IOException {
        final Path home = Files.createDirectories(folder.resolve("home"));
        final List<String> command = ChildJvm.command(options.toArray(String[]::new));
        command.add("-Duser.home=" + home);
        command.add(mainClass.getName());
        command.addAll(List.of(arguments));
        final Path output = folder.resolve("output");
        final Path errors = folder.resolve("errors");
        final ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors.toFile());
        builder.environment().keySet().removeAll(List.of("TORNADOVM_HOME", "XDG_CACHE_HOME"));
        builder.environment().putAll(environment);
        return new JvmProcess(builder.start(), output, errors);
    }

    /**
     * Waits for the end of the process.
     *
     * @return its standard output.
     * @throws IllegalStateException the process did not end, or its exit status is not 0; with all its output.
     */
    public String awaitSuccess() throws IOException, InterruptedException {
        final boolean ended = process.waitFor(1, TimeUnit.MINUTES);
        final String text = Files.readString(output);
        if (!ended || process.exitValue() != 0) {
            throw new IllegalStateException((ended ? "exit status " + process.exitValue() : "did not end") + ": " + text
                    + Files.readString(errors));
        }
        return text;
    }

    /** Waits until the process has printed a line; fails if it ends before. */
    void awaitLine(final String line) throws IOException, InterruptedException {
        while (!Files.readString(output).lines().anyMatch(line::equals)) {
            if (process.waitFor(10, TimeUnit.MILLISECONDS)) {
                throw new IllegalStateException("ended: " + Files.readString(output) + Files.readString(errors));
            }
        }
    }

    /** Kills the process, and waits for its end. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

package io.github.galefs;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A main class of the tests, run in a JVM of its own with this one's class path and options. */
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
     * Starts one whose user has nothing but an empty home folder, unless the environment says otherwise.
     *
     * @param folder      for the home folder and the output; not used by others.
     * @param environment added to that of this JVM, without the places of caches and of an SDK.
     * @param mainClass   what it runs.
     * @param arguments   of its main method.
     * @return the process, to be closed by the caller.
     */
    public static JvmProcess start(
            final Path folder,
            final Map<String, String> environment,
            final Class<?> mainClass,
            final String... arguments)
            throws IOException {
        final Path home = Files.createDirectories(folder.resolve("home"));
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.add("-Duser.home=" + home);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass.getName()));
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
     * Waits for its end.
     *
     * @return what it wrote to standard output.
     * @throws IllegalStateException when it ended with another status than 0, or did not end; with all that it wrote.
     */
    public String succeeded() throws IOException, InterruptedException {
        final boolean ended = process.waitFor(1, TimeUnit.MINUTES);
        final String text = Files.readString(output);
        if (!ended || process.exitValue() != 0) {
            throw new IllegalStateException((ended ? "ended with status " + process.exitValue() : "did not end") + ": "
                    + text + Files.readString(errors));
        }
        return text;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

package io.github.galefs.device.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Builds programs, each in new processes, mostly one. Thread-safe.
 *
 * @param mainClass class that builds, on this JVM's class path; its argument is the path of a {@link BuildFolder}.
 * @param timeLimit time limit of one process, with the start of the process.
 */
public record BuildProcess(String mainClass, Duration timeLimit) {
    /** Exit status of a build process that wrote the program. */
    public static final int EXIT_BUILT = 0;

    /** Exit status of a build process that wrote the compiler's refusal. */
    public static final int EXIT_REFUSED = 2;

    /** Shells and the JVM report a process that a signal ended with this number plus that of the signal. */
    private static final int SIGNAL_STATUS = 128;

    private static final int SIGKILL = 9;

    /** The number of signals, without real-time ones, which end no process by a fault. */
    private static final int SIGNALS = 31;

    /** Maximum lines of the process's output in a message. */
    private static final int OUTPUT_LINES = 30;

    /** System properties of this JVM that the process gets: where LWJGL finds or extracts its libraries. */
    private static final List<String> INHERITED_PROPERTIES =
            List.of("org.lwjgl.", "java.library.path", "java.io.tmpdir");

    /**
     * Builds a program and waits for it.
     *
     * @param request     the program and the device.
     * @param environment of the processes.
     * @return the program as the driver gives it; empty if the driver gives none.
     * @throws BuildRefusedException the compiler refused the program.
     * @throws BuildFailedException  the process crashed, exceeded the time limit, or could not run.
     * @throws InterruptedException  the calling thread was interrupted; the process has ended.
     */
    public byte[] build(final BuildRequest request, final BuildEnvironment environment)
            throws BuildRefusedException, BuildFailedException, InterruptedException {
        try {
            final BuildFolder folder = BuildFolder.create();
            try (RunningBuild build = new RunningBuild(folder)) {
                folder.writeRequest(request);
                byte[] binary = new byte[0];
                for (final Map<String, String> variables : environment.variables(folder.scratch())) {
                    build.start(processBuilder(folder, variables));
                    if (!build.await(timeLimit)) {
                        throw exceeded();
                    }
                    binary = result(folder, build.exitValue());
                }
                return binary;
            }
        } catch (final IOException e) {
            throw new BuildFailedException("the process for it cannot run: " + e.getMessage(), e);
        }
    }

    private static byte[] result(final BuildFolder folder, final int status)
            throws IOException, BuildRefusedException, BuildFailedException {
        return switch (status) {
            case EXIT_BUILT -> folder.readBinary();
            case EXIT_REFUSED -> throw folder.readRefusal();
            default -> throw crashed(status, folder);
        };
    }

    private BuildFailedException exceeded() {
        return new BuildFailedException(
                "the device's compiler did not end within the limit of " + timeLimit.toMillis() / 1000.0
                        + " s; set a longer one with the JVM flag -D" + BuildLimit.PROPERTY
                        + "=SECONDS, simplify the kernel, or use another device",
                null);
    }

    private static BuildFailedException crashed(final int status, final BuildFolder folder) throws IOException {
        return new BuildFailedException(
                cause(status, folder)
                        + "; install another version of the driver, simplify the kernel, or use another device"
                        + outputOf(folder),
                null);
    }

    private static String cause(final int status, final BuildFolder folder) {
        if (Files.exists(folder.crashReport())) {
            // The JVM exits with 1 if it was told to dump no core.
            return "the device's compiler crashed";
        }
        final int signal = status - SIGNAL_STATUS;
        if (signal == SIGKILL) {
            return "its process was killed (signal " + SIGKILL + "), perhaps because the machine ran out of memory";
        }
        return signal > 0 && signal <= SIGNALS
                ? "the device's compiler crashed (signal " + signal + ")"
                : "the device's compiler failed (exit status " + status + ")";
    }

    private static String outputOf(final BuildFolder folder) throws IOException {
        // Not strictly decoded: a crash or the limit may end the output within a character.
        final String text = new String(folder.readOutput(), StandardCharsets.UTF_8);
        final List<String> lines =
                text.lines().filter(line -> !line.isBlank()).limit(OUTPUT_LINES).toList();
        final String separator = System.lineSeparator();
        return lines.isEmpty() ? "" : separator + String.join(separator, lines);
    }

    private ProcessBuilder processBuilder(final BuildFolder folder, final Map<String, String> variables) {
        final ProcessBuilder builder = new ProcessBuilder(command(folder))
                .redirectErrorStream(true)
                .redirectOutput(folder.output().toFile());
        builder.environment().putAll(variables);
        return builder;
    }

    private List<String> command(final BuildFolder folder) {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // Short: the process starts in 0.2 s instead of 0.4 s.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
        command.addAll(List.of("-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=" + folder.crashReport()));
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        command.addAll(List.of("-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8"));
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> INHERITED_PROPERTIES.stream().anyMatch(name::startsWith))
                .map(name -> "-D" + name + "=" + System.getProperty(name))
                .forEach(command::add);
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                mainClass,
                folder.path().toString()));
        return command;
    }
}

package io.github.galefs.device.build;

import io.github.galefs.jvm.JvmFlags;
import io.github.galefs.kernel.child.ChildLimit;
import io.github.galefs.kernel.child.ChildProcess;
import io.github.galefs.kernel.child.SpareProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Builds programs in processes of their own. Thread-safe.
 *
 * <p>A process that has built a program, or has refused it, is kept for the next one, of whatever device: it has loaded
 * the driver's compiler, which takes longer than most programs. This JVM keeps one at most, for a short time.
 *
 * @param mainClass class that builds, on this JVM's class path; its argument is the path of a {@link BuildFolder}.
 * @param limit     limit of a build, with the start of its processes.
 */
public record BuildProcess(String mainClass, ChildLimit limit) {
    /** Exit status of a build process that wrote the program. */
    public static final int EXIT_BUILT = 0;

    /** Exit status of a build process that wrote the compiler's refusal. */
    public static final int EXIT_REFUSED = 2;

    /** Status of a request for a device that the build process has not found. */
    public static final int EXIT_NO_DEVICE = 4;

    /** Shells and the JVM report a process that a signal ended with this number plus that of the signal. */
    private static final int SIGNAL_STATUS = 128;

    private static final int SIGKILL = 9;

    /** The number of signals, without real-time ones, which end no process by a fault. */
    private static final int SIGNALS = 31;

    private static final Logger LOGGER = LoggerFactory.getLogger(BuildProcess.class);

    private static final SpareProcess SPARE = new SpareProcess("galefs-build");

    private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

    private static final String ARCHIVE_OPTION = "-XX:AOTCache=";

    /** Maximum lines of the process's output in a message. */
    private static final int OUTPUT_LINES = 30;

    /** System properties of this JVM that the process gets: where LWJGL finds or extracts its libraries. */
    private static final List<String> INHERITED_PROPERTIES =
            List.of("org.lwjgl.", "java.library.path", "java.io.tmpdir");

    /**
     * Builds a program and waits for it. If the process has not found the device, another one tries again, once: a
     * driver may fail for a moment, and a process keeps the list of devices that it has got.
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
            try {
                return buildBy(SPARE.take(), request, environment);
            } catch (final NoDeviceException first) {
                LOGGER.warn("{}; another process tries again", first.getMessage());
                return buildBy(SPARE.create(), request, environment);
            }
        } catch (final NoDeviceException e) {
            throw new BuildFailedException(e.getMessage() + "; check the driver with 'clinfo', and try again", e);
        } catch (final IOException e) {
            throw new BuildFailedException("the process for it cannot run: " + e.getMessage(), e);
        }
    }

    private byte[] buildBy(final ChildProcess process, final BuildRequest request, final BuildEnvironment environment)
            throws IOException, NoDeviceException, BuildRefusedException, BuildFailedException, InterruptedException {
        boolean isUsable = false;
        try {
            final byte[] binary = build(request, environment, process);
            isUsable = true;
            return binary;
        } catch (final BuildRefusedException e) {
            isUsable = true;
            throw e;
        } finally {
            if (isUsable) {
                SPARE.keep(process);
            } else {
                process.close();
            }
        }
    }

    private byte[] build(final BuildRequest request, final BuildEnvironment environment, final ChildProcess process)
            throws IOException, NoDeviceException, BuildRefusedException, BuildFailedException, InterruptedException {
        final BuildFolder folder = new BuildFolder(process.folder());
        folder.writeRequest(request);
        final long begin = System.nanoTime();
        Duration processorTime = Duration.ZERO;
        byte[] binary = new byte[0];
        for (final Map<String, String> variables : environment.variables(folder.scratch())) {
            process.request(command(folder), variables);
            final Duration passed = Duration.ofNanos(System.nanoTime() - begin);
            if (!process.await(limit.minus(processorTime, passed))) {
                throw exceeded();
            }
            processorTime = processorTime.plus(process.processorTime());
            binary = result(process, folder);
        }
        return binary;
    }

    private static byte[] result(final ChildProcess process, final BuildFolder folder)
            throws IOException, NoDeviceException, BuildRefusedException, BuildFailedException {
        return switch (process.status()) {
            case EXIT_BUILT -> folder.readBinary();
            case EXIT_REFUSED -> throw folder.readRefusal();
            case EXIT_NO_DEVICE -> throw new NoDeviceException(folder.readFound());
            default -> throw failed(process, folder);
        };
    }

    private BuildFailedException exceeded() {
        return new BuildFailedException(
                "the device's compiler did not end within the limit of " + limit.text()
                        + "; set a longer one with the JVM flag -D" + BuildLimit.PROPERTY
                        + "=SECONDS of processor time, simplify the kernel, or use another device",
                null);
    }

    private static BuildFailedException failed(final ChildProcess process, final BuildFolder folder)
            throws IOException {
        final int status = process.status();
        final String message = folder.hasStarted()
                ? cause(status, folder)
                        + "; install another version of the driver, simplify the kernel, or use another device"
                : "the process for it did not start (exit status " + status
                        + "); GaleFS and its libraries must be on the class path, java.class.path";
        return new BuildFailedException(message + firstLines(process.output()), null);
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

    private static String firstLines(final List<String> output) {
        final String separator = System.lineSeparator();
        return output.stream()
                .filter(line -> !line.isBlank())
                .limit(OUTPUT_LINES)
                .map(separator::concat)
                .collect(Collectors.joining());
    }

    /**
     * Returns the options for the archive of classes from which this JVM was started. The class path and the access to
     * the JDK's modules must be the same, or else the JVM ignores the archive.
     */
    private static List<String> classArchive() {
        return Stream.concat(
                        commandLine()
                                .filter(argument -> argument.startsWith(ARCHIVE_OPTION))
                                .limit(1),
                        // An archive that cannot be used is ignored, and need not be mentioned among the output.
                        Stream.of("-Xlog:cds*=off", "-Xlog:aot*=off"))
                .toList();
    }

    /** Returns the words of this JVM's command line. ProcessHandle has none of one that is longer than a page. */
    private static Stream<String> commandLine() {
        try {
            return Stream.of(Files.readString(COMMAND_LINE).split("\0", -1));
        } catch (final IOException notOnLinux) {
            return Stream.empty();
        }
    }

    private List<String> command(final BuildFolder folder) {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // Short: the process starts in 0.2 s instead of 0.4 s.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(classArchive());
        command.addAll(List.of("-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=" + folder.crashReport()));
        command.addAll(JvmFlags.all());
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

package io.github.galefs.device.build;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.child.ChildLimit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class BuildProcessTest {
    static final BuildRequest REQUEST = new BuildRequest("a device", 0, "-cl-std=CL1.2", "__kernel void naïve() {}");

    private static final ChildLimit LIMIT = ChildLimit.ofProcessorTime(Duration.ofMinutes(2));

    @TempDir
    private Path directory;

    private Path folder;

    /** Whatever a build does, it leaves no file. */
    @AfterEach
    void checkFolderIsDeleted() {
        assertFalse(Files.exists(folder), () -> folder + " exists");
    }

    @Test
    void shouldReturnTheBinary() throws Exception {
        final byte[] expected = REQUEST.source().getBytes(StandardCharsets.UTF_8);
        assertArrayEquals(expected, build(process(StandInCompilers.Copying.class)));
    }

    @Test
    void shouldReturnTheLogWhenTheCompilerRefusesTheProgram() {
        final BuildRefusedException refused =
                assertThrows(BuildRefusedException.class, () -> build(process(StandInCompilers.Refusing.class)));
        assertEquals(-11, refused.error());
        assertEquals("line 1: ärger", refused.getMessage());
    }

    @Test
    void shouldFailWithSignalAndOutputWhenTheCompilerAborts() {
        final String message = failure(process(StandInCompilers.Aborting.class));
        assertTrue(message.startsWith("the device's compiler crashed (signal 6); install another version"), message);
        assertTrue(message.contains("Assertion `block->dominates()' failed."), message);
    }

    @Test
    void shouldFailWithTheReportWhenTheCompilerAccessesNull() {
        final String message = failure(process(StandInCompilers.Faulting.class));
        assertTrue(message.startsWith("the device's compiler crashed;"), message);
        assertTrue(message.contains("SIGSEGV"), message);
    }

    @Test
    void shouldEndTheProcessAndFailWhenTheCompilerExceedsTheLimitByTheClock() throws Exception {
        final String message = failure(
                process(StandInCompilers.Endless.class, new ChildLimit(Duration.ofMinutes(2), Duration.ofSeconds(10))));
        assertTrue(
                message.contains("did not end within the limit of 120.0 s of processor time, and 10.0 s by the clock"),
                message);
        assertTrue(message.contains("-Dgalefs.build.seconds=SECONDS"), message);
        assertEnded(readPid());
    }

    /** Its own start takes processor time as well. */
    @Test
    void shouldBuildWhenTheCompilerWaitsLongerThanItsProcessorTime() throws Exception {
        final byte[] expected = REQUEST.source().getBytes(StandardCharsets.UTF_8);
        final ChildLimit limit = new ChildLimit(StandInCompilers.Slow.TIME.minusMillis(100), Duration.ofMinutes(1));
        assertArrayEquals(expected, build(process(StandInCompilers.Slow.class, limit)));
    }

    @ParameterizedTest
    @ValueSource(classes = {StandInCompilers.Computing.class, StandInCompilers.ComputingChild.class})
    void shouldFailWhenTheCompilerExceedsTheProcessorTime(final Class<?> compiler) {
        final ChildLimit limit = new ChildLimit(Duration.ofSeconds(2), Duration.ofDays(1));
        final String message = failure(process(compiler, limit));
        assertTrue(message.contains("did not end within the limit of 2.0 s of processor time"), message);
    }

    @Test
    void shouldFailWhenTheProcessesOfABuildExceedTheLimitTogether() {
        final ChildLimit limit = new ChildLimit(Duration.ofMinutes(2), StandInCompilers.Slow.TIME.multipliedBy(2));
        assertTrue(failureOfTwo(StandInCompilers.Slow.class, limit).contains(" 6.0 s by the clock"));
    }

    @Test
    void shouldFailWhenTheProcessesOfABuildExceedTheProcessorTimeTogether() {
        // The time of a process is that of the last look, a moment before its end.
        final Duration time = StandInCompilers.Computing.TIME.multipliedBy(2).minusMillis(500);
        final ChildLimit limit = new ChildLimit(time, Duration.ofDays(1));
        assertTrue(failureOfTwo(StandInCompilers.Computing.class, limit).contains(" 5.5 s of processor time"));
    }

    private String failureOfTwo(final Class<?> compiler, final ChildLimit limit) {
        final BuildFailedException failure = assertThrows(
                BuildFailedException.class,
                () -> process(compiler, limit).build(REQUEST, scratch -> {
                    folder = scratch.getParent();
                    return List.of(Map.of(), Map.of());
                }));
        assertTrue(failure.getMessage().contains("did not end within the limit of "), failure.getMessage());
        return failure.getMessage();
    }

    @Test
    void shouldEndTheProcessWhenTheCallerIsInterrupted() throws Exception {
        final FutureTask<byte[]> build = new FutureTask<>(() -> build(process(StandInCompilers.Endless.class)));
        final Thread caller = Thread.ofPlatform().start(build);
        final long pid = readPid();
        caller.interrupt();
        final ExecutionException e = assertThrows(ExecutionException.class, build::get);
        assertEquals(InterruptedException.class, e.getCause().getClass());
        assertEnded(pid);
    }

    @Test
    void shouldFailWhenTheMainClassIsMissing() {
        final String message = failure(new BuildProcess("no.such.Compiler", LIMIT));
        assertTrue(message.startsWith("the process for it did not start (exit status 1); GaleFS and"), message);
        assertTrue(message.contains("no.such.Compiler"), message);
    }

    @Test
    void shouldEndTheProcessAndDeleteItsFolderWhenTheHostExits() throws Exception {
        final Process host = startHost();
        final long pid = readPid();
        assertTrue(host.waitFor(60, TimeUnit.SECONDS));
        assertEnded(pid);
        folder = Path.of(Files.readString(directory.resolve("folder")));
        assertEquals(
                "the process for it cannot run: this JVM is exiting",
                Files.readString(directory.resolve("folder.failure")));
    }

    @Test
    void shouldEndTheProcessAndDeleteItsFolderWhenTheHostIsKilled() throws Exception {
        final Process host = startHost("stay");
        final long pid = readPid();
        host.destroyForcibly().waitFor();
        assertEnded(pid);
        folder = Path.of(Files.readString(directory.resolve("folder")));
    }

    static BuildProcess process(final Class<?> mainClass) {
        return process(mainClass, LIMIT);
    }

    static BuildProcess process(final Class<?> mainClass, final ChildLimit limit) {
        return new BuildProcess(mainClass.getName(), limit);
    }

    static void write(final Path file, final String text) {
        try {
            Files.writeString(file, text);
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Process startHost(final String... arguments) throws IOException {
        final List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                StandInCompilers.ExitingHost.class.getName(),
                pidFile().toString(),
                directory.resolve("folder").toString()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).inheritIO().start();
    }

    private byte[] build(final BuildProcess process) throws Exception {
        return process.build(REQUEST, scratch -> {
            folder = scratch.getParent();
            return List.of(Map.of(StandInCompilers.PID_FILE, pidFile().toString()));
        });
    }

    private String failure(final BuildProcess process) {
        return assertThrows(BuildFailedException.class, () -> build(process)).getMessage();
    }

    private Path pidFile() {
        return directory.resolve("pid");
    }

    private long readPid() throws IOException, InterruptedException {
        while (!Files.exists(pidFile())) {
            Thread.sleep(10);
        }
        return Long.parseLong(Files.readString(pidFile()));
    }

    private static void assertEnded(final long pid) throws Exception {
        final CompletableFuture<?> end = ProcessHandle.of(pid)
                .<CompletableFuture<?>>map(ProcessHandle::onExit)
                .orElseGet(() -> CompletableFuture.completedFuture(null));
        end.get(10, TimeUnit.SECONDS);
    }
}

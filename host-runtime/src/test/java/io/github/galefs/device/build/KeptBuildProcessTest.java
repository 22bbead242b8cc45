package io.github.galefs.device.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.build.StandInCompilers.Serving;
import io.github.galefs.jvm.JvmFlags;
import io.github.galefs.kernel.child.ChildLimit;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A build process is kept for the next program, no less isolated than one for each program, and starts fast. */
@Timeout(120)
class KeptBuildProcessTest {
    private static final BuildProcess BUILDS = BuildProcessTest.process(Serving.class);

    private Path folder;

    @Test
    void shouldBuildTheNextProgramByTheSameProcess() throws Exception {
        final long first = build("first");
        assertEquals(first, build("second"));
    }

    @Test
    void shouldKeepTheProcessAfterARefusal() throws Exception {
        final long first = build("first");
        assertThrows(BuildRefusedException.class, () -> build(Serving.REFUSE));
        assertEquals(first, build("second"));
    }

    @Test
    void shouldStartAnotherProcessWhenTheEnvironmentDiffers() throws Exception {
        final long first = build("first", Map.of("STAND_IN", "1"));
        final long second = build("second", Map.of("STAND_IN", "2"));
        assertNotEquals(first, second);
        assertEnded(first);
        assertEquals(second, build("third", Map.of("STAND_IN", "2")));
    }

    @Test
    void shouldFailAndStartAnotherProcessWhenTheCompilerCrashesOnALaterProgram() throws Exception {
        final long first = build("first");
        final String message = assertThrows(BuildFailedException.class, () -> build(Serving.CRASH))
                .getMessage();
        assertTrue(message.startsWith("the device's compiler failed (exit status 1); install another"), message);
        assertTrue(message.contains("compiles crash"), message);
        assertFalse(message.contains("compiles first"), message);
        assertFalse(Files.exists(folder), () -> folder + " exists");
        assertNotEquals(first, build("second"));
    }

    @Test
    void shouldEndTheProcessAndStartAnotherWhenALaterProgramExceedsTheLimit() throws Exception {
        final long first = build("first");
        final BuildProcess impatient =
                BuildProcessTest.process(Serving.class, new ChildLimit(Duration.ofMinutes(1), Duration.ofSeconds(1)));
        final String message = assertThrows(BuildFailedException.class, () -> build(impatient, Serving.HANG, Map.of()))
                .getMessage();
        assertTrue(message.contains(" 1.0 s by the clock"), message);
        assertEnded(first);
        assertNotEquals(first, build("second"));
    }

    /** What it has taken for earlier programs does not count. */
    @Test
    void shouldGiveEachProgramTheWholeProcessorTime() throws Exception {
        final ChildLimit limit = new ChildLimit(Duration.ofSeconds(4), Duration.ofMinutes(1));
        final BuildProcess builds = BuildProcessTest.process(Serving.class, limit);
        final long first = build(builds, "first", Map.of());
        for (int i = 0; i < 3; i++) {
            assertEquals(first, build(builds, Serving.COMPUTE, Map.of()));
        }
    }

    @Test
    void shouldBuildTwoProgramsAtTheSameTimeByTwoProcesses() throws Exception {
        final long[] pids = new long[2];
        pids[0] = Long.parseLong(text(BUILDS.build(request("outer"), scratch -> {
            try {
                pids[1] = build("inner");
            } catch (final Exception e) {
                throw new IllegalStateException(e);
            }
            return List.of(Map.of());
        })));
        assertNotEquals(pids[0], pids[1]);
    }

    @Test
    void shouldEndTheProcessAndDeleteItsFolderWhenNoProgramFollows() throws Exception {
        final long pid = build("first", Map.of(Serving.IDLE_SECONDS, "1"));
        assertEnded(pid);
        while (Files.exists(folder)) {
            Thread.onSpinWait();
        }
    }

    @Test
    void shouldEndTheProcessAndDeleteItsFolderWhenTheHostIsKilled(@TempDir final Path directory) throws Exception {
        final Path file = directory.resolve("pid");
        final Process host = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        StandInCompilers.ServedHost.class.getName(),
                        file.toString(),
                        directory.resolve("folder").toString())
                .inheritIO()
                .start();
        while (!Files.exists(file)) {
            assertTrue(host.isAlive());
            Thread.onSpinWait();
        }
        final long pid = Long.parseLong(Files.readString(file));
        assertTrue(ProcessHandle.of(pid).isPresent());
        folder = Path.of(Files.readString(directory.resolve("folder")));
        assertTrue(Files.exists(folder));
        host.destroyForcibly().waitFor();
        assertEnded(pid);
        assertFalse(Files.exists(folder), () -> folder + " is left");
    }

    /** The JVM ignores an archive that was made with other access to the JDK's modules. */
    @Test
    void shouldStartTheProcessFromTheArchiveOfClassesOfThisJvm(@TempDir final Path directory) throws Exception {
        final String archive = "-XX:AOTCache=" + directory.resolve("missing");
        final Process host = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        archive,
                        "-Xlog:disable",
                        "-cp",
                        System.getProperty("java.class.path"),
                        StandInCompilers.ArgumentsHost.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        final List<String> arguments = host.inputReader().readAllLines();
        assertEquals(0, host.waitFor());
        assertTrue(arguments.contains(archive), arguments::toString);
        assertTrue(arguments.containsAll(JvmFlags.all()), arguments::toString);
    }

    private long build(final String source) throws Exception {
        return build(source, Map.of());
    }

    private long build(final String source, final Map<String, String> variables) throws Exception {
        return build(BUILDS, source, variables);
    }

    private long build(final BuildProcess process, final String source, final Map<String, String> variables)
            throws Exception {
        return Long.parseLong(text(process.build(request(source), scratch -> {
            folder = scratch.getParent();
            return List.of(variables);
        })));
    }

    private static BuildRequest request(final String source) {
        return new BuildRequest("a device", 0, "", source);
    }

    private static String text(final byte[] binary) {
        return new String(binary, StandardCharsets.US_ASCII);
    }

    private static void assertEnded(final long pid) throws Exception {
        final CompletableFuture<?> end = ProcessHandle.of(pid)
                .<CompletableFuture<?>>map(ProcessHandle::onExit)
                .orElseGet(() -> CompletableFuture.completedFuture(null));
        end.get(10, TimeUnit.SECONDS);
    }
}

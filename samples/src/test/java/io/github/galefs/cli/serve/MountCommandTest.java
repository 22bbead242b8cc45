package io.github.galefs.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.ChildJvm;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.Main;
import io.github.galefs.cli.output.ExitCode;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.agrona.CloseHelper;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class MountCommandTest {
    @TempDir
    private Path folder;

    private String store;
    private Path directory;

    @BeforeEach
    void makeAStore() throws IOException {
        store = folder.resolve("store").toString();
        directory = Files.createDirectory(folder.resolve("mounted"));
        final Path file = Files.writeString(folder.resolve("file"), "bytes");
        CommandLineRun.of("put", "--store", store, file.toString(), "/").succeeded();
    }

    @Test
    void shouldFailInOneLineWhenItCannotMount() {
        final String missing = folder.resolve("missing").toString();
        assertTrue(CommandLineRun.of("mount", "--store", store, missing)
                .failedWith(ExitCode.FAILURE)
                .contains("cannot mount at " + missing + ": not a directory"));
        CommandLineRun.of("ls", "--store", store).succeeded();
    }

    /** The mount would hide the store from its own process. */
    @ParameterizedTest
    @ValueSource(strings = {"store", "store/data", "store/..", "link", "link/data"})
    void shouldRefuseWhenTheMountWouldHideTheStoreOrIsPartOfIt(final String name) throws Exception {
        Files.createSymbolicLink(folder.resolve("link"), Path.of(store));
        final String mountPoint = folder.resolve(name).toString();
        final String message = CommandLineRun.of("mount", "--read-only", "--store", store, mountPoint)
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("cannot mount at " + mountPoint) && message.contains("store " + store), message);
        final String ofLink = CommandLineRun.of(
                        "mount", "--store", folder.resolve("link").toString(), mountPoint)
                .failedWith(ExitCode.FAILURE);
        assertTrue(ofLink.contains("cannot mount at " + mountPoint), ofLink);
    }

    /** The mount would lie in the store, or hide it, by another path. */
    @ParameterizedTest
    @CsvSource({"store, bound", "store, bound/data", "store/data, bound", "., bound/store/data", "., bound"})
    void shouldRefuseWhenABindMountLeadsIntoTheStoreOrAboveIt(final String source, final String name) throws Exception {
        final Path bound = Files.createDirectory(folder.resolve("bound"));
        Assumptions.assumeTrue(
                run("mount", "--bind", folder.resolve(source).toString(), bound.toString()) == 0, "needs root");
        try {
            final String mountPoint = folder.resolve(name).toString();
            final String message =
                    CommandLineRun.of("mount", "--store", store, mountPoint).failedWith(ExitCode.FAILURE);
            assertTrue(
                    message.contains("cannot mount at " + mountPoint) && message.contains("store " + store), message);
        } finally {
            assertEquals(0, run("umount", bound.toString()));
        }
    }

    private static int run(final String... command) throws Exception {
        return new ProcessBuilder(command).start().waitFor();
    }

    @Tag("mount")
    @Test
    void shouldServeUntilSigterm() throws Exception {
        final Process process = mount();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            final String line = output.readLine();
            Assumptions.assumeTrue(("mounted " + directory).equals(line), line);
            assertEquals("bytes", Files.readString(directory.resolve("file")));
            Files.writeString(directory.resolve("written"), "more");
            process.toHandle().destroy(); // unlike destroy() of the process, leaves the streams open
            assertTrue(process.waitFor(20, TimeUnit.SECONDS));
            assertEquals(null, output.readLine());
            assertEquals(ExitCode.OK, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
        assertFalse(Files.exists(directory.resolve("file")));
        assertEquals(
                "more",
                CommandLineRun.of("get", "--store", store, "/written", "-")
                        .succeeded()
                        .out());
    }

    /** No process starts while the file is open: a child's copy of it, once closed, would pass the writes on. */
    @Tag("mount")
    @Test
    void shouldKeepWhatAProgramHasWrittenToAnOpenFileWhenSigtermEndsTheMount() throws Exception {
        final String text = "x".repeat(100_000);
        final Process process = mount();
        FileChannel open = null;
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            final String line = output.readLine();
            Assumptions.assumeTrue(("mounted " + directory).equals(line), line);
            open = FileChannel.open(directory.resolve("open"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            open.write(StandardCharsets.UTF_8.encode(text));
            process.toHandle().destroy();
            assertTrue(process.waitFor(40, TimeUnit.SECONDS));
            assertEquals(ExitCode.OK, process.exitValue());
        } finally {
            process.destroyForcibly();
            // The mount has ended, so the close fails.
            CloseHelper.quietClose(open);
        }
        assertEquals(
                text,
                CommandLineRun.of("get", "--store", store, "/open", "-")
                        .succeeded()
                        .out());
    }

    /** The store is synced at its end, and its new segment is gone. */
    @Tag("mount")
    @Test
    void shouldFailWhenTheStoreCannotBeClosedAfterSigterm() throws Exception {
        final Process process = mount();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            final String line = output.readLine();
            Assumptions.assumeTrue(("mounted " + directory).equals(line), line);
            Files.writeString(directory.resolve("written"), "more");
            final Path segments = Path.of(store, "data");
            Files.move(segments, segments.resolveSibling("moved"));
            process.toHandle().destroy();
            assertTrue(process.waitFor(20, TimeUnit.SECONDS));
            final List<String> lines = output.readAllLines();
            assertEquals(ExitCode.FAILURE, process.exitValue(), lines::toString);
            assertTrue(lines.getLast().contains(store + " is not the directory that was locked"), lines::toString);
        } finally {
            process.destroyForcibly();
        }
        assertFalse(Files.exists(directory.resolve("file")));
    }

    @Tag("mount")
    @Test
    void shouldEndWhenUnmounted() throws Exception {
        final Process process = mount("--read-only");
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            final String line = output.readLine();
            Assumptions.assumeTrue(("mounted " + directory).equals(line), line);
            assertEquals("bytes", Files.readString(directory.resolve("file")));
            assertFalse(Files.isWritable(directory));
            assertEquals(
                    0,
                    new ProcessBuilder("umount", directory.toString()).start().waitFor());
            assertTrue(process.waitFor(20, TimeUnit.SECONDS));
            assertEquals(ExitCode.OK, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
    }

    private Process mount(final String... options) throws IOException {
        final List<String> command = ChildJvm.command();
        command.addAll(List.of(Main.class.getName(), "mount", "--store", store, directory.toString()));
        command.addAll(List.of(options));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}

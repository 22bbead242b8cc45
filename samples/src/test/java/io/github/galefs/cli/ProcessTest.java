package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.ChildJvm;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the command in separate processes. */
@Timeout(120)
class ProcessTest {
    private static final int EXIT_CODE_OF_SIGTERM = 128 + 15;
    private static final long SPARSE_LENGTH = 1L << 40;

    private final List<Process> started = new ArrayList<>();

    @TempDir
    private Path folder;

    private TestStore store;

    @BeforeEach
    void fillStore() throws Exception {
        store = new TestStore(folder);
        store.put("a", "one ü");
    }

    @AfterEach
    void endProcesses() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void shouldTakeStoreFromEnvironmentWhenNoneIsGiven() throws Exception {
        final Process process = start(Map.of("GALEFS_STORE", store.directory().toString()), "get", "a", "-");
        final String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(ExitCode.OK, process.waitFor(), () -> errorsOf(process));
        assertEquals("one ü", out);
        assertEquals("", errorsOf(process));
    }

    @Test
    void shouldGetToTheSameNameAndPrintItWhenNoLocalNameIsGiven() throws Exception {
        store.run("mkdir", "texts").succeeded();
        store.run("put", store.write("b", "two"), "texts").succeeded();
        for (final String path : List.of("a", "/texts/")) {
            final String name = path.replace("/", "");
            final Process process =
                    start(Map.of("GALEFS_STORE", store.directory().toString()), "get", path);
            final String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(ExitCode.OK, process.waitFor(), () -> errorsOf(process));
            assertEquals("copied to ./" + name, out.strip());
        }
        assertEquals("one ü", Files.readString(folder.resolve("a")));
        assertEquals("two", Files.readString(folder.resolve("texts/b")));
    }

    @Test
    void shouldGetAllThatAPatternStandsForWhenNoLocalNameIsGiven() throws Exception {
        store.put("b", "two");
        final Process process = start(Map.of("GALEFS_STORE", store.directory().toString()), "get", "/[ab]");
        final String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(ExitCode.OK, process.waitFor(), () -> errorsOf(process));
        assertEquals(List.of("copied to ./a", "copied to ./b"), out.lines().toList());
        assertEquals("one ü", Files.readString(folder.resolve("a")));
        assertEquals("two", Files.readString(folder.resolve("b")));
    }

    @Test
    void shouldCopyAPipeToAFileWhenStandardInputIsPut() throws Exception {
        final byte[] bytes = new byte[(3 << 20) + 5];
        new Random(1).nextBytes(bytes);
        final Process process = start(Map.of("GALEFS_STORE", store.directory().toString()), "put", "-", "/a");
        try (OutputStream pipe = process.getOutputStream()) {
            pipe.write(bytes);
        }
        assertEquals(ExitCode.OK, process.waitFor(), () -> errorsOf(process));
        assertArrayEquals(bytes, store.run("get", "/a", "-").succeeded().bytes());
        assertEquals(List.of("a"), store.run("ls").succeeded().lines());
    }

    /** The shell has read some bytes of the file already. A copy that reads a TiB of zeros takes minutes. */
    @Test
    void shouldPassOverHolesWhenStandardInputIsAFile() throws Exception {
        final Path file = folder.resolve("sparse");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.writeBytes("first\n");
            sparse.seek(SPARSE_LENGTH / 2);
            sparse.writeBytes("middle");
            sparse.setLength(SPARSE_LENGTH);
        }
        final Process process = start(
                List.of("sh", "-c", "exec < " + file + "; read line; exec \"$@\"", "sh"),
                Map.of("GALEFS_STORE", store.directory().toString()),
                List.of("put", "-", "/sparse"));
        assertEquals(ExitCode.OK, process.waitFor(), () -> errorsOf(process));
        try (FileService files = EmbeddedStore.openReadOnly(new EmbeddedStoreContext().directory(store.directory()))) {
            assertEquals(
                    SPARSE_LENGTH - "first\n".length(), files.stat("/sparse").size());
            final long handle = files.open("/sparse", Set.of(FileOpenOption.READ));
            final byte[] bytes = new byte[8];
            files.read(handle, SPARSE_LENGTH / 2 - "first\n".length() - 1, MemorySegment.ofArray(bytes), 0, 8);
            assertEquals("\0middle\0", new String(bytes, StandardCharsets.UTF_8));
            files.close(handle);
        }
    }

    /** Without a driver or without the library: either is named, and kernels run on the JVM. */
    @Test
    void shouldNameWhatIsMissingWhenThereIsNoOpenClDriver() throws Exception {
        final Map<String, String> noDrivers = Map.of(
                "OCL_ICD_VENDORS",
                Files.createDirectory(folder.resolve("vendors")).toString());
        final Process devices = start(noDrivers, "devices");
        final List<String> lines = new String(devices.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertEquals(ExitCode.OK, devices.waitFor(), () -> errorsOf(devices));
        assertTrue(lines.getFirst().startsWith("jvm  Java "), lines::toString);
        assertTrue(
                lines.stream()
                        .anyMatch(line -> line.startsWith("missing: OpenCL: ") && line.contains("pocl-opencl-icd")),
                lines::toString);

        store.put("hello.txt", "one\n");
        final Process run = start(
                noDrivers,
                "run",
                "hello",
                "--require",
                "opencl",
                "--store",
                store.directory().toString());
        assertEquals(ExitCode.REQUIREMENT, run.waitFor());
        assertTrue(errorsOf(run).contains("no OpenCL device found"), () -> errorsOf(run));
    }

    @Test
    void shouldReturnExitCodeWhenCommandFails() throws Exception {
        final Process process = start(Map.of(), "ls", "--store", store.local("none"));
        assertEquals(ExitCode.FAILURE, process.waitFor());
        assertEquals(1, errorsOf(process).lines().count());
    }

    /** On a full disk the counters cannot be created either: a command that is refused says so in one line. */
    @Test
    void shouldNotMentionCountersThatCannotBeCreatedWhenACommandRuns() throws Exception {
        makeCountersImpossible();
        final String directory = store.directory().toString();
        final Process refused = start(Map.of(), "rm", "none", "--store", directory);
        assertEquals(ExitCode.FAILURE, refused.waitFor());
        final List<String> lines = errorsOf(refused).lines().toList();
        assertTrue(lines.size() == 1 && lines.getFirst().contains("\"none\""), lines::toString);
        final Process done = start(Map.of(), "mkdir", "d", "--store", directory);
        assertEquals(ExitCode.OK, done.waitFor());
        assertEquals("", errorsOf(done));
    }

    @Test
    void shouldTellThatTopIsImpossibleWhenAServerHasNoCounters() throws Exception {
        makeCountersImpossible();
        final Process server =
                start(Map.of(), "serve", "--store", store.directory().toString(), "--listen", "127.0.0.1:0");
        assertTrue(server.inputReader(StandardCharsets.UTF_8).readLine().startsWith("serving "));
        assertTrue(server.toHandle().destroy());
        assertEquals(ExitCode.OK, server.waitFor());
        final List<String> lines = errorsOf(server).lines().toList();
        assertTrue(lines.size() == 2 && lines.getFirst().contains("counters"), lines::toString);
    }

    /** The character that a decoder writes for malformed bytes has bytes of its own: EF BF BD. */
    @Test
    void shouldTakeANameThatHasTheReplacementCharacterAndNoMalformedOne() throws Exception {
        final String good = "a\\357\\277\\275b";
        assertEquals(
                ExitCode.OK,
                shell("mkdir d && cd d && printf one > \"$(printf '" + good + "')\"")
                        .waitFor());
        assertEquals("", ended(shell("\"$@\" put d /")));
        assertEquals("", ended(shell("\"$@\" mv \"/d/$(printf '" + good + "')\" \"/$(printf '" + good + "')\"")));
        assertEquals("", ended(shell("\"$@\" sync d /synced")));
        assertEquals("one", printed(shell("\"$@\" cat \"/$(printf '" + good + "')\"")));
        assertEquals("one", printed(shell("\"$@\" cat /synced/*")));
        final String refused = ended(shell("\"$@\" rm \"/$(printf 'a\\377b')\""));
        assertTrue(refused.contains("character set"), refused);
        assertTrue(store.run("ls").succeeded().lines().contains("a\uFFFDb"));

        assertEquals(
                ExitCode.OK, shell("printf two > \"$(printf 'd/a\\377b')\"").waitFor());
        for (final String command : List.of("put d /other", "sync d /other2")) {
            final String undecoded = ended(shell("\"$@\" " + command));
            assertTrue(undecoded.contains("the name cannot be decoded"), undecoded);
        }
        // The bytes are a name in no store, so they keep nothing from being deleted.
        assertEquals("", ended(shell("printf one > more && \"$@\" put more /other2/more")));
        final String deleting = ended(shell("\"$@\" sync --delete d /other2"));
        assertTrue(deleting.contains("the name cannot be decoded") && !deleting.contains("deleted"), deleting);
        assertFalse(store.run("ls", "/other2").succeeded().lines().contains("more"));
        assertEquals("", ended(shell("printf one > more && \"$@\" put more /other2/more")));
        final String kept = ended(shell("\"$@\" sync --delete --from-store /other2 d"));
        assertTrue(kept.contains("the name cannot be decoded"), kept);
        assertEquals("one", printed(shell("cat d/more")));
    }

    /** Runs a script in UTF-8, whose arguments are the command. */
    private Process shell(final String script) throws IOException {
        final Map<String, String> environment =
                Map.of("GALEFS_STORE", store.directory().toString(), "LC_ALL", "C.UTF-8");
        return start(List.of("sh", "-c", script, "sh"), environment, List.of());
    }

    private static String printed(final Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static String ended(final Process process) throws InterruptedException {
        final String errors = errorsOf(process);
        process.waitFor();
        return errors;
    }

    /** As {@code cat long | head -c 1} does: the reader has what it wants, and the rest is not even read. */
    @Test
    void shouldEndQuietlyWhenTheReaderOfItsOutputHasClosedIt() throws Exception {
        final String directory = store.directory().toString();
        store.run("truncate", "-s", "1TiB", "long").succeeded();
        for (final String[] command : List.of(
                new String[] {"cat", "long", "--store", directory},
                new String[] {"get", "long", "-", "--store", directory})) {
            final Process process = start(Map.of(), command);
            assertEquals(0, process.getInputStream().read());
            process.getInputStream().close();
            assertEquals(ExitCode.BROKEN_PIPE, process.waitFor());
            assertEquals("", errorsOf(process));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version", "put --help", "help put", "ls"})
    void shouldSayInOneLineThatItsOutputCannotBeWritten(final String arguments) throws Exception {
        final Process process = shell("exec \"$@\" " + arguments + " >/dev/full");
        assertEquals(
                "galefs: cannot write to standard output: No space left on device",
                ended(process).strip());
        assertEquals(ExitCode.FAILURE, process.exitValue());
    }

    private void makeCountersImpossible() throws IOException {
        Files.createDirectories(store.directory().resolve("counters/occupied"));
    }

    @Test
    void shouldNameOwnerWhenStoreIsOpenElsewhereAndCloseItWhenOwnerGetsSigterm() throws Exception {
        final Process owner = start(
                Map.of(), "put", "-", "/long", "--store", store.directory().toString());
        awaitOwner(owner);
        signal("STOP", owner);
        final String busy = store.run("rm", "a").failedWith(ExitCode.FAILURE);
        assertTrue(
                busy.contains("process " + owner.pid())
                        && busy.contains(store.directory().toString()),
                busy);
        assertEquals("one ü", store.get("a"), "reading needs no lock");

        // By the handle: destroy() of the process closes its streams.
        assertTrue(owner.toHandle().destroy());
        signal("CONT", owner);
        assertTrue(owner.waitFor(30, TimeUnit.SECONDS));
        assertEquals(EXIT_CODE_OF_SIGTERM, owner.exitValue());
        assertEquals("galefs: interrupted", errorsOf(owner).strip());
        final String closed = Files.readString(lockFile());
        assertTrue(closed.startsWith("closed after record "), () -> "the owner has left \"" + closed + "\"");
        assertEquals(List.of("a"), store.run("ls").succeeded().lines(), "half a file is none");
        store.run("rm", "a").succeeded();
    }

    @Test
    void shouldNameTheLocalFileThatCannotBeWrittenToItsEnd() throws Exception {
        Files.write(folder.resolve("large"), new byte[6 << 20]);
        store.run("mkdir", "/d").succeeded();
        store.run("put", store.local("large"), "/d").succeeded();
        assertNamesWhatIsTooLarge("out/large", "sync", "--from-store", "/d", "out");
        assertNamesWhatIsTooLarge("copy", "get", "/d/large", "copy");
    }

    /** A limit of 2 or 4 MiB, by shell, stands for a full disk: the JDK's errors of both lack the name of the file. */
    private void assertNamesWhatIsTooLarge(final String file, final String... command) throws Exception {
        final List<String> launcher = List.of("sh", "-c", "ulimit -f 4096 && exec \"$@\"", "sh");
        final Process process =
                start(launcher, Map.of("GALEFS_STORE", store.directory().toString()), List.of(command));
        assertEquals(ExitCode.FAILURE, process.waitFor());
        final String message = errorsOf(process);
        assertTrue(message.startsWith("galefs: local file " + file + ": "), message);
        assertFalse(message.contains("unexpected"), message);
    }

    @Test
    void shouldLeaveNoHalfFileUnderItsNameWhenItIsKilled() throws Exception {
        final String directory = store.directory().toString();
        final Process owner = start(Map.of(), "put", "-", "/a", "--store", directory);
        awaitOwner(owner);
        owner.destroyForcibly().waitFor();
        assertEquals("one ü", store.get("a"));
    }

    private static void signal(final String name, final Process process) throws Exception {
        final Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start();
        assertEquals(0, kill.waitFor());
    }

    private void awaitOwner(final Process owner) throws Exception {
        while (!Files.readString(lockFile()).strip().equals(Long.toString(owner.pid()))) {
            assertTrue(owner.isAlive(), () -> errorsOf(owner));
            Thread.sleep(10);
        }
        // A file without its name exists once the copy has begun.
        while (store.run("ls").succeeded().lines().stream().noneMatch(name -> name.startsWith(".galefs-"))) {
            assertTrue(owner.isAlive(), () -> errorsOf(owner));
            Thread.sleep(10);
        }
    }

    private Path lockFile() {
        return store.directory().resolve("lock");
    }

    private Process start(final Map<String, String> environment, final String... arguments) throws IOException {
        return start(List.of(), environment, List.of(arguments));
    }

    private Process start(
            final List<String> launcher, final Map<String, String> environment, final List<String> arguments)
            throws IOException {
        final List<String> command = new ArrayList<>(launcher);
        command.addAll(ChildJvm.command());
        command.add(Main.class.getName());
        command.addAll(arguments);
        final ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().keySet().removeAll(List.of("GALEFS_STORE", "GALEFS_DIR"));
        builder.environment().putAll(environment);
        final Process process = builder.start();
        started.add(process);
        return process;
    }

    private static String errorsOf(final Process process) {
        try {
            return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package io.github.galefs.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.galefs.ChildJvm;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.Main;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.client.ServerAddress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A server in a separate process, and commands that use it. */
@Timeout(120)
class ServeTest {
    private static final long LONG_FILE_LENGTH = 256L << 20;
    private static final long LEAST_SUM_LENGTH = 1L << 20;
    private static final Pattern SIZE = Pattern.compile("size +(\\d+)");
    private static final String NOTICE =
            "galefs: warning: every user of this machine can read and write all files of store ";
    private static final String RESTRICTION =
            " through this server; --token-file FILE restricts it to those who can read FILE";
    private static final byte[] IP_6_LOOPBACK = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};

    @TempDir
    private Path folder;

    private Process server;
    private String address;

    @BeforeEach
    void serve() throws Exception {
        server = start(Map.of(), "serve", "--store", store(), "--listen", "127.0.0.1:0");
        final BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
        final String line = out.readLine();
        assertTrue(line != null && line.contains("galefs://127.0.0.1:"), () -> errorsOf(server));
        address = line.substring(line.indexOf("galefs://"));
    }

    @AfterEach
    void endServer() throws Exception {
        server.destroyForcibly();
        server.waitFor();
    }

    @Test
    void shouldServeCommandsAndCloseItsStoreOnSigterm() throws Exception {
        final String local = Files.writeString(folder.resolve("local"), "one ü\n".repeat(100_000))
                .toString();
        run("mkdir", "d").succeeded();
        run("put", local, "d").succeeded();
        assertEquals(List.of("local"), run("ls", "d").succeeded().lines());
        assertEquals(
                "one ü\n".repeat(100_000),
                run("get", "d/local", "-").succeeded().out());
        assertTrue(run("stat", "d/local").succeeded().out().contains("size       700000"));
        final String health = CommandLineRun.of("top", "--store", store(), "--count", "1")
                .succeeded()
                .lines()
                .get(1);
        assertTrue(
                health.matches("server works, \\d+ clients, \\d+ in handshake, .*B of .*B memory, "
                        + ".*B of .*B memory of open files, \\d+ segments mapped by clients"),
                health);
        run("put", local, "gone").succeeded();
        run("rm", "gone").succeeded();

        assertTrue(server.toHandle().destroy());
        assertTrue(server.waitFor(30, TimeUnit.SECONDS));
        assertEquals(ExitCode.OK, server.exitValue());
        assertEquals(NOTICE + store() + RESTRICTION, errorsOf(server));
        final String closed = Files.readString(folder.resolve("store/lock"));
        assertTrue(closed.startsWith("closed after record "), () -> "the server has left \"" + closed + "\"");
        assertEquals(
                List.of("local"),
                CommandLineRun.of("ls", "--store", store(), "d").succeeded().lines());
    }

    @Test
    void shouldRunASampleWhenTheFilesAreAtAServer() throws Exception {
        Files.writeString(folder.resolve("text"), "the gale blows, the gale ends\n");
        Files.writeString(folder.resolve("words"), "the\ngale\n");
        Files.writeString(folder.resolve("list"), "text\n");
        run(
                        "put",
                        folder.resolve("text").toString(),
                        folder.resolve("words").toString(),
                        folder.resolve("list").toString(),
                        "/")
                .succeeded();
        final CommandLineRun result =
                run("run", "wordmatch", "--dict", "words", "--list", "list", "--device", "jvm", "--verify", "--json");
        assertEquals(ExitCode.OK, result.exitCode(), result.err());
    }

    @Test
    void shouldTakeServerFromEnvironmentWhenNoneIsGiven() throws Exception {
        run("mkdir", "d").succeeded();
        final Process process = start(Map.of("GALEFS_SERVER", address), "ls");
        assertEquals(ExitCode.OK, process.waitFor(), () -> errorsOf(process));
        assertEquals("d\n", new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void shouldRefuseWhenStoreAndServerAreBothGivenOrBothMissing() {
        final String both =
                CommandLineRun.of("ls", "--store", store(), "--server", address).failedWith(ExitCode.USAGE);
        assertTrue(both.contains("--store") && both.contains("--server"), both);
        final String neither = CommandLineRun.of("ls").failedWith(ExitCode.USAGE);
        assertTrue(neither.contains("--store") && neither.contains("--server"), neither);
        run("mkdir", "d", "--block-size", "64KiB").failedWith(ExitCode.USAGE);
    }

    @ParameterizedTest
    @CsvSource({
        "0.0.0.0:0, TLS",
        "[::]:0, TLS",
        "nonsense, HOST:PORT",
        "localhost:99999, HOST:PORT",
        "::1:4747, [HOST]:PORT",
        "[::1], [HOST]:PORT"
    })
    void shouldNameTheReasonWhenItCannotListen(final String listen, final String reason) {
        final String message = CommandLineRun.of(
                        "serve", "--store", folder.resolve("other").toString(), "--listen", listen)
                .failedWith(ExitCode.USAGE);
        assertTrue(message.contains(reason), message);
    }

    @Test
    void shouldPrintTheHostThatWasGiven() throws Exception {
        final String listening = folder.resolve("other").toString();
        final Process named = start(Map.of(), "serve", "--store", listening, "--listen", "localhost:0");
        try {
            final String line = named.inputReader(StandardCharsets.UTF_8).readLine();
            assertTrue(line != null && line.contains("galefs://localhost:"), () -> line + errorsOf(named));
            CommandLineRun.of("mkdir", "--server", line.substring(line.indexOf("galefs://")), "d")
                    .succeeded();
        } finally {
            named.destroyForcibly();
            named.waitFor();
        }
    }

    @Test
    void shouldServeWhenTheAddressIsIpv6() throws Exception {
        assumeTrue(hasLoopbackOfVersion6(), "this machine has no ::1");
        final String listening = folder.resolve("other").toString();
        final Process six = start(Map.of(), "serve", "--store", listening, "--listen", "[::1]:0");
        try {
            final String line = six.inputReader(StandardCharsets.UTF_8).readLine();
            assertTrue(line != null && line.contains("galefs://[::1]:"), () -> line + errorsOf(six));
            CommandLineRun.of("mkdir", "--server", line.substring(line.indexOf("galefs://")), "d")
                    .succeeded();
        } finally {
            six.destroyForcibly();
            six.waitFor();
        }
    }

    @Test
    void shouldSayWhatIsOpenToEveryUserUnlessASecretIsAskedFor() throws Exception {
        final String open = startedWith("--read-only", "--export", "/d");
        assertTrue(open.contains("every user of this machine can read '/d' of store "), open);
        final Path token = Files.writeString(folder.resolve("token"), "a secret");
        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-------"));
        assertEquals("", startedWith("--token-file", token.toString()));
    }

    /** Returns what a server of another store writes to standard error until it ends. */
    private String startedWith(final String... options) throws Exception {
        final String other = folder.resolve("other").toString();
        CommandLineRun.of("mkdir", "--store", other, "-p", "/d");
        final List<String> arguments = new ArrayList<>(List.of("serve", "--store", other, "--listen", "127.0.0.1:0"));
        arguments.addAll(List.of(options));
        final Process process = start(Map.of(), arguments.toArray(String[]::new));
        try {
            process.inputReader(StandardCharsets.UTF_8).readLine();
            assertTrue(process.toHandle().destroy());
            return errorsOf(process);
        } finally {
            process.destroyForcibly();
            process.waitFor();
        }
    }

    private static boolean hasLoopbackOfVersion6() {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByAddress(IP_6_LOOPBACK), 0));
            return true;
        } catch (final IOException _) {
            return false;
        }
    }

    @Test
    void shouldNameTheReasonWhenThereIsNoConnection() {
        final String message =
                CommandLineRun.of("ls", "--server", "galefs://127.0.0.1:1/").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("galefs://127.0.0.1:1/") && message.contains("ECONNREFUSED"), message);
        CommandLineRun.of("ls", "--server", "http://127.0.0.1/").failedWith(ExitCode.USAGE);
    }

    @Test
    void shouldFailAfterTheGivenTimeoutWhenTheServerIsLost() throws Exception {
        final Path local = Files.writeString(folder.resolve("local"), "text");
        run("put", local.toString(), "/", "--timeout", "0").failedWith(ExitCode.USAGE);
        run("put", local.toString(), "/", "--timeout", "1").succeeded();
    }

    /** On a busy machine, a handshake takes seconds. */
    @Test
    void shouldWaitForASlowHandshakeAsLongAsTheTimeoutSays() throws Exception {
        try (ServerSocket slow = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            final Thread forwarding = Thread.ofPlatform().daemon().start(() -> forwardLate(slow));
            final String message = CommandLineRun.of(
                            "ls", "--server", "galefs://127.0.0.1:" + slow.getLocalPort(), "--timeout", "30")
                    .succeeded()
                    .out();
            assertEquals("", message);
            forwarding.interrupt();
        }
    }

    /** Forwards one connection to the server, after longer than the default of many clients. */
    private void forwardLate(final ServerSocket slow) {
        final ServerAddress target = ServerAddress.parse(address);
        try (Socket client = slow.accept()) {
            TimeUnit.SECONDS.sleep(6);
            try (Socket connection = new Socket(target.host(), target.port())) {
                final Thread replies = Thread.ofPlatform().daemon().start(() -> pump(connection, client));
                pump(client, connection);
                replies.join();
            }
        } catch (final IOException | InterruptedException _) {
            // The command has ended.
        }
    }

    private static void pump(final Socket from, final Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
            to.shutdownOutput();
        } catch (final IOException _) {
            // One of the two has closed the connection.
        }
    }

    @Test
    void shouldNameTheServerWhenItIsKilledDuringARun() throws Exception {
        final Process adding = startAdding();
        server.destroyForcibly();
        assertEquals(ExitCode.FAILURE, adding.waitFor());
        final String message = errorsOf(adding);
        assertEquals(1, message.lines().count(), message);
        assertTrue(message.contains("server " + address + ": '/sum': "), message);
    }

    @Test
    void shouldEndSoonAndTellWhatIsLostWhenInterruptedWhileTheServerHangs() throws Exception {
        final Process adding = startAdding();
        assertEquals(
                0,
                new ProcessBuilder("kill", "-STOP", Long.toString(server.pid()))
                        .start()
                        .waitFor());
        assertTrue(adding.toHandle().destroy());
        assertTrue(adding.waitFor(5, TimeUnit.SECONDS), "the command waits for the server");
        final String message = errorsOf(adding);
        assertEquals(1, message.lines().count(), message);
        assertTrue(
                message.startsWith("galefs: interrupted; ")
                        && message.contains("\"/sum\": ")
                        && message.contains(address),
                message);
    }

    /** Starts a sample that reads and writes for longer than the test needs to end the server. */
    private Process startAdding() throws Exception {
        final Path zeros = folder.resolve("zeros");
        try (RandomAccessFile sparse = new RandomAccessFile(zeros.toFile(), "rw")) {
            sparse.setLength(LONG_FILE_LENGTH);
        }
        run("put", zeros.toString(), "/").succeeded();
        final List<String> arguments = new ArrayList<>(List.of("run", "matadd", "--a", "/zeros", "--b", "/zeros"));
        arguments.addAll(List.of("--out", "/sum", "--device", "jvm", "--groups", "1", "--cache-size", "16MiB"));
        arguments.addAll(List.of("--timeout", "1", "--server", address));
        final Process adding = start(Map.of(), arguments.toArray(String[]::new));
        while (sizeOfSum() < LEAST_SUM_LENGTH) {
            assertTrue(adding.isAlive(), () -> errorsOf(adding));
        }
        return adding;
    }

    /** Returns the bytes that were written back so far; 0 if the file does not exist. */
    private long sizeOfSum() {
        final Matcher size = SIZE.matcher(run("stat", "/sum").out());
        return size.find() ? Long.parseLong(size.group(1)) : 0;
    }

    private CommandLineRun run(final String... arguments) {
        final List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--server", address));
        return CommandLineRun.of(all.toArray(String[]::new));
    }

    private String store() {
        return folder.resolve("store").toString();
    }

    private static Process start(final Map<String, String> environment, final String... arguments) throws IOException {
        final List<String> command = ChildJvm.command();
        command.add(Main.class.getName());
        command.addAll(List.of(arguments));
        final ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().keySet().removeAll(List.of("GALEFS_STORE", "GALEFS_DIR", "GALEFS_SERVER"));
        builder.environment().putAll(environment);
        return builder.start();
    }

    private static String errorsOf(final Process process) {
        return process.errorReader(StandardCharsets.UTF_8).lines().collect(Collectors.joining("\n"));
    }
}

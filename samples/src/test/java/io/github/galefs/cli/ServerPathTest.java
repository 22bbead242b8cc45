package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.output.ExitCode;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the files are: paths that name a server, options, and what is wrong with them. */
@Timeout(60)
class ServerPathTest {
    @TempDir
    private Path folder;

    @Test
    void shouldTakeTheServerFromAPath() throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.SERVER, folder)) {
            final String server = place.name();
            final String local = Files.writeString(folder.resolve("f"), "text").toString();
            CommandLineRun.of("mkdir", "-p", server + "a b/%20ü").succeeded();
            CommandLineRun.of("put", local, server + "a b").succeeded();
            CommandLineRun.of("cp", server + "a b/f", server + "g").succeeded();
            CommandLineRun.of("mv", server + "g", "h").succeeded();
            assertEquals(
                    List.of("%20ü", "f"),
                    CommandLineRun.of("ls", server + "a b").succeeded().lines());
            assertEquals(
                    List.of("a b", "h"),
                    CommandLineRun.of("ls", server.substring(0, server.length() - 1))
                            .succeeded()
                            .lines());
            assertEquals(
                    "text",
                    CommandLineRun.of("cat", server + "a*/f").succeeded().out());
            CommandLineRun.of("get", server + "h", folder.resolve("copy").toString())
                    .succeeded();
            assertEquals("text", Files.readString(folder.resolve("copy")));
            final String synced = folder.resolve("synced").toString();
            CommandLineRun.of("sync", "--from-store", server + "a b", synced).succeeded();
            CommandLineRun.of("sync", synced, server + "back").succeeded();
            assertEquals(
                    "text",
                    CommandLineRun.of("cat", server + "back/f").succeeded().out());
            CommandLineRun.of("find", "--newer", server + "h", server).succeeded();
            CommandLineRun.of("ls", "--server", server, server + "h").succeeded();
        }
    }

    @Test
    void shouldRefuseSeveralPlacesInOneCommand() {
        final String path = "galefs://a:1/x";
        final String two = CommandLineRun.of("mv", path, "galefs://b:1/x").failedWith(ExitCode.USAGE);
        assertTrue(two.contains("galefs://a:1/") && two.contains("galefs://b:1/"), two);
        final String other =
                CommandLineRun.of("ls", path, "--server", "galefs://a:2/").failedWith(ExitCode.USAGE);
        assertTrue(other.contains("galefs://a:1/") && other.contains("galefs://a:2/"), other);
        final String local = CommandLineRun.of("ls", path, "--store", "s").failedWith(ExitCode.USAGE);
        assertTrue(local.contains("galefs://a:1/") && local.contains("--store"), local);
    }

    @ParameterizedTest
    @ValueSource(strings = {"galefs://", "galefs://a:0/x", "galefs://a:x/", "galefs:///x", "galefs://u@a/x"})
    void shouldRefuseAPathWhoseServerHasNoAddress(final String path) {
        final String message = CommandLineRun.of("ls", path).failedWith(ExitCode.USAGE);
        assertTrue(message.contains("must be galefs://HOST:PORT/"), message);
    }

    @ParameterizedTest
    @CsvSource({
        "mkfs, works on a local store only",
        "fsck, works on a local store only",
        "top, works on a local store only",
        "serve, serves files of this machine"
    })
    void shouldNotOfferAServerWhereOnlyAPlaceOnThisMachineWillDo(final String command, final String reason) {
        assertFalse(CommandLineRun.of(command, "--help").succeeded().out().contains("--server"), "the help offers it");
        final String message =
                CommandLineRun.of(command, "--server", "galefs://a:1/").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'galefs " + command + "' " + reason), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--tls-key", "--tls-trust", "--tls-password-file", "--token-file"})
    void shouldRefuseOptionsOfAConnectionWithALocalStore(final String option) {
        final String message =
                CommandLineRun.of("ls", "--store", "s", option, "file").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'--tls-...'") && message.contains("store s is none"), message);
    }

    @Test
    void shouldSayThatAHostIsUnknown() {
        final String message =
                CommandLineRun.of("ls", "galefs://no-such-host.invalid:1/").failedWith(ExitCode.FAILURE);
        assertEquals(
                "galefs: cannot connect to galefs://no-such-host.invalid:1/: unknown host no-such-host.invalid",
                message.strip());
    }

    @Test
    void shouldSayThatAPortIsInUse() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            final String listen = "127.0.0.1:" + socket.getLocalPort();
            final String message = CommandLineRun.of(
                            "serve", "--store", folder.resolve("s").toString(), "--listen", listen)
                    .failedWith(ExitCode.FAILURE);
            assertTrue(message.startsWith("galefs: cannot listen on " + listen + ": "), message);
            assertFalse(message.contains("EIO"), message);
        }
    }

    @Test
    void shouldNameTheMissingDirectoryOfADestination() throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.STORE, folder)) {
            place.run("mkdir", "d").succeeded();
            place.put("f", "text");
            final String missing = folder.resolve("none").toString();
            for (final String path : List.of("d", "f")) {
                assertEquals(
                        "galefs: local file " + missing + ": no such file or directory",
                        place.run("get", path, missing + "/x")
                                .failedWith(ExitCode.FAILURE)
                                .strip());
            }
            final String local = Files.writeString(folder.resolve("f"), "text").toString();
            final String message = place.run("put", local, "none/x/f").failedWith(ExitCode.FAILURE);
            assertTrue(message.contains("\"none\" of \"none/x/f\""), message);
        }
    }
}

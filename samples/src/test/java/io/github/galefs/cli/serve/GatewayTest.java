package io.github.galefs.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.TestPlace;
import io.github.galefs.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A cache on disk between a command and a server, and a server before another. */
@Timeout(120)
class GatewayTest {
    @TempDir
    private Path folder;

    @Test
    void shouldKeepWhatAKernelHasReadForTheNextRun() throws Exception {
        final Path cache = folder.resolve("cache");
        try (TestPlace place = TestPlace.open(TestPlace.Kind.SERVER, folder)) {
            place.put("text", "one\ntwo\n");
            for (int run = 0; run < 2; run++) {
                final CommandLineRun hello = CommandLineRun.of(
                        "run",
                        "hello",
                        "--server",
                        place.name(),
                        "--device",
                        "jvm",
                        "--disk-cache",
                        cache.toString(),
                        "--disk-cache-size",
                        "64MiB",
                        "text");
                assertTrue(hello.succeeded().lines().contains("result         text has 2 lines"), hello.out());
            }
        }
        assertTrue(Files.isDirectory(cache), "the cache");
    }

    @Test
    void shouldPassOnTheFilesOfAnotherServer() throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.SERVER, folder)) {
            place.run("mkdir", "part").succeeded();
            place.put("part/text", "text");
            try (ServeProcess gateway = ServeProcess.start(
                    "--place",
                    place.name(),
                    "--export",
                    "/part",
                    "--disk-cache",
                    folder.resolve("cache").toString())) {
                assertEquals("serving /part of server " + place.name() + " at " + gateway.address(), gateway.line());
                for (int i = 0; i < 2; i++) {
                    assertEquals(
                            "text",
                            CommandLineRun.of("cat", gateway.address() + "text")
                                    .succeeded()
                                    .out());
                }
                CommandLineRun.of("cp", gateway.address() + "text", gateway.address() + "copy")
                        .succeeded();
                assertEquals("text", place.run("cat", "part/copy").succeeded().out());
                place.put("part/text", "changed");
                assertEquals(
                        "changed",
                        CommandLineRun.of("cat", gateway.address() + "text")
                                .succeeded()
                                .out());
                CommandLineRun.of("cat", gateway.address() + "../part/text").failedWith(ExitCode.FAILURE);
                assertEquals(ExitCode.OK, gateway.end());
            }
        }
    }

    @Test
    void shouldHandFilesOverInMemory() throws Exception {
        final Path served =
                Files.createDirectories(folder.resolve("served/out")).getParent();
        final String text = Files.writeString(folder.resolve("text"), "text").toString();
        try (ServeProcess gateway = ServeProcess.start(
                "--dir",
                served.toString(),
                "--hand-over",
                "/out",
                "--hand-over-upload",
                "never",
                "--hand-over-wait",
                "20")) {
            final CompletableFuture<String> reader =
                    CompletableFuture.supplyAsync(() -> CommandLineRun.of("cat", gateway.address() + "out/a")
                            .succeeded()
                            .out());
            CommandLineRun.of("put", text, gateway.address() + "out/a").succeeded();
            assertEquals("text", reader.get());
            CommandLineRun.of("put", text, gateway.address() + "other").succeeded();
        }
        assertFalse(Files.exists(served.resolve("out/a")), "a file that is never uploaded");
        assertEquals("text", Files.readString(served.resolve("other")));
        final String alone = CommandLineRun.of("serve", "--dir", served.toString(), "--hand-over-memory", "1GiB")
                .failedWith(ExitCode.USAGE);
        assertTrue(alone.contains("'--hand-over-...' has no effect without '--hand-over=PATH'"), alone);
        final String upload = CommandLineRun.of("serve", "--dir", served.toString(), "--hand-over-upload", "now")
                .failedWith(ExitCode.USAGE);
        assertTrue(upload.contains("'now': must be later or never"), upload);
    }

    @Test
    void shouldSayWhereADiskCacheHasNoEffect() {
        final String local = CommandLineRun.of("run", "hello", "--dir", folder.toString(), "--disk-cache", "c", "text")
                .failedWith(ExitCode.USAGE);
        assertTrue(local.contains("'--disk-cache' is for files that are far away"), local);
        final String served = CommandLineRun.of("serve", "--dir", folder.toString(), "--disk-cache", "c")
                .failedWith(ExitCode.USAGE);
        assertTrue(served.contains("'--disk-cache' is for files that are far away"), served);
        final String alone = CommandLineRun.of(
                        "run", "hello", "--server", "galefs://h/", "--disk-cache-size", "1GiB", "text")
                .failedWith(ExitCode.USAGE);
        assertTrue(alone.contains("'--disk-cache-size' has no effect without '--disk-cache'"), alone);
        final String tiny = CommandLineRun.of(
                        "run",
                        "hello",
                        "--server",
                        "galefs://h/",
                        "--disk-cache",
                        "c",
                        "--disk-cache-size",
                        "1KiB",
                        "text")
                .failedWith(ExitCode.USAGE);
        assertTrue(tiny.contains("'--disk-cache-size': 1024 bytes: must be at least 16MiB"), tiny);
        final String small = CommandLineRun.of(
                        "serve", "--place", "galefs://127.0.0.1:1/", "--upstream-tls-1.2", "--timeout", "1")
                .failedWith(ExitCode.USAGE);
        assertEquals(
                1,
                small.lines()
                        .filter(line -> line.contains("'--upstream-tls-1.2' has no effect"))
                        .count(),
                small);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--upstream-token-file f | '--upstream-...' is for the connection to another server, but directory",
                "--upstream-tls-trust f | '--upstream-...' is for the connection to another server, but directory",
                "-D a=b | '-D' is for places such as hdfs://... and s3a://..., but directory",
                "-D =b | the name of the property is empty",
                "--staging s | '--staging' is for places such as hdfs://... and s3a://..., but directory",
                "--timeout 1 | '--timeout' is for a server or cluster, but directory",
                "--read-only --hand-over / | '--hand-over' is for files that clients write, but '--read-only' is given",
                "--hand-over / --hand-over-memory 1KiB | '--hand-over-memory': 1024 bytes: must be at least 4MiB",
                "--hand-over / --hand-over-readers 0 | '--hand-over-readers': 0: must be at least 1",
                "--hand-over / --hand-over-wait 86401 | '--hand-over-wait': 86401: must be at most 86400"
            })
    void shouldRefuseOptionsThatHaveNoEffect(final String options, final String reason) {
        final List<String> command = new ArrayList<>(List.of("serve", "--dir", folder.toString()));
        command.addAll(List.of(options.split(" ")));
        final String message = CommandLineRun.of(command.toArray(String[]::new)).failedWith(ExitCode.USAGE);
        assertTrue(message.contains(reason), message);
    }
}

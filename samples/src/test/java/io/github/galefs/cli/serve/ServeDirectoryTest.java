package io.github.galefs.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code galefs serve --dir}: clients read and write the files of an ordinary directory. */
@Timeout(120)
class ServeDirectoryTest {
    @TempDir
    private Path directory;

    private ServeProcess server;

    @AfterEach
    void endServer() {
        if (server != null) {
            server.close();
        }
    }

    @Test
    void shouldServeFilesAsTheyAreAndLeaveNothingBesideThem() throws Exception {
        Files.writeString(directory.resolve("text"), "one\ntwo\n");
        serve("--dir", directory.toString());
        assertEquals("serving " + directory + " at " + server.address(), server.line());
        assertEquals(List.of("text"), run("ls").succeeded().lines());
        final CommandLineRun hello = run("run", "hello", "--device", "jvm", "--verify", "text");
        assertTrue(hello.succeeded().lines().contains("result         text has 2 lines"), hello.out());
        run("cp", "text", "copy").succeeded();
        assertEquals("one\ntwo\n", Files.readString(directory.resolve("copy")));
        Files.writeString(directory.resolve("text"), "changed\n");
        assertEquals("changed\n", run("cat", "text").succeeded().out());

        assertEquals(ExitCode.OK, server.end());
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(
                    List.of("copy", "text"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void shouldServeNothingBesideTheExportedPart() throws Exception {
        Files.writeString(directory.resolve("secret"), "secret");
        final Path part = Files.createDirectory(directory.resolve("part"));
        Files.createSymbolicLink(part.resolve("out"), Path.of("../secret"));
        Files.writeString(part.resolve("file"), "file");
        serve("--dir", directory.toString(), "--export", "/part");
        assertEquals("serving /part of " + directory + " at " + server.address(), server.line());
        assertEquals(List.of("file", "out"), run("ls").succeeded().lines());
        assertEquals("file", run("cat", "/../file").succeeded().out());
        for (final String path : List.of("out", "../secret", "/secret")) {
            run("cat", path).failedWith(ExitCode.FAILURE);
            run("cp", "file", path + "/x").failedWith(ExitCode.FAILURE);
        }
        assertEquals("secret", Files.readString(directory.resolve("secret")));
    }

    @Test
    void shouldRefuseToExportALinkOutOfTheDirectory() throws Exception {
        final Path inner = Files.createDirectory(directory.resolve("inner"));
        Files.createSymbolicLink(inner.resolve("out"), directory);
        final String message = CommandLineRun.of(
                        "serve", "--listen", "127.0.0.1:0", "--dir", inner.toString(), "--export", "/out")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("'/out' leads out of directory " + inner), message);
        CommandLineRun.of("serve", "--listen", "127.0.0.1:0", "--dir", inner.toString(), "--export", "/none")
                .failedWith(ExitCode.FAILURE);
    }

    @Test
    void shouldRefuseChangesWhenReadOnly() throws Exception {
        Files.writeString(directory.resolve("text"), "text");
        serve("--dir", directory.toString(), "--read-only");
        run("rm", "text").failedWith(ExitCode.FAILURE);
        assertEquals("text", Files.readString(directory.resolve("text")));
    }

    private void serve(final String... arguments) throws IOException {
        server = ServeProcess.start(arguments);
    }

    private CommandLineRun run(final String... arguments) {
        final List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(arguments[0].equals("run") ? 2 : 1, List.of("--server", server.address()));
        return CommandLineRun.of(all.toArray(String[]::new));
    }
}

package io.github.galefs.sample.hello;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.Main;
import io.github.galefs.file.StoreFiles;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;

/** A kernel on the JVM device is debugged as other Java: docs/kernel-language.md shows this session of jdb. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class DebuggerTest {
    private static final Path JVM_FLAGS = Path.of("../scripts/jvm-flags");

    @TempDir
    private Path directory;

    private Process jdb;
    private InputStream output;

    @BeforeEach
    void start() throws IOException {
        final Path store = directory.resolve("store");
        try (EmbeddedStore files = EmbeddedStore.create(new EmbeddedStoreContext().directory(store))) {
            StoreFiles.writeString(files, "hello.txt", "one\ntwo\n");
        }
        final List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "jdb").toString(),
                "-classpath",
                System.getProperty("java.class.path")));
        try (var flags = Files.lines(JVM_FLAGS)) {
            flags.filter(flag -> flag.startsWith("-")).map("-R"::concat).forEach(command::add);
        }
        command.addAll(List.of(Main.class.getName(), "run", "hello", "--store", store.toString(), "--device", "jvm"));
        jdb = new ProcessBuilder(command).redirectErrorStream(true).start();
        output = jdb.getInputStream();
    }

    @AfterEach
    void end() {
        jdb.descendants().forEach(ProcessHandle::destroyForcibly);
        jdb.destroyForcibly();
    }

    @Test
    void shouldStopAtABreakpointInAKernelAndShowItsVariables() throws IOException {
        readUntil("> ");
        enter("stop in " + Hello.class.getName() + ".countLines");
        enter("run");
        readUntil("Breakpoint hit: ");
        readUntil("Hello.countLines(), line=");
        enter("where");
        readUntil("[1] " + Hello.class.getName() + ".countLines (Hello.java:");
        enter("dump buffer.length");
        readUntil("buffer.length = ");
        enter("clear " + Hello.class.getName() + ".countLines");
        readUntil("Removed: ");
        enter("cont");
        readUntil("2 lines");
        readUntil("The application exited");
    }

    private void enter(final String command) throws IOException {
        final OutputStream input = jdb.getOutputStream();
        input.write((command + "\n").getBytes(StandardCharsets.UTF_8));
        input.flush();
    }

    /** Reads what jdb prints, up to the end of the text that is expected. */
    private void readUntil(final String expected) throws IOException {
        final StringBuilder seen = new StringBuilder();
        int next = 0;
        while (next >= 0 && !seen.toString().endsWith(expected)) {
            next = output.read();
            seen.append((char) next);
        }
        assertTrue(next >= 0, () -> "jdb ended before it printed '" + expected + "': " + seen);
    }
}

package io.github.galefs.cli.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.GaleFs;
import io.github.galefs.cli.TestStore;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.sample.Sample;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Runs a stand-in sample whose result is always wrong. */
@Timeout(60)
class DifferenceTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    private TestStore store;

    @BeforeEach
    void makeStore() {
        store = new TestStore(folder);
        store.run("mkdir", "a").succeeded();
    }

    @Test
    void shouldShowDifferenceWhenResultIsWrong() {
        assertEquals(ExitCode.DIFFERENCE, run("--verify"));
        assertEquals(
                "galefs: the result is wrong: line 3: 4, expected 5",
                err.toString(StandardCharsets.UTF_8).strip());
        assertEquals(
                "NOT verified: the result differs",
                out.toString(StandardCharsets.UTF_8).lines().toList().getLast());
    }

    @Test
    void shouldHaveNotVerifiedInJsonWhenResultIsWrong() throws Exception {
        assertEquals(ExitCode.DIFFERENCE, run("--verify", "--json"));
        assertEquals(
                false, JSON.std.mapFrom(out.toString(StandardCharsets.UTF_8)).get("verified"));
        assertEquals(1, err.toString(StandardCharsets.UTF_8).lines().count());
    }

    @Test
    void shouldNotCompareWithoutVerifyOption() {
        assertEquals(ExitCode.OK, run());
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    private int run(final String... options) {
        final Output output = new Output(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                ProgressBars.NONE);
        final List<String> arguments = new ArrayList<>(List.of(options));
        // Its kernel is a lambda expression, which only the JVM device runs.
        arguments.addAll(List.of("--store", store.directory().toString(), "--device", "jvm"));
        return new CommandLine(new WrongCommand(output)).execute(arguments.toArray(String[]::new));
    }

    @Command(name = "wrong")
    private static final class WrongCommand extends SampleCommand {
        WrongCommand(final Output output) {
            super(output);
        }

        @Override
        Sample sample() {
            return new WrongSample();
        }
    }

    private static final class WrongSample implements Sample {
        @Override
        public void run(final GaleFs galeFs, final Grid grid) throws InterruptedException {
            galeFs.launch(_ -> {}, grid);
        }

        @Override
        public Optional<String> verify(final FileService files) {
            return Optional.of("line 3: 4, expected 5");
        }
    }
}

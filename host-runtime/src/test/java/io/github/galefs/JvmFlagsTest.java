package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.jvm.JvmFlags;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Missing JVM flags are reported with the lines that add them. */
@Timeout(120)
class JvmFlagsTest {
    private static final Path SCRIPTS = Path.of("../scripts");
    private static final String VARIABLE = "JAVA_TOOL_OPTIONS";

    @TempDir
    private Path folder;

    private record Result(int exitStatus, String output, String errors) {}

    @ParameterizedTest
    @ValueSource(strings = {"create", "open", "service"})
    void shouldNameTheMissingFlagsWhenTheJvmHasNone(final String call) throws Exception {
        final Result result = run(List.of(), Map.of(), call);

        assertEquals(1, result.exitStatus());
        assertTrue(
                result.errors()
                        .contains("IllegalStateException: this JVM was started without flags that GaleFS needs: "
                                + "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED "
                                + "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED "
                                + "--add-exports=java.base/jdk.internal.ref=ALL-UNNAMED "
                                + "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED\n"),
                result::errors);
    }

    @Test
    void shouldNameTheOneFlagThatIsMissing() throws Exception {
        final List<String> flags = new ArrayList<>(JvmFlags.all());
        final String removed = flags.remove(1);

        final Result result = run(flags, Map.of(), "create");

        assertEquals(1, result.exitStatus());
        assertTrue(result.errors().contains("needs: " + removed + "\n"), result::errors);
    }

    @Test
    void shouldWorkWithoutWarningsWhenTheShellHasThePrintedLine() throws Exception {
        final String errors = run(List.of(), Map.of(), "create").errors();
        final String options = printed("export " + VARIABLE + "=\"(.*)\"", errors);

        final Result created = run(List.of(), Map.of(VARIABLE, options), "create");
        final Result opened = run(List.of(), Map.of(VARIABLE, options), "open");

        // The JVM itself says that it reads the variable.
        assertEquals(new Result(0, "", "Picked up " + VARIABLE + ": " + options + "\n"), created);
        assertEquals(new Result(0, "works", "Picked up " + VARIABLE + ": " + options + "\n"), opened);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java +java (.*) …", "<argLine>(.*)</argLine>", "<commandlineArgs>(.*) -cp .*"})
    void shouldWorkWithoutWarningsWhenTheCommandHasThePrintedFlags(final String line) throws Exception {
        final String errors = run(List.of(), Map.of(), "create").errors();
        final List<String> flags = List.of(printed(line, errors).split(" ", -1));

        assertEquals(new Result(0, "", ""), run(flags, Map.of(), "create"));
        assertEquals(new Result(0, "works", ""), run(flags, Map.of(), "open"));
    }

    @Test
    void shouldBeThoseOfTheScripts() throws IOException {
        try (Stream<String> lines = Files.lines(SCRIPTS.resolve("jvm-flags"))) {
            assertEquals(
                    JvmFlags.all().stream().sorted().toList(),
                    lines.filter(line -> line.startsWith("-")).sorted().toList());
        }
    }

    /** No manifest can have the flag that is left out; see JarLauncher. */
    @Test
    void shouldBeThoseOfTheManifestOfTheSamples() throws IOException {
        final String pom = Files.readString(Path.of("../samples/pom.xml"));

        for (final String option : List.of("Add-Opens", "Add-Exports")) {
            final String flag = "--" + option.toLowerCase(Locale.ROOT) + "=";
            assertEquals(
                    JvmFlags.all().stream()
                            .filter(any -> any.startsWith(flag))
                            .map(any -> any.substring(flag.length(), any.lastIndexOf('=')))
                            .collect(Collectors.toSet()),
                    Stream.of(printed("<" + option + ">(.*)</", pom).split(" ", -1))
                            .collect(Collectors.toSet()));
        }
    }

    private static String printed(final String line, final String text) {
        final Matcher matcher = Pattern.compile(line).matcher(text);
        assertTrue(matcher.find(), text);
        return matcher.group(1);
    }

    /** Runs the program in a JVM with no other flags, and with the logging that the tests have. */
    private Result run(final List<String> flags, final Map<String, String> environment, final String call)
            throws Exception {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), StoreProgram.class.getName()));
        command.addAll(List.of(call, folder.resolve("store").toString()));
        final Path output = folder.resolve("output");
        final Path errors = folder.resolve("errors");
        final ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors.toFile());
        builder.environment().keySet().removeAll(List.of(VARIABLE, "JDK_JAVA_OPTIONS"));
        builder.environment().putAll(environment);
        final Process process = builder.start();
        try {
            assertTrue(process.waitFor(1, TimeUnit.MINUTES), "the program did not end");
            return new Result(process.exitValue(), Files.readString(output), Files.readString(errors));
        } finally {
            process.destroyForcibly();
        }
    }
}

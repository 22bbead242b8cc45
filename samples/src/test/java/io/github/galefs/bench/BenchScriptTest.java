package io.github.galefs.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs scripts/bench in a checkout of its own, with the command of this build or with a stand-in for it. */
@Timeout(240)
class BenchScriptTest {
    private static final Path SCRIPTS = Path.of("../scripts").toAbsolutePath().normalize();

    /**
     * Lists devices, keeps the commands, and fails in the benchmark evict. Hangs in the benchmark overlap, and in the
     * command that the file hangs names.
     */
    private static final String STAND_IN = """
            if [[ -e ${0%/*}/hangs && $(<"${0%/*}/hangs") == "$1" ]]; then
                sleep 100
                exit
            fi
            case $1 in
                devices) cat "${0%/*}/devices" ;;
                bench-machine) printf '{"cpu":"Abacus"}\\n' ;;
                bench-report) ;;
                bench)
                    printf '%s\\n' "$*" >>"${0%/*}/commands"
                    printf '{"bench":"%s"}\\n{"bench":"cut' "$2"
                    [[ $2 != evict ]] || { printf 'first "line"\\\\\\n\\tsecond\\001 line\\n' >&2; exit 3; }
                    [[ $2 != overlap ]] || sleep 100
                    ;;
            esac
            """;

    @TempDir
    private Path folder;

    private Path out;

    private record Result(int exitCode, String output) {}

    @BeforeEach
    void createCheckout() throws IOException {
        out = folder.resolve("out");
        write("scripts/bench", Files.readString(SCRIPTS.resolve("bench")));
    }

    @Test
    void shouldMeasureAndReportWhenABenchmarkRuns() throws Exception {
        useThisBuild();
        final Result result = run("--quick", "--runs", "1", "--device", "jvm", "--bench", "cachehit", out.toString());
        assertEquals(0, result.exitCode(), result.output());
        final List<Map<String, Object>> lines = lines("results.jsonl");
        assertEquals(10, lines.size());
        assertEquals("jvm", lines.getFirst().get("selected"));
        assertEquals(
                "galefs bench cachehit --json --quick --runs 1 --device jvm",
                lines.getFirst().get("command"));
        assertEquals("api,request=4KiB", lines.getFirst().get("case"));
        assertEquals(11, Files.readAllLines(out.resolve("results.csv")).size());
        final String page = Files.readString(out.resolve("report.html"));
        assertTrue(page.contains(">cachehit</h2>") && page.contains("their figures mean nothing"), page);
        assertFalse(Files.exists(out.resolve("failures.jsonl")));
        final Map<String, Object> machine = JSON.std.mapFrom(Files.readString(out.resolve("machine.json")));
        assertTrue(machine.keySet().containsAll(List.of("jdk", "commit", "loadAtBegin", "loadAtEnd", "ended")));
    }

    @Test
    void shouldGoOnAndExitWithOneWhenABenchmarkFails() throws Exception {
        useThisBuild();
        final Path galefs = folder.resolve("scripts/galefs");
        final String broken = "[[ $2 != rpc ]] || { echo 'galefs: broken' >&2; exit 1; }";
        Files.writeString(galefs, Files.readString(galefs).replace("exec ", broken + "\nexec "));
        final Result result =
                run("--quick", "--runs", "1", "--device", "jvm", "--bench", "rpc", "--bench", "evict", out.toString());
        assertEquals(1, result.exitCode(), result.output());
        assertTrue(result.output().contains("2 benchmarks ran, 1 failed"), result.output());
        assertFalse(lines("results.jsonl").isEmpty());
        assertEquals(1, lines("failures.jsonl").size());
        final String page = Files.readString(out.resolve("report.html"));
        assertTrue(page.contains("Failed or not possible: 1"), page);
        assertTrue(page.contains("<td>rpc</td><td>jvm</td>"), page);
        assertTrue(page.contains(">evict</h2>"), page);
    }

    @Test
    void shouldRefuseAnUnknownDeviceBeforeItMeasures() throws Exception {
        useThisBuild();
        final Result result = run("--device", "jvm", "--device", "abacus", out.toString());
        assertEquals(1, result.exitCode(), result.output());
        assertEquals(1, result.output().lines().count(), result.output());
        assertTrue(result.output().startsWith("galefs: no device 'abacus'; available: auto, "), result.output());
        // The next run may write there.
        assertEquals(List.of(), List.of(out.toFile().list()));
    }

    @Test
    void shouldMakeAReportAnewWhenResultsComeFromElsewhere() throws Exception {
        useThisBuild();
        write("out/results.jsonl", "");
        final Result result = run("--report", out.toString());
        assertEquals(0, result.exitCode(), result.output());
        assertTrue(Files.readString(out.resolve("report.html")).contains("There are no results."));
    }

    @Test
    void shouldRunEachBenchmarkOnEachKindOfDeviceAndOnceWithoutOne() throws Exception {
        useStandIn(device("cuda:0", "GPU \\\"A\\\"", true)
                + "," + device("cuda:1", "GPU \\\"A\\\"", true)
                + "," + device("cuda:2", "GPU B", true)
                + "," + device("opencl:0", "GPU B", true)
                + "," + device("opencl:1", "broken", false)
                + "," + device("jvm", "Java", true));
        final Result result = run("--bench", "rpc", "--bench", "devices", "--bench", "micro", out.toString());
        assertEquals(0, result.exitCode(), result.output());
        assertEquals(
                List.of(
                        "bench rpc --json --device cuda:0",
                        "bench rpc --json --device cuda:2",
                        "bench rpc --json --device opencl:0",
                        "bench rpc --json --device jvm",
                        "bench devices --json --device cuda:0",
                        "bench devices --json --device opencl:0",
                        "bench devices --json --device jvm",
                        "bench micro --json"),
                Files.readAllLines(folder.resolve("scripts/commands")));
        // Each command leaves a line that is cut off; the next result begins on a line of its own.
        final List<String> results = Files.readAllLines(out.resolve("results.jsonl"));
        assertEquals(16, results.size());
        assertEquals(
                "{\"selected\":\"cuda:0\",\"command\":\"galefs bench rpc --json --device cuda:0\",\"bench\":\"rpc\"}",
                results.getFirst());
    }

    @Test
    void shouldRunABenchmarkOnceOnADeviceThatIsNamedTwice() throws Exception {
        useStandIn(device("jvm", "Java", true));
        run("--device", "jvm", "--device", "cuda:0", "--device", "jvm", "--bench", "rpc", out.toString());
        assertEquals(
                List.of("bench rpc --json --device jvm", "bench rpc --json --device cuda:0"),
                Files.readAllLines(folder.resolve("scripts/commands")));
    }

    @Test
    void shouldRunAllBenchmarksWhenNoneIsNamed() throws Exception {
        useStandIn(device("jvm", "Java", true));
        run("--limit", "1", out.toString());
        assertEquals(
                Benchmarks.names(),
                Files.readAllLines(folder.resolve("scripts/commands")).stream()
                        .map(command -> command.split(" ", -1)[1])
                        .toList());
    }

    @Test
    void shouldMeasureTheLimitsOfAGpuWhenThereIsItsCompiler() throws Exception {
        useStandIn(device("cuda:0", "GPU", true));
        write("bin/nvcc", """
                #!/usr/bin/env bash
                while [[ $1 != -o ]]; do shift; done
                cat >"$2" <<'END'
                #!/usr/bin/env bash
                echo '{"bench":"limits"}'
                END
                chmod +x "$2"
                """);
        final Result result = run("--limit", "2", out.toString());
        assertEquals(
                1,
                Files.readAllLines(out.resolve("results.jsonl")).stream()
                        .filter(line -> line.endsWith("\"bench\":\"limits\"}"))
                        .count(),
                result.output());
    }

    @Test
    void shouldKeepTheMessageWhenABenchmarkFails() throws Exception {
        useStandIn(device("jvm", "Java", true));
        final Result result = run("--device", "a\\\"&b", "--bench", "evict", out.toString());
        assertEquals(1, result.exitCode(), result.output());
        final Map<String, Object> failure = lines("failures.jsonl").getFirst();
        assertEquals("a\\\"&b", failure.get("selected"));
        assertEquals(3, failure.get("status"));
        assertEquals("first \"line\"\\\n\tsecond line", failure.get("message"));
    }

    @Test
    void shouldEndABenchmarkAtItsLimit() throws Exception {
        useStandIn(device("jvm", "Java", true));
        final Result result = run("--limit", "1", "--bench", "overlap", out.toString());
        assertEquals(1, result.exitCode(), result.output());
        assertEquals(
                "ended after its limit of 1 s",
                lines("failures.jsonl").getFirst().get("message"));
    }

    @ParameterizedTest
    @CsvSource({"devices, rpc", "bench-machine, rpc", "bench-report, rpc", "none, overlap"})
    void shouldEndWhatItRunsWhenTheScriptIsTerminated(final String command, final String benchmark) throws Exception {
        useStandIn(device("jvm", "Java", true));
        write("scripts/hangs", command);
        final Process process = new ProcessBuilder(
                        "bash", folder.resolve("scripts/bench").toString(), "--bench", benchmark, out.toString())
                .redirectErrorStream(true)
                .start();
        while (process.descendants()
                .noneMatch(child -> child.info().command().orElse("").endsWith("/sleep"))) {
            assertTrue(process.isAlive());
            Thread.sleep(20);
        }
        final List<ProcessHandle> started = process.descendants().toList();
        process.toHandle().destroy();
        assertTrue(process.waitFor(20, TimeUnit.SECONDS));
        assertEquals(143, process.exitValue());
        for (final ProcessHandle child : started) {
            child.onExit().get(10, TimeUnit.SECONDS);
        }
        assertTrue(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).contains("--report"));
    }

    @Test
    void shouldRefuseInOneLineWhenTheFolderIsNotEmpty() throws Exception {
        final Path results = write("out/results.jsonl", "kept");
        assertEquals(
                new Result(
                        1,
                        "bench: " + out + " is not empty; name a new folder, or make the report anew with --report "
                                + out + "\n"),
                run("--quick", out.toString()));
        assertEquals("kept", Files.readString(results));
    }

    @ParameterizedTest
    @CsvSource({
        "--bench abacus, --bench 'abacus': must be one of rpc cachehit",
        "--runs 0, --runs '0': must be 1 to 1000",
        "--limit x, --limit 'x': must be 1 to 999999",
        "--report --runs 3, --report measures nothing"
    })
    void shouldRefuseInOneLineWhenAnOptionIsWrong(final String options, final String reason) throws Exception {
        final List<String> arguments = new ArrayList<>(List.of(options.split(" ", -1)));
        arguments.add(out.toString());
        final Result result = run(arguments.toArray(String[]::new));
        assertEquals(2, result.exitCode(), result.output());
        assertEquals(1, result.output().lines().count(), result.output());
        assertTrue(result.output().startsWith("bench: " + reason), result.output());
        assertFalse(Files.exists(out));
    }

    private static String device(final String name, final String description, final boolean usable) {
        return "{\"name\":\"" + name + "\",\"description\":\"" + description + "\",\"kind\":\"gpu\",\"usable\":"
                + usable + "}";
    }

    private void useThisBuild() throws IOException {
        write(
                "scripts/galefs",
                "#!/usr/bin/env bash\nexec '"
                        + Path.of(System.getProperty("java.home"), "bin", "java") + "' '@"
                        + SCRIPTS.resolve("jvm-flags")
                        + "' -cp '" + System.getProperty("java.class.path") + "' " + Main.class.getName()
                        + " \"$@\"\n");
    }

    private void useStandIn(final String devices) throws IOException {
        write("scripts/galefs", "#!/usr/bin/env bash\n" + STAND_IN);
        write("scripts/devices", "{\"devices\":[" + devices + "],\"missing\":[]}\n");
    }

    /** Returns the objects of a file. */
    private List<Map<String, Object>> lines(final String name) throws IOException {
        final List<Map<String, Object>> objects = new ArrayList<>();
        for (final String line : Files.readAllLines(out.resolve(name))) {
            objects.add(JSON.std.mapFrom(line));
        }
        return objects;
    }

    private Path write(final String name, final String text) throws IOException {
        final Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        assertTrue(file.toFile().setExecutable(true));
        return file;
    }

    private Result run(final String... arguments) throws Exception {
        final List<String> command =
                new ArrayList<>(List.of("bash", folder.resolve("scripts/bench").toString()));
        command.addAll(List.of(arguments));
        final ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().merge("PATH", folder.resolve("bin").toString(), (path, own) -> own + ":" + path);
        final Process process = builder.start();
        final String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(30, TimeUnit.SECONDS), output);
        return new Result(process.exitValue(), output);
    }
}

package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

/** What scripts/test-on-gpu-run runs and counts. A program that writes its arguments stands for Java. */
@Timeout(60)
class TestOnGpuRunScriptTest {
    private static final String USABLE = "opencl:0  A GPU\n          live: yes\n";
    private static final String CUDA = "cuda:0  A GPU\n        live: yes\n";
    private static final String USELESS_CUDA = "cuda:0  A GPU\n        cannot be used: no compiler\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void unpack() throws IOException {
        Files.createDirectories(folder.resolve("vendors"));
        Files.createFile(folder.resolve("vendors/vendor.icd"));
        Files.createFile(folder.resolve("jvm-flags"));
        Files.createDirectories(folder.resolve("runtime/bin"));
        program("run", Files.readString(Path.of("../scripts/test-on-gpu-run")));
        program("runtime/bin/java", """
                #!/usr/bin/env bash
                if [[ ${*: -1} == devices ]]; then
                    cat '%1$s/devices'
                elif [[ $* == *ConsoleLauncher* ]]; then
                    if [[ $* == *Killed* ]]; then
                        read -r _ _ _ shell _ </proc/$PPID/stat
                        kill -KILL "$shell"
                        exit
                    fi
                    echo + >>'%1$s/begun-and-ended'
                    sleep 0.5
                    echo - >>'%1$s/begun-and-ended'
                    echo '[         3 tests successful      ]'
                    [[ $* != *Bad* ]] || { echo '[         1 tests failed          ]'; exit 1; }
                else
                    all=$*
                    printf '%%s\n' "${all#*.Main }" >>'%1$s/commands'
                fi
                """.formatted(folder));
    }

    @Test
    void shouldRunSamplesByBothDriversWhenBothCanUseTheGpu() throws Exception {
        assertEquals(List.of("opencl", "cuda"), devicesOfSamples(CUDA + USABLE));
    }

    @Test
    void shouldRunSamplesByOpenClOnlyWhenCudaCannotUseTheGpu() throws Exception {
        assertEquals(List.of("opencl"), devicesOfSamples(USELESS_CUDA + USABLE));
        assertEquals(List.of("opencl"), devicesOfSamples(USABLE));
    }

    @Test
    void shouldFailWhenNoOpenClDeviceCanBeUsed() throws Exception {
        assertEquals(1, run(USELESS_CUDA, "samples"));
        assertTrue(Files.readString(folder.resolve("results/summary.txt")).contains("no device of this platform"));
        assertEquals(1, run("opencl:0  A GPU\n          cannot be used: it is broken\n", "samples"));
    }

    @Test
    void shouldCountTheTestsOfClassesThatRunAtTheSameTime() throws Exception {
        Files.writeString(folder.resolve("tests"), """
                samples a.First
                samples a.Bad
                samples a.Third
                samples a.Fourth
                """);
        assertEquals(1, run(USABLE, "tests", "--jobs", "2"));
        final String summary = Files.readString(folder.resolve("results/summary.txt"));
        assertTrue(summary.contains("tests: 13 run, 1 failed, 0 skipped"), summary);
        assertEquals(
                List.of("a.First", "a.Bad", "a.Third", "a.Fourth"),
                summary.lines()
                        .filter(line -> line.startsWith("  a."))
                        .map(line -> line.strip().split(" ", -1)[0])
                        .toList());
        int running = 0;
        int most = 0;
        for (final String line : Files.readAllLines(folder.resolve("begun-and-ended"))) {
            running += line.equals("+") ? 1 : -1;
            most = Math.max(most, running);
        }
        assertEquals(2, most);
    }

    /** As by a system that is short of memory. */
    @Test
    void shouldCountAClassAsFailedWhoseShellWasKilled() throws Exception {
        Files.writeString(folder.resolve("tests"), """
                samples a.Killed
                samples a.Second
                """);
        assertEquals(1, run(USABLE, "tests"));
        final String summary = Files.readString(folder.resolve("results/summary.txt"));
        assertTrue(summary.contains("tests: 4 run, 1 failed, 0 skipped"), summary);
        assertTrue(summary.contains("ended without a result"), summary);
    }

    private List<String> devicesOfSamples(final String devices) throws Exception {
        Files.deleteIfExists(folder.resolve("commands"));
        assertEquals(0, run(devices, "samples"), () -> "see " + folder.resolve("results"));
        return Files.readAllLines(folder.resolve("commands")).stream()
                .filter(command -> command.startsWith("run wordmatch"))
                .map(command -> command.replaceFirst(".*--device (\\S+).*", "$1"))
                .toList();
    }

    /** Runs something on the only platform, and returns the exit status. */
    private int run(final String devices, final String... what) throws Exception {
        Files.writeString(folder.resolve("devices"), devices);
        final List<String> command =
                new ArrayList<>(List.of(folder.resolve("run").toString()));
        command.addAll(List.of(what));
        command.addAll(List.of(
                "--platform", "vendor", "--out", folder.resolve("results").toString()));
        final ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile());
        builder.environment()
                .putAll(Map.of("OCL_ICD_VENDORS", folder.resolve("vendors").toString()));
        builder.environment().remove("OCL_ICD_FILENAMES");
        final Process process = builder.start();
        assertTrue(process.waitFor(50, TimeUnit.SECONDS), "the script hangs");
        return process.exitValue();
    }

    private void program(final String name, final String text) throws IOException {
        final Path file = folder.resolve(name);
        Files.writeString(file, text, StandardCharsets.UTF_8);
        assertTrue(file.toFile().setExecutable(true));
    }
}

package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The devices on which scripts/test-on-gpu-run runs samples. A program that writes its arguments stands for Java. */
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
        assertEquals(1, run(USELESS_CUDA));
        assertTrue(Files.readString(folder.resolve("results/summary.txt")).contains("no device of this platform"));
        assertEquals(1, run("opencl:0  A GPU\n          cannot be used: it is broken\n"));
    }

    private List<String> devicesOfSamples(final String devices) throws Exception {
        Files.deleteIfExists(folder.resolve("commands"));
        assertEquals(0, run(devices), () -> "see " + folder.resolve("results"));
        return Files.readAllLines(folder.resolve("commands")).stream()
                .filter(command -> command.startsWith("run wordmatch"))
                .map(command -> command.replaceFirst(".*--device (\\S+).*", "$1"))
                .toList();
    }

    /** Runs the samples on the only platform, and returns the exit status. */
    private int run(final String devices) throws Exception {
        Files.writeString(folder.resolve("devices"), devices);
        final ProcessBuilder builder = new ProcessBuilder(
                        folder.resolve("run").toString(),
                        "samples",
                        "--platform",
                        "vendor",
                        "--out",
                        folder.resolve("results").toString())
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

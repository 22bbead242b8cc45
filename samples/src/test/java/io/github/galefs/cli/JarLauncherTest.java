package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.jvm.JvmFlags;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The jar's start with the flags of its manifest only. */
@Timeout(120)
class JarLauncherTest {
    @TempDir
    private Path folder;

    @Test
    @EnabledOnOs(OS.LINUX)
    void shouldWarnOfNothingAndPassArgumentsAsTheyAre() throws Exception {
        Files.writeString(folder.resolve("a b"), "text");
        final Path output = folder.resolve("output");
        final Path errors = folder.resolve("errors");
        final Process process = new ProcessBuilder(command("put", "--store", "two words", "a b", "/"))
                .directory(folder.toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        try {
            assertTrue(process.waitFor(1, TimeUnit.MINUTES), "did not end");
        } finally {
            process.destroyForcibly();
        }

        assertEquals("", Files.readString(errors));
        assertEquals(0, process.exitValue());
        final String store = folder.resolve("two words").toString();
        assertEquals(
                "text",
                CommandLineRun.of("get", "--store", store, "a b", "-")
                        .succeeded()
                        .out());
    }

    private static List<String> command(final String... arguments) {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JvmFlags.all());
        assertTrue(command.remove("--sun-misc-unsafe-memory-access=allow"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), JarLauncher.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }
}

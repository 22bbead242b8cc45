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
        new TestStore(folder).put("a", "text");
        Files.move(folder.resolve("store"), folder.resolve("two words"));
        final Path output = folder.resolve("output");
        final Path errors = folder.resolve("errors");
        final Process process = new ProcessBuilder(command("get", "--store", "two words", "a", "-"))
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
        assertEquals("text", Files.readString(output));
        assertEquals(0, process.exitValue());
    }

    private static List<String> command(final String... arguments) {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JvmFlags.all());
        assertTrue(command.remove(JarLauncher.UNSAFE_FLAG));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), JarLauncher.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }
}

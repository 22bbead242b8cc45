package io.github.galefs.cli.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class NewCommandTest {
    @TempDir
    private Path folder;

    @Test
    void shouldWriteAProjectWithoutPlaceholders() throws Exception {
        final Path project = folder.resolve("parent/line-count");

        CommandLineRun.of("new", project.toString(), "--package", "org.acme.lines")
                .succeeded();

        assertEquals(
                List.of(
                        "pom.xml",
                        "src/kernels/kernels.txt",
                        "src/main/java/org/acme/lines/LineCount.java",
                        "src/main/java/org/acme/lines/LineCountKernel.java",
                        "src/main/resources/simplelogger.properties",
                        "src/test/java/org/acme/lines/LineCountTest.java"),
                files(project));
        for (final String file : files(project)) {
            final String text = Files.readString(project.resolve(file));
            assertFalse(text.contains("{{"), text);
            // The build has replaced the values of versions.properties.
            assertEquals(file.equals("pom.xml"), text.contains("${project.build."), text);
        }
        assertTrue(Files.readString(project.resolve("pom.xml")).contains("<artifactId>line-count</artifactId>"));
    }

    @Test
    void shouldWriteIntoAnEmptyDirectory() throws Exception {
        final Path project = Files.createDirectory(folder.resolve("project"));

        CommandLineRun.of("new", project.toString()).succeeded();

        assertTrue(Files.exists(project.resolve("src/main/java/com/example/LineCount.java")));
    }

    @Test
    void shouldRefuseADirectoryThatIsNotEmpty() throws Exception {
        final Path project = Files.createDirectory(folder.resolve("project"));
        Files.createFile(project.resolve(".hidden"));

        assertEquals(
                "galefs: '" + project + "' is not empty: name a new or empty directory\n",
                CommandLineRun.of("new", project.toString()).failedWith(ExitCode.FAILURE));
        assertEquals(List.of(".hidden"), files(project));
    }

    @Test
    void shouldRefuseAFile() throws Exception {
        final Path file = Files.createFile(folder.resolve("file"));

        assertEquals(
                "galefs: '" + file + "' is a file: name a new or empty directory\n",
                CommandLineRun.of("new", file.toString()).failedWith(ExitCode.FAILURE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"two words", "größe", "-x", ".hidden", "a&b", "${version}"})
    void shouldRefuseAProjectNameThatMavenRefuses(final String name) throws Exception {
        final String error = CommandLineRun.of(
                        "new", "--package", "a", "--", folder.resolve(name).toString())
                .failedWith(ExitCode.FAILURE);

        assertTrue(error.startsWith("galefs: '" + name + "' cannot be the name of a project"), error);
        assertEquals(List.of(), files(folder));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a..b", "1a", "a.class", "a-b", "a/b", "../a", "java.x", "javax", "größe", "a.b;"})
    void shouldRefuseAPackageThatJavaRefuses(final String name) throws Exception {
        final String error = CommandLineRun.of("new", folder.resolve("project").toString(), "--package", name)
                .failedWith(ExitCode.FAILURE);

        assertTrue(error.startsWith("galefs: '" + name + "' cannot be a package of a project"), error);
        assertEquals(List.of(), files(folder));
    }

    private static List<String> files(final Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> directory.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }
}

package io.github.galefs.cli.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.kernel.artefact.KernelPackage;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A new project builds by one command and runs without flags. Its plugins and libraries are those of this build, so
 * that Maven needs no network where the build needs none.
 */
@Timeout(300)
class NewProjectTest {
    private static final String KERNEL = KernelPackage.resource("com.example.LineCountKernel", "countLines");

    @TempDir
    private Path folder;

    private Path project;
    private LocalRepository repository;

    private record Result(int exitStatus, String output, String errors) {}

    @BeforeEach
    void createProject() throws Exception {
        project = folder.resolve("line-count");
        CommandLineRun.of("new", project.toString()).succeeded();
        repository = LocalRepository.create(
                folder.resolve("repository"),
                Path.of(System.getProperty("galefs.test.repository")),
                System.getProperty("galefs.test.version"));
    }

    @AfterEach
    void unlinkRepository() throws IOException {
        repository.close();
    }

    @Test
    void shouldBuildAndRunWithoutFlags() throws Exception {
        // As where there is no SDK.
        build("-P!package-kernels");

        assertTrue(Files.isRegularFile(project.resolve("target/surefire-reports/TEST-com.example.LineCountTest.xml")));
        try (JarFile jar = new JarFile(jar().toFile())) {
            assertEquals(null, jar.getEntry(KERNEL));
        }
        final Result result = runProgram("jvm");
        assertEquals("3 lines\n", result.output());
        assertEquals(0, result.exitStatus(), result::errors);
        // The one warning against which a manifest can do nothing: four lines.
        assertTrue(
                result.errors().lines().allMatch(line -> line.startsWith("WARNING: ") && line.contains("Unsafe")),
                result::errors);
    }

    @Test
    @Tag("sdk")
    void shouldPackItsKernelsWhenThereIsAnSdk() throws Exception {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        build("-Ppackage-kernels", "-DskipTests");

        try (JarFile jar = new JarFile(jar().toFile())) {
            assertTrue(jar.getEntry(KERNEL) != null, "no " + KERNEL);
        }
        final Result result = runProgram("opencl");
        assertEquals("3 lines\n", result.output(), result::errors);
        assertFalse(Files.exists(folder.resolve("cache/galefs/kernels")));
    }

    private void build(final String... options) throws Exception {
        final List<String> command = new ArrayList<>(List.of(System.getProperty("galefs.test.maven"), "-B"));
        if ("offline=true".equals(System.getProperty("galefs.test.mode"))) {
            command.add("-o");
        }
        command.addAll(List.of(options));
        command.addAll(List.of("-Dmaven.repo.local=" + repository.folder(), "verify"));
        final Result result = run(command);
        assertEquals(0, result.exitStatus(), () -> result.output() + result.errors());
    }

    private Path jar() {
        return project.resolve("target/line-count.jar");
    }

    /** Runs the program where no SDK can be found. */
    private Result runProgram(final String device) throws Exception {
        final Path text = Files.writeString(folder.resolve("text"), "1\n2\n3\n");
        return run(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Duser.home=" + folder,
                "-jar",
                jar().toString(),
                folder.resolve("store").toString(),
                text.toString(),
                device));
    }

    private Result run(final List<String> command) throws IOException, InterruptedException {
        final File output = folder.resolve("output").toFile();
        final File errors = folder.resolve("errors").toFile();
        final ProcessBuilder builder = new ProcessBuilder(command)
                .directory(project.toFile())
                .redirectOutput(output)
                .redirectError(errors);
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        builder.environment().put("JAVA25_HOME", System.getProperty("java.home"));
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        final Process process = builder.start();
        try {
            assertTrue(process.waitFor(4, TimeUnit.MINUTES), () -> command + " did not end");
            return new Result(
                    process.exitValue(), Files.readString(output.toPath()), Files.readString(errors.toPath()));
        } finally {
            process.destroyForcibly();
        }
    }
}

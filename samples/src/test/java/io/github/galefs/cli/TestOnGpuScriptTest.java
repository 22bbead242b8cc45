package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What scripts/test-on-gpu packs, and when it refuses to. The archives are of checkouts that hold next to nothing. */
@Timeout(60)
class TestOnGpuScriptTest {
    private static final Path ROOT = Path.of("..");
    private static final List<String> MODULES = List.of("tornado-kernels", "fs-server", "host-runtime", "samples");
    private static final String TEST = "host-runtime/src/test/java/io/github/galefs/SomeTest.java";
    private static final Pattern USE_OF_OPENCL = Pattern.compile("AssumedDevice\\.(assume|openCl|liveOpenCl)"
            + "|OpenClDevices\\.(list|survey)\\(|@OnEach((Live|Round)?Device|Driver)|@Tag\\(\"opencl\"\\)");

    @TempDir
    private Path folder;

    private record Result(int exitCode, String output) {}

    @Test
    void shouldPackEachTestThatUsesAnOpenClDevice() throws Exception {
        final Result result = run(ROOT, "classes");
        assertEquals(0, result.exitCode(), result.output());
        assertFalse(result.output().isEmpty());
        assertEquals(testsThatUseOpenCl(), result.output().lines().sorted().toList());
    }

    @Test
    void shouldRefuseInOneLineWhenNothingIsBuilt() throws Exception {
        createCheckout();
        assertRefuses("tornado-kernels/target/classes is missing; build first: mvn -B -DskipTests package");
    }

    @Test
    void shouldRefuseInOneLineWhenASourceIsNewerThanTheBuild() throws Exception {
        createCheckout();
        build();
        final Path source = write("samples/src/main/java/Main.java", "");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plus(Duration.ofMinutes(1))));
        assertRefuses("samples/src/main/java/Main.java is newer than the build; build again:"
                + " mvn -B -DskipTests package");
    }

    @Test
    void shouldRefuseInOneLineWhenATestIsNotCompiled() throws Exception {
        createCheckout();
        build();
        assertRefuses("io.github.galefs.SomeTest of host-runtime is not compiled; build again:"
                + " mvn -B -DskipTests package");
    }

    @Test
    void shouldRefuseInOneLineWhenNoTestUsesAnOpenClDevice() throws Exception {
        createCheckout();
        Files.delete(folder.resolve("checkout").resolve(TEST));
        assertRefuses("no test of this checkout is tagged 'opencl'");
    }

    @Test
    void shouldPackTheEnginesOfTheTestsWhenSomeArePropertiesOfJqwik() throws Exception {
        createCheckout();
        build();
        final Path archive = folder.resolve("archive.tar.xz");
        final Result result = packWithoutMavenAndJdk(archive);
        assertEquals(0, result.exitCode(), result.output());
        assertEquals(
                List.of(
                        "galefs-gpu/lib/library.jar",
                        "galefs-gpu/test-lib/jqwik-api-1.9.jar",
                        "galefs-gpu/test-lib/jqwik-engine-1.9.jar",
                        "galefs-gpu/test-lib/junit-platform-console-standalone-1.14.jar"),
                run(List.of("tar", "-tJf", archive.toString()), Map.of())
                        .output()
                        .lines()
                        .filter(name -> name.endsWith(".jar"))
                        .sorted()
                        .toList());
    }

    @Test
    void shouldCreateTheFolderOfTheArchiveWhenItDoesNotExist() throws Exception {
        createCheckout();
        build();
        final Path archive = folder.resolve("target/gpu/archive.tar.xz");
        final Result result = packWithoutMavenAndJdk(archive);
        assertEquals(0, result.exitCode(), result.output());
        assertTrue(Files.isRegularFile(archive));
    }

    @Test
    void shouldRefuseInOneLineWhenTheFolderOfTheArchiveCannotBeCreated() throws Exception {
        createCheckout();
        final Path file = Files.createFile(folder.resolve("file"));
        assertEquals(
                new Result(1, "test-on-gpu: cannot create the folder " + file + "\n"),
                run(
                        folder.resolve("checkout"),
                        "pack",
                        file.resolve("archive.tar.xz").toString()));
    }

    private void assertRefuses(final String reason) throws Exception {
        final Path archive = folder.resolve("archive.tar.xz");
        assertEquals(
                new Result(1, "test-on-gpu: " + reason + "\n"),
                run(folder.resolve("checkout"), "pack", archive.toString()));
        assertFalse(Files.exists(archive));
    }

    /** Returns the module and the name of each test class of the checkout that mentions an OpenCL device. */
    private static List<String> testsThatUseOpenCl() throws IOException {
        return MODULES.stream()
                .map(module -> ROOT.resolve(module).resolve("src/test/java"))
                .filter(Files::isDirectory)
                .flatMap(TestOnGpuScriptTest::testsThatUseOpenCl)
                .sorted()
                .toList();
    }

    private static Stream<String> testsThatUseOpenCl(final Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files
                    .filter(file -> file.toString().endsWith("Test.java"))
                    .filter(file -> !file.endsWith(TestOnGpuScriptTest.class.getSimpleName() + ".java"))
                    .filter(TestOnGpuScriptTest::usesOpenCl)
                    .map(file -> ROOT.relativize(sources).getName(0) + " " + className(sources.relativize(file)))
                    .toList()
                    .stream();
        } catch (final IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean usesOpenCl(final Path source) {
        try {
            return USE_OF_OPENCL.matcher(Files.readString(source)).find();
        } catch (final IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String className(final Path source) {
        return source.toString().replaceFirst("\\.java$", "").replace('/', '.');
    }

    private void createCheckout() throws IOException {
        for (final String script :
                List.of("test-on-gpu", "test-on-gpu-run", "gpu-limits.cu", "find-jdk", "jvm-flags")) {
            executable(write(
                    "scripts/" + script,
                    Files.readString(ROOT.resolve("scripts").resolve(script))));
        }
        for (final String module : MODULES) {
            write(module + "/src/main/java/Source.java", "");
        }
        write(TEST, "@Tag(\"opencl\")\nclass SomeTest {}\n");
    }

    /** Compiles nothing and writes empty files. */
    private void build() throws IOException {
        for (final String module : MODULES) {
            write(module + "/target/classes/Source.class", "");
            write(module + "/target/test-classes/Other.class", "");
        }
        write("fs-server/target/test-classes/io/github/galefs/CaseShare.class", "");
        write("fs-server/target/test-classes/io/github/galefs/ChildJvm.class", "");
        write("fs-server/target/test-classes/io/github/galefs/ShareOfTries.class", "");
        Files.createDirectories(folder.resolve("checkout/samples/target/lib"));
    }

    private Path write(final String name, final String text) throws IOException {
        final Path file = folder.resolve("checkout").resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    /** Packs the checkout, with programs in place of Maven and jlink that write no more than the file asked for. */
    private Result packWithoutMavenAndJdk(final Path archive) throws Exception {
        write("host-runtime/target/test-classes/io/github/galefs/SomeTest.class", "");
        write("samples/target/lib/library.jar", "");
        write("pom.xml", "<junit.version>5.14</junit.version>\n<jqwik.version>1.9</jqwik.version>\n");
        program("tools/mvn", """
                for option; do
                    case $option in
                        -Dartifact=*) name=${option#*:} ;;
                        -DoutputDirectory=*) output=${option#*=} ;;
                    esac
                done
                mkdir -p "$output" && : >"$output/${name/:/-}.jar"
                """);
        program("jdk/bin/java", "");
        program("jdk/bin/javac", "");
        program("jdk/bin/jlink", "mkdir \"${@: -1}\"\n");
        write("jdk/release", "JAVA_VERSION=\"25\"\n");
        final Path checkout = folder.resolve("checkout");
        return run(
                List.of("bash", checkout.resolve("scripts/test-on-gpu").toString(), "pack", archive.toString()),
                Map.of(
                        "JAVA25_HOME",
                        checkout.resolve("jdk").toString(),
                        "PATH",
                        checkout.resolve("tools") + File.pathSeparator + System.getenv("PATH")));
    }

    private void program(final String name, final String text) throws IOException {
        executable(write(name, "#!/usr/bin/env bash\n" + text));
    }

    private static void executable(final Path file) {
        assertTrue(file.toFile().setExecutable(true));
    }

    private static Result run(final Path checkout, final String... arguments) throws Exception {
        final List<String> command = Stream.concat(
                        Stream.of(
                                "bash", checkout.resolve("scripts/test-on-gpu").toString()),
                        Arrays.stream(arguments))
                .toList();
        return run(command, Map.of());
    }

    private static Result run(final List<String> command, final Map<String, String> environment) throws Exception {
        final ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        final Process process = builder.start();
        final String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(30, TimeUnit.SECONDS), output);
        return new Result(process.exitValue(), output);
    }
}

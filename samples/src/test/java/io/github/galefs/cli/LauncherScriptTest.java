package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When scripts/galefs builds: it is run in a checkout of empty files, with stand-ins for the JDK and for Maven. */
@Timeout(60)
class LauncherScriptTest {
    private static final List<String> TOOLS = List.of(
            "bash",
            "cksum",
            "dirname",
            "find",
            "head",
            "ln",
            "locale",
            "mkdir",
            "mktemp",
            "mv",
            "readlink",
            "rm",
            "sed",
            "sleep",
            "timeout",
            "touch",
            "tr");

    /** As Maven does, it leaves the jar of the samples as it is if it has one. */
    private static final String MVN = """
            #!/usr/bin/env bash
            printf 'build\\n' >>"$CHECKOUT/builds"
            [[ ! -e $CHECKOUT/broken ]] || exit 1
            mkdir -p "$CHECKOUT/samples/target"
            [[ -e $CHECKOUT/samples/target/galefs-samples.jar ]] || : >"$CHECKOUT/samples/target/galefs-samples.jar"
            """;

    /** Runs the archive training or the command, as its arguments select. */
    private static final String JAVA = """
            #!/usr/bin/env bash
            for option in "$@"; do
                if [[ $option == -XX:AOTCacheOutput=* ]]; then
                    printf 'trained\\n' >>"$CHECKOUT/trainings"
                    [[ ! -e $CHECKOUT/broken ]] || exit 1
                    [[ ! -e $CHECKOUT/hanging || -n ${OCL_ICD_VENDORS:-} ]] || exec sleep 60
                    printf 'classes' >"${option#*=}"
                    exit
                fi
            done
            printf 'started %s\\n' "${*: -2}"
            [[ " $* " != *" -cp "*:*" io.github"* ]] || echo 'a class path of two'
            if [[ " $* " == *" -XX:AOTCache=/"* ]]; then echo 'from the archive'; fi
            if [[ " $* " == *" -XX:+ExitOnOutOfMemoryError "* ]]; then echo 'ends without memory'; fi
            """;

    private static final String FROM_ARCHIVE = "started ls /\nfrom the archive\n";
    private static final String PREPARING = "galefs: preparing the start of commands, once for this build …\n";
    private static final String PREPARED = PREPARING + FROM_ARCHIVE;

    @TempDir
    private Path folder;

    private String javaOptions = "";
    private Path checkout;
    private Path jar;

    @BeforeEach
    void createCheckout() throws Exception {
        checkout = Files.createDirectory(folder.resolve("checkout"));
        jar = checkout.resolve("samples/target/galefs-samples.jar");
        for (final String script : List.of("galefs", "find-jdk", "jvm-flags")) {
            write("checkout/scripts/" + script, Files.readString(Path.of("../scripts", script)));
        }
        for (final String source : List.of(
                "pom.xml",
                "fs-server/pom.xml",
                "fs-server/src/main/java/Store.java",
                "fs-server/src/main/sbe/wire.xml",
                "fs-server/src/test/java/StoreTest.java",
                "samples/src/main/resources/kernel.cl",
                "tornado-kernels/src/tornado/java/Compiler.java")) {
            write("checkout/" + source, "");
        }
        write("jdk/release", "JAVA_VERSION=\"25\"\n");
        write("jdk/bin/java", JAVA);
        write("jdk/bin/javac", "");
        write("maven/mvn", MVN);
        createTools();
        try (Stream<Path> sources = Files.walk(checkout)) {
            for (final Path source : sources.toList()) {
                setAge(source, Duration.ofMinutes(60));
            }
        }
    }

    @Test
    void shouldBuildOnceWhenNothingIsBuilt() throws Exception {
        assertEquals("galefs: nothing is built yet, building …\n" + PREPARED, run());
        assertEquals(FROM_ARCHIVE, run());
        assertEquals(1, builds());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pom.xml",
                "fs-server/pom.xml",
                "fs-server/src/main/java/Store.java",
                "fs-server/src/main/sbe/wire.xml",
                "samples/src/main/resources/kernel.cl",
                "tornado-kernels/src/tornado/java/Compiler.java"
            })
    void shouldBuildOnceMoreWhenASourceIsNewer(final String source) throws Exception {
        run();
        setAge(jar, Duration.ofMinutes(30));
        setAge(checkout.resolve(source), Duration.ofMinutes(20));
        assertEquals("galefs: " + source + " is newer than the build, building …\n" + PREPARED, run());
        assertEquals(FROM_ARCHIVE, run());
        assertEquals(2, builds());
    }

    @Test
    void shouldBuildWhenASourceIsRemoved() throws Exception {
        run();
        setAge(jar, Duration.ofMinutes(30));
        Files.delete(checkout.resolve("fs-server/src/main/java/Store.java"));
        assertEquals("galefs: fs-server/src/main/java is newer than the build, building …\n" + PREPARED, run());
    }

    /** The shell adds a line of its own before the script has begun. */
    @Test
    void shouldNotStartTheJvmWhenTheWorkingDirectoryWasRemoved() throws Exception {
        run();
        final String output = outputOf(
                1,
                System.getenv("PATH"),
                List.of(
                        "bash",
                        "-c",
                        "mkdir gone && cd gone && rmdir ../gone && exec bash \"$0\" ls /",
                        checkout.resolve("scripts/galefs").toString()));
        final List<String> lines =
                output.lines().filter(line -> !line.startsWith("shell-init:")).toList();
        assertEquals(
                List.of("galefs: the working directory was removed, or cannot be reached; change to another one"),
                lines,
                output);
    }

    @Test
    void shouldNotBuildWhenOnlyATestIsNewer() throws Exception {
        run();
        setAge(jar, Duration.ofMinutes(30));
        setAge(checkout.resolve("fs-server/src/test/java/StoreTest.java"), Duration.ofMinutes(20));
        assertEquals(FROM_ARCHIVE, run());
    }

    @Test
    void shouldFailWithoutStartingTheCommandWhenTheBuildFails() throws Exception {
        run();
        setAge(jar, Duration.ofMinutes(30));
        setAge(checkout.resolve("pom.xml"), Duration.ofMinutes(20));
        write("checkout/broken", "");
        assertEquals("""
                galefs: pom.xml is newer than the build, building …
                galefs: the build failed, see above
                """, run(1, withMaven()));
        assertEquals(2, builds());
        Files.delete(checkout.resolve("broken"));
        assertEquals("galefs: pom.xml is newer than the build, building …\n" + PREPARED, run());
    }

    @Test
    void shouldRunTheOldBuildWithAWarningWhenMavenIsMissing() throws Exception {
        run();
        setAge(jar, Duration.ofMinutes(30));
        setAge(checkout.resolve("pom.xml"), Duration.ofMinutes(20));
        assertEquals("""
                galefs: warning: pom.xml is newer than the build, and no mvn is in PATH; running the old build
                started ls /
                from the archive
                """, run(0, withoutMaven()));
    }

    @Test
    void shouldFailWhenNothingIsBuiltAndMavenIsMissing() throws Exception {
        assertEquals(
                "galefs: nothing is built yet, and no mvn is in PATH; install Maven (package maven)\n",
                run(1, withoutMaven()));
    }

    @Test
    void shouldEndAServerThatHasNoMemory() throws Exception {
        run();
        assertEquals(
                "started serve --help\nfrom the archive\nends without memory\n",
                run(0, withMaven(), "serve", "--help"));
    }

    @Test
    void shouldPrepareTheStartAgainWhenTheJarOrTheJdkIsNewer() throws Exception {
        run();
        assertEquals(FROM_ARCHIVE, run());
        setAge(jar, Duration.ofMinutes(-1));
        assertEquals(PREPARED, run());
        setAge(jar, Duration.ofMinutes(10));
        for (final Path archive : archives()) {
            setAge(archive, Duration.ofMinutes(5));
        }
        assertEquals(PREPARED, run());
        assertEquals(FROM_ARCHIVE, run());
        assertEquals(3, trainings());
    }

    @Test
    void shouldRunWithoutAnArchiveAndNotTryAgainWhenTheTrainingFails() throws Exception {
        run();
        setAge(jar, Duration.ofMinutes(-1));
        write("checkout/broken", "");
        assertEquals(PREPARING + "started ls /\n", run());
        setAge(jar, Duration.ofMinutes(10));
        assertEquals("started ls /\n", run());
        assertEquals(3, trainings(), "one with OpenCL drivers and one without");
    }

    @Test
    void shouldPrepareTheStartWithoutOpenClDriversWhenOneHangs() throws Exception {
        run();
        setAge(jar, Duration.ofMinutes(-1));
        write("checkout/hanging", "");
        final Path timeout = folder.resolve("tools/timeout");
        Files.move(timeout, folder.resolve("tools/patient-timeout"));
        write("tools/timeout", "#!/usr/bin/env bash\nexec patient-timeout --foreground -k 5 1 \"${@:5}\"\n");
        assertEquals(PREPARED, run());
        assertEquals("classes", Files.readString(archives().getFirst()));
        assertEquals(3, trainings());
    }

    /** Its profiles are those of short commands. */
    @Test
    void shouldLeaveOutTheArchiveWhenBenchmarksRun() throws Exception {
        run();
        assertEquals("started bench rpc\n", run(0, withMaven(), "bench", "rpc"));
    }

    /** The JVM refuses to start with both. */
    @Test
    void shouldLeaveOutTheArchiveWhenTheOptionsChooseOne() throws Exception {
        run();
        for (final String option : List.of("-Xshare:off", "-XX:SharedArchiveFile=a.jsa", "-XX:AOTCache=a.aot")) {
            javaOptions = option;
            assertEquals("started ls /\n", run());
        }
    }

    @Test
    void shouldRunWithoutAnArchiveWhenNoFileCanBeCreated() throws Exception {
        run();
        for (final Path archive : archives()) {
            Files.delete(archive);
        }
        write("tools/mktemp", "#!/bin/sh\nexit 1\n");
        assertEquals("started ls /\n", run());
        assertEquals(1, trainings());
    }

    @Test
    void shouldLeaveOneArchiveWhenTwoCommandsStartAtOnce() throws Exception {
        run();
        Files.delete(archives().getFirst());
        final FutureTask<String> other = new FutureTask<>(this::run);
        new Thread(other).start();
        assertTrue(run().endsWith(FROM_ARCHIVE));
        assertTrue(other.get().endsWith(FROM_ARCHIVE));
        assertEquals(1, archives().size());
        assertEquals("classes", Files.readString(archives().getFirst()));
    }

    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(jar.getParent())) {
            return files.filter(file -> file.toString().contains(".aot")).toList();
        }
    }

    private int trainings() throws IOException {
        return Files.readAllLines(checkout.resolve("trainings")).size();
    }

    /** The JVM splits class paths at colons. */
    @ParameterizedTest
    @ValueSource(strings = {"a:b", "ü", "a b", "per%cent", "quote\"s'", "new\nline"})
    void shouldStartFromADirectoryWithAnyName(final String name) throws Exception {
        run();
        checkout = Files.move(checkout, folder.resolve(name));
        assertEquals(FROM_ARCHIVE, run());
    }

    @Test
    void shouldSayThatTheJvmTakesNoDirectoryWithAnEmoji() throws Exception {
        run();
        checkout = Files.move(checkout, folder.resolve("😀"));
        final String refusal = run(1, withMaven());
        assertTrue(refusal.contains("a character of four bytes: " + checkout), refusal);
    }

    @Test
    void shouldSayWhyItCannotBuildInADirectoryWithAColon() throws Exception {
        checkout = Files.move(checkout, folder.resolve("a:b"));
        assertEquals(
                "galefs: nothing is built yet, and javac takes no directory with a colon; move the checkout to another"
                        + " one\n",
                run(1, withMaven()));
        assertFalse(Files.exists(checkout.resolve("builds")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hdfs://h/x", "HDFS://h/x", "hdfs:/x", "S3A:x"})
    void shouldAddTheJarsOfHadoopWhenAPlaceNeedsThem(final String place) throws Exception {
        run();
        Files.createFile(Files.createDirectories(checkout.resolve("fs-server/hadoop/target"))
                .resolve("galefs-hadoop.jar"));
        final String output = run(0, withMaven(), "ls", place);
        assertTrue(output.contains("a class path of two"), output);
        final String other = run(0, withMaven(), "ls", "galefs://h/x");
        assertFalse(other.contains("a class path of two"), other);
    }

    private String run() throws Exception {
        return run(0, withMaven());
    }

    private String run(final int expectedCode, final String path) throws Exception {
        return run(expectedCode, path, "ls", "/");
    }

    private String run(final int expectedCode, final String path, final String... arguments) throws Exception {
        final List<String> command = new ArrayList<>(
                List.of("bash", checkout.resolve("scripts/galefs").toString()));
        command.addAll(List.of(arguments));
        return outputOf(expectedCode, path, command);
    }

    private String outputOf(final int expectedCode, final String path, final List<String> command) throws Exception {
        final ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("PATH", path);
        builder.environment().put("JAVA25_HOME", folder.resolve("jdk").toString());
        builder.environment().put("CHECKOUT", checkout.toString());
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        builder.environment().put("GALEFS_JAVA_OPTS", javaOptions);
        final Process process = builder.start();
        final String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(30, TimeUnit.SECONDS), output);
        assertEquals(expectedCode, process.exitValue(), output);
        return output;
    }

    private int builds() throws IOException {
        return Files.readAllLines(checkout.resolve("builds")).size();
    }

    private String withMaven() {
        return folder.resolve("maven") + ":" + withoutMaven();
    }

    private String withoutMaven() {
        return folder.resolve("tools").toString();
    }

    /** Wrappers, not links: a temporary directory is deleted with a warning for each link out of it. */
    private void createTools() throws IOException {
        for (final String tool : TOOLS) {
            final Path found = Stream.of(System.getenv("PATH").split(":", -1))
                    .map(directory -> Path.of(directory, tool))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .orElseThrow();
            write("tools/" + tool, "#!/bin/sh\nexec " + found + " \"$@\"\n");
        }
    }

    private void write(final String name, final String text) throws IOException {
        final Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static void setAge(final Path file, final Duration age) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
    }
}

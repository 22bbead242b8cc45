package io.github.galefs.cli.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.TestStore;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.device.Device;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.opencl.Sharing;
import io.github.galefs.device.selection.Devices;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.sample.graph.Rows;
import io.github.galefs.statistics.Metric;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class RunTest {
    private static final List<String> KEYS = List.of(
            "sample",
            "device",
            "form",
            "path",
            "rounds",
            "seconds",
            "bytesRead",
            "bytesWritten",
            "requests",
            "cache",
            "verified");

    @TempDir
    private Path folder;

    private TestStore store;

    @BeforeEach
    void fillStore() throws Exception {
        store = new TestStore(folder);
        store.put("dict", "foo\nbar\n");
        store.put("list", "text\n");
        store.put("text", "foo bar foo; food");
    }

    @Test
    void shouldCountWordsWhenWordMatchRuns() {
        final CommandLineRun run = wordMatch().succeeded();
        assertEquals("sample         wordmatch", run.lines().get(0));
        assertEquals("device         jvm", run.lines().get(1));
        assertEquals("chosen         device jvm, as requested", run.lines().get(2));
        assertEquals("waits          live: frames in shared memory", run.lines().get(3));
        assertFalse(run.out().contains("verified"), run.out());
        assertEquals("         2 foo\n         1 bar\n", store.get("text.counts"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "0.0001", "1e99", "soon"})
    void shouldRefuseATimeLimitThatIsNoPositiveNumber(final String seconds) {
        final String message = wordMatch("--time-limit", seconds).failedWith(ExitCode.USAGE);
        assertTrue(
                message.contains("'" + seconds + "': must be a number of seconds from 0.001 to 1000000000"), message);
    }

    @Test
    void shouldStopAKernelThatTakesTooLong() throws Exception {
        final StringBuilder text = new StringBuilder("foo bar ");
        while (text.length() < 8 << 20) {
            text.append(text);
        }
        store.put("text", text.toString());
        final String message =
                wordMatch("--device", "jvm", "--time-limit", "0.001").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("has not ended within its time limit of 0.001 s: it was stopped"), message);
    }

    @Test
    void shouldPrintVerifiedWhenResultIsRight() {
        assertTrue(wordMatch("--verify").succeeded().lines().contains("verified"));
    }

    @Test
    void shouldShowAllCountersWhenStatsOptionIsGiven() {
        final String text = wordMatch("--stats").succeeded().out();
        for (final Metric metric : Metric.values()) {
            assertTrue(text.contains("  " + metric.label()), text);
        }
    }

    @Test
    void shouldPrintOneObjectOnlyWhenJsonOptionIsGiven() throws Exception {
        final CommandLineRun run = wordMatch("--json", "--device", "jvm").succeeded();
        assertEquals(1, run.lines().size());
        final Map<String, Object> report = JSON.std.mapFrom(run.out());
        assertEquals(KEYS, List.copyOf(report.keySet()));
        assertEquals("wordmatch", report.get("sample"));
        assertEquals("jvm", report.get("device"));
        assertEquals("live", report.get("form"));
        assertEquals("frames in shared memory", report.get("path"));
        assertEquals(0, report.get("rounds"));
        assertTrue(assertInstanceOf(Double.class, report.get("seconds")) > 0);
        assertTrue(assertInstanceOf(Number.class, report.get("bytesRead")).longValue() > 0);
        assertEquals(
                30, assertInstanceOf(Number.class, report.get("bytesWritten")).intValue());
        assertTrue(assertInstanceOf(Number.class, report.get("requests")).longValue() > 0);
        assertNull(report.get("verified"));
        final Map<?, ?> cache = assertInstanceOf(Map.class, report.get("cache"));
        assertEquals(List.of("hits", "misses", "evictions"), List.copyOf(cache.keySet()));
    }

    @Test
    void shouldHaveVerifiedInJsonWhenBothOptionsAreGiven() throws Exception {
        final Map<String, Object> report =
                JSON.std.mapFrom(wordMatch("--json", "--verify").succeeded().out());
        assertEquals(true, report.get("verified"));
    }

    @Test
    void shouldHaveCountersInJsonWhenBothOptionsAreGiven() throws Exception {
        final Map<String, Object> report =
                JSON.std.mapFrom(wordMatch("--json", "--stats").succeeded().out());
        final Map<?, ?> counts = assertInstanceOf(Map.class, report.get("statistics"));
        assertEquals(Metric.values().length, counts.size());
        assertEquals(report.get("bytesRead"), counts.get("bytesRead"));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 8", "64, 8", "1025, 1"})
    void shouldComputeTheSameWhenGridDiffers(final String groups, final String local) {
        wordMatch("--groups", groups, "--local", local, "--verify").succeeded();
        assertEquals("         2 foo\n         1 bar\n", store.get("text.counts"));
    }

    @Test
    void shouldEvictWhenCacheIsSmallerThanInput() throws Exception {
        store.put("text", "foo bar baz\n".repeat(10_000));
        final CommandLineRun run =
                wordMatch("--json", "--verify", "--groups", "2", "--block-size", "4KiB", "--cache-size", "64KiB");
        final Map<?, ?> cache = assertInstanceOf(
                Map.class, JSON.std.mapFrom(run.succeeded().out()).get("cache"));
        assertTrue(assertInstanceOf(Number.class, cache.get("evictions")).longValue() > 0, run.out());
    }

    @Test
    void shouldPrintTheResultWhenHelloRuns() throws Exception {
        store.put("hello.txt", "one\ntwo\n");
        final CommandLineRun run = store.run("run", "hello", "--device", "jvm", "--verify");
        assertTrue(run.succeeded().lines().contains("result         hello.txt has 2 lines"), run.out());
        assertTrue(run.lines().contains("verified"), run.out());
        final CommandLineRun json = store.run("run", "hello", "--device", "jvm", "--json");
        assertEquals(
                "hello.txt has 2 lines",
                JSON.std.mapFrom(json.succeeded().out()).get("result"));
    }

    @Test
    void shouldCountTheLinesOfTheFileThatIsNamed() throws Exception {
        store.put("zeilen ä.txt", "one\n".repeat(3));
        final CommandLineRun run = store.run("run", "hello", "--device", "jvm", "--verify", "/zeilen ä.txt");
        assertTrue(run.succeeded().lines().contains("result         /zeilen ä.txt has 3 lines"), run.out());
        final String message =
                store.run("run", "hello", "--device", "jvm", "missing").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("'missing': no such file or directory (ENOENT)"), message);
        store.run("run", "hello", "--device", "jvm", "").failedWith(ExitCode.FAILURE);
    }

    @Test
    void shouldAddWhenMatAddRuns() throws Exception {
        putFloats("a", 1f, 2f, 3f);
        putFloats("b", 10f, 20f, 30f);
        store.run("run", "matadd", "--a", "a", "--b", "b", "--out", "c", "--verify")
                .succeeded();
        final byte[] sum = store.run("get", "c", "-").succeeded().bytes();
        assertEquals(ByteBuffer.wrap(floats(11f, 22f, 33f)).asReadOnlyBuffer(), ByteBuffer.wrap(sum));
    }

    @Test
    void shouldSearchAGraphFromTheRootsOfAPart() throws Exception {
        final Path graph = Files.write(folder.resolve("graph"), Rows.bytes(new int[][] {{2}, {}, {0}}));
        store.run("put", graph.toString(), "/").succeeded();
        store.put("roots", "1\n2\n");
        store.run(
                        "run",
                        "graph",
                        "--graph",
                        "graph",
                        "--roots",
                        "roots",
                        "--part",
                        "2/2",
                        "--device",
                        "jvm",
                        "--verify")
                .succeeded();
        assertArrayEquals(
                new byte[] {1, -1, 0},
                store.run("get", "roots.2.levels", "-").succeeded().bytes());
        final String message =
                store.run("run", "graph", "--graph", "graph", "--roots", "list").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("roots 'list' line 1: 'text'; the graph has 3 vertices"), message);
    }

    @Test
    void shouldFlushWritesOnlyWhenTheyAreWrittenThrough() throws Exception {
        putFloats("a", 1f, 2f, 3f);
        putFloats("b", 10f, 20f, 30f);
        assertEquals(0, flushes());
        assertTrue(flushes("--write-through") > 0);
    }

    @Test
    @Tag("opencl")
    void shouldComputeTheSameWhenDeviceIsOpenCl() throws Exception {
        assumeOpenCl();
        final CommandLineRun words =
                wordMatch("--device", "opencl", "--groups", "1025", "--local", "1", "--verify", "--json");
        assertEquals("opencl:0", JSON.std.mapFrom(words.succeeded().out()).get("device"));
        assertEquals("         2 foo\n         1 bar\n", store.get("text.counts"));

        putFloats("a", 1f, 2f, 3f);
        store.run("run", "matadd", "--a", "a", "--b", "a", "--out", "c", "--device", "opencl", "--verify")
                .succeeded();
        assertArrayEquals(
                floats(2f, 4f, 6f), store.run("get", "c", "-").succeeded().bytes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"live", "suspend"})
    @Tag("opencl")
    @Tag("sdk")
    void shouldComputeTheSameWhenKernelsAreChecked(final String wait) throws Exception {
        assumeOpenCl();
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        wordMatch("--device", "opencl", "--wait", wait, "--groups", "5", "--local", "3", "--check", "--verify")
                .succeeded();
    }

    /** The kernel is packaged, and checked only where it is compiled again. */
    @Test
    @Tag("opencl")
    @Tag("sdk")
    void shouldCompileAPackagedKernelWhenItShallBeChecked() throws Exception {
        assumeOpenCl();
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        store.put("hello.txt", "one\ntwo\n");
        for (final Path earlier : checkedHellos()) {
            Files.delete(earlier);
        }
        store.run("run", "hello", "--device", "opencl").succeeded();
        assertEquals(List.of(), checkedHellos());
        store.run("run", "hello", "--device", "opencl", "--check", "--verify").succeeded();
        assertEquals(1, checkedHellos().size());
    }

    /** Returns the files of this kernel, with checks, in the user's cache. */
    private static List<Path> checkedHellos() throws IOException {
        final Path kernels = CacheFolder.ofUser().folder("kernels").path();
        Files.createDirectories(kernels);
        try (Stream<Path> all = Files.list(kernels)) {
            return all.filter(path -> path.getFileName().toString().matches("countLines-.*-checked\\.cl"))
                    .toList();
        }
    }

    @Test
    @Tag("opencl")
    void shouldTellTheFormAndThePathWhenTheKernelRunsSuspended() throws Exception {
        assumeOpenCl();
        final CommandLineRun run =
                wordMatch("--device", "opencl", "--wait", "suspend", "--local", "1", "--groups", "3000", "--verify");
        final String waits = run.succeeded().lines().get(3);
        assertTrue(waits.matches("waits          suspended: [1-9][0-9]* rounds, blocks by staged copies"), waits);
        assertTrue(run.lines().get(2).endsWith("suspended as requested"), run.out());
        assertEquals("         2 foo\n         1 bar\n", store.get("text.counts"));

        final Map<String, Object> report =
                JSON.std.mapFrom(wordMatch("--device", "opencl", "--wait", "suspend", "--json")
                        .succeeded()
                        .out());
        assertEquals("suspended", report.get("form"));
        assertEquals("blocks by staged copies", report.get("path"));
        assertTrue(assertInstanceOf(Number.class, report.get("rounds")).longValue() > 0);
    }

    @Test
    @Tag("opencl")
    void shouldReadNothingInPlaceWhenTheLimitIsNone() throws IOException {
        assumeOpenCl();
        assumeReachesHostMemory();
        putFloats("a", new float[100_000]);
        putFloats("b", new float[100_000]);
        // Blocks are placed while the kernel runs: perhaps not in its first run.
        int runs = 0;
        while (blocksInPlace() == 0) {
            runs++;
            assertTrue(runs < 100, "nothing is read in place");
        }
        for (int i = 0; i <= runs; i++) {
            assertEquals(0, blocksInPlace("--in-place-limit", "0"));
        }
    }

    private int blocksInPlace(final String... options) throws IOException {
        final List<String> command = new ArrayList<>(
                List.of("run", "matadd", "--a", "a", "--b", "b", "--out", "c", "--verify", "--json", "--stats"));
        command.addAll(List.of("--device", "opencl", "--wait", "suspend", "--groups", "2", "--local", "1"));
        command.addAll(List.of("--block-size", "4KiB", "--cache-size", "32KiB"));
        command.addAll(List.of(options));
        final CommandLineRun run = store.run(command.toArray(String[]::new)).succeeded();
        final Map<?, ?> counts =
                assertInstanceOf(Map.class, JSON.std.mapFrom(run.out()).get("statistics"));
        return assertInstanceOf(Number.class, counts.get("blocksInPlace")).intValue();
    }

    @Test
    void shouldRefuseANegativeLimitOfWhatIsReadInPlace() {
        final String message = wordMatch("--in-place-limit", "-1").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'--in-place-limit'"), message);
    }

    @Test
    @Tag("opencl")
    void shouldTellTheDefaultFormWhenNoneIsRequested() {
        assumeOpenCl();
        final CommandLineRun run =
                wordMatch("--device", "opencl", "--local", "1").succeeded();
        final String reason = OpenClDevices.list().getFirst().sharing() == Sharing.NONE
                ? "; suspended because it shares no memory with the host while a kernel runs"
                : "; live, the default of a device that shares memory";
        assertTrue(run.lines().get(2).contains(reason), run.out());
    }

    @Test
    void shouldRefuseTheJvmWhenSuspendedIsRequested() {
        final String message = wordMatch("--wait", "suspend").failedWith(ExitCode.FAILURE);
        assertEquals(
                "galefs: device jvm cannot run kernels suspended: its kernels are Java methods, which share memory with"
                        + " the host; run them live",
                message.strip());
    }

    @Test
    void shouldNameTheFormsWhenFormIsUnknown() {
        final String message = wordMatch("--wait", "polled").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'polled' is not a form: give live or suspend"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gpu", "cpu", "opencl", "suspended", "live,gpu"})
    void shouldRunNothingWhenTheDeviceIsNotWhatIsRequired(final String required) {
        final String message = wordMatch("--require", required).failedWith(ExitCode.REQUIREMENT);
        assertEquals(
                "galefs: --require " + required.replace("live,", "")
                        + " is not met: device jvm is of kind jvm and waits live; chosen: device jvm, as requested",
                message.strip());
        store.run("stat", "text.counts").failedWith(ExitCode.FAILURE);
    }

    @Test
    void shouldRunWhenTheDeviceIsWhatIsRequired() {
        wordMatch("--require", "live").succeeded();
        final String message = wordMatch("--require", "fast").failedWith(ExitCode.USAGE);
        assertTrue(
                message.contains("'fast' cannot be required; there are: opencl, gpu, cpu, live, suspended"), message);
    }

    @Test
    @Tag("opencl")
    void shouldRunWhenTheOpenClDeviceIsWhatIsRequired() {
        assumeOpenCl();
        wordMatch("--device", "opencl", "--wait", "suspend", "--local", "1", "--require", "opencl,suspended")
                .succeeded();
    }

    @Test
    void shouldRefuseWhenSizesOfSummandsDiffer() throws Exception {
        putFloats("a", 1f, 2f, 3f);
        putFloats("b", 1f);
        final String message =
                store.run("run", "matadd", "--a", "a", "--b", "b", "--out", "c").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("12") && message.contains("4"), message);
    }

    @Test
    void shouldNameFileWhenDictionaryIsMissing() {
        final String message = store.run("run", "wordmatch", "--dict", "nope", "--list", "list")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("nope"), message);
    }

    @Test
    void shouldNameDirectoryWhenFileIsExpected() {
        store.run("mkdir", "folder").succeeded();
        final String message = store.run("run", "wordmatch", "--dict", "folder", "--list", "list")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("folder") && message.contains("is a directory"), message);
    }

    @Test
    void shouldPrintNoObjectWhenRunFails() {
        store.run("run", "wordmatch", "--dict", "nope", "--list", "list", "--json")
                .failedWith(ExitCode.FAILURE);
    }

    @Test
    void shouldNameDevicesWhenDeviceIsUnknown() {
        final String message = wordMatch("--device", "abacus").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("'abacus'") && message.contains("jvm"), message);
    }

    @Test
    void shouldNameBothSizesWhenCacheIsSmallerThanBlock() {
        final String message = wordMatch("--cache-size", "1KiB").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("1024") && message.contains("65536"), message);
    }

    @Test
    void shouldNameMemoryWhenThereIsTooLittle() {
        final String message = wordMatch("--cache-size", "2TiB").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("memory"), message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--groups 0",
                "--groups -1",
                "--groups=-7",
                "--groups 300000",
                "--groups many",
                "--local 0",
                "--local -3",
                "--cache-size -1",
                "--cache-size 3furlongs",
                "--block-size 5000",
                "--block-size 32MiB",
                "--block-size 0"
            })
    void shouldNameValueWhenNumberIsWrong(final String option) {
        final String[] words = option.split("[ =]", -1);
        final String message = wordMatch(option.split(" ", -1)).failedWith(ExitCode.USAGE);
        assertTrue(message.contains(words[1].equals("32MiB") ? "33554432" : words[1]), message);
    }

    @Test
    void shouldNameTheOptionWhenItsNumberIsBelowOne() {
        final String groups = wordMatch("--groups", "0").failedWith(ExitCode.USAGE);
        assertTrue(groups.contains("--groups 0: must be at least 1"), groups);
        final String local = wordMatch("--local", "-3").failedWith(ExitCode.USAGE);
        assertTrue(local.contains("--local -3: must be at least 1"), local);
    }

    /** A build for larger groups fails with a log of a thousand letters. */
    @ParameterizedTest
    @ValueSource(strings = {"live", "suspend"})
    @Tag("opencl")
    void shouldNameTheDevicesLimitBeforeAKernelIsBuiltForLargerGroups(final String form) throws Exception {
        assumeOpenCl();
        store.put("hello.txt", "one line\n");
        final String message = store.run("run", "hello", "--device", "opencl", "--wait", form, "--local", "100000")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("work-groups of 100000 work-items: the limit of device opencl:0"), message);
        // The limit of a kernel is known when it is built.
        assertFalse(message.contains("for this kernel"), message);
    }

    /** On the JVM device, no form without the limit is named, as it has none. */
    @Test
    void shouldNameTheLimitBeforeTheDeviceIsOpenedWhenTooManyGroupsWaitLive() {
        final String onJvm = wordMatch("--groups", "100000000").failedWith(ExitCode.USAGE);
        assertTrue(onJvm.contains("at most 262144") && !onJvm.contains("--wait"), onJvm);
        final String live = wordMatch("--device", "abacus", "--wait", "live", "--groups", "100000000")
                .failedWith(ExitCode.USAGE);
        assertTrue(live.contains("--wait suspend"), live);
    }

    @Test
    void shouldNameTheFormRatherThanTheGroupsWhenTheDeviceDoesNotHaveIt() {
        final String message =
                wordMatch("--wait", "suspend", "--groups", "100000000").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("cannot run kernels suspended") && !message.contains("--groups"), message);
    }

    /** With 1,048,577 groups, an overflow would leave room for one buffer. */
    @ParameterizedTest
    @ValueSource(strings = {"524288", "1048577"})
    @Tag("opencl")
    void shouldRefuseGroupsWhoseBuffersMakeTooLongAnArray(final String groups) throws Exception {
        assumeOpenCl();
        store.put("hello.txt", "one line\n");
        final String message = store.run(
                        "run", "hello", "--device", "opencl", "--wait", "suspend", "--groups", groups, "--local", "1")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(groups + " work-groups with a buffer of 16384 bytes"), message);
    }

    @Test
    void shouldNameTheOptionsWhenThereIsTooLittleMemoryAndTheyWereGiven() {
        final String message =
                wordMatch("--groups", "2", "--cache-size", "2TiB").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("--groups, --local") && message.contains("--cache-size"), message);
        assertTrue(message.contains("-Xmx"), message);
    }

    @Test
    void shouldNameTheDevicesLimitWhenWorkGroupsAreLarger() {
        assumeOpenCl();
        final String message = wordMatch("--device", "opencl", "--wait", "suspend", "--groups", "1", "--local", "4097")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("4097 work-items: the limit of device opencl:0"), message);
        assertFalse(message.contains("unexpected"), message);
    }

    @Test
    void shouldRefuseWhenFilesAreNotGiven() {
        assertTrue(store.run("run", "wordmatch").failedWith(ExitCode.USAGE).contains("--dict"));
        assertTrue(store.run("run", "matadd").failedWith(ExitCode.USAGE).contains("--out"));
    }

    private static void assumeOpenCl() {
        Assumptions.assumeFalse(
                OpenClDevices.list().isEmpty(), "there is no OpenCL device here; on Debian, install pocl-opencl-icd");
    }

    /** A GPU of OpenCL does not. */
    private static void assumeReachesHostMemory() {
        try (Device device =
                Devices.select("opencl", Optional.of(WaitForm.SUSPENDED)).device()) {
            Assumptions.assumeTrue(
                    ((RoundDevice) device).reachesHostMemory(), () -> device.name() + " reads nothing in place");
        }
    }

    /** Runs on the JVM device by default, so that the tests do the same on every machine. */
    private CommandLineRun wordMatch(final String... options) {
        final List<String> arguments = new ArrayList<>(List.of("run", "wordmatch", "--dict", "dict", "--list", "list"));
        arguments.addAll(List.of(options));
        if (!arguments.contains("--device")) {
            arguments.addAll(List.of("--device", "jvm"));
        }
        return store.run(arguments.toArray(String[]::new));
    }

    private int flushes(final String... options) throws IOException {
        final List<String> command = new ArrayList<>(
                List.of("run", "matadd", "--a", "a", "--b", "b", "--out", "c", "--verify", "--json", "--stats"));
        command.addAll(List.of("--device", "jvm"));
        command.addAll(List.of(options));
        final CommandLineRun run = store.run(command.toArray(String[]::new)).succeeded();
        final Map<?, ?> counts =
                assertInstanceOf(Map.class, JSON.std.mapFrom(run.out()).get("statistics"));
        return assertInstanceOf(Number.class, counts.get("flushRequests")).intValue();
    }

    private void putFloats(final String name, final float... values) throws IOException {
        final Path file = Files.write(folder.resolve(name), floats(values));
        store.run("put", file.toString(), "/").succeeded();
    }

    private static byte[] floats(final float... values) {
        final ByteBuffer bytes =
                ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asFloatBuffer().put(values);
        return bytes.array();
    }
}

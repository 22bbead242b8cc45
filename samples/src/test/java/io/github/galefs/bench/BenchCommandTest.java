package io.github.galefs.bench;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.opencl.Sharing;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@Timeout(60)
class BenchCommandTest {
    private static final List<String> KEYS =
            List.of("bench", "case", "device", "metric", "unit", "median", "min", "max", "runs");

    private static final Map<String, String> UNITS =
            Arrays.stream(BenchMetric.values()).collect(Collectors.toMap(BenchMetric::label, BenchMetric::unit));

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    record Expected(String bench, String device, List<String> figures) {}

    static Stream<Expected> benchmarks() {
        return Stream.of(
                new Expected(
                        "rpc",
                        "jvm",
                        IntStream.of(1, 2, 16, 64, 264, 1056)
                                .mapToObj(groups -> "groups=" + groups + " ")
                                .flatMap(name -> Stream.of("p50_us", "p99_us", "p999_us", "requests_per_s")
                                        .map(name::concat))
                                .toList()),
                new Expected(
                        "cachehit",
                        "jvm",
                        Stream.of("4KiB", "64KiB")
                                .flatMap(size -> Stream.of(
                                        "api,request=" + size + " bytes_per_s",
                                        "copy,request=" + size + " bytes_per_s",
                                        "array,request=" + size + " bytes_per_s",
                                        "api/array,request=" + size + " ratio",
                                        "copy/array,request=" + size + " ratio"))
                                .toList()),
                new Expected(
                        "seqread",
                        "jvm",
                        Stream.concat(readFigures("plain", "api", "plain", "gread").stream(), directoryFigures())
                                .toList()),
                new Expected(
                        "random",
                        "jvm",
                        Stream.of(
                                        "greadEach 64B",
                                        "greadEach 512B",
                                        "gread 64B",
                                        "gread 512B",
                                        "gread 4KiB",
                                        "gread 32KiB",
                                        "gread 64KiB",
                                        "dependent 64B",
                                        "dependent 4KiB",
                                        "hot,greadEach 512B",
                                        "hot,gread 4KiB")
                                .map(pair -> pair.split(" "))
                                .flatMap(pair -> Stream.of(
                                        pair[0] + ",piece=" + pair[1] + " requests_per_s",
                                        "java," + pair[0] + ",piece=" + pair[1] + " requests_per_s",
                                        pair[0] + "/java,piece=" + pair[1] + " ratio"))
                                .toList()),
                new Expected(
                        "devices",
                        "jvm",
                        Stream.of("0", "1")
                                .flatMap(number -> Stream.of(
                                        "alone,number=" + number + " bytes_per_s",
                                        "together,number=" + number + " bytes_per_s",
                                        "together/alone,number=" + number + " ratio"))
                                .toList()),
                new Expected(
                        "samehost",
                        "jvm",
                        Stream.of("64KiB", "1MiB")
                                .map(size -> ",request=" + size)
                                .flatMap(request -> Stream.concat(
                                        Stream.of("embedded", "inplace", "segments", "connection")
                                                .flatMap(way -> Stream.of(
                                                        way + request + " bytes_per_s",
                                                        way + request + " cpu_s_per_gib")),
                                        Stream.of("embedded", "segments", "connection")
                                                .map(way -> "inplace/" + way + request + " ratio")))
                                .toList()),
                new Expected(
                        "overlap",
                        "jvm",
                        List.of(
                                "groups64,read=2ms requests_per_s",
                                "groups64,read=2ms reads_at_once",
                                "groups1,read=2ms requests_per_s",
                                "groups64/groups1,read=2ms ratio",
                                "together,blocks=64,read=2ms requests_per_s",
                                "together,blocks=64,read=2ms reads_at_once",
                                "singly,blocks=64,read=2ms requests_per_s",
                                "together/singly,blocks=64,read=2ms ratio")),
                new Expected(
                        "evict",
                        "jvm",
                        List.of("groups=1024 requests_per_s", "groups=1 requests_per_s", "groups=1024/1 ratio")),
                new Expected(
                        "kernels",
                        "jvm",
                        Stream.of("sum", "grep", "dot", "matrix", "nearest", "8-mer", "12-mer", "mandelbrot")
                                .flatMap(name -> Stream.of(
                                        "java," + name + " bytes_per_s",
                                        "device," + name + ",local=1 bytes_per_s",
                                        "device/java," + name + ",local=1 ratio",
                                        "device," + name + ",local=8 bytes_per_s",
                                        "device/java," + name + ",local=8 ratio"))
                                .toList()),
                new Expected(
                        "graph",
                        "jvm",
                        List.of(
                                "java edges_per_s",
                                "batched edges_per_s",
                                "device,local=1 edges_per_s",
                                "device/java,local=1 ratio",
                                "device/batched,local=1 ratio")),
                new Expected(
                        "matvec",
                        "jvm",
                        List.of(
                                "java bytes_per_s",
                                "copied bytes_per_s",
                                "device,local=1 bytes_per_s",
                                "device/java,local=1 ratio",
                                "device/copied,local=1 ratio")),
                new Expected(
                        "wordmatch",
                        "jvm",
                        List.of(
                                "device,text=random bytes_per_s",
                                "java,text=random bytes_per_s",
                                "device/java,text=random ratio")),
                new Expected(
                        "startup",
                        "jvm",
                        List.of("caches=empty first_result_ms", "caches=filled first_result_ms", "filled/empty ratio")),
                new Expected(
                        "store",
                        "host",
                        List.of(
                                "read,64KiB bytes_per_s",
                                "mmap,64KiB bytes_per_s",
                                "read/mmap,64KiB ratio",
                                "append,64KiB bytes_per_s",
                                "write,64KiB bytes_per_s",
                                "append/write,64KiB ratio",
                                "read,1MiB bytes_per_s",
                                "mmap,1MiB bytes_per_s",
                                "read/mmap,1MiB ratio",
                                "append,1MiB bytes_per_s",
                                "write,1MiB bytes_per_s",
                                "append/write,1MiB ratio",
                                "commit,16MiB bytes_per_s",
                                "force,16MiB bytes_per_s",
                                "commit/force,16MiB ratio",
                                "reopen,files=2000 seconds",
                                "reopen,files=2000 bytes_per_file",
                                "quiet,64KiB,readers=4 p99_us",
                                "compacting,64KiB,readers=4 p99_us",
                                "quiet/compacting,64KiB,readers=4 ratio")),
                new Expected(
                        "directory",
                        "host",
                        Stream.concat(
                                        directoryReads(1, 4, 16, 64)
                                                .flatMap(reads -> Stream.of(reads + ",hot", reads + ",cold")),
                                        directoryReads(1, 4, 16, 64, 256).map(reads -> reads + ",past"))
                                .flatMap(reads -> Stream.of(
                                        "service" + reads + " bytes_per_s",
                                        "channel" + reads + " bytes_per_s",
                                        "service/channel" + reads + " ratio"))
                                .toList()),
                new Expected(
                        "remote",
                        "host",
                        Stream.of(
                                        Stream.of(
                                                        "remote 1MiB",
                                                        "remote 1MiB,block=64KiB",
                                                        "mapped 1MiB,segments=mapped")
                                                .map(pair -> pair.split(" "))
                                                .flatMap(pair -> Stream.of(
                                                        pair[0] + "," + pair[1] + " bytes_per_s",
                                                        "transferTo," + pair[1] + " bytes_per_s",
                                                        pair[0] + "/transferTo," + pair[1] + " ratio")),
                                        Stream.of("remote", "mapped")
                                                .flatMap(what -> IntStream.of(1, 16)
                                                        .mapToObj(callers ->
                                                                what + ",4KiB,callers=" + callers + " requests_per_s")),
                                        Stream.of(
                                                "mixed,4KiB,clients=8 requests_per_s",
                                                "mixed,4KiB,clients=200 requests_per_s",
                                                "mixed,many/few,4KiB ratio"))
                                .flatMap(figures -> figures)
                                .toList()),
                new Expected(
                        "micro",
                        "host",
                        List.of(
                                "fifoEviction requests_per_s",
                                "pageTableHit requests_per_s",
                                "laneRequestAndReply requests_per_s",
                                "roundOf1056Requests requests_per_s",
                                "roundOf264Requests requests_per_s")));
    }

    /** Returns the rates of several ways, and the ratios of the others to one of them, for each length of requests. */
    private static Stream<String> directoryFigures() {
        return Stream.of("64KiB", "1MiB")
                .flatMap(size -> Stream.of(
                        "directory,request=" + size + " bytes_per_s",
                        "fixed,request=" + size + " bytes_per_s",
                        "directory/copying,request=" + size + " ratio",
                        "fixed/store,request=" + size + " ratio"));
    }

    private static Stream<String> directoryReads(final int... threads) {
        return Stream.of("sequential", "random")
                .flatMap(access -> IntStream.of(threads).mapToObj(count -> "," + access + ",threads=" + count));
    }

    private static List<String> readFigures(final String base, final String... ways) {
        return Stream.of("64KiB", "256KiB", "1MiB", "4MiB")
                .map(size -> ",request=" + size)
                .flatMap(request -> Stream.concat(
                        Stream.of(ways).map(way -> way + request + " bytes_per_s"),
                        Stream.of(ways)
                                .filter(way -> !way.equals(base))
                                .map(way -> way + "/" + base + request + " ratio")))
                .toList();
    }

    private static List<String> pinnedFigures() {
        final Stream<String> pinned = Stream.of("64KiB", "256KiB", "1MiB", "4MiB")
                .map(size -> ",request=" + size)
                .flatMap(request -> Stream.of(
                        "pinned" + request + " bytes_per_s",
                        "copy" + request + " bytes_per_s",
                        "pinned/copy" + request + " ratio"));
        final Stream<String> uncached = Stream.of("4KiB", "64KiB", "256KiB", "1MiB", "4MiB")
                .map(size -> ",request=" + size)
                .flatMap(request -> Stream.of(
                        "bare" + request + " bytes_per_s",
                        "api/bare" + request + " ratio",
                        "gread/bare" + request + " ratio"));
        final Stream<String> first = Stream.of("4KiB", "64KiB", "256KiB", "1MiB", "4MiB")
                .map(size -> "first/bare,request=" + size + " ratio");
        return Stream.of(pinned, uncached, first).flatMap(figures -> figures).toList();
    }

    @ParameterizedTest
    @MethodSource("benchmarks")
    void shouldPrintOneObjectALineWhenJsonOptionIsGiven(final Expected expected) {
        assertPrints(expected, "--device", "jvm");
    }

    /** Not the benchmarks without a device, nor the one that starts processes. */
    @ParameterizedTest
    @CsvSource({
        "rpc, LIVE",
        "cachehit, LIVE",
        "seqread, LIVE",
        "random, LIVE",
        "overlap, LIVE",
        "evict, LIVE",
        "kernels, LIVE",
        "graph, LIVE",
        "matvec, LIVE",
        "wordmatch, LIVE",
        "rpc, SUSPENDED",
        "cachehit, SUSPENDED",
        "seqread, SUSPENDED",
        "random, SUSPENDED",
        "overlap, SUSPENDED",
        "evict, SUSPENDED",
        "graph, SUSPENDED",
        "matvec, SUSPENDED",
        "wordmatch, SUSPENDED"
    })
    @Tag("opencl")
    void shouldMeasureItsCasesInEachFormWhenDeviceIsOpenCl(final String bench, final WaitForm form) {
        assumeOpenCl(form);
        final Expected onJvm = benchmarks()
                .filter(expected -> expected.bench().equals(bench))
                .findFirst()
                .orElseThrow();
        final List<String> figures = new ArrayList<>(onJvm.figures());
        if (bench.equals("seqread") && form == WaitForm.SUSPENDED) {
            figures.addAll(pinnedFigures());
        }
        final String name = "opencl:0/" + form.optionName();
        assertPrints(
                new Expected(bench, name, figures),
                "--device",
                "opencl",
                "--wait",
                form == WaitForm.LIVE ? "live" : "suspend");
    }

    private static void assumeOpenCl(final WaitForm form) {
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        Assumptions.assumeFalse(infos.isEmpty(), "there is no OpenCL device here; on Debian, install pocl-opencl-icd");
        Assumptions.assumeTrue(
                form == WaitForm.SUSPENDED || infos.getFirst().sharing() != Sharing.NONE,
                "the OpenCL device shares no memory with the host: it cannot run kernels live");
    }

    private void assertPrints(final Expected expected, final String... options) {
        final List<String> arguments = new ArrayList<>(List.of(expected.bench(), "--json", "--quick", "--runs", "2"));
        arguments.addAll(List.of(options));
        assertEquals(0, execute(arguments.toArray(String[]::new)), err::toString);

        final List<Map<String, Object>> results = jsonLines();
        assertEquals(
                expected.figures(),
                results.stream()
                        .map(result -> result.get("case") + " " + result.get("metric"))
                        .toList());
        for (final Map<String, Object> result : results) {
            assertAll(
                    result.toString(),
                    () -> assertEquals(KEYS, List.copyOf(result.keySet())),
                    () -> assertEquals(expected.bench(), result.get("bench")),
                    () -> assertEquals(expected.device(), result.get("device")),
                    () -> assertEquals(UNITS.get(String.valueOf(result.get("metric"))), result.get("unit")),
                    () -> assertEquals(2, result.get("runs")),
                    () -> assertTrue(number(result, "min") > 0),
                    () -> assertTrue(number(result, "min") <= number(result, "median")),
                    () -> assertTrue(number(result, "median") <= number(result, "max")));
        }
    }

    @Test
    @Tag("opencl")
    void shouldReportBothFormsSideBySideWithTheirRatio() {
        assumeOpenCl(WaitForm.LIVE);
        assertEquals(
                0,
                execute("rpc", "--device", "opencl", "--wait", "both", "--json", "--quick", "--runs", "2"),
                err::toString);
        final List<String> rates = jsonLines().stream()
                .filter(result -> !String.valueOf(result.get("metric")).endsWith("_us"))
                .map(result -> result.get("case") + " " + result.get("device") + " " + result.get("metric"))
                .toList();
        assertEquals(
                IntStream.of(1, 2, 16, 64, 264, 1056)
                        .mapToObj(groups -> "groups=" + groups)
                        .flatMap(name -> Stream.of(
                                name + " opencl:0/live requests_per_s",
                                name + " opencl:0/suspended requests_per_s",
                                "suspended/live," + name + " opencl:0 ratio"))
                        .toList(),
                rates);
    }

    @Test
    void shouldRefuseBothFormsOfADeviceThatHasOneBeforeItMeasures() {
        final AtomicInteger runs = new AtomicInteger();
        final Benchmark benchmark = new Benchmark() {
            @Override
            public String name() {
                return "counted";
            }

            @Override
            public String description() {
                return "counts its runs";
            }

            @Override
            public void run(final BenchOptions options, final ResultSink sink) {
                runs.incrementAndGet();
            }
        };
        final BenchOptions options = new BenchOptions("jvm", Optional.empty(), 1, Effort.QUICK);
        assertThrows(DeviceRefusedException.class, () -> FormComparison.run(benchmark, options, _ -> {}));
        assertEquals(0, runs.get());
    }

    @Test
    void shouldRefuseAFormThatIsNotKnown() {
        assertEquals(2, execute("rpc", "--wait", "polled"));
        assertTrue(err.toString().contains("'polled' is not a form: give live, suspend or both"), err::toString);
    }

    @Test
    void shouldPrintATableWithoutJsonOption() {
        assertEquals(0, execute("rpc", "--device", "jvm", "--quick", "--runs", "1"), err::toString);
        final List<String> lines = out.toString().lines().toList();
        assertTrue(lines.getFirst().matches("rpc: .* \\(the figures of --quick mean nothing\\)"), lines.getFirst());
        assertTrue(lines.get(1).matches("bench +case +device +metric +median +min +max +runs"), lines.get(1));
        assertTrue(lines.get(2).matches("rpc +groups=1 +jvm +p50_us( +[0-9.,]+){3} +1"), lines.get(2));
        assertEquals(26, lines.size());
    }

    @Test
    void shouldPrintTheErrorAloneWhenDeviceIsUnknown() {
        final String message = CommandLineRun.of("bench", "rpc", "--device", "abacus", "--quick")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.startsWith("galefs: no device 'abacus'; available: auto, "), message);
    }

    @Test
    void shouldListTheNamesWhenBenchmarkIsUnknown() {
        assertEquals(2, execute("rcp", "--json"));
        assertEquals("", out.toString());
        assertTrue(
                err.toString()
                        .contains("benchmark 'rcp' is not known; there are: rpc, cachehit, seqread, random, devices,"
                                + " samehost, overlap, evict, kernels, graph, matvec, wordmatch, startup, store,"
                                + " directory, remote, micro"),
                err::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1001", "many"})
    void shouldRefuseWhenNumberOfRunsIsOutOfRange(final String runs) {
        assertEquals(2, execute("rpc", "--json", "--runs", runs));
        assertEquals("", out.toString());
        assertTrue(err.toString().contains("'--runs'"), err::toString);
    }

    private int execute(final String... arguments) {
        return new CommandLine(new BenchCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private List<Map<String, Object>> jsonLines() {
        return out.toString().lines().map(BenchCommandTest::parse).toList();
    }

    private static Map<String, Object> parse(final String line) {
        try {
            return JSON.std.mapFrom(line);
        } catch (final IOException e) {
            throw new UncheckedIOException(line, e);
        }
    }

    private static double number(final Map<String, Object> result, final String key) {
        return ((Number) result.get(key)).doubleValue();
    }
}

package io.github.galefs.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The report of results that were not measured here: names and texts are foreign. */
@Timeout(60)
class BenchReportCommandTest {
    private static final String HOSTILE = "<script>alert(1)</script>\"'&</style><img src=x onerror=alert(1)>";

    @TempDir
    private Path folder;

    private final List<String> lines = new ArrayList<>();

    @Test
    void shouldShowFiguresOfEachCaseWhenThereAreResults() throws Exception {
        add("rpc", "groups=1", "jvm", "requests_per_s", "requests/s", 1_250_000, 1_000_000, 1_500_000, 5);
        add("seqread", "api,request=64KiB", "cuda:0/live", "bytes_per_s", "bytes/s", 52.9e9, 50e9, 53e9, 3);
        final String page = report();
        assertTrue(page.contains("<h2 id=\"bench0\">rpc</h2>"), page);
        assertTrue(page.contains("<td class=\"figure\">1.25 M requests/s</td>"), page);
        assertTrue(page.contains("<td class=\"figure\">40 %</td>"), page);
        assertTrue(page.contains("<td class=\"figure\">52.9 GB/s</td>"), page);
        assertFalse(page.contains("their figures mean nothing"), page);
    }

    @Test
    void shouldDrawABarForEachDeviceAndAWhiskerWhereRunsDiffer() throws Exception {
        add("rpc", "groups=1", "jvm", "p50_us", "us", 10, 8, 12, 2);
        add("rpc", "groups=1", "opencl:0/live", "p50_us", "us", 20, 20, 20, 1);
        report();
        final Element plot = plot("rpc-p50_us.svg");
        assertEquals(2, bars(plot).size());
        assertEquals(2, width(bars(plot).get(1)) / width(bars(plot).get(0)), 0.01);
        // The whisker of the first bar and its two ends.
        assertEquals(3, whiskers(plot));
        assertEquals(List.of("jvm", "opencl:0/live"), texts(plot, "legend-item"));
    }

    @Test
    void shouldLetBarsOfRatiosBeginAtOne() throws Exception {
        add("cachehit", "api/array,request=4KiB", "jvm", "ratio", "1", 0.5, 0.5, 0.5, 1);
        add("cachehit", "copy/array,request=4KiB", "jvm", "ratio", "1", 2, 2, 2, 1);
        report();
        final List<Element> bars = bars(plot("cachehit-ratio.svg"));
        final double endOfLoss = number(bars.get(0), "x") + width(bars.get(0));
        assertEquals(endOfLoss, number(bars.get(1), "x"), 0.01);
        assertEquals(width(bars.get(0)), width(bars.get(1)), 0.01);
    }

    @Test
    void shouldEscapeTextsWhenTheyAreMarkup() throws Exception {
        for (final String metric : List.of("bytes_per_s", HOSTILE)) {
            add(HOSTILE, HOSTILE, HOSTILE, metric, HOSTILE, 2, 1, 3, 2);
            add(HOSTILE, HOSTILE, "\0\ud800\n\u202e]]>", metric, HOSTILE, 2, 1, 3, 2);
        }
        add(HOSTILE, "a/java,<b>", HOSTILE, "ratio", "1", 0.5, 0.4, 0.6, 2);
        write("failures.jsonl", JSON.std.asString(Map.of("bench", HOSTILE, "message", HOSTILE)));
        write("machine.json", JSON.std.asString(Map.of("cpu", HOSTILE, HOSTILE, List.of(HOSTILE))));
        final String page = report();
        assertFalse(page.contains("<script"), page);
        assertFalse(page.contains("<img"), page);
        assertFalse(page.contains("<b>"), page);
        assertEquals(1, page.split("</style>\\R</head>", -1).length - 1);
        assertTrue(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), page);
        // The parser refuses a plot with foreign markup.
        assertEquals(3, plots().size());
        for (final Path plot : plots()) {
            assertFalse(bars(plot(plot.getFileName().toString())).isEmpty(), plot.toString());
        }
    }

    @Test
    void shouldLoadNothingFromElsewhere() throws Exception {
        add("rpc", "groups=1", "jvm", "p50_us", "us", 10, 8, 12, 2);
        final String page = report();
        assertTrue(page.contains("default-src 'none'"), page);
        assertFalse(page.matches("(?s).*(?:src|href)=\"(?!#).*"), page);
    }

    @Test
    void shouldShowNoSpreadWhenThereIsOneRun() throws Exception {
        add("startup", "caches=empty", "jvm", "first_result_ms", "ms", 812, 812, 812, 1);
        final String page = report();
        assertTrue(page.contains("<td class=\"figure\">–</td><td class=\"figure\">1</td>"), page);
        assertEquals(0, whiskers(plot("startup-first_result_ms.svg")));
    }

    @Test
    void shouldSayThatTheMachineIsUnknownWhenItsFileIsMissingOrBroken() throws Exception {
        add("rpc", "groups=1", "jvm", "p50_us", "us", 10, 8, 12, 2);
        assertTrue(report().contains("The machine is unknown"));
        write("machine.json", "{\"cpu\":");
        assertTrue(report().contains("The machine is unknown"));
        write("machine.json", "{\"cpu\":\"Abacus 3\",\"gpus\":[\"Sieve, 4 MiB\"],\"colour\":7}");
        final String page = report();
        assertFalse(page.contains("The machine is unknown"), page);
        assertTrue(page.contains("<th>Processor</th><td><div>Abacus 3</div></td>"), page);
        assertTrue(page.contains("<div>Sieve, 4 MiB</div>"), page);
        assertTrue(page.contains("<th>colour</th><td><div>7</div></td>"), page);
    }

    @Test
    void shouldLeaveOutLinesThatAreNoResultsAndNameThem() throws Exception {
        add("rpc", "groups=1", "jvm", "p50_us", "us", 10, 8, 12, 2);
        lines.add("{\"bench\":\"rpc\",\"case\":\"groups=2\",\"device\":\"jvm\",\"metric\":\"p50_us\",\"unit\":\"us\","
                + "\"median\":1e999,\"min\":1,\"max\":2,\"runs\":2}");
        lines.add("{\"bench\":\"rpc\",\"case\":\"gro");
        final String page = report();
        assertTrue(page.contains("left out: 2"), page);
        assertTrue(page.contains("results.jsonl, line 2: {&quot;bench&quot;"), page);
        assertTrue(page.contains("results.jsonl, line 3: {&quot;bench&quot;"), page);
        assertEquals(1, bars(plot("rpc-p50_us.svg")).size());
    }

    @ParameterizedTest
    @CsvSource({"2, 3, 1", "5, 1, 2", "0, 1, 2", "1e308, 1e308, 1e308", "0, -1e308, 1e308", "-1e301, -1e301, 0"})
    void shouldLeaveOutAResultThatNoRunsCanHave(final double median, final double min, final double max)
            throws Exception {
        add("rpc", "groups=1", "jvm", "p50_us", "us", 10, 8, 12, 2);
        add("rpc", "groups=2", "jvm", "p50_us", "us", median, min, max, 2);
        final String page = report();
        assertTrue(page.contains("left out: 1"), page);
        assertEquals(1, bars(plot("rpc-p50_us.svg")).size());
        assertEquals(2, Files.readAllLines(folder.resolve("results.csv")).size());
    }

    @Test
    void shouldShowALargeSpreadInFewDigits() throws Exception {
        add("rpc", "groups=1", "jvm", "p50_us", "us", 1, 0, 1e300, 2);
        add("rpc", "groups=2", "jvm", "p50_us", "us", 1e-300, -1e300, 1e300, 2);
        final String page = report();
        assertTrue(page.contains("<td class=\"figure\">1.00e+302 %</td>"), page);
        assertTrue(page.contains("<td class=\"figure\">–</td>"), page);
    }

    @Test
    void shouldReadResultsWhenTheyHaveUnknownKeys() throws Exception {
        write("results.jsonl", """
                {"platform":"all","bench":"rpc","case":"groups=1","device":"jvm","metric":"p50_us","unit":"us",\
                "median":10.5,"min":8,"max":12,"runs":2,"more":{"a":[1,null]}}
                """);
        assertTrue(succeed().contains("10.5 µs"));
    }

    @Test
    void shouldSayThatThereAreNoResultsWhenTheFileIsEmpty() throws Exception {
        assertTrue(report().contains("There are no results."));
        assertEquals(List.of(), plots());
        assertEquals(1, Files.readAllLines(folder.resolve("results.csv")).size());
    }

    @Test
    void shouldRefuseInOneLineWhenThereIsNoFileOfResults() {
        final String message =
                CommandLineRun.of("bench-report", folder.toString()).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(folder + " has no results.jsonl: give a folder"), message);
    }

    @Test
    void shouldListRatiosBelowOneWhenTheirRivalIsNotGaleFs() throws Exception {
        add("kernels", "device/java,sum,local=1", "jvm", "ratio", "1", 0.25, 0.2, 0.3, 5);
        add("random", "hot,gread/java,piece=4KiB", "jvm", "ratio", "1", 0.75, 0.5, 1.25, 5);
        add("overlap", "groups64/groups1,read=2ms", "jvm", "ratio", "1", 0.125, 0.1, 0.2, 5);
        add("store", "read/mmap,64KiB", "host", "ratio", "1", 1.5, 1, 2, 5);
        final String page = report();
        final String losses = page.substring(page.indexOf("<h2 id=\"losses\">"), page.indexOf("<h2 id=\"bench0\">"));
        assertTrue(losses.contains("below 1: 2 of 3."), losses);
        assertTrue(losses.contains("<td>device/java,sum,local&#x3D;1</td>"), losses);
        assertTrue(losses.contains("hot,gread"), losses);
        assertEquals(1, losses.split("won at least one run", -1).length - 1, losses);
        assertFalse(losses.contains("groups64"), losses);
        assertFalse(losses.contains("mmap"), losses);
    }

    @Test
    void shouldSayThatFiguresMeanNothingWhenRunsWereQuick() throws Exception {
        write("results.jsonl", """
                {"command":"galefs bench rpc --json --quick","bench":"rpc","case":"groups=1","device":"jvm",\
                "metric":"p50_us","unit":"us","median":1,"min":1,"max":1,"runs":1}
                """);
        assertTrue(succeed().contains("their figures mean nothing"));
    }

    @Test
    void shouldListFailures() throws Exception {
        write("failures.jsonl", """
                {"bench":"rpc","selected":"opencl:7","command":"galefs bench rpc","status":1,\
                "message":"no device\\nhere"}
                """);
        final String page = report();
        assertTrue(page.contains("Failed or not possible: 1"), page);
        assertTrue(page.contains("<tr><td>rpc</td><td>opencl:7</td><td>1</td><td><pre>no device\nhere</pre>"), page);
    }

    @Test
    void shouldWriteARecordOfEachResult() throws Exception {
        write("results.jsonl", """
                {"selected":"jvm","command":"galefs bench a,b","bench":"b","case":"x,\\"y\\"","device":"line\\nbreak",\
                "metric":"bytes_per_s","unit":"bytes/s","median":12345678901.5,"min":0.00001,"max":2e10,"runs":3}
                """);
        succeed();
        assertEquals(
                "bench,case,device,metric,unit,median,min,max,runs,selected,command\r\n"
                        + "b,\"x,\"\"y\"\"\",\"line\nbreak\",bytes_per_s,bytes/s,12345678901.5,0.00001,20000000000,3,"
                        + "jvm,\"galefs bench a,b\"\r\n",
                Files.readString(folder.resolve("results.csv")));
    }

    @Test
    void shouldWriteNoFormulasForSpreadsheets() throws Exception {
        write("results.jsonl", """
                {"bench":"b","case":"=1+1","device":"-2","metric":"m","unit":"@u","median":1,"min":1,"max":1,"runs":1}
                """);
        succeed();
        assertTrue(Files.readString(folder.resolve("results.csv")).contains("b,'=1+1,'-2,m,'@u,1,1,1,1,"));
    }

    @Test
    void shouldReplaceHalfOfASurrogatePair() throws Exception {
        write("results.jsonl", """
                {"bench":"b","case":"\\ud800","device":"d","metric":"m","unit":"u","median":1,"min":1,"max":1,"runs":1}
                """);
        succeed();
        assertTrue(Files.readString(folder.resolve("report.html")).contains("<td>?</td>"));
    }

    @Test
    void shouldReplaceAnEarlierReport() throws Exception {
        add("rpc", "groups=1", "jvm", "p50_us", "us", 10, 8, 12, 2);
        report();
        lines.clear();
        add("evict", "groups=1", "jvm", "requests_per_s", "requests/s", 10, 8, 12, 2);
        report();
        assertEquals(
                List.of("evict-requests_per_s.svg"),
                plots().stream().map(path -> path.getFileName().toString()).toList());
    }

    @Test
    void shouldDrawASamePlotWhenItIsMadeAgain() throws Exception {
        add("rpc", "groups=1", "jvm", "p50_us", "us", 10, 8, 12, 2);
        report();
        final String first = Files.readString(folder.resolve("plots/rpc-p50_us.svg"));
        report();
        assertEquals(first, Files.readString(folder.resolve("plots/rpc-p50_us.svg")));
    }

    @Test
    void shouldDrawFiguresOfAnySize() throws Exception {
        final double[] figures = {0, -5, 1e-300, 1e300, 1, 1};
        IntStream.range(0, figures.length).forEach(i -> {
            add("one" + i, "case", "jvm", "ratio", "1", figures[i], figures[i], figures[i], 2);
            add("all", "case" + i, "jvm", "bytes_per_s", "bytes/s", figures[i], figures[i] - 1, figures[i] + 1, 2);
        });
        report();
        for (final Path plot : plots()) {
            assertFalse(bars(plot(plot.getFileName().toString())).isEmpty(), plot.toString());
        }
    }

    @Test
    void shouldSayHowManyResultsAPlotLeavesOut() throws Exception {
        IntStream.range(0, 200).forEach(i -> add("rpc", "groups=" + i, "jvm", "p50_us", "us", 10, 8, 12, 2));
        final String page = report();
        assertTrue(page.contains("The plot leaves out 40 results"), page);
        assertEquals(160, bars(plot("rpc-p50_us.svg")).size());
        assertTrue(page.contains("groups&#x3D;199"), page);
    }

    private void add(
            final String bench,
            final String caseName,
            final String device,
            final String metric,
            final String unit,
            final double median,
            final double min,
            final double max,
            final int runs) {
        final Map<String, Object> line = new LinkedHashMap<>();
        line.put("bench", bench);
        line.put("case", caseName);
        line.put("device", device);
        line.put("metric", metric);
        line.put("unit", unit);
        line.put("median", median);
        line.put("min", min);
        line.put("max", max);
        line.put("runs", runs);
        try {
            lines.add(JSON.std.asString(line));
        } catch (final IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private String report() throws IOException {
        write("results.jsonl", String.join("\n", lines));
        return succeed();
    }

    private String succeed() throws IOException {
        CommandLineRun.of("bench-report", folder.toString()).succeeded();
        return Files.readString(folder.resolve("report.html"));
    }

    private void write(final String name, final String text) throws IOException {
        // A lone surrogate becomes a question mark.
        Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    private List<Path> plots() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("plots"))) {
            return files.sorted().toList();
        }
    }

    private Element plot(final String name) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(
                        Files.readAllBytes(folder.resolve("plots").resolve(name))))
                .getDocumentElement();
    }

    /** Bars have the colour of a device; squares of the legend have an outline. */
    private static List<Element> bars(final Element plot) {
        return elements(plot, "rect").stream()
                .filter(rect -> rect.getAttribute("stroke-width").equals("0.0"))
                .filter(rect -> !rect.getAttribute("fill").equals("rgb(255,255,255)"))
                .filter(rect -> rect.hasAttribute("fill"))
                .toList();
    }

    private static long whiskers(final Element plot) {
        return elements(plot, "line").stream()
                .filter(line -> line.getAttribute("stroke-width").startsWith("1.5"))
                .count();
    }

    private static List<String> texts(final Element plot, final String kind) {
        return elements(plot, "text").stream()
                .filter(text -> text.getAttribute("class").equals(kind))
                .map(text -> text.getTextContent().strip())
                .toList();
    }

    private static List<Element> elements(final Element plot, final String name) {
        final NodeList found = plot.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    private static double width(final Element bar) {
        return number(bar, "width");
    }

    private static double number(final Element bar, final String attribute) {
        return Double.parseDouble(bar.getAttribute(attribute));
    }
}

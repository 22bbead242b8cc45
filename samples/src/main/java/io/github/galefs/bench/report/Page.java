package io.github.galefs.bench.report;

import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The page. The template escapes all text, and inserts only plots as they are: Lets-Plot escapes theirs.
 *
 * @param machine  its description by name; empty if unknown.
 * @param panels   of each benchmark.
 * @param plots    SVG of each panel.
 * @param losses   ratios below 1.
 * @param failures of benchmarks.
 * @param notes    about the input.
 */
record Page(
        Map<String, Object> machine,
        Map<String, List<Panel>> panels,
        Map<Panel, String> plots,
        List<Result> losses,
        List<Failure> failures,
        List<String> notes) {
    private static final String TEMPLATE = "report.mustache";
    private static final int MAX_NOTES = 50;

    /** A percentage of more has an exponent. */
    private static final double MAX_PLAIN_SPREAD = 1e6;

    private static final Map<String, String> MACHINE_NAMES = Map.ofEntries(
            Map.entry("begun", "Begun"),
            Map.entry("ended", "Ended"),
            Map.entry("galefs", "GaleFS"),
            Map.entry("commit", "Commit"),
            Map.entry("cpu", "Processor"),
            Map.entry("processors", "Processors of the JVM"),
            Map.entry("memory", "Memory"),
            Map.entry("gpus", "GPUs, memory, driver"),
            Map.entry("devices", "Devices"),
            Map.entry("system", "System"),
            Map.entry("kernel", "Kernel"),
            Map.entry("jdk", "JDK"),
            Map.entry("loadAtBegin", "Load average at the begin"),
            Map.entry("loadAtEnd", "Load average at the end"));

    private static final Map<String, String> METRIC_NAMES = Map.ofEntries(
            Map.entry("p50_us", "Median time of a request"),
            Map.entry("p99_us", "99th percentile of the time of a request"),
            Map.entry("p999_us", "99.9th percentile of the time of a request"),
            Map.entry("first_result_ms", "Time to the first result"),
            Map.entry("requests_per_s", "Requests or operations per second"),
            Map.entry("reads_at_once", "Reads in progress at the same time"),
            Map.entry("bytes_per_s", "Bytes per second"),
            Map.entry("seconds", "Duration"),
            Map.entry("cpu_s_per_gib", "Processor time per GiB"),
            Map.entry("bytes_per_file", "Heap per file"),
            Map.entry("ratio", "Ratios"));

    String html() throws IOException {
        try (InputStream resource = Page.class.getResourceAsStream(TEMPLATE)) {
            if (resource == null) {
                throw new IOException("the resource " + TEMPLATE + " is missing in this build");
            }
            final Reader template = new InputStreamReader(resource, StandardCharsets.UTF_8);
            return Mustache.compiler().escapeHTML(true).compile(template).execute(model());
        }
    }

    private Map<String, Object> model() {
        final List<Map<String, Object>> benches = benches();
        final List<Result> all = panels.values().stream()
                .flatMap(List::stream)
                .flatMap(panel -> panel.results().stream())
                .toList();
        return Map.ofEntries(
                Map.entry("machine", machineRows()),
                Map.entry("hasMachine", !machine.isEmpty()),
                Map.entry("benches", benches),
                Map.entry("hasResults", !benches.isEmpty()),
                Map.entry("isQuick", all.stream().anyMatch(result -> isQuick(result.command()))),
                Map.entry("failures", failures),
                Map.entry("hasFailures", !failures.isEmpty()),
                Map.entry("failureCount", failures.size()),
                Map.entry("losses", losses.stream().map(Page::loss).toList()),
                Map.entry("hasLosses", !losses.isEmpty()),
                Map.entry("ratioCount", all.stream().filter(Page::isRivalRatio).count()),
                Map.entry("lossCount", losses.size()),
                Map.entry("notes", notes.stream().limit(MAX_NOTES).toList()),
                Map.entry("hasNotes", !notes.isEmpty()),
                Map.entry("noteCount", notes.size()));
    }

    private List<Map<String, Object>> machineRows() {
        final List<Map<String, Object>> rows = new ArrayList<>();
        machine.forEach((name, value) ->
                rows.add(Map.of("name", MACHINE_NAMES.getOrDefault(name, name), "values", texts(value))));
        return rows;
    }

    private static List<String> texts(final Object value) {
        return value instanceof final Collection<?> values
                ? values.stream().map(String::valueOf).toList()
                : List.of(String.valueOf(value));
    }

    private List<Map<String, Object>> benches() {
        final List<Map<String, Object>> benches = new ArrayList<>();
        panels.forEach((name, ofBench) -> benches.add(Map.of(
                "name",
                name,
                "id",
                "bench" + benches.size(),
                "panels",
                ofBench.stream().map(this::panel).toList())));
        return benches;
    }

    private Map<String, Object> panel(final Panel panel) {
        return Map.of(
                "title", METRIC_NAMES.getOrDefault(panel.metric(), panel.metric()),
                "isRatio", panel.isRatio(),
                "isLogarithmic", !panel.isRatio() && Axis.of(panel).isLogarithmic(),
                "svg", plots.get(panel),
                "omitted", Plot.omittedBars(panel),
                "hasOmitted", Plot.omittedBars(panel) > 0,
                "rows",
                        panel.cases().values().stream()
                                .flatMap(List::stream)
                                .map(Page::row)
                                .toList());
    }

    private static Map<String, Object> row(final Result result) {
        return Map.of(
                "case", result.caseName(),
                "device", result.device(),
                "median", Quantity.format(result.median(), result.unit()),
                "min", Quantity.format(result.min(), result.unit()),
                "max", Quantity.format(result.max(), result.unit()),
                "spread", spread(result),
                "runs", result.runs(),
                "isLoss", result.isRatio() && result.median() < 1 && Loss.isAgainstRival(result.caseName()));
    }

    private static Map<String, Object> loss(final Result result) {
        return Map.of(
                "bench", result.bench(),
                "case", result.caseName(),
                "device", result.device(),
                "median", Quantity.digits(result.median()),
                "min", Quantity.digits(result.min()),
                "max", Quantity.digits(result.max()),
                "runs", result.runs(),
                "isUnsure", result.max() >= 1);
    }

    /** Returns how far the runs lie apart, as a percentage of the median; a dash for a single run. */
    private static String spread(final Result result) {
        final double percentage = 100 * (result.max() - result.min()) / Math.abs(result.median());
        if (result.runs() == 1 || !Double.isFinite(percentage)) {
            return "–";
        }
        return (percentage < MAX_PLAIN_SPREAD
                        ? String.format(Locale.ROOT, "%.0f", percentage)
                        : Quantity.digits(percentage))
                + " %";
    }

    private static boolean isRivalRatio(final Result result) {
        return result.isRatio() && Loss.isAgainstRival(result.caseName());
    }

    private static boolean isQuick(final String command) {
        return List.of(command.split(" ", -1)).contains("--quick");
    }
}

package io.github.galefs.bench.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Makes the files of a report in the folder of the results. */
final class Report {
    private static final String RESULTS = "results.jsonl";

    /** A plot that stands alone, as an image in a document, follows the colours of the reader. */
    private static final String IMAGE_STYLE =
            "<style>svg{color:#1f2328}@media(prefers-color-scheme:dark){svg{color:#e6edf3}}</style>";

    private final Path folder;
    private final List<String> notes = new ArrayList<>();

    Report(final Path folder) {
        this.folder = folder;
    }

    /**
     * Writes the page, the table and the plots.
     *
     * @throws BenchException when results are missing, or a file is too long.
     * @throws IOException    when a file cannot be read or written.
     */
    void write() throws BenchException, IOException {
        final Path file = folder.resolve(RESULTS);
        if (!Files.isRegularFile(file)) {
            throw new BenchException(folder + " has no " + RESULTS + ": give a folder that scripts/bench has written,"
                    + " or put lines of 'galefs bench --json' there");
        }
        final ObjectLines<Result> lines = ObjectLines.read(file, Result::of);
        final List<Result> results = lines.objects();
        notes.addAll(lines.unreadable());
        writeCsv(results);
        final Map<String, List<Panel>> panels = Panel.byBench(results);
        final Map<Panel, String> plots = plots(panels);
        writePlots(plots);
        final Page page = new Page(machine(), panels, plots, Loss.among(results), failures(), notes);
        write(folder.resolve("report.html"), page.html());
    }

    private List<Failure> failures() throws BenchException, IOException {
        final Path file = folder.resolve("failures.jsonl");
        if (!Files.exists(file)) {
            return List.of();
        }
        final ObjectLines<Failure> lines = ObjectLines.read(file, Failure::of);
        notes.addAll(lines.unreadable());
        return lines.objects();
    }

    private Map<String, Object> machine() throws BenchException, IOException {
        final Path file = folder.resolve("machine.json");
        return Files.exists(file) ? ObjectLines.readOne(file).orElse(Map.of()) : Map.of();
    }

    private static Map<Panel, String> plots(final Map<String, List<Panel>> panels) {
        final Map<Panel, String> plots = new LinkedHashMap<>();
        panels.values().stream()
                .flatMap(List::stream)
                .forEach(panel -> plots.put(panel, Plot.svg(panel, "plot" + plots.size())));
        return plots;
    }

    /** Removes the plots of an earlier report first: their benchmarks may be gone. */
    private void writePlots(final Map<Panel, String> plots) throws IOException {
        final Path target = Files.createDirectories(folder.resolve("plots"));
        try (Stream<Path> earlier = Files.list(target)) {
            for (final Path plot :
                    earlier.filter(path -> path.toString().endsWith(".svg")).toList()) {
                Files.delete(plot);
            }
        }
        for (final Map.Entry<Panel, String> plot : plots.entrySet()) {
            final String svg = plot.getValue();
            final int begin = svg.indexOf('>') + 1;
            write(
                    newFile(target, fileName(plot.getKey())),
                    svg.substring(0, begin) + IMAGE_STYLE + svg.substring(begin));
        }
    }

    /** JSON may hold half of a surrogate pair, which UTF-8 has no bytes for: it becomes a question mark. */
    private static void write(final Path file, final String text) throws IOException {
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns a file that does not exist: foreign names may differ only in replaced characters. */
    private static Path newFile(final Path target, final String name) {
        Path file = target.resolve(name + ".svg");
        for (int number = 2; Files.exists(file); number++) {
            file = target.resolve(name + "-" + number + ".svg");
        }
        return file;
    }

    /** Names are foreign: other characters than letters and digits become underscores, and long names are cut. */
    private static String fileName(final Panel panel) {
        final String name = (panel.bench() + "-" + panel.metric()).replaceAll("[^A-Za-z0-9-]", "_");
        return name.substring(0, Math.min(name.length(), 80));
    }

    private void writeCsv(final List<Result> results) throws IOException {
        try (CsvWriter csv = CsvWriter.builder().build(folder.resolve("results.csv"), StandardCharsets.UTF_8)) {
            csv.writeRecord(
                    "bench", "case", "device", "metric", "unit", "median", "min", "max", "runs", "selected", "command");
            for (final Result result : results) {
                csv.writeRecord(
                        text(result.bench()),
                        text(result.caseName()),
                        text(result.device()),
                        text(result.metric()),
                        text(result.unit()),
                        plain(result.median()),
                        plain(result.min()),
                        plain(result.max()),
                        Long.toString(result.runs()),
                        text(result.selected()),
                        text(result.command()));
            }
        }
    }

    /** Spreadsheets would take foreign text that begins like a formula for one. */
    private static String text(final String foreign) {
        return !foreign.isEmpty() && "=+-@\t\r".indexOf(foreign.charAt(0)) >= 0 ? "'" + foreign : foreign;
    }

    /** Without an exponent, which some programs take for text. */
    private static String plain(final double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}

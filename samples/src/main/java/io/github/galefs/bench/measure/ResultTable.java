package io.github.galefs.bench.measure;

import java.io.PrintWriter;
import java.util.Locale;

/**
 * Writes results for people as a table. Each row is written when its result is complete, hence columns of fixed width.
 * Title and head are written with the first row: a benchmark that cannot run has none.
 */
public final class ResultTable implements ResultSink {
    private final PrintWriter out;
    private final String title;
    private boolean isBegun;

    /**
     * Creates a table and writes nothing yet.
     *
     * @param out   receives the rows; flushed after each.
     * @param title one line.
     */
    public ResultTable(final PrintWriter out, final String title) {
        this.out = out;
        this.title = title;
    }

    @Override
    public void accept(final BenchResult result) {
        if (!isBegun) {
            isBegun = true;
            out.println(title);
            row("bench", "case", "device", "metric", "median", "min", "max", "runs");
        }
        final BenchMetric metric = result.metric();
        row(
                result.bench(),
                result.caseName(),
                result.device(),
                metric.label(),
                figure(result.median(), metric),
                figure(result.min(), metric),
                figure(result.max(), metric),
                result.runs());
    }

    private void row(final Object... cells) {
        out.println(String.format(Locale.ROOT, "%-10s %-36s %-20s %-15s %18s %18s %18s %5s", cells));
        out.flush();
    }

    private static String figure(final double value, final BenchMetric metric) {
        return String.format(Locale.ROOT, "%,." + metric.decimals() + "f", value);
    }
}

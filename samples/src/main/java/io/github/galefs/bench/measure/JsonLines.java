package io.github.galefs.bench.measure;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Writes each result as one JSON object on a line of its own, with the keys {@code bench}, {@code case}, {@code
 * device}, {@code metric}, {@code unit}, {@code median}, {@code min}, {@code max}, {@code runs}, in this order.
 */
public final class JsonLines implements ResultSink {
    private final PrintWriter out;

    /**
     * Creates a writer of results.
     *
     * @param out receives the lines; flushed after each.
     */
    public JsonLines(final PrintWriter out) {
        this.out = out;
    }

    @Override
    public void accept(final BenchResult result) {
        final Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("bench", result.bench());
        fields.put("case", result.caseName());
        fields.put("device", result.device());
        fields.put("metric", result.metric().label());
        fields.put("unit", result.metric().unit());
        fields.put("median", rounded(result.median(), result.metric()));
        fields.put("min", rounded(result.min(), result.metric()));
        fields.put("max", rounded(result.max(), result.metric()));
        fields.put("runs", result.runs());
        try {
            out.println(JSON.std.asString(fields));
        } catch (final IOException e) {
            throw new UncheckedIOException("result " + fields + " cannot be written as JSON", e);
        }
        out.flush();
    }

    /** Rounds to a decimal, which prints large rates without an exponent. Keeps the order of min, median and max. */
    private static BigDecimal rounded(final double value, final BenchMetric metric) {
        return BigDecimal.valueOf(value).setScale(metric.decimals(), RoundingMode.HALF_EVEN);
    }
}

package io.github.galefs.cli.kernel;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.output.Sizes;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Formats a report for people and for programs.
 *
 * @param report to format.
 */
record ReportFormat(RunReport report) {
    private static final JSON WRITER = JSON.std.with(JSON.Feature.WRITE_NULL_PROPERTIES);

    /** Returns lines for people. */
    String text() {
        return String.join(System.lineSeparator(), summary());
    }

    /** Returns lines for people, with a table of all counters. */
    String textWithStatistics() {
        final List<String> lines = new ArrayList<>(summary());
        lines.add("");
        for (final Metric metric : Metric.values()) {
            lines.add(String.format(Locale.ROOT, "%16d  %s", statistics().get(metric), metric.label()));
        }
        return String.join(System.lineSeparator(), lines);
    }

    /** Returns one JSON object in one line. */
    String json() throws IOException {
        return WRITER.asString(values());
    }

    /** Returns one JSON object in one line, with a nested object that has all counters. */
    String jsonWithStatistics() throws IOException {
        final Map<String, Object> counts = new LinkedHashMap<>();
        for (final Metric metric : Metric.values()) {
            counts.put(camelCase(metric.name()), statistics().get(metric));
        }
        final Map<String, Object> values = values();
        values.put("statistics", counts);
        return WRITER.asString(values);
    }

    private List<String> summary() {
        final long bytesRead = statistics().get(Metric.BYTES_READ);
        final long bytesWritten = statistics().get(Metric.BYTES_WRITTEN);
        final double bytesPerSecond = (bytesRead + bytesWritten) / report.seconds();
        final List<String> lines = new ArrayList<>();
        lines.add("sample         " + report.sample());
        lines.add("device         " + report.device());
        lines.add("chosen         " + report.reason());
        lines.add("waits          " + waits());
        report.result().ifPresent(result -> lines.add("result         " + result));
        lines.add(String.format(Locale.ROOT, "seconds        %.3f", report.seconds()));
        lines.add("bytes read     " + describe(bytesRead));
        lines.add("bytes written  " + describe(bytesWritten));
        lines.add("throughput     " + Sizes.describe(bytesPerSecond) + "/s");
        report.verified().ifPresent(right -> lines.add(right ? "verified" : "NOT verified: the result differs"));
        return lines;
    }

    private String waits() {
        return switch (report.form()) {
            case LIVE -> "live: " + report.path();
            case SUSPENDED -> "suspended: " + statistics().get(Metric.ROUNDS) + " rounds, " + report.path();
        };
    }

    private Map<String, Object> values() {
        final Map<String, Object> cache = new LinkedHashMap<>();
        cache.put("hits", statistics().get(Metric.CACHE_HITS));
        cache.put("misses", statistics().get(Metric.CACHE_MISSES));
        cache.put("evictions", statistics().get(Metric.CACHE_EVICTIONS));
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("sample", report.sample());
        values.put("device", report.device());
        values.put("form", report.form().optionName());
        values.put("path", report.path());
        values.put("rounds", statistics().get(Metric.ROUNDS));
        values.put("seconds", report.seconds());
        values.put("bytesRead", statistics().get(Metric.BYTES_READ));
        values.put("bytesWritten", statistics().get(Metric.BYTES_WRITTEN));
        values.put("requests", statistics().requests());
        values.put("cache", cache);
        report.result().ifPresent(result -> values.put("result", result));
        values.put("verified", report.verified().orElse(null));
        return values;
    }

    private Statistics statistics() {
        return report.statistics();
    }

    private static String describe(final long bytes) {
        return Sizes.describe((double) bytes) + " (" + bytes + " bytes)";
    }

    private static String camelCase(final String constant) {
        final StringBuilder name = new StringBuilder();
        for (final String word : constant.toLowerCase(Locale.ROOT).split("_", -1)) {
            name.append(
                    name.isEmpty() ? word.substring(0, 1) : word.substring(0, 1).toUpperCase(Locale.ROOT));
            name.append(word, 1, word.length());
        }
        return name.toString();
    }
}

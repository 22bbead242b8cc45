package io.github.galefs.bench.report;

import java.util.Map;
import java.util.Optional;

/**
 * A figure of a case, as {@code galefs bench --json} prints it. Texts come from other machines: they may hold
 * anything.
 *
 * @param selected device that the command named; empty when the line does not say.
 * @param command  that printed the figure; empty when the line does not say.
 * @param bench    name of the benchmark.
 * @param caseName name of the case.
 * @param device   label of the device.
 * @param metric   quantity that the figure measures, such as {@code bytes_per_s}.
 * @param unit     of the figures.
 * @param median   of the runs, finite.
 * @param min      smallest of the runs, finite.
 * @param max      largest of the runs, finite.
 * @param runs     number of runs, at least 1.
 */
record Result(
        String selected,
        String command,
        String bench,
        String caseName,
        String device,
        String metric,
        String unit,
        double median,
        double min,
        double max,
        long runs) {
    private static final String RATIO = "ratio";

    /** Reads the known keys of a line's object; empty when a key is missing or has a value of another type. */
    static Optional<Result> of(final Map<String, Object> line) {
        final boolean isComplete = isText(line, "bench", "case", "device", "metric", "unit")
                && isFinite(line, "median", "min", "max")
                && line.get("runs") instanceof final Number runs
                && runs.longValue() >= 1;
        return isComplete
                ? Optional.of(new Result(
                        text(line, "selected"),
                        text(line, "command"),
                        text(line, "bench"),
                        text(line, "case"),
                        text(line, "device"),
                        text(line, "metric"),
                        text(line, "unit"),
                        number(line, "median"),
                        number(line, "min"),
                        number(line, "max"),
                        ((Number) line.get("runs")).longValue()))
                : Optional.empty();
    }

    boolean isRatio() {
        return metric.equals(RATIO);
    }

    private static boolean isText(final Map<String, Object> line, final String... keys) {
        for (final String key : keys) {
            if (!(line.get(key) instanceof String)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFinite(final Map<String, Object> line, final String... keys) {
        for (final String key : keys) {
            if (!(line.get(key) instanceof final Number number) || !Double.isFinite(number.doubleValue())) {
                return false;
            }
        }
        return true;
    }

    private static String text(final Map<String, Object> line, final String key) {
        return line.get(key) instanceof final String text ? text : "";
    }

    private static double number(final Map<String, Object> line, final String key) {
        return ((Number) line.get(key)).doubleValue();
    }
}

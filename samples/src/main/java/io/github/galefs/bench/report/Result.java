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
 * @param median   of the runs, from -1e300 to 1e300.
 * @param min      smallest of the runs, at most the median.
 * @param max      largest of the runs, at least the median.
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

    /** Differences of figures, and percentages of them, are finite. */
    private static final double MAX_FIGURE = 1e300;

    /**
     * Reads the known keys of a line's object; empty when a key is missing or has a value of another type, when a
     * figure is too large, and when the median is not from minimum to maximum.
     */
    static Optional<Result> of(final Map<String, Object> line) {
        final boolean isComplete = isText(line, "bench", "case", "device", "metric", "unit")
                && isFigure(line, "median", "min", "max")
                && number(line, "min") <= number(line, "median")
                && number(line, "median") <= number(line, "max")
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

    private static boolean isFigure(final Map<String, Object> line, final String... keys) {
        for (final String key : keys) {
            // A NaN is not one either.
            if (!(line.get(key) instanceof final Number number) || !(Math.abs(number.doubleValue()) <= MAX_FIGURE)) {
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

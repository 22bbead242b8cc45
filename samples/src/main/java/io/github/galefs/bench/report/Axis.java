package io.github.galefs.bench.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Maps the figures of a panel to positions on its axis.
 *
 * @param title         of the axis.
 * @param unit          of the figures.
 * @param isLogarithmic whether positions are decimal logarithms: the figures differ too much, or are ratios.
 * @param divisor       of the figures.
 * @param begin         position of the bars' begin.
 * @param first         smallest position.
 * @param last          largest position.
 */
record Axis(String title, String unit, boolean isLogarithmic, double divisor, double begin, double first, double last) {
    /** More than this factor between medians, and the smaller bars of a linear axis cannot be seen. */
    private static final double MAX_LINEAR_FACTOR = 30;

    /** Part of the axis at each end, without which Lets-Plot turns labels at the ends, or cuts them off. */
    private static final double MARGIN = 0.04;

    private static final double MAX_FINE_DECADES = 2;
    /** 5 times as much is still a number. */
    private static final int MAX_DECADE = 307;

    private static final int MAX_BREAKS = 6;

    static Axis of(final Panel panel) {
        final double smallest = panel.results().stream()
                .mapToDouble(result -> Math.min(result.min(), result.median()))
                .min()
                .orElseThrow();
        final double largest = panel.results().stream()
                .mapToDouble(result -> Math.max(result.max(), result.median()))
                .max()
                .orElseThrow();
        if (smallest > 0 && panel.isRatio()) {
            return ratio(smallest, largest);
        }
        final Quantity.Scale scale = Quantity.scale(largest, panel.unit());
        return smallest > 0 && isWide(panel)
                ? logarithmic(panel.unit(), smallest, largest)
                : linear(scale, panel.unit(), smallest, largest);
    }

    /** Returns where a figure lies. */
    double position(final double value) {
        return isLogarithmic ? Math.log10(value / divisor) : value / divisor;
    }

    /** Returns positions and labels of a logarithmic axis: decades, and 2 and 5 between if there are few. */
    Map<Double, String> breaks() {
        final Map<Double, String> breaks = new LinkedHashMap<>();
        // A bit less than the margin: positions are rounded.
        final double end = 0.9 * MARGIN * (last - first) / (1 + 2 * MARGIN);
        final boolean isFine = last - first <= MAX_FINE_DECADES;
        final int decades = (int) Math.ceil(last - first);
        final int step = Math.max(1, decades / MAX_BREAKS);
        for (int decade = (int) Math.floor(first); decade <= Math.min(last, MAX_DECADE); decade += step) {
            for (final int digit : isFine ? List.of(1, 2, 5) : List.of(1)) {
                final double position = decade + Math.log10(digit);
                if (position >= first + end && position <= last - end) {
                    breaks.put(position, label(digit, decade));
                }
            }
        }
        return breaks;
    }

    private static Axis ratio(final double smallest, final double largest) {
        final double low = Math.log10(Math.min(1, smallest));
        final double high = Math.log10(Math.max(1, largest));
        // The axis needs a length even if all figures are 1.
        final double margin = Math.max(high - low, 0.5) * MARGIN;
        return new Axis("ratio", "", true, 1, 0, low - margin, high + margin);
    }

    /** Labels have prefixes of their own. */
    private static Axis logarithmic(final String unit, final double smallest, final double largest) {
        final double low = Math.floor(Math.log10(smallest) - MARGIN);
        final double high = Math.log10(largest);
        final String title = Quantity.scale(1, unit).unit() + ", logarithmic";
        final double margin = (high - low) * MARGIN;
        return new Axis(title, unit, true, 1, low, low - margin, high + margin);
    }

    private static Axis linear(
            final Quantity.Scale scale, final String unit, final double smallest, final double largest) {
        final double low = Math.min(0, smallest / scale.divisor());
        final double high = Math.max(0, largest / scale.divisor());
        final double margin = (high > low ? high - low : 1) * MARGIN;
        return new Axis(scale.unit(), unit, false, scale.divisor(), 0, low - margin, high + margin);
    }

    private static boolean isWide(final Panel panel) {
        final List<Double> medians =
                panel.results().stream().map(Result::median).sorted().toList();
        return medians.getFirst() > 0 && medians.getLast() / medians.getFirst() > MAX_LINEAR_FACTOR;
    }

    private String label(final int digit, final int decade) {
        return Quantity.tick(digit * Math.pow(10, decade), unit);
    }
}

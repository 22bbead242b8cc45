package io.github.galefs.bench.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Formats figures for people, with three significant digits and the prefixes of the SI. */
final class Quantity {
    private static final String[] PREFIXES = {"", "k", "M", "G", "T"};
    private static final double STEP = 1000;
    private static final int DIGITS = 3;

    private Quantity() {}

    /** Returns a figure with its unit. */
    static String format(final double value, final String unit) {
        final Scale scale = scale(value, unit);
        return (digits(value / scale.divisor()) + " " + scale.unit()).strip();
    }

    /**
     * Returns the scale that gives the largest figure of an axis few digits.
     *
     * @param largest of the figures.
     * @param unit    that they have.
     */
    static Scale scale(final double largest, final String unit) {
        final int prefix = takesPrefix(unit) ? prefix(Math.abs(largest)) : 0;
        return new Scale(Math.pow(STEP, prefix), prefixed(unit, PREFIXES[prefix]));
    }

    /** Returns a round figure for an axis with this unit, such as {@code 20 k}. */
    static String tick(final double value, final String unit) {
        final int prefix = takesPrefix(unit) ? prefix(Math.abs(value)) : 0;
        final String digits = BigDecimal.valueOf(value / Math.pow(STEP, prefix))
                .round(new MathContext(1))
                .toPlainString();
        return (digits + " " + PREFIXES[prefix]).strip();
    }

    /** Returns three significant digits, or more before the decimal point. */
    static String digits(final double value) {
        final double size = Math.abs(value);
        if (size != 0 && (size < 1e-3 || size >= 1e6)) {
            return String.format(Locale.ROOT, "%.2e", value);
        }
        final BigDecimal rounded = BigDecimal.valueOf(size).round(new MathContext(DIGITS));
        final int digitsBefore = rounded.signum() == 0 ? 1 : rounded.precision() - rounded.scale();
        return BigDecimal.valueOf(value)
                .setScale(Math.max(0, DIGITS - digitsBefore), RoundingMode.HALF_EVEN)
                .toPlainString();
    }

    /** Rates only: a prefix of a time would hide its unit. */
    private static boolean takesPrefix(final String unit) {
        return unit.endsWith("/s");
    }

    private static int prefix(final double size) {
        int prefix = 0;
        // 999.5 would be shown as 1000.
        for (double rest = size; rest >= STEP - 0.5 && prefix < PREFIXES.length - 1; rest /= STEP) {
            prefix++;
        }
        return prefix;
    }

    private static String prefixed(final String unit, final String prefix) {
        return switch (unit) {
            case "1" -> "";
            case "us" -> "µs";
            case "bytes/s" -> prefix.isEmpty() ? unit : prefix + "B/s";
            default -> prefix.isEmpty() ? unit : prefix + " " + unit;
        };
    }

    /**
     * A unit for an axis.
     *
     * @param divisor of the figures.
     * @param unit    of the quotients; empty for a number without one.
     */
    record Scale(double divisor, String unit) {}
}

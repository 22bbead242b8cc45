package io.github.galefs.cli.output;

import java.util.Locale;

/** Formats numbers of bytes for people. */
public final class Sizes {
    private static final String UNITS = "KMGTPE";
    private static final int BITS_PER_UNIT = 10;

    /** Least number that is written without a decimal. */
    private static final int WHOLE = 10;

    private Sizes() {}

    /**
     * Formats a number of bytes in few characters, rounded up, as {@code ls -h} does.
     *
     * @param bytes from 0.
     * @return the number with a unit, such as {@code 1.5K} or {@code 12M}.
     */
    public static String brief(final long bytes) {
        int unit = 0;
        double value = bytes;
        while (unit < UNITS.length() && rounded(value) >= 1 << BITS_PER_UNIT) {
            value /= 1 << BITS_PER_UNIT;
            unit++;
        }
        if (unit == 0) {
            return Long.toString(bytes);
        }
        final double shown = rounded(value);
        final String form = shown < WHOLE ? "%.1f%s" : "%.0f%s";
        return String.format(Locale.ROOT, form, shown, UNITS.charAt(unit - 1));
    }

    private static double rounded(final double value) {
        final double tenths = Math.ceil(value * WHOLE) / WHOLE;
        return tenths < WHOLE ? tenths : Math.ceil(value);
    }

    /**
     * Formats a number of bytes.
     *
     * @param bytes from 0.
     * @return the number with a unit, such as {@code 1.5 MiB}.
     */
    public static String describe(final double bytes) {
        if (bytes < 1 << BITS_PER_UNIT) {
            return String.format(Locale.ROOT, "%.0f B", bytes);
        }
        final int unit = Math.min(Math.getExponent(bytes) / BITS_PER_UNIT, UNITS.length());
        return String.format(Locale.ROOT, "%.1f %siB", bytes / (1L << (unit * BITS_PER_UNIT)), UNITS.charAt(unit - 1));
    }
}

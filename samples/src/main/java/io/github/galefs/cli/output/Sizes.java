package io.github.galefs.cli.output;

import java.util.Locale;

/** Formats numbers of bytes for people. */
public final class Sizes {
    private static final String UNITS = "KMGTPE";
    private static final int BITS_PER_UNIT = 10;

    private Sizes() {}

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

package io.github.galefs.hadoop.client;

import java.math.BigDecimal;
import java.time.Duration;

/** Durations in messages. */
public final class Seconds {
    private static final int MILLIS_DIGITS = 3;

    private Seconds() {}

    /**
     * Returns a duration as text.
     *
     * @param duration of any length.
     * @return seconds with up to three decimals and the unit, such as {@code 0.2 s}.
     */
    public static String text(final Duration duration) {
        return BigDecimal.valueOf(duration.toMillis(), MILLIS_DIGITS)
                        .stripTrailingZeros()
                        .toPlainString()
                + " s";
    }
}

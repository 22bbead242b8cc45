package io.github.galefs.cli.option;

import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts a time in seconds: a decimal number such as {@code 30} or {@code 0.5}. */
public final class SecondsConverter implements ITypeConverter<Duration> {
    private static final BigDecimal MIN = new BigDecimal("0.001");
    private static final BigDecimal MAX = new BigDecimal(1_000_000_000);
    private static final int MILLIS_DIGITS = 3;

    /** Creates a converter; picocli does so. */
    public SecondsConverter() {}

    @Override
    public Duration convert(final String value) {
        try {
            final BigDecimal seconds = new BigDecimal(value);
            if (seconds.compareTo(MIN) >= 0 && seconds.compareTo(MAX) <= 0) {
                return Duration.ofMillis(seconds.movePointRight(MILLIS_DIGITS).longValue());
            }
        } catch (final NumberFormatException e) {
            throw new TypeConversionException(refusal(value));
        }
        throw new TypeConversionException(refusal(value));
    }

    private static String refusal(final String value) {
        return "'" + value + "': must be a number of seconds from " + MIN + " to " + MAX;
    }
}

package io.github.galefs.cli.option;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a number of bytes, such as {@code 64KiB}. */
public final class SizeConverter implements ITypeConverter<Long> {
    private static final Pattern FORM = Pattern.compile("(\\d+)(\\p{Alpha}*)");
    private static final Map<String, Long> UNITS =
            Map.of("", 1L, "B", 1L, "KiB", 1L << 10, "MiB", 1L << 20, "GiB", 1L << 30, "TiB", 1L << 40);

    /** Creates a converter. */
    public SizeConverter() {}

    @Override
    public Long convert(final String value) {
        final Matcher matcher = FORM.matcher(value);
        if (!matcher.matches() || !UNITS.containsKey(matcher.group(2))) {
            throw new TypeConversionException("'" + value
                    + "' is not a size: give bytes, such as 65536, or a unit, such as 64KiB, 1MiB, 2GiB or 1TiB");
        }
        try {
            return Math.multiplyExact(Long.parseLong(matcher.group(1)), UNITS.get(matcher.group(2)));
        } catch (final NumberFormatException | ArithmeticException e) {
            final TypeConversionException tooLarge =
                    new TypeConversionException("'" + value + "' is too large: at most " + Long.MAX_VALUE + " bytes");
            tooLarge.initCause(e);
            throw tooLarge;
        }
    }
}

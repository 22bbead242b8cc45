package io.github.galefs.cli.kernel;

import io.github.galefs.sample.Part;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts a part of a program's input: {@code 2/8} is the second of eight. */
final class PartConverter implements ITypeConverter<Part> {
    private static final Pattern FORM = Pattern.compile("(\\d{1,9})/(\\d{1,9})");

    @Override
    public Part convert(final String value) {
        final Matcher numbers = FORM.matcher(value);
        if (numbers.matches()) {
            final int number = Integer.parseInt(numbers.group(1));
            final int count = Integer.parseInt(numbers.group(2));
            if (number >= 1 && number <= count) {
                return new Part(number, count);
            }
        }
        throw new TypeConversionException("'" + value + "': must be I/N, from 1/N to N/N");
    }
}

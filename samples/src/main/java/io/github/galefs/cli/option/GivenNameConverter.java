package io.github.galefs.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Takes the name of a file or directory as it is, unless it is empty. */
public final class GivenNameConverter implements ITypeConverter<String> {
    /** Creates a converter. */
    public GivenNameConverter() {}

    @Override
    public String convert(final String value) {
        return requireGiven(value);
    }

    /** Rejects an empty name: an unset variable of a script must not mean the working directory. */
    static String requireGiven(final String name) {
        if (name.isEmpty()) {
            throw new TypeConversionException("the name is empty: give a path, such as . for the working directory");
        }
        return name;
    }
}

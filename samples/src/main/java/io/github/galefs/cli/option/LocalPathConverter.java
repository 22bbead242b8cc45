package io.github.galefs.cli.option;

import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;

/** Parses a local path, which must not be empty. */
public final class LocalPathConverter implements ITypeConverter<Path> {
    /** Creates a converter. */
    public LocalPathConverter() {}

    @Override
    public Path convert(final String value) {
        return Path.of(GivenNameConverter.requireGiven(value));
    }
}

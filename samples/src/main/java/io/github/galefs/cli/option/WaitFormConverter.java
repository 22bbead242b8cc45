package io.github.galefs.cli.option;

import io.github.galefs.device.WaitForm;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses the form in which kernels wait for the host. */
public final class WaitFormConverter implements ITypeConverter<WaitForm> {
    /** Creates a converter. */
    public WaitFormConverter() {}

    @Override
    public WaitForm convert(final String value) {
        return WaitForm.ofOption(value)
                .orElseThrow(() -> new TypeConversionException("'" + value + "' is not a form: give live or suspend"));
    }
}

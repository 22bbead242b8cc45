package io.github.galefs.bench;

import io.github.galefs.device.WaitForm;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The forms of waiting to measure.
 *
 * @param form the only one; empty for both.
 */
record BenchForms(Optional<WaitForm> form) {
    private static final String BOTH = "both";

    /** Parses {@code live}, {@code suspend} or {@code both}. */
    static final class Converter implements ITypeConverter<BenchForms> {
        @Override
        public BenchForms convert(final String value) {
            final Optional<WaitForm> form = WaitForm.ofOption(value);
            if (form.isEmpty() && !value.equals(BOTH)) {
                throw new TypeConversionException("'" + value + "' is not a form: give live, suspend or both");
            }
            return new BenchForms(form);
        }
    }
}

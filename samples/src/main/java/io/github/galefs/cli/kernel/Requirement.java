package io.github.galefs.cli.kernel;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.WaitForm;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What {@code --require} asks of the device that was chosen. */
enum Requirement {
    /** Any OpenCL device. */
    OPENCL,
    /** A graphics processor. */
    GPU,
    /** The host's processors, through OpenCL. */
    CPU,
    /** A device whose kernels wait live. */
    LIVE,
    /** A device whose kernels wait suspended. */
    SUSPENDED;

    /** Parses a requirement. */
    static final class Converter implements ITypeConverter<Requirement> {
        @Override
        public Requirement convert(final String value) {
            return Stream.of(values())
                    .filter(requirement -> requirement.optionName().equals(value))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + value + "' cannot be required; there are: "
                            + Stream.of(values()).map(Requirement::optionName).collect(Collectors.joining(", "))));
        }
    }

    String optionName() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean isMetBy(final Device device) {
        return switch (this) {
            case OPENCL -> device.kind() != DeviceKind.JVM;
            case GPU -> device.kind() == DeviceKind.GPU;
            case CPU -> device.kind() == DeviceKind.CPU;
            case LIVE -> device.waitForm() == WaitForm.LIVE;
            case SUSPENDED -> device.waitForm() == WaitForm.SUSPENDED;
        };
    }
}

package io.github.galefs.cli.kernel;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.WaitForm;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What {@code --require} asks of the device that was chosen. */
enum Requirement {
    /** Any OpenCL device. */
    OPENCL(device -> device.kind() != DeviceKind.JVM),
    /** A graphics processor. */
    GPU(device -> device.kind() == DeviceKind.GPU),
    /** The host's processors, through OpenCL. */
    CPU(device -> device.kind() == DeviceKind.CPU),
    /** A device whose kernels wait live. */
    LIVE(device -> device.waitForm() == WaitForm.LIVE),
    /** A device whose kernels wait suspended. */
    SUSPENDED(device -> device.waitForm() == WaitForm.SUSPENDED);

    private final Predicate<Device> condition;

    Requirement(final Predicate<Device> condition) {
        this.condition = condition;
    }

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
        return condition.test(device);
    }
}

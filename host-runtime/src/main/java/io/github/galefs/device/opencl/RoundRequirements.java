package io.github.galefs.device.opencl;

import static org.lwjgl.opencl.CL10.CL_DEVICE_ENDIAN_LITTLE;

import io.github.galefs.device.DeviceRefusedException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a device must have so that kernels can run in rounds there. */
final class RoundRequirements {
    private static final Pattern VERSION = Pattern.compile("OpenCL (\\d+)\\.(\\d+)");

    private RoundRequirements() {}

    /**
     * Checks a device.
     *
     * @throws DeviceRefusedException it lacks something.
     */
    static void check(final OpenClDeviceInfo info) {
        missing(info).ifPresent(reason -> {
            throw new DeviceRefusedException(
                    "device " + info.deviceName() + " (" + info.name() + ") cannot be used: " + reason);
        });
    }

    private static Optional<String> missing(final OpenClDeviceInfo info) {
        if (!hasVersion(info.openClVersion())) {
            return Optional.of("it has " + info.openClVersion() + ", and OpenCL 1.2 is needed; update its driver");
        }
        return OpenClQuery.deviceNumber(info.handle(), CL_DEVICE_ENDIAN_LITTLE) == 0
                ? Optional.of("it is big-endian")
                : Optional.empty();
    }

    private static boolean hasVersion(final String text) {
        final Matcher matcher = VERSION.matcher(text);
        return matcher.lookingAt()
                && (Integer.parseInt(matcher.group(1)) > 1 || Integer.parseInt(matcher.group(2)) >= 2);
    }
}

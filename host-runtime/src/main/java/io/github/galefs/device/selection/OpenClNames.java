package io.github.galefs.device.selection;

import io.github.galefs.device.opencl.OpenClDeviceInfo;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Resolves the names of OpenCL devices. */
final class OpenClNames {
    private OpenClNames() {}

    /** Returns the devices with that number; otherwise those whose name contains it, ignoring case. */
    static List<OpenClDeviceInfo> matches(final String name, final List<OpenClDeviceInfo> infos) {
        final List<OpenClDeviceInfo> numbered = infos.stream()
                .filter(info -> info.deviceName().equals(name)
                        || info.nameWithPlatform().equals(name))
                .toList();
        return numbered.isEmpty()
                ? infos.stream()
                        .filter(info -> !name.isBlank() && contains(info.name(), name))
                        .toList()
                : numbered;
    }

    static String join(final List<OpenClDeviceInfo> infos) {
        return infos.stream()
                .map(info -> info.deviceName() + " (" + info.name() + ")")
                .collect(Collectors.joining(", "));
    }

    private static boolean contains(final String text, final String part) {
        return text.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
    }
}

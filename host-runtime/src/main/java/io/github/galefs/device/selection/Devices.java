package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.jvm.JvmDevice;
import java.util.List;

/** Finds devices by name. */
public final class Devices {
    /** Name that stands for the best device there is. */
    public static final String AUTO = "auto";

    private Devices() {}

    /**
     * Opens a device.
     *
     * @param name {@link #AUTO}, or what {@link #list()} gives.
     * @return the device, to be closed by the caller.
     * @throws UnknownDeviceException when there is none of that name.
     */
    public static Device open(final String name) {
        return switch (name) {
            case AUTO, JvmDevice.NAME -> new JvmDevice();
            default ->
                throw new UnknownDeviceException(
                        "device '" + name + "' is not known; there are: " + AUTO + ", " + String.join(", ", names()));
        };
    }

    /**
     * Devices of this machine, best first.
     *
     * @return a name and a line for people for each.
     */
    public static List<DeviceEntry> list() {
        return List.of(new DeviceEntry(JvmDevice.NAME, JvmDevice.describe()));
    }

    private static List<String> names() {
        return list().stream().map(DeviceEntry::name).toList();
    }
}

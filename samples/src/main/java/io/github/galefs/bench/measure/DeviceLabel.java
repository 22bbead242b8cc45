package io.github.galefs.bench.measure;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceKind;

/** Names of devices in results: a device that supports both forms has two, such as {@code opencl:0/live}. */
public final class DeviceLabel {
    private static final char SEPARATOR = '/';

    private DeviceLabel() {}

    /**
     * Returns the label of a device.
     *
     * @param device the device.
     * @return its name and form; its name alone if it supports one form only by its nature.
     */
    public static String of(final Device device) {
        return device.kind() == DeviceKind.JVM
                ? device.name()
                : of(device.name(), device.waitForm().optionName());
    }

    /**
     * Returns the label of a device.
     *
     * @param name of the device.
     * @param form name of the form.
     * @return both.
     */
    public static String of(final String name, final String form) {
        return name + SEPARATOR + form;
    }

    /**
     * Returns the name of the device in a label.
     *
     * @param label as of {@link #of(Device)}.
     * @return the name, without the form.
     */
    public static String deviceName(final String label) {
        final int separator = label.lastIndexOf(SEPARATOR);
        return separator < 0 ? label : label.substring(0, separator);
    }

    /**
     * Returns the form in a label.
     *
     * @param label as of {@link #of(Device)}.
     * @return the name of the form; empty if the label has none.
     */
    public static String form(final String label) {
        final int separator = label.lastIndexOf(SEPARATOR);
        return separator < 0 ? "" : label.substring(separator + 1);
    }
}

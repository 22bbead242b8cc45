package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.device.opencl.OpenClDevice;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDeviceType;
import io.github.galefs.device.opencl.OpenClDevices;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds devices by name. */
public final class Devices {
    /** Name that stands for the best device there is. */
    public static final String AUTO = "auto";

    /** Name that stands for the first OpenCL device that can be used. */
    public static final String OPENCL = "opencl";

    private Devices() {}

    /**
     * Opens a device.
     *
     * @param name {@link #AUTO}, {@link #OPENCL}, {@code opencl:N} for an OpenCL device by its number over all
     *             platforms, {@code opencl:P:N} by the numbers of its platform and in there, part of an OpenCL device's
     *             name, or {@code jvm}.
     * @return the device, to be closed by the caller.
     * @throws UnknownDeviceException when there is none of that name, or more than one.
     * @throws DeviceRefusedException when it is there and cannot be used.
     */
    public static Device open(final String name) {
        return select(name).device();
    }

    /**
     * Opens a device and tells why this one; see {@link #open}.
     *
     * @param name as there.
     * @return the device, to be closed by the caller, and the reason.
     * @throws UnknownDeviceException when there is none of that name, or more than one.
     * @throws DeviceRefusedException when it is there and cannot be used.
     */
    public static Selection select(final String name) {
        return switch (name) {
            case AUTO -> best();
            case JvmDevice.NAME -> new Selection(new JvmDevice(), "device jvm, as asked for");
            case OPENCL -> firstOpenCl();
            default -> named(name);
        };
    }

    /**
     * Devices of this machine, best first. None is tried: one may turn out not to be usable when it is opened.
     *
     * @return a name and a line for people for each.
     */
    public static List<DeviceEntry> list() {
        return Stream.concat(
                        candidates(OpenClDevices.list()).stream()
                                .map(info -> new DeviceEntry(info.deviceName(), info.description())),
                        Stream.of(new DeviceEntry(JvmDevice.NAME, JvmDevice.describe())))
                .toList();
    }

    private static Selection best() {
        final List<String> refusals = new ArrayList<>();
        final List<OpenClDeviceInfo> candidates = candidates(OpenClDevices.list());
        final Optional<OpenClDevice> device = firstUsable(candidates, refusals);
        if (device.isPresent()) {
            return new Selection(
                    device.get(),
                    "device " + device.get().name() + " (" + device.get().description() + "), the best of this machine"
                            + because(refusals));
        }
        final String openCl = candidates.isEmpty() ? ": there is no OpenCL device" : because(refusals);
        return new Selection(new JvmDevice(), "device jvm, the only one of this machine that can be used" + openCl);
    }

    private static Selection firstOpenCl() {
        final List<String> refusals = new ArrayList<>();
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        final OpenClDevice device = firstUsable(infos, refusals)
                .orElseThrow(() -> new UnknownDeviceException(
                        infos.isEmpty()
                                ? "there is no OpenCL device: no OpenCL library or no driver for it is installed (on"
                                        + " Debian, pocl-opencl-icd has one for every processor); " + known(infos)
                                : "none of the OpenCL devices can be used" + because(refusals) + "; " + known(infos)));
        return new Selection(device, "device " + device.name() + ", the first OpenCL device" + because(refusals));
    }

    private static Selection named(final String name) {
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        final List<OpenClDeviceInfo> matches = OpenClNames.matches(name, infos);
        if (matches.isEmpty()) {
            throw new UnknownDeviceException("device '" + name + "' is not known; " + known(infos));
        }
        if (matches.size() > 1) {
            throw new UnknownDeviceException("device '" + name + "' may be any of: " + OpenClNames.join(matches));
        }
        final OpenClDevice device = OpenClDevice.open(matches.getFirst(), CacheFolder.ofUser());
        return new Selection(
                device, "device " + device.name() + " (" + matches.getFirst().name() + "), as asked for");
    }

    private static Optional<OpenClDevice> firstUsable(final List<OpenClDeviceInfo> infos, final List<String> refusals) {
        for (final OpenClDeviceInfo info : infos) {
            try {
                return Optional.of(OpenClDevice.open(info, CacheFolder.ofUser()));
            } catch (final DeviceRefusedException e) {
                refusals.add(e.getMessage());
            }
        }
        return Optional.empty();
    }

    /** GPUs first, then processors, then the rest; each kind in OpenCL's own order. */
    private static List<OpenClDeviceInfo> candidates(final List<OpenClDeviceInfo> infos) {
        return Stream.of(OpenClDeviceType.values())
                .flatMap(type -> infos.stream().filter(info -> info.type() == type))
                .toList();
    }

    private static String because(final List<String> refusals) {
        return refusals.stream().map(refusal -> "; " + refusal).collect(Collectors.joining());
    }

    private static String known(final List<OpenClDeviceInfo> infos) {
        final String openCl = infos.isEmpty() ? "" : ", " + OPENCL + ", " + OpenClNames.join(infos);
        return "there are: " + AUTO + openCl + ", " + JvmDevice.NAME;
    }
}

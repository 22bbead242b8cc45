package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDeviceType;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.opencl.OpenClLiveDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists the devices of this machine and opens them by name. */
public final class Devices {
    /** Name of the best usable device. */
    public static final String AUTO = "auto";

    /** Name of the first usable OpenCL device. */
    public static final String OPENCL = "opencl";

    private Devices() {}

    /**
     * Opens a device.
     *
     * @param name {@link #AUTO}, {@link #OPENCL}, {@code opencl:N} for an OpenCL device by its number over all
     *             platforms, {@code opencl:P:N} by the numbers of its platform and within that, part of an OpenCL
     *             device's name, or {@code jvm}.
     * @return the device, to be closed by the caller.
     * @throws UnknownDeviceException no device matches the name, or several do.
     * @throws DeviceRefusedException the device cannot be used.
     */
    public static Device open(final String name) {
        return select(name).device();
    }

    /**
     * Opens a device and returns it with the reason of the selection.
     *
     * @param name as for {@link #open}.
     * @return the device, to be closed by the caller, and the reason.
     * @throws UnknownDeviceException no device matches the name, or several do.
     * @throws DeviceRefusedException the device cannot be used.
     */
    public static Selection select(final String name) {
        return switch (name) {
            case AUTO -> best();
            case JvmDevice.NAME -> new Selection(new JvmDevice(), "device jvm, as requested");
            case OPENCL -> firstOpenCl();
            default -> named(name);
        };
    }

    /**
     * Lists the devices of this machine, best first. Does not probe them: opening a device may still fail.
     *
     * @return name and description of each.
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
        final Optional<OpenClLiveDevice> device = firstUsable(candidates, refusals);
        if (device.isPresent()) {
            return new Selection(
                    device.get(),
                    "device " + device.get().name() + " (" + device.get().description() + "), the best on this machine"
                            + join(refusals));
        }
        final String openCl = candidates.isEmpty() ? ": no OpenCL device found" : join(refusals);
        return new Selection(new JvmDevice(), "device jvm, the only usable device on this machine" + openCl);
    }

    private static Selection firstOpenCl() {
        final List<String> refusals = new ArrayList<>();
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        final OpenClLiveDevice device = firstUsable(infos, refusals)
                .orElseThrow(() -> new UnknownDeviceException(
                        infos.isEmpty()
                                ? "no OpenCL device found: install an OpenCL library and a driver (on Debian,"
                                        + " pocl-opencl-icd supports every processor); " + available(infos)
                                : "no OpenCL device is usable" + join(refusals) + "; " + available(infos)));
        return new Selection(device, "device " + device.name() + ", the first OpenCL device" + join(refusals));
    }

    private static Selection named(final String name) {
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        final List<OpenClDeviceInfo> matches = OpenClNames.matches(name, infos);
        if (matches.isEmpty()) {
            throw new UnknownDeviceException("no device '" + name + "'; " + available(infos));
        }
        if (matches.size() > 1) {
            throw new UnknownDeviceException(
                    "device name '" + name + "' is ambiguous: it matches " + OpenClNames.join(matches));
        }
        final OpenClLiveDevice device = OpenClLiveDevice.open(matches.getFirst(), CacheFolder.ofUser());
        return new Selection(
                device, "device " + device.name() + " (" + matches.getFirst().name() + "), as requested");
    }

    private static Optional<OpenClLiveDevice> firstUsable(
            final List<OpenClDeviceInfo> infos, final List<String> refusals) {
        for (final OpenClDeviceInfo info : infos) {
            try {
                return Optional.of(OpenClLiveDevice.open(info, CacheFolder.ofUser()));
            } catch (final DeviceRefusedException e) {
                refusals.add(e.getMessage());
            }
        }
        return Optional.empty();
    }

    /** Returns GPUs first, then CPUs, then other devices; each type in OpenCL's order. */
    private static List<OpenClDeviceInfo> candidates(final List<OpenClDeviceInfo> infos) {
        return Stream.of(OpenClDeviceType.values())
                .flatMap(type -> infos.stream().filter(info -> info.type() == type))
                .toList();
    }

    private static String join(final List<String> refusals) {
        return refusals.stream().map(refusal -> "; " + refusal).collect(Collectors.joining());
    }

    private static String available(final List<OpenClDeviceInfo> infos) {
        final String openCl = infos.isEmpty() ? "" : ", " + OPENCL + ", " + OpenClNames.join(infos);
        return "available: " + AUTO + openCl + ", " + JvmDevice.NAME;
    }
}

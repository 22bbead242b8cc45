package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.FormSupport;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.jvm.JvmDevice;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Lists the devices of this machine and opens them by name. */
public final class Devices {
    /** Name of the best usable device: a GPU of NVIDIA by CUDA, or else an OpenCL device, or else the JVM. */
    public static final String AUTO = "auto";

    /** Name of the best usable GPU of NVIDIA by CUDA. */
    public static final String CUDA = "cuda";

    /** Name of the best usable OpenCL device. */
    public static final String OPENCL = "opencl";

    private Devices() {}

    /**
     * Opens a device in its default form.
     *
     * @param name {@link #AUTO}, {@link #CUDA}, {@code cuda:N} for a GPU by its number in CUDA, {@link #OPENCL},
     *             {@code opencl:N} for an OpenCL device by its number over all platforms, 0 for the best,
     *             {@code opencl:P:N} by the numbers of its platform and within that, part of a device's own name, or
     *             {@code jvm}.
     * @return the device, to be closed by the caller.
     * @throws UnknownDeviceException no device matches the name, or several do.
     * @throws DeviceRefusedException the device cannot be used.
     */
    public static Device open(final String name) {
        return select(name, Optional.empty()).device();
    }

    /**
     * Opens a device in a form.
     *
     * @param name as for {@link #open(String)}; {@link #AUTO}, {@link #CUDA} and {@link #OPENCL} are the best device
     *             that supports the form.
     * @param form in which kernels wait for the host.
     * @return the device, to be closed by the caller.
     * @throws UnknownDeviceException no device matches the name, or several do.
     * @throws DeviceRefusedException the device cannot be used in this form.
     */
    public static Device open(final String name, final WaitForm form) {
        return select(name, Optional.of(form)).device();
    }

    /**
     * Opens a device and returns it with the reason of the selection.
     *
     * @param name as for {@link #open(String)}.
     * @param form in which kernels wait for the host; empty for the default of the device.
     * @return the device, to be closed by the caller, and the reason.
     * @throws UnknownDeviceException no device matches the name, or several do.
     * @throws DeviceRefusedException the device cannot be used, or not in this form.
     */
    public static Selection select(final String name, final Optional<WaitForm> form) {
        final Candidates candidates =
                name.equals(JvmDevice.NAME) ? new Candidates(List.of(), List.of()) : Candidates.ofThisMachine();
        final DeviceChoice choice = new DeviceChoice(candidates, form);
        return switch (name) {
            case AUTO -> choice.best();
            case JvmDevice.NAME -> choice.jvm();
            case CUDA -> choice.bestCuda();
            case OPENCL -> choice.bestOpenCl();
            default -> choice.named(name);
        };
    }

    /**
     * Lists the devices of this machine, best first. Does not open them: whether a device shares memory as it reports,
     * and whether its driver works, is not known before.
     *
     * @return the devices, usable or not, and what is missing.
     */
    public static DeviceSurvey survey() {
        final Candidates candidates = Candidates.ofThisMachine();
        return new DeviceSurvey(
                Stream.concat(candidates.all().stream().map(DeviceCandidate::entry), Stream.of(DeviceEntry.jvm()))
                        .toList(),
                candidates.findings());
    }

    /**
     * Lists the devices as {@link #survey()} does, and opens each in each form that it supports, for a moment. Takes up
     * to some seconds for a device that does not share memory although it reports so.
     *
     * @return the devices, usable or not, and what is missing.
     */
    public static DeviceSurvey probe() {
        final DeviceSurvey survey = survey();
        return new DeviceSurvey(
                survey.devices().stream()
                        .map(entry -> entry.withForms(entry.forms().stream()
                                .map(support -> probe(entry, support))
                                .toList()))
                        .toList(),
                survey.findings());
    }

    private static FormSupport probe(final DeviceEntry entry, final FormSupport support) {
        if (!support.isPossible()) {
            return support;
        }
        try {
            open(entry.name(), support.form()).close();
            return support;
        } catch (final DeviceRefusedException e) {
            return FormSupport.impossible(support.form(), new Obstacle(e.getMessage(), ""));
        }
    }
}

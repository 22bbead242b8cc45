package io.github.galefs.device.selection;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClFinding;
import io.github.galefs.device.opencl.OpenClSurvey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Chooses a device by its name, and the form in which its kernels wait. */
final class DeviceChoice {
    private final OpenClSurvey survey;
    private final Optional<WaitForm> wanted;
    private final FormChoice forms;

    DeviceChoice(final OpenClSurvey survey, final Optional<WaitForm> wanted, final DeviceOpener opener) {
        this.survey = survey;
        this.wanted = wanted;
        this.forms = new FormChoice(wanted, opener);
    }

    /** Opens the best device of the machine. */
    Selection best() {
        final List<String> refusals = new ArrayList<>();
        return firstUsable("the best on this machine", refusals).orElseGet(() -> {
            final String openCl = survey.devices().isEmpty() ? "; no OpenCL device found" : join(refusals);
            if (wanted.equals(Optional.of(WaitForm.SUSPENDED))) {
                throw new DeviceRefusedException(
                        "no device on this machine can run kernels suspended" + openCl + "; " + jvmRefusal());
            }
            return new Selection(new JvmDevice(), "device jvm, the only usable device on this machine" + openCl);
        });
    }

    /** Opens the best OpenCL device. */
    Selection bestOpenCl() {
        final List<String> refusals = new ArrayList<>();
        return firstUsable("the best OpenCL device", refusals)
                .orElseThrow(() -> new UnknownDeviceException(
                        survey.devices().isEmpty()
                                ? "no OpenCL device found: " + findings() + "; " + available()
                                : "no OpenCL device is usable" + join(refusals) + "; " + available()));
    }

    /** Opens an OpenCL device by its number or a part of its name. */
    Selection named(final String name) {
        final List<OpenClDeviceInfo> matches = OpenClNames.matches(name, survey.devices());
        if (matches.isEmpty()) {
            throw new UnknownDeviceException("no device '" + name + "'; " + available());
        }
        if (matches.size() > 1) {
            throw new UnknownDeviceException(
                    "device name '" + name + "' is ambiguous: it matches " + OpenClNames.join(matches));
        }
        final OpenClDeviceInfo info = matches.getFirst();
        final FormChoice.Opened opened = forms.open(info);
        return new Selection(
                opened.device(),
                "device " + info.deviceName() + " (" + info.name() + "), as requested; " + opened.reason());
    }

    /** Opens the JVM device. */
    Selection jvm() {
        if (wanted.equals(Optional.of(WaitForm.SUSPENDED))) {
            throw new DeviceRefusedException(jvmRefusal());
        }
        return new Selection(new JvmDevice(), "device jvm, as requested");
    }

    private Optional<Selection> firstUsable(final String reason, final List<String> refusals) {
        for (final OpenClDeviceInfo info : survey.devices()) {
            try {
                final FormChoice.Opened opened = forms.open(info);
                return Optional.of(new Selection(
                        opened.device(),
                        "device " + info.deviceName() + " (" + info.description() + "), " + reason + "; "
                                + opened.reason() + join(refusals)));
            } catch (final DeviceRefusedException e) {
                refusals.add(e.getMessage());
            }
        }
        return Optional.empty();
    }

    private String findings() {
        return survey.findings().stream()
                .map(OpenClFinding::obstacle)
                .map(obstacle -> obstacle.description())
                .collect(Collectors.joining("; "));
    }

    private String available() {
        final List<OpenClDeviceInfo> infos = survey.devices();
        final String openCl = infos.isEmpty() ? "" : ", " + Devices.OPENCL + ", " + OpenClNames.join(infos);
        return "available: " + Devices.AUTO + openCl + ", " + JvmDevice.NAME;
    }

    private static String jvmRefusal() {
        return "device " + JvmDevice.NAME + " cannot run kernels " + WaitForm.SUSPENDED.optionName() + ": "
                + DeviceEntry.JVM_SUSPENDED.description();
    }

    private static String join(final List<String> refusals) {
        return refusals.stream().map(refusal -> "; " + refusal).collect(Collectors.joining());
    }
}

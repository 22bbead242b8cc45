package io.github.galefs.device.selection;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.device.opencl.OpenClFinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Chooses a device by its name, and the form in which its kernels wait. */
final class DeviceChoice {
    private final Candidates candidates;
    private final Optional<WaitForm> wanted;
    private final FormChoice forms;

    DeviceChoice(final Candidates candidates, final Optional<WaitForm> wanted) {
        this.candidates = candidates;
        this.wanted = wanted;
        this.forms = new FormChoice(wanted);
    }

    /** Opens the best device of the machine. */
    Selection best() {
        final List<String> refusals = new ArrayList<>();
        return firstUsable(candidates.all(), "the best on this machine", refusals)
                .orElseGet(() -> {
                    final String openCl = candidates.all().isEmpty() ? "; no OpenCL device found" : join(refusals);
                    if (wanted.equals(Optional.of(WaitForm.SUSPENDED))) {
                        throw new DeviceRefusedException(
                                "no device on this machine can run kernels suspended" + openCl + "; " + jvmRefusal());
                    }
                    return new Selection(
                            new JvmDevice(), "device jvm, the only usable device on this machine" + openCl);
                });
    }

    /** Opens the best OpenCL device. */
    Selection bestOpenCl() {
        final List<DeviceCandidate> openCl = candidates.of(OpenClCandidate.class);
        final List<String> refusals = new ArrayList<>();
        return firstUsable(openCl, "the best OpenCL device", refusals)
                .orElseThrow(() -> new UnknownDeviceException(
                        openCl.isEmpty()
                                ? "no OpenCL device found: " + findings() + "; " + available()
                                : "no OpenCL device is usable" + join(refusals) + "; " + available()));
    }

    /** Opens the best CUDA device. */
    Selection bestCuda() {
        final List<DeviceCandidate> cuda = candidates.of(CudaCandidate.class);
        final List<String> refusals = new ArrayList<>();
        return firstUsable(cuda, "the best CUDA device", refusals)
                .orElseThrow(() -> new UnknownDeviceException("no CUDA device "
                        + (cuda.isEmpty() ? "found" : "is usable" + join(refusals)) + "; " + available()));
    }

    /** Opens a device by its name or a part of its own name. */
    Selection named(final String name) {
        final List<DeviceCandidate> matches = CandidateNames.matches(name, candidates.all());
        if (matches.isEmpty()) {
            throw new UnknownDeviceException("no device '" + name + "'; " + available());
        }
        if (matches.size() > 1) {
            throw new UnknownDeviceException(
                    "device name '" + name + "' is ambiguous: it matches " + CandidateNames.join(matches));
        }
        final DeviceCandidate candidate = matches.getFirst();
        final FormChoice.Opened opened = forms.open(candidate);
        return new Selection(opened.device(), candidate.info().fullName() + ", as requested; " + opened.reason());
    }

    /** Opens the JVM device. */
    Selection jvm() {
        if (wanted.equals(Optional.of(WaitForm.SUSPENDED))) {
            throw new DeviceRefusedException(jvmRefusal());
        }
        return new Selection(new JvmDevice(), "device jvm, as requested");
    }

    private Optional<Selection> firstUsable(
            final List<DeviceCandidate> devices, final String reason, final List<String> refusals) {
        for (final DeviceCandidate candidate : devices) {
            try {
                final FormChoice.Opened opened = forms.open(candidate);
                return Optional.of(new Selection(
                        opened.device(),
                        "device " + candidate.info().deviceName() + " ("
                                + candidate.info().description() + "), " + reason + "; " + opened.reason()
                                + join(refusals)));
            } catch (final DeviceRefusedException e) {
                refusals.add(e.getMessage());
            }
        }
        return Optional.empty();
    }

    private String findings() {
        return candidates.findings().stream()
                .map(OpenClFinding::obstacle)
                .map(obstacle -> obstacle.description())
                .collect(Collectors.joining("; "));
    }

    private String available() {
        final List<String> names = new ArrayList<>(List.of(Devices.AUTO));
        addNames(names, Devices.CUDA, candidates.of(CudaCandidate.class));
        addNames(names, Devices.OPENCL, candidates.of(OpenClCandidate.class));
        names.add(JvmDevice.NAME);
        return "available: " + String.join(", ", names);
    }

    private static void addNames(final List<String> names, final String best, final List<DeviceCandidate> devices) {
        if (!devices.isEmpty()) {
            names.add(best);
            names.add(CandidateNames.join(devices));
        }
    }

    private static String jvmRefusal() {
        return "device " + JvmDevice.NAME + " cannot run kernels " + WaitForm.SUSPENDED.optionName() + ": "
                + DeviceEntry.JVM_SUSPENDED.description();
    }

    private static String join(final List<String> refusals) {
        return refusals.stream().map(refusal -> "; " + refusal).collect(Collectors.joining());
    }
}

package io.github.galefs.device.selection;

import io.github.galefs.device.cuda.CudaDeviceInfo;
import io.github.galefs.device.cuda.CudaDevices;
import io.github.galefs.device.cuda.CudaDriver;
import io.github.galefs.device.cuda.CudaSurvey;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.opencl.OpenClFinding;
import io.github.galefs.device.opencl.OpenClSurvey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Devices that the drivers of a machine list.
 *
 * @param all      devices, best first.
 * @param findings what OpenCL lacks here; empty if nothing is known to be missing.
 */
record Candidates(List<DeviceCandidate> all, List<OpenClFinding> findings) {
    Candidates {
        all = List.copyOf(all);
        findings = List.copyOf(findings);
    }

    /** Lists the devices of this machine: usable GPUs of CUDA, all devices of OpenCL, and the other GPUs of CUDA. */
    static Candidates ofThisMachine() {
        final OpenClSurvey openCl = OpenClDevices.survey();
        final List<DeviceCandidate> all = new ArrayList<>();
        final CudaSurvey survey = CudaDevices.survey(openCl.devices());
        final Map<Boolean, List<CudaDeviceInfo>> cuda = survey.devices().stream()
                .collect(Collectors.partitioningBy(
                        info -> CudaDriver.obstacle(info).isEmpty()));
        cuda.get(true).stream().map(CudaCandidate::new).forEach(all::add);
        openCl.devices().stream()
                .map(info -> new OpenClCandidate(info, DeviceOpener::openOnThisMachine))
                .forEach(all::add);
        cuda.get(false).stream().map(CudaCandidate::new).forEach(all::add);
        final List<OpenClFinding> findings = new ArrayList<>(openCl.findings());
        survey.obstacle().ifPresent(obstacle -> findings.add(new OpenClFinding("CUDA", obstacle)));
        return new Candidates(all, findings);
    }

    /** Returns the candidates of one driver. */
    List<DeviceCandidate> of(final Class<? extends DeviceCandidate> driver) {
        return all.stream().filter(driver::isInstance).toList();
    }
}

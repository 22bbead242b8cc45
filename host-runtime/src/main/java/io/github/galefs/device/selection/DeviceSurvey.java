package io.github.galefs.device.selection;

import io.github.galefs.device.opencl.OpenClFinding;
import java.util.List;

/**
 * What this machine has to run kernels on.
 *
 * @param devices  all devices that were seen, usable or not, best first.
 * @param findings what OpenCL lacks here; empty if nothing is known to be missing.
 */
public record DeviceSurvey(List<DeviceEntry> devices, List<OpenClFinding> findings) {
    /** Copies both lists. */
    public DeviceSurvey {
        devices = List.copyOf(devices);
        findings = List.copyOf(findings);
    }
}

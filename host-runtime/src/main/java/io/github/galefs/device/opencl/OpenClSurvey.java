package io.github.galefs.device.opencl;

import java.util.List;

/**
 * This machine's OpenCL.
 *
 * @param devices  all devices of all platforms, usable or not, best first.
 * @param findings what is missing; empty if nothing is known to be.
 */
public record OpenClSurvey(List<OpenClDeviceInfo> devices, List<OpenClFinding> findings) {
    /** Copies both lists. */
    public OpenClSurvey {
        devices = List.copyOf(devices);
        findings = List.copyOf(findings);
    }
}

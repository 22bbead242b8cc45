package io.github.galefs.device.opencl;

import io.github.galefs.device.Obstacle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * GPUs that Linux's drivers show beside OpenCL. In a container, the device files of a GPU are often there without the
 * vendor's OpenCL driver.
 */
final class VendorHardware {
    private static final Vendor NVIDIA = new Vendor(
            "NVIDIA",
            Path.of("/dev/nvidiactl"),
            "install the driver's OpenCL part; where libnvidia-opencl.so.1 is installed, as in NVIDIA's containers, put"
                    + " that name into the file /etc/OpenCL/vendors/nvidia.icd");
    private static final Vendor AMD = new Vendor(
            "AMD",
            Path.of("/dev/kfd"),
            "install rocm-opencl-icd, and check that this user may open /dev/kfd (groups render and video)");

    private VendorHardware() {}

    /**
     * A vendor of GPUs.
     *
     * @param name   part of the name of its OpenCL platform.
     * @param file   exists where its kernel driver is loaded.
     * @param remedy what gives it an OpenCL platform.
     */
    record Vendor(String name, Path file, String remedy) {}

    /** Returns the vendors whose driver is loaded and which have no OpenCL platform. */
    static List<OpenClFinding> missing(final List<String> platformNames) {
        return missing(List.of(NVIDIA, AMD), platformNames);
    }

    static List<OpenClFinding> missing(final List<Vendor> vendors, final List<String> platformNames) {
        final List<OpenClFinding> findings = new ArrayList<>();
        for (final Vendor vendor : vendors) {
            final boolean found = platformNames.stream().anyMatch(name -> name.contains(vendor.name()));
            if (!found && Files.exists(vendor.file())) {
                findings.add(new OpenClFinding(
                        vendor.name(),
                        new Obstacle(
                                "the kernel driver is loaded (" + vendor.file() + "), and OpenCL has no platform of "
                                        + vendor.name(),
                                vendor.remedy())));
            }
        }
        return findings;
    }
}

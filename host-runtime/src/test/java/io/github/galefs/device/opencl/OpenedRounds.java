package io.github.galefs.device.opencl;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.cuda.CudaDevices;
import io.github.galefs.device.cuda.CudaDriver;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.device.selection.Devices;
import java.nio.file.Path;

/** Opens the devices that {@link io.github.galefs.device.OnEachRoundDevice} names, by their drivers. */
final class OpenedRounds {
    private OpenedRounds() {}

    /** Opens a device, or skips the test if no OpenCL device exists. */
    static GpuRoundDevice open(final String name, final Path cache) {
        return name.equals(Devices.CUDA)
                ? CudaDriver.openRounds(
                        CudaDevices.survey(OpenClDevices.list()).devices().getFirst(), new CacheFolder(cache))
                : OpenClDriver.openRounds(AssumedDevice.openCl(), new CacheFolder(cache));
    }

    /** Returns whether a copy reaches a kernel that is running: OpenCL promises that to no GPU. */
    static boolean doRunningKernelsSeeCopies(final String name, final GpuRoundDevice device) {
        return name.equals(Devices.CUDA) || device.kind() == DeviceKind.CPU;
    }
}

package io.github.galefs.device.opencl;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.cuda.CudaDevices;
import io.github.galefs.device.cuda.CudaDriver;
import io.github.galefs.device.gpu.GpuLiveDevice;
import io.github.galefs.device.selection.Devices;
import java.nio.file.Path;

/** Opens the devices of the drivers that {@link io.github.galefs.device.OnEachDriver} names. */
final class OpenedLive {
    private OpenedLive() {}

    /** Opens a device, or skips the test if the driver is OpenCL's and its device shares no memory with the host. */
    static GpuLiveDevice open(final String driver, final Path cache) {
        return driver.equals(Devices.CUDA)
                ? CudaDriver.openLive(
                        CudaDevices.survey(OpenClDevices.list()).devices().getFirst(), new CacheFolder(cache))
                : OpenClDriver.openLive(AssumedDevice.liveOpenCl(), new CacheFolder(cache));
    }
}

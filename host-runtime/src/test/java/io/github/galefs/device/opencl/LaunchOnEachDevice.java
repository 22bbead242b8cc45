package io.github.galefs.device.opencl;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.kernel.Kernel;
import java.nio.file.Path;
import java.util.List;

/**
 * Builds and launches a kernel on each OpenCL device, first on the last, and prints a line for each: platform, and what
 * the kernel has stored. Arguments: an empty cache folder.
 */
final class LaunchOnEachDevice {
    private LaunchOnEachDevice() {}

    public static void main(final String[] arguments) throws InterruptedException {
        final CacheFolder cache = new CacheFolder(Path.of(arguments[0]));
        for (final OpenClDeviceInfo info : OpenClDevices.list().reversed()) {
            System.out.println(info.deviceName() + " " + info.platformName() + ": " + launch(info, cache));
        }
    }

    private static int launch(final OpenClDeviceInfo info, final CacheFolder cache) throws InterruptedException {
        final int[] a = new int[1];
        final Kernel.Of2<int[], int[]> kernel = HandWrittenKernels::twice;
        try (GpuRoundDevice device = OpenClDriver.openRounds(info, cache);
                DeviceRegion region = device.allocateRegion(1024, 1024);
                KernelRounds rounds =
                        device.prepare(new KernelCall(kernel, List.of(a, a)), region, new Grid(1, 1), 1)) {
            rounds.run(1);
            rounds.copyOut();
            return a[0];
        }
    }
}

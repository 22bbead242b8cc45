package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.GpuLiveDevice;
import io.github.galefs.kernel.Kernel;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Launches a kernel when no direct memory is left, of which each thread that calls OpenCL needs some, and prints the
 * failure with its cause, or the kernel's results. Needs a small -XX:MaxDirectMemorySize. Arguments: cache folder.
 */
final class LaunchWithoutDirectMemory {
    private static final int CHUNK = 4096;

    private LaunchWithoutDirectMemory() {}

    public static void main(final String[] arguments) throws InterruptedException {
        final OpenClDeviceInfo info = OpenClDevices.list().getFirst();
        try (GpuLiveDevice device = OpenClDriver.openLive(info, new CacheFolder(Path.of(arguments[0])));
                SharedMemory memory = device.allocateShared(1000)) {
            launch(device, memory);
            final List<ByteBuffer> chunks = new ArrayList<>();
            exhaust(chunks);
            try {
                System.out.print("returned " + launch(device, memory));
            } catch (final KernelFailedException e) {
                System.out.print(e.getMessage() + "; " + e.getCause().getClass().getName());
            }
            chunks.clear();
        }
    }

    private static int launch(final GpuLiveDevice device, final SharedMemory memory) throws InterruptedException {
        final int[] a = new int[1];
        final Kernel.Of2<int[], int[]> kernel = HandWrittenKernels::twice;
        device.launch(new KernelCall(kernel, List.of(a, new int[1])), memory, new Grid(1, 1), () -> {});
        return a[0];
    }

    private static void exhaust(final List<ByteBuffer> chunks) {
        try {
            while (true) {
                chunks.add(ByteBuffer.allocateDirect(CHUNK));
            }
        } catch (final OutOfMemoryError e) {
            // What was wanted.
        }
    }
}

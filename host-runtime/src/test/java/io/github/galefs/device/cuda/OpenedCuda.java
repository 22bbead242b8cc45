package io.github.galefs.device.cuda;

import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.GpuContext;
import io.github.galefs.device.opencl.BinaryBuilder;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.opencl.ProgramLoader;

/**
 * CUDA's first GPU, open, for tests of kernels without files.
 *
 * @param context  of the device, to be closed by the caller.
 * @param loader   of its programs.
 * @param compiler of its programs.
 */
public record OpenedCuda(GpuContext context, ProgramLoader loader, OpenClDeviceInfo compiler) {
    /** Opens the device. */
    public static OpenedCuda open() {
        final CudaDeviceInfo info =
                CudaDevices.survey(OpenClDevices.list()).devices().getFirst();
        final OpenClDeviceInfo compiler = info.compiler().orElseThrow();
        final CudaContext context = new CudaContext(info);
        return new OpenedCuda(
                context, new CudaLoader(context, BinaryBuilder.of(compiler, CacheFolder.ofUser())), compiler);
    }
}

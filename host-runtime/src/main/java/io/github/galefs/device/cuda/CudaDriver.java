package io.github.galefs.device.cuda;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.GpuLiveDevice;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.device.gpu.LiveTraits;
import io.github.galefs.device.opencl.BinaryBuilder;
import io.github.galefs.device.opencl.KernelPrograms;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClSupport;
import io.github.galefs.device.opencl.ProbeResult;
import io.github.galefs.device.opencl.SharingProbe;
import java.util.Optional;
import org.agrona.CloseHelper;

/** Opens devices of CUDA. */
public final class CudaDriver {
    private static final Obstacle NO_COMPILER = new Obstacle(
            "NVIDIA's OpenCL driver does not have this GPU, and its compiler makes the programs of kernels",
            "install NVIDIA's OpenCL driver (libnvidia-opencl.so.1), and register it in /etc/OpenCL/vendors");

    private CudaDriver() {}

    /**
     * Returns why no kernel can run on a device.
     *
     * @param info of the device.
     * @return the reason and the remedy; empty if kernels can run there.
     */
    public static Optional<Obstacle> obstacle(final CudaDeviceInfo info) {
        return info.compiler().isPresent() ? Optional.empty() : Optional.of(NO_COMPILER);
    }

    /**
     * Opens a device whose kernels run in rounds.
     *
     * @param info  of the device.
     * @param cache folder of compiled kernels and built programs.
     * @return the device, to be closed by the caller.
     * @throws DeviceRefusedException there is no compiler for the device; with what would help.
     * @throws CudaException          a function of the driver failed.
     */
    public static GpuRoundDevice openRounds(final CudaDeviceInfo info, final CacheFolder cache) {
        return open(info, cache, (context, programs, _) -> new GpuRoundDevice(context, programs));
    }

    /**
     * Opens a device that shares memory of the host with its kernels while they run. Probes it first, once in a
     * process.
     *
     * @param info  of the device.
     * @param cache folder of compiled kernels and built programs.
     * @return the device, to be closed by the caller.
     * @throws DeviceRefusedException there is no compiler for the device, or it does not see the host's stores while a
     *                                kernel runs; with what would help.
     * @throws CudaException          a function of the driver failed.
     */
    public static GpuLiveDevice openLive(final CudaDeviceInfo info, final CacheFolder cache) {
        return open(
                info,
                cache,
                (context, programs, loader) -> new GpuLiveDevice(context, programs, traits(context, loader)));
    }

    private static LiveTraits traits(final CudaContext context, final CudaLoader loader) {
        final CudaDeviceInfo info = context.info();
        final ProbeResult probe =
                SharingProbe.probe(context, info.compiler().orElseThrow(), loader, "pinned memory of the host");
        if (!probe.usable()) {
            throw OpenClSupport.refused(info, WaitForm.LIVE, new Obstacle(probe.reason(), "run them suspended"));
        }
        return new LiveTraits(probe.pollsPerSecond(), probe.reachesHostMemory(), true);
    }

    private static <D> D open(final CudaDeviceInfo info, final CacheFolder cache, final Opener<D> opener) {
        final OpenClDeviceInfo compiler = info.compiler()
                .orElseThrow(() ->
                        new DeviceRefusedException(info.fullName() + " cannot be used: " + NO_COMPILER.description()));
        final CudaContext context = new CudaContext(info);
        try {
            final CudaLoader loader = new CudaLoader(context, BinaryBuilder.of(compiler, cache));
            return opener.open(context, new KernelPrograms(compiler, loader, cache), loader);
        } catch (final RuntimeException | Error e) {
            CloseHelper.close(e::addSuppressed, () -> SharingProbe.closeAfterProbe(context));
            throw e;
        }
    }

    /** Makes a device of its parts, which it owns from then on. */
    @FunctionalInterface
    private interface Opener<D> {
        D open(CudaContext context, KernelPrograms programs, CudaLoader loader);
    }
}

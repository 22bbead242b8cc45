package io.github.galefs.device.opencl;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.GpuLiveDevice;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.device.gpu.LiveTraits;
import org.agrona.CloseHelper;

/** Opens devices of OpenCL. */
public final class OpenClDriver {
    /** Polls per second of a kernel that waits long and yields between them, with a processor of its own. */
    private static final double YIELDS_PER_SECOND = 3e6;

    private OpenClDriver() {}

    /**
     * Opens a device whose kernels run in rounds.
     *
     * @param info  of the device.
     * @param cache folder of compiled kernels and built programs.
     * @return the device, to be closed by the caller.
     * @throws DeviceRefusedException the device lacks something that kernels need; with what would help.
     * @throws OpenClException        an OpenCL function failed.
     */
    public static GpuRoundDevice openRounds(final OpenClDeviceInfo info, final CacheFolder cache) {
        OpenClSupport.check(info, WaitForm.SUSPENDED);
        final OpenClContext context = new OpenClContext(info);
        try {
            final ProgramBuilder builder = ProgramBuilder.of(context, cache);
            if (info.type() == OpenClDeviceType.CPU) {
                context.probeAddresses(builder);
            }
            return new GpuRoundDevice(context, new KernelPrograms(info, builder, cache));
        } catch (final RuntimeException | Error e) {
            CloseHelper.close(e::addSuppressed, context);
            throw e;
        }
    }

    /**
     * Opens a device that shares memory with its kernels while they run. Probes it first, once in a process, which
     * takes milliseconds, or seconds if the device is unusable.
     *
     * @param info  of the device.
     * @param cache folder of compiled kernels and built programs.
     * @return the device, to be closed by the caller.
     * @throws DeviceRefusedException the device lacks something that kernels need, or shares no memory with the host
     *     while a kernel runs.
     * @throws KernelFailedException  the device cannot build or run the probe, or this thread was interrupted.
     * @throws OpenClException        an OpenCL function failed.
     */
    public static GpuLiveDevice openLive(final OpenClDeviceInfo info, final CacheFolder cache) {
        OpenClSupport.check(info, WaitForm.LIVE);
        final OpenClContext context = new OpenClContext(info);
        try {
            final ProgramBuilder builder = ProgramBuilder.of(context, cache);
            final LiveTraits traits = traits(
                    info,
                    SharingProbe.probe(context, info, builder, info.sharing().description()));
            return new GpuLiveDevice(context, new KernelPrograms(info, builder, cache), traits);
        } catch (final RuntimeException | Error e) {
            CloseHelper.close(e::addSuppressed, () -> SharingProbe.closeAfterProbe(context));
            throw e;
        }
    }

    private static LiveTraits traits(final OpenClDeviceInfo info, final ProbeResult probe) {
        if (!probe.usable()) {
            throw OpenClSupport.refused(info, WaitForm.LIVE, new Obstacle(probe.reason(), "run them suspended"));
        }
        final double polls = BuildOptions.yields(info)
                ? Math.min(probe.pollsPerSecond(), YIELDS_PER_SECOND)
                : probe.pollsPerSecond();
        return new LiveTraits(polls, probe.reachesHostMemory(), info.isDiscreteGpu());
    }
}

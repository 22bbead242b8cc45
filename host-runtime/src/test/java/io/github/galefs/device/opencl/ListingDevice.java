package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.device.gpu.ChangeProgram;
import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.GpuPrograms;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelChecks;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** The OpenCL device as if it were a GPU, which gets small updates in lists. */
public final class ListingDevice {
    /** Where entries and records are exchanged. */
    public enum Exchange {
        /** In the device's memory, as by GPUs of OpenCL. */
        BY_COPIES,

        /** In the host's memory, as by CUDA; on a processor only, or the test is skipped. */
        IN_MIRROR
    }

    private ListingDevice() {}

    /** Opens the device. */
    public static GpuRoundDevice open(final OpenClDeviceInfo info, final Path folder, final Exchange exchange) {
        Assumptions.assumeTrue(
                exchange == Exchange.BY_COPIES || info.type() == OpenClDeviceType.CPU,
                "kernels reach the host's memory");
        final CacheFolder cache = new CacheFolder(folder);
        final OpenClContext context = new OpenClContext(DeviceInfos.gpu(info));
        final ProgramBuilder builder = ProgramBuilder.of(context, cache);
        if (exchange == Exchange.IN_MIRROR) {
            context.probeAddresses(builder);
        }
        return new GpuRoundDevice(context, new Listing(new KernelPrograms(info, builder, cache)));
    }

    private static final class Listing implements GpuPrograms {
        private final KernelPrograms programs;
        private ChangeProgram changes = ChangeProgram.NONE;

        Listing(final KernelPrograms programs) {
            this.programs = programs;
        }

        @Override
        public KernelArtefact artefact(final KernelMethod method, final KernelChecks checks)
                throws InterruptedException {
            return programs.artefact(method, checks);
        }

        @Override
        public GpuProgram get(
                final KernelMethod method, final KernelChecks checks, final Grid grid, final WaitForm waitForm)
                throws InterruptedException {
            return programs.get(method, checks, grid, waitForm);
        }

        @Override
        public ChangeProgram changes() throws InterruptedException {
            if (changes.equals(ChangeProgram.NONE)) {
                changes = programs.loadChanges();
            }
            return changes;
        }

        @Override
        public void close() {
            programs.close();
        }
    }
}

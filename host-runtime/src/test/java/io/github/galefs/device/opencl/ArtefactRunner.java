package io.github.galefs.device.opencl;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.cuda.OpenedCuda;
import io.github.galefs.device.gpu.ArgumentBuffers;
import io.github.galefs.device.gpu.ArrayTransfer;
import io.github.galefs.device.gpu.CopyQueue;
import io.github.galefs.device.gpu.CopyWaits;
import io.github.galefs.device.gpu.GpuContext;
import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.KernelQueue;
import io.github.galefs.device.gpu.KernelRun;
import io.github.galefs.device.gpu.RoundArguments;
import io.github.galefs.device.selection.Devices;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.program.KernelForm;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Runs device code without files: all its parameters are arrays. Shares them with the device, or copies them, as the
 * device allows.
 */
final class ArtefactRunner implements AutoCloseable {
    private final GpuContext context;
    private final ProgramLoader loader;
    private final OpenClDeviceInfo compiler;
    private final Arguments arguments;
    private final UnaryOperator<String> adaptation;
    private final KernelQueue queue;

    /** Arrays of one launch after another. */
    private interface Arguments extends AutoCloseable {
        void bind(KernelArtefact artefact, List<Object> arrays, GpuProgram program);

        void copyOut();

        @Override
        void close();
    }

    private ArtefactRunner(
            final GpuContext context,
            final ProgramLoader loader,
            final OpenClDeviceInfo compiler,
            final Arguments arguments,
            final UnaryOperator<String> adaptation) {
        this.context = context;
        this.loader = loader;
        this.compiler = compiler;
        this.arguments = arguments;
        this.adaptation = adaptation;
        queue = new KernelQueue(context);
    }

    /** Opens the device of a driver, see {@link io.github.galefs.device.OnEachDriver}. */
    static ArtefactRunner open(final String driver) {
        if (driver.equals(Devices.CUDA)) {
            final OpenedCuda cuda = OpenedCuda.open();
            return new ArtefactRunner(
                    cuda.context(),
                    cuda.loader(),
                    cuda.compiler(),
                    new CopiedArguments(cuda.context()),
                    UnaryOperator.identity());
        }
        return openOpenCl(UnaryOperator.identity());
    }

    /** Opens the OpenCL device for programs that are changed before they are built. */
    static ArtefactRunner openOpenCl(final UnaryOperator<String> adaptation) {
        final OpenClDeviceInfo info = AssumedDevice.openCl();
        final OpenClContext context = new OpenClContext(info);
        return new ArtefactRunner(
                context,
                ProgramBuilder.of(context, CacheFolder.ofUser()),
                info,
                info.sharing() == Sharing.NONE ? new CopiedArguments(context) : new SharedArguments(context),
                adaptation);
    }

    void run(final KernelArtefact artefact, final List<Object> arrays, final Grid grid) throws InterruptedException {
        run(artefact, arrays, grid, GroupForm.of(compiler, artefact.needs(), grid));
    }

    /** Builds the program of a kernel, which later runs find in the cache. May be called by several threads. */
    void build(final KernelArtefact artefact, final Grid grid) throws InterruptedException {
        program(artefact, GroupForm.of(compiler, artefact.needs(), grid)).close();
    }

    void run(final KernelArtefact artefact, final List<Object> arrays, final Grid grid, final GroupForm form)
            throws InterruptedException {
        try (GpuProgram program = program(artefact, form)) {
            arguments.bind(artefact, arrays, program);
            queue.run(new KernelRun(context, program, grid, new CopyWaits()), () -> {}, KernelCall.UNLIMITED);
            arguments.copyOut();
        }
    }

    @Override
    public void close() {
        arguments.close();
        context.close();
    }

    private GpuProgram program(final KernelArtefact artefact, final GroupForm form) throws InterruptedException {
        final ProgramSource source = new ProgramSource(
                artefact.kernelName(),
                artefact.entryPoint(),
                artefact.needs(),
                adaptation.apply(artefact.text().program(KernelForm.LIVE)));
        return loader.load(source, form);
    }

    private static final class SharedArguments implements Arguments {
        private final ArgumentBuffers buffers;

        SharedArguments(final GpuContext context) {
            buffers = new ArgumentBuffers(context, argument -> Optional.empty());
        }

        @Override
        public void bind(final KernelArtefact artefact, final List<Object> arrays, final GpuProgram program) {
            buffers.bind(arrays, program, 0);
        }

        @Override
        public void copyOut() {
            buffers.copyOut();
            buffers.unbind();
        }

        @Override
        public void close() {
            buffers.close();
        }
    }

    private static final class CopiedArguments implements Arguments {
        private final CopyQueue copies;
        private final ArrayTransfer transfer;
        private final RoundArguments buffers;

        CopiedArguments(final GpuContext context) {
            copies = new CopyQueue(context);
            transfer = new ArrayTransfer(copies);
            buffers = new RoundArguments(transfer, array -> Optional.empty());
        }

        @Override
        public void bind(final KernelArtefact artefact, final List<Object> arrays, final GpuProgram program) {
            buffers.bind(arrays, artefact.accesses(), program, 0);
        }

        @Override
        public void copyOut() {
            buffers.copyOut();
            buffers.unbind();
        }

        @Override
        public void close() {
            buffers.close();
            transfer.close();
            copies.close();
        }
    }
}

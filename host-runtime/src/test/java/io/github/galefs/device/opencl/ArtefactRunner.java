package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.ArgumentBuffers;
import io.github.galefs.device.gpu.ArrayTransfer;
import io.github.galefs.device.gpu.CopyQueue;
import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.KernelQueue;
import io.github.galefs.device.gpu.RoundArguments;
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
    private final OpenClContext context;
    private final ProgramBuilder builder;
    private final Arguments arguments;
    private final KernelQueue queue;
    private final UnaryOperator<String> adaptation;

    /** Arrays of one launch after another. */
    private interface Arguments extends AutoCloseable {
        void bind(KernelArtefact artefact, List<Object> arrays, GpuProgram program);

        void copyOut();

        @Override
        void close();
    }

    ArtefactRunner(final OpenClDeviceInfo info) {
        this(info, UnaryOperator.identity());
    }

    /** Creates a runner of programs that are changed before they are built. */
    ArtefactRunner(final OpenClDeviceInfo info, final UnaryOperator<String> adaptation) {
        this.adaptation = adaptation;
        context = new OpenClContext(info);
        builder = ProgramBuilder.of(context, CacheFolder.ofUser());
        arguments = info.sharing() == Sharing.NONE ? new CopiedArguments(context) : new SharedArguments(context);
        queue = new KernelQueue(context);
    }

    void run(final KernelArtefact artefact, final List<Object> arrays, final Grid grid) throws InterruptedException {
        run(artefact, arrays, grid, GroupForm.of(context.info(), artefact.needs(), grid));
    }

    /** Builds the program of a kernel, which later runs find in the cache. May be called by several threads. */
    void build(final KernelArtefact artefact, final Grid grid) throws InterruptedException {
        program(artefact, GroupForm.of(context.info(), artefact.needs(), grid)).close();
    }

    void run(final KernelArtefact artefact, final List<Object> arrays, final Grid grid, final GroupForm form)
            throws InterruptedException {
        try (OpenClProgram program = program(artefact, form)) {
            arguments.bind(artefact, arrays, program);
            queue.run(program, grid, () -> {}, KernelCall.UNLIMITED);
            arguments.copyOut();
        }
    }

    @Override
    public void close() {
        arguments.close();
        context.close();
    }

    private OpenClProgram program(final KernelArtefact artefact, final GroupForm form) throws InterruptedException {
        final ProgramSource source = new ProgramSource(
                artefact.kernelName(),
                artefact.entryPoint(),
                artefact.needs(),
                adaptation.apply(artefact.text().program(KernelForm.LIVE)));
        return builder.load(source, form);
    }

    private static final class SharedArguments implements Arguments {
        private final ArgumentBuffers buffers;

        SharedArguments(final OpenClContext context) {
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

        CopiedArguments(final OpenClContext context) {
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

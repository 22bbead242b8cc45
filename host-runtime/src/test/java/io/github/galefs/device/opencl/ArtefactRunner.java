package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.kernel.artefact.KernelArtefact;
import java.util.List;
import java.util.Optional;

/** Runs device code without files: all its parameters are arrays. */
final class ArtefactRunner implements AutoCloseable {
    private final OpenClContext context;
    private final ProgramBuilder builder;
    private final ArgumentBuffers arguments;
    private final KernelQueue queue;

    ArtefactRunner(final OpenClDeviceInfo info) {
        context = new OpenClContext(info);
        builder = new ProgramBuilder(context, ProgramBinaries.of(context.info(), CacheFolder.ofUser()));
        arguments = new ArgumentBuffers(context, argument -> Optional.empty());
        queue = new KernelQueue(context);
    }

    void run(final KernelArtefact artefact, final List<Object> arrays, final Grid grid) throws InterruptedException {
        run(artefact, arrays, grid, GroupForm.of(context.info(), artefact.program(), grid.localSize()));
    }

    void run(final KernelArtefact artefact, final List<Object> arrays, final Grid grid, final GroupForm form)
            throws InterruptedException {
        try (OpenClProgram program =
                builder.build(artefact.kernelName(), artefact.entryPoint(), artefact.program(), form)) {
            arguments.bind(arrays, program.kernel(), 0);
            queue.run(program, grid, () -> {});
            arguments.copyOut();
            arguments.unbind();
        }
    }

    @Override
    public void close() {
        arguments.close();
        context.close();
    }
}

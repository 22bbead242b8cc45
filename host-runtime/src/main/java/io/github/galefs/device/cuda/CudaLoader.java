package io.github.galefs.device.cuda;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.opencl.BinaryBuilder;
import io.github.galefs.device.opencl.GroupForm;
import io.github.galefs.device.opencl.ProgramLoader;
import io.github.galefs.device.opencl.ProgramSource;
import io.github.galefs.kernel.artefact.KernelNeed;
import java.util.Optional;

/** Loads programs of CUDA: NVIDIA's OpenCL compiler has made PTX of their text. */
final class CudaLoader implements ProgramLoader {
    private final CudaContext context;
    private final BinaryBuilder binaries;

    CudaLoader(final CudaContext context, final BinaryBuilder binaries) {
        this.context = context;
        this.binaries = binaries;
    }

    @Override
    public CudaProgram load(final ProgramSource program, final GroupForm form) throws InterruptedException {
        final String source = form.adapt(program.text(), program.needs());
        final Optional<CudaProgram> cached = binaries.cached(source, form).flatMap(binary -> tryLoad(program, binary));
        if (cached.isPresent()) {
            return cached.get();
        }
        final byte[] binary = binaries.build(program.kernelName(), source, form);
        try {
            final CudaProgram loaded = load(program, binary);
            binaries.keep(source, form, binary);
            return loaded;
        } catch (final CudaException | IllegalArgumentException e) {
            throw new KernelFailedException(
                    "cannot load kernel " + program.kernelName() + " on "
                            + context.info().fullName() + ": " + e.getMessage(),
                    e);
        }
    }

    /** Another version of the driver may have left the binary. */
    private Optional<CudaProgram> tryLoad(final ProgramSource program, final byte[] binary) {
        try {
            return Optional.of(load(program, binary));
        } catch (final CudaException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private CudaProgram load(final ProgramSource program, final byte[] binary) {
        return new CudaProgram(
                context,
                Ptx.of(binary, program.entryPoint()),
                program.kernelName(),
                program.needs().contains(KernelNeed.GRID));
    }
}

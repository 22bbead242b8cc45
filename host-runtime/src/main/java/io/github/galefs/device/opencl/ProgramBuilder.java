package io.github.galefs.device.opencl;

import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.build.BuildRefusedException;
import io.github.galefs.kernel.artefact.KernelNeed;
import java.util.Optional;

/** Makes programs of an OpenCL device: from a binary if the driver accepts it, or else from its text. Thread-safe. */
final class ProgramBuilder implements ProgramLoader {
    private final OpenClContext context;
    private final BinaryBuilder binaries;
    private final DeviceCompiler compiler;

    ProgramBuilder(final OpenClContext context, final BinaryBuilder binaries) {
        this.context = context;
        this.binaries = binaries;
        this.compiler = new DeviceCompiler(context, binaries.options());
    }

    /**
     * Returns the builder for a device, with the time limit that the system properties set.
     *
     * @throws IllegalArgumentException the time limit is out of its range.
     */
    static ProgramBuilder of(final OpenClContext context, final CacheFolder cache) {
        return new ProgramBuilder(context, BinaryBuilder.of(context.info(), cache));
    }

    @Override
    public OpenClProgram load(final ProgramSource program, final GroupForm form) throws InterruptedException {
        final String source = form.adapt(program.text(), program.needs());
        final Optional<byte[]> binary = binaries.cached(source, form);
        final long cached = binary.isPresent() ? compiler.fromBinary(binary.get()) : 0;
        final long handle = cached == 0 ? buildAndCache(program.kernelName(), source, form) : cached;
        return new OpenClProgram(
                context.info(),
                handle,
                program.kernelName(),
                program.entryPoint(),
                form,
                program.needs().contains(KernelNeed.GRID));
    }

    private long buildAndCache(final String kernelName, final String source, final GroupForm form)
            throws InterruptedException {
        final byte[] binary = binaries.build(kernelName, source, form);
        final long program = binary.length == 0 ? 0 : compiler.fromBinary(binary);
        if (program != 0) {
            binaries.keep(source, form, binary);
            return program;
        }
        try {
            // The driver gives no binaries that it accepts; but its compiler has just succeeded with this source.
            return compiler.fromSource(source);
        } catch (final BuildRefusedException e) {
            throw binaries.refused(kernelName, e);
        }
    }
}

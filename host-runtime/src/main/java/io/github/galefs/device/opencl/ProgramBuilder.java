package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.build.BuildFailedException;
import io.github.galefs.device.build.BuildLimit;
import io.github.galefs.device.build.BuildProcess;
import io.github.galefs.device.build.BuildRefusedException;
import io.github.galefs.device.build.BuildRequest;
import io.github.galefs.kernel.artefact.KernelNeed;
import java.util.Optional;

/**
 * Builds programs: from the cached binary of an earlier build, or from OpenCL C in a process of its own, because a
 * driver's compiler may crash or not end. Thread-safe.
 */
final class ProgramBuilder {
    private final OpenClContext context;
    private final ProgramBinaries binaries;
    private final BuildProcess process;
    private final DeviceCompiler compiler;

    ProgramBuilder(final OpenClContext context, final ProgramBinaries binaries, final BuildProcess process) {
        this.context = context;
        this.binaries = binaries;
        this.process = process;
        this.compiler =
                new DeviceCompiler(context, BuildOptions.of(context.info()).text());
    }

    /**
     * Returns the builder for a device, with the time limit that the system properties set.
     *
     * @throws IllegalArgumentException the time limit is out of its range.
     */
    static ProgramBuilder of(final OpenClContext context, final CacheFolder cache) {
        final BuildProcess process = new BuildProcess(BuildMain.class.getName(), BuildLimit.ofSystem());
        return new ProgramBuilder(context, ProgramBinaries.in(cache), process);
    }

    /**
     * Builds a program.
     *
     * @param program the program.
     * @param form    how it runs work-groups.
     * @throws KernelFailedException the program cannot be built; with the compiler's log, or its crash or time limit.
     * @throws InterruptedException  the calling thread was interrupted while a process built the program; the process
     *                               has ended.
     */
    OpenClProgram build(final ProgramSource program, final GroupForm form) throws InterruptedException {
        final String source = form.adapt(program.text(), program.needs());
        final String key = ProgramBinaries.key(context.info(), compiler.options(), form, source);
        final Optional<byte[]> binary = binaries.read(key);
        final long cached = binary.isPresent() ? compiler.fromBinary(binary.get()) : 0;
        final long handle = cached == 0 ? buildAndCache(program.kernelName(), source, form, key) : cached;
        return new OpenClProgram(
                context.info(),
                handle,
                program.kernelName(),
                program.entryPoint(),
                form,
                program.needs().contains(KernelNeed.GRID));
    }

    private long buildAndCache(final String kernelName, final String source, final GroupForm form, final String key)
            throws InterruptedException {
        final OpenClDeviceInfo info = context.info();
        final BuildRequest request =
                new BuildRequest(info.identity(), OpenClDevices.indexAmongEqual(info), compiler.options(), source);
        try {
            final byte[] binary = process.build(request, form.specialisation()::variables);
            final long program = binary.length == 0 ? 0 : compiler.fromBinary(binary);
            if (program != 0) {
                binaries.write(key, binary);
                return program;
            }
            // The driver gives no binaries that it accepts; but its compiler has just succeeded with this source.
            return compiler.fromSource(source);
        } catch (final BuildRefusedException e) {
            throw cannotBuild(
                    kernelName, OpenClException.describe(e.error()) + System.lineSeparator() + e.getMessage(), e);
        } catch (final BuildFailedException e) {
            throw cannotBuild(kernelName, e.getMessage(), e);
        }
    }

    private KernelFailedException cannotBuild(final String kernelName, final String reason, final Exception cause) {
        return new KernelFailedException(
                "cannot build kernel " + kernelName + " on device "
                        + context.info().deviceName() + " (" + context.info().name() + ") with options \""
                        + compiler.options() + "\": " + reason,
                cause);
    }
}

package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.build.BuildFailedException;
import io.github.galefs.device.build.BuildLimit;
import io.github.galefs.device.build.BuildProcess;
import io.github.galefs.device.build.BuildRefusedException;
import io.github.galefs.device.build.BuildRequest;
import java.util.Optional;

/**
 * Builds the binaries of programs in a process of its own, because a driver's compiler may crash or not end, and caches
 * them. Thread-safe.
 */
public final class BinaryBuilder {
    private final OpenClDeviceInfo info;
    private final ProgramBinaries binaries;
    private final BuildProcess process;
    private final String options;

    BinaryBuilder(final OpenClDeviceInfo info, final ProgramBinaries binaries, final BuildProcess process) {
        this.info = info;
        this.binaries = binaries;
        this.process = process;
        this.options = BuildOptions.of(info).text();
    }

    /**
     * Returns the builder for a device, with the time limit that the system properties set.
     *
     * @param info  of the device.
     * @param cache folder of built programs.
     * @return the builder.
     * @throws IllegalArgumentException the time limit is out of its range.
     */
    public static BinaryBuilder of(final OpenClDeviceInfo info, final CacheFolder cache) {
        return new BinaryBuilder(
                info, ProgramBinaries.in(cache), new BuildProcess(BuildMain.class.getName(), BuildLimit.ofSystem()));
    }

    /** Returns the options for the compiler. */
    String options() {
        return options;
    }

    /**
     * Returns the binary that an earlier build has left.
     *
     * @param source of the program, adapted to its form.
     * @param form   how it runs work-groups.
     * @return the binary; empty if there is none.
     */
    public Optional<byte[]> cached(final String source, final GroupForm form) {
        return binaries.read(key(source, form));
    }

    /**
     * Builds a binary.
     *
     * @param kernelName for messages.
     * @param source     of the program, adapted to its form.
     * @param form       how it runs work-groups.
     * @return the binary; of length 0 if the driver provides none.
     * @throws KernelFailedException the program cannot be built; with the compiler's log, or its crash or time limit.
     * @throws InterruptedException  the calling thread was interrupted; the process has ended.
     */
    public byte[] build(final String kernelName, final String source, final GroupForm form)
            throws InterruptedException {
        final BuildRequest request =
                new BuildRequest(info.identity(), OpenClDevices.indexAmongEqual(info), options, source);
        try {
            return process.build(request, form.specialisation()::variables);
        } catch (final BuildRefusedException e) {
            throw refused(kernelName, e);
        } catch (final BuildFailedException e) {
            throw cannotBuild(kernelName, e.getMessage(), e);
        }
    }

    /**
     * Keeps a binary for later processes.
     *
     * @param source of the program, adapted to its form.
     * @param form   how it runs work-groups.
     * @param binary that the device has accepted.
     */
    public void keep(final String source, final GroupForm form, final byte[] binary) {
        binaries.write(key(source, form), binary);
    }

    /** Returns the exception for a program that the compiler has refused. */
    KernelFailedException refused(final String kernelName, final BuildRefusedException refusal) {
        return cannotBuild(
                kernelName,
                OpenClException.describe(refusal.error()) + System.lineSeparator() + refusal.getMessage(),
                refusal);
    }

    private String key(final String source, final GroupForm form) {
        return ProgramBinaries.key(info, options, form, source);
    }

    private KernelFailedException cannotBuild(final String kernelName, final String reason, final Exception cause) {
        return new KernelFailedException(
                "cannot build kernel " + kernelName + " on device " + info.deviceName() + " (" + info.name()
                        + ") with options \"" + options + "\": " + reason,
                cause);
    }
}

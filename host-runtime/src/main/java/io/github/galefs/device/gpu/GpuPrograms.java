package io.github.galefs.device.gpu;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelChecks;

/** Programs that were built since a device was opened. Used by one thread at a time. */
public interface GpuPrograms extends AutoCloseable {
    /**
     * Returns the device code of a kernel; finds it at the first call.
     *
     * @param method the kernel.
     * @param checks what it checks.
     * @return the device code.
     * @throws InterruptedException the calling thread was interrupted while the kernel was compiled.
     */
    KernelArtefact artefact(KernelMethod method, KernelChecks checks) throws InterruptedException;

    /**
     * Returns the program of a kernel for a grid, or one with fewer work-groups; at the first call, finds and builds
     * its device code.
     *
     * @param method   the kernel.
     * @param checks   what it checks.
     * @param grid     of the launch.
     * @param waitForm how it waits for the host.
     * @return the program, owned by this.
     * @throws KernelFailedException the device cannot build or run the kernel in this form; with the reason.
     * @throws InterruptedException  the calling thread was interrupted while the kernel was compiled or built.
     */
    GpuProgram get(KernelMethod method, KernelChecks checks, Grid grid, WaitForm waitForm) throws InterruptedException;

    /**
     * Returns the program that applies listed changes to a region; builds it at the first call.
     *
     * @return the program, owned by this; or {@link ChangeProgram#NONE}.
     * @throws InterruptedException  the calling thread was interrupted while it was built.
     */
    ChangeProgram changes() throws InterruptedException;

    @Override
    void close();
}

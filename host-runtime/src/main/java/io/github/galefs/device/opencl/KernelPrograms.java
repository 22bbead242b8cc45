package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.artefact.KernelArtefacts;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.program.KernelForm;
import java.util.HashMap;
import java.util.Map;

/** Programs built since the device was opened. Guarded by the device's launch lock. */
final class KernelPrograms implements AutoCloseable {
    private record Checked(KernelMethod method, KernelChecks checks) {}

    private record Key(Checked kernel, GroupForm groupForm, WaitForm waitForm) {}

    private final OpenClDeviceInfo info;
    private final ProgramBuilder builder;
    private final KernelArtefacts artefacts;
    private final Map<Checked, KernelArtefact> found = new HashMap<>();
    private final Map<Key, OpenClProgram> programs = new HashMap<>();

    KernelPrograms(final OpenClDeviceInfo info, final ProgramBuilder builder, final CacheFolder cache) {
        this.info = info;
        this.builder = builder;
        this.artefacts = new KernelArtefacts(cache);
    }

    /**
     * Returns the device code of a kernel; finds it at the first call.
     *
     * @throws InterruptedException the calling thread was interrupted while the kernel was compiled.
     */
    KernelArtefact artefact(final KernelMethod method, final KernelChecks checks) throws InterruptedException {
        final Checked kernel = new Checked(method, checks);
        final KernelArtefact known = found.get(kernel);
        if (known != null) {
            return known;
        }
        final KernelArtefact artefact = artefacts.find(method, checks);
        found.put(kernel, artefact);
        return artefact;
    }

    /**
     * Returns the program of a kernel for a grid, or one with fewer work-groups; at the first call, finds and builds
     * its device code.
     *
     * @throws KernelFailedException the device cannot build or run the kernel in this form; with the reason.
     * @throws InterruptedException  the calling thread was interrupted while the kernel was compiled or built.
     */
    OpenClProgram get(final KernelMethod method, final KernelChecks checks, final Grid grid, final WaitForm waitForm)
            throws InterruptedException {
        final KernelArtefact artefact = artefact(method, checks);
        final Key key = new Key(new Checked(method, checks), GroupForm.of(info, artefact.needs(), grid), waitForm);
        final OpenClProgram existing = programs.get(key);
        if (existing != null) {
            return existing;
        }
        DoublePrecision.check(info, method.kernelName(), artefact.needs());
        LongAtomics.check(info, method.kernelName(), artefact.needs());
        LocalMemoryLimit.check(info, method.kernelName(), artefact.localBytes(), grid.localSize());
        SuspensionLimit.check(info, method.kernelName(), key.groupForm(), waitForm);
        final ProgramSource source = new ProgramSource(
                method.kernelName(),
                artefact.entryPoint(),
                artefact.needs(),
                artefact.text().program(kernelForm(waitForm)));
        final OpenClProgram built = builder.build(source, key.groupForm());
        programs.put(key, built);
        return built;
    }

    private static KernelForm kernelForm(final WaitForm form) {
        return switch (form) {
            case LIVE -> KernelForm.LIVE;
            case SUSPENDED -> KernelForm.SUSPENDED;
        };
    }

    @Override
    public void close() {
        programs.values().forEach(OpenClProgram::close);
        programs.clear();
    }
}

package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.artefact.KernelArtefacts;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.kernel.artefact.KernelArtefact;
import java.util.HashMap;
import java.util.Map;

/** Programs built since the device was opened. Guarded by the device's launch lock. */
final class KernelPrograms implements AutoCloseable {
    private record Key(KernelMethod method, GroupKind groupKind) {}

    private final OpenClDeviceInfo info;
    private final ProgramBuilder builder;
    private final KernelArtefacts artefacts;
    private final Map<Key, OpenClProgram> programs = new HashMap<>();

    KernelPrograms(final OpenClDeviceInfo info, final ProgramBuilder builder, final CacheFolder cache) {
        this.info = info;
        this.builder = builder;
        this.artefacts = new KernelArtefacts(cache);
    }

    /**
     * Returns the program of a kernel; at the first call, finds and builds its device code.
     *
     * @throws InterruptedException the calling thread was interrupted while the kernel was compiled.
     */
    OpenClProgram get(final KernelMethod method, final Grid grid) throws InterruptedException {
        final Key key = new Key(method, GroupKind.of(grid));
        final OpenClProgram existing = programs.get(key);
        if (existing != null) {
            return existing;
        }
        final KernelArtefact artefact = artefacts.find(method);
        BarrierLimit.check(info, method.kernelName(), artefact.program(), key.groupKind());
        final OpenClProgram program =
                builder.build(method.kernelName(), artefact.entryPoint(), artefact.program(), key.groupKind());
        programs.put(key, program);
        return program;
    }

    @Override
    public void close() {
        programs.values().forEach(OpenClProgram::close);
        programs.clear();
    }
}

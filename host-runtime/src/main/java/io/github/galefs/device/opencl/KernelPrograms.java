package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.artefact.KernelArtefacts;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.device.gpu.ChangeProgram;
import io.github.galefs.device.gpu.GpuException;
import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.GpuPrograms;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.program.KernelForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.agrona.CloseHelper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Programs built since the device was opened. Guarded by the device's launch lock. */
public final class KernelPrograms implements GpuPrograms {
    private static final Logger LOGGER = LoggerFactory.getLogger(KernelPrograms.class);

    private record Checked(KernelMethod method, KernelChecks checks) {}

    private record Key(Checked kernel, GroupForm groupForm, WaitForm waitForm) {}

    private final OpenClDeviceInfo info;
    private final ProgramLoader loader;
    private final KernelArtefacts artefacts;
    private final Map<Checked, KernelArtefact> found = new HashMap<>();
    private final Map<Key, GpuProgram> programs = new HashMap<>();
    private final List<GpuProgram> others = new ArrayList<>();

    /** What applies lists of changes; empty until it is asked for. */
    private Optional<ChangeProgram> changes = Optional.empty();

    /**
     * Creates an empty set of programs.
     *
     * @param info   of the device whose driver compiles OpenCL C.
     * @param loader makes programs.
     * @param cache  folder of compiled kernels.
     */
    public KernelPrograms(final OpenClDeviceInfo info, final ProgramLoader loader, final CacheFolder cache) {
        this.info = info;
        this.loader = loader;
        this.artefacts = new KernelArtefacts(cache);
    }

    @Override
    public KernelArtefact artefact(final KernelMethod method, final KernelChecks checks) throws InterruptedException {
        final Checked kernel = new Checked(method, checks);
        final KernelArtefact known = found.get(kernel);
        if (known != null) {
            return known;
        }
        final KernelArtefact artefact = artefacts.find(method, checks);
        found.put(kernel, artefact);
        return artefact;
    }

    @Override
    public GpuProgram get(
            final KernelMethod method, final KernelChecks checks, final Grid grid, final WaitForm waitForm)
            throws InterruptedException {
        final KernelArtefact artefact = artefact(method, checks);
        final Key key = new Key(new Checked(method, checks), GroupForm.of(info, artefact.needs(), grid), waitForm);
        final GpuProgram existing = programs.get(key);
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
        final GpuProgram built = loader.load(source, key.groupForm());
        programs.put(key, built);
        return built;
    }

    /**
     * {@inheritDoc} A processor gets no lists: there, a write is a copy in memory, and a program another one to build.
     * Nor does a device whose driver cannot build or run the program.
     */
    @Override
    public ChangeProgram changes() throws InterruptedException {
        if (changes.isEmpty()) {
            changes = Optional.of(info.type() == OpenClDeviceType.GPU ? loadOrNone() : ChangeProgram.NONE);
        }
        return changes.get();
    }

    private ChangeProgram loadOrNone() throws InterruptedException {
        try {
            return loadChanges();
        } catch (final KernelFailedException | GpuException | IllegalArgumentException e) {
            LOGGER.warn("scattered changes of tables are sent one by one", e);
            return ChangeProgram.NONE;
        }
    }

    /** Returns the program, whatever the device is. Called once. */
    ChangeProgram loadChanges() throws InterruptedException {
        final ProgramSource source =
                ProgramSource.ofPlain("list of changes", ChangeProgram.ENTRY_POINT, ChangeProgram.TEXT);
        final GpuProgram program = loader.load(source, GroupForm.of(info, source.needs(), ChangeProgram.LARGEST_GRID));
        others.add(program);
        program.checkLocalSize(ChangeProgram.LOCAL_SIZE);
        return ChangeProgram.of(program);
    }

    private static KernelForm kernelForm(final WaitForm form) {
        return switch (form) {
            case LIVE -> KernelForm.LIVE;
            case SUSPENDED -> KernelForm.SUSPENDED;
        };
    }

    @Override
    public void close() {
        final List<AutoCloseable> all = new ArrayList<>(programs.values());
        all.addAll(others);
        programs.clear();
        others.clear();
        CloseHelper.closeAll(all);
    }
}

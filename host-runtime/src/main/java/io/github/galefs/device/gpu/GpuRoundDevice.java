package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.kernel.artefact.KernelArtefact;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import org.agrona.CloseHelper;

/**
 * Runs a kernel's device code in rounds. Thread-safe.
 *
 * <p>Rounds have a queue of their own; so have the copies of each region, and those of arrays.
 */
public final class GpuRoundDevice extends GpuDevice implements RoundDevice {
    private final RoundQueue rounds;
    private final CopiedArrays arrays;
    private final GroupContexts contexts;
    private final Set<GpuRegion> regions = ConcurrentHashMap.newKeySet();

    /** Held from the preparation of a launch until its rounds are closed. */
    private final Semaphore launching = new Semaphore(1, true);

    /**
     * Creates a device.
     *
     * @param context  of the device; owned by this, once created.
     * @param programs of the device; owned by this, once created.
     */
    public GpuRoundDevice(final GpuContext context, final GpuPrograms programs) {
        final CopiedArrays arrays = new CopiedArrays(context);
        super(context, programs, arrays);
        this.arrays = arrays;
        rounds = new RoundQueue(context);
        contexts = new GroupContexts(arrays.copies().commands());
    }

    @Override
    public boolean reachesHostMemory() {
        return context().reachesHostMemory();
    }

    @Override
    public Grid preferredGrid() {
        return PreferredGrid.inRounds(context().info());
    }

    @Override
    public DeviceRegion allocateRegion(final long byteLength, final long mirrorLength) {
        return whileOpen(() -> {
            final GpuRegion region =
                    GpuRegion.allocate(context(), rounds, arrays.copies(), byteLength, mirrorLength, regions::remove);
            regions.add(region);
            return region;
        });
    }

    /**
     * {@inheritDoc} The kernel may be compiled first.
     *
     * @throws IllegalArgumentException the kernel is not a reference to a static method, the arguments do not match its
     *     parameters, the work-groups are too large for the device, or the region is not this device's.
     */
    @Override
    public KernelRounds prepare(final KernelCall call, final DeviceRegion region, final Grid grid, final int slotLimit)
            throws InterruptedException {
        if (slotLimit < 1) {
            throw new IllegalArgumentException(slotLimit + " work-groups in rounds: must be at least 1");
        }
        final GpuRegion own = regionOf(region);
        launching.acquire();
        boolean prepared = false;
        try {
            checkOpen();
            checkLocalSize(call, grid);
            rounds.checkIdle();
            // Arrays of a kernel that did not end in time and has ended since.
            arrays.unbind();
            final KernelRounds result = prepareRounds(call, own, grid, slotLimit);
            prepared = true;
            return result;
        } finally {
            if (!prepared) {
                endLaunch();
            }
        }
    }

    /**
     * Waits until the rounds of a launch are closed, and closes the device with all that is still open. What a round
     * uses that did not end in time is freed when it has ended.
     */
    @Override
    public void close() {
        launching.acquireUninterruptibly();
        try {
            if (endUse()) {
                rounds.whenIdle(this::closeAll);
            }
        } finally {
            launching.release();
        }
    }

    /** Closes everything, also if one part fails, as all may after a fault of a kernel. */
    private void closeAll() {
        final List<AutoCloseable> all = new ArrayList<>(regions);
        all.addAll(List.of(contexts, arrays, programs(), context()));
        CloseHelper.closeAll(all);
    }

    private KernelRounds prepareRounds(
            final KernelCall call, final GpuRegion region, final Grid grid, final int slotLimit)
            throws InterruptedException {
        final KernelMethod method = KernelMethod.of(call.kernel());
        ArgumentCheck.check(method, call.arguments());
        final KernelArtefact artefact = programs().artefact(method, call.checks());
        final boolean suspends = artefact.hasSuspendedForm();
        final int localSize = grid.localSize();
        final GpuProgram program = suspends
                ? programs()
                        .get(
                                method,
                                call.checks(),
                                new Grid(Math.min(slotLimit, grid.groupCount()), localSize),
                                WaitForm.SUSPENDED)
                : programs().get(method, call.checks(), grid, WaitForm.LIVE);
        final ChangeProgram changes = programs().changes();
        program.checkLocalSize(localSize);
        program.setGrid(grid);
        region.bind(program);
        arrays.bind(
                call.arguments(),
                artefact.accesses().subList(1, artefact.accesses().size()),
                program);
        int slotCount = slotLimit;
        if (suspends) {
            slotCount = contexts.reserve(method.kernelName(), artefact.contextBytes(localSize), slotLimit);
            contexts.bind(program, artefact.parameters().size());
        }
        return new GpuRounds(
                rounds,
                program,
                changes,
                region,
                arrays,
                new RoundForm(
                        suspends, localSize, slotCount, artefact.parameters().size() + 1),
                artefact.checks(),
                this::endLaunch);
    }

    /** Releases the arrays, unless a round that did not end still uses them. */
    private void endLaunch() {
        if (!rounds.isBusy()) {
            arrays.unbind();
        }
        launching.release();
    }

    private GpuRegion regionOf(final DeviceRegion region) {
        if (region instanceof final GpuRegion own && own.isOpenIn(rounds)) {
            return own;
        }
        throw new IllegalArgumentException(
                "the region is closed, or was not allocated by this opening of device " + name());
    }
}

package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.LiveHost;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.kernel.RegionHandle;
import io.github.galefs.kernel.artefact.CheckSite;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.check.ViolationDescriptor;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.log.LogDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.agrona.CloseHelper;

/**
 * Runs a kernel's device code on a device that shares memory with it. Thread-safe.
 *
 * <p>Device and host use shared memory in place. Arrays lie there as well, unless the device reaches them over a bus:
 * then they are copied to its own memory, and back.
 */
public final class GpuLiveDevice extends GpuDevice implements LiveDevice {
    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * Polls of a wait. The last few yield the processor. On PoCL with 2 processors, a reply takes a fifth of a
     * microsecond to one microsecond, and a pass takes 30.
     */
    private static final int SPIN_LIMIT = 516;

    /**
     * The same with at most one work-group a compute unit: no other work-group needs the unit. Some 200 microseconds,
     * in which a block comes from memory. Not much more: a suspended work-group may have the frame that this one waits
     * for.
     */
    private static final int SPIN_LIMIT_WITH_A_UNIT = 1_000;

    /**
     * The same with fewer work-groups than compute units: some milliseconds. A work-group that suspends idles until all
     * others have ended or suspended, and the host has a core to answer soon.
     */
    private static final int SPIN_LIMIT_BESIDE_A_FREE_UNIT = 20_000;

    /**
     * Most work-groups of a compute unit that spin. More work-groups share the cost of a pass: on PoCL with 2
     * processors, passes serve a third more requests a second than polls with 264 work-groups, and three times as many
     * with 1,056.
     */
    private static final int MAX_SPINNING_GROUPS_PER_UNIT = 32;

    private final LiveTraits traits;
    private final KernelQueue queue;
    private final LaunchArrays arrays;
    private final PassMemory passMemory;

    /** Of the present launch, if its kernel suspends; or null. */
    private volatile LivePasses passes;

    private final Set<GpuSharedMemory> memories = ConcurrentHashMap.newKeySet();
    private final ReentrantLock launching;

    /**
     * Creates a device.
     *
     * @param context  of the device; owned by this, once created.
     * @param programs of the device; owned by this, once created.
     * @param traits   of its hardware.
     */
    public GpuLiveDevice(final GpuContext context, final GpuPrograms programs, final LiveTraits traits) {
        this(context, programs, traits, new KernelQueue(context), new ReentrantLock(true));
    }

    private GpuLiveDevice(
            final GpuContext context,
            final GpuPrograms programs,
            final LiveTraits traits,
            final KernelQueue queue,
            final ReentrantLock launching) {
        final LaunchArrays arrays =
                traits.isAcrossBus() ? new CopiedArrays(context) : new SharedArrays(context, queue, launching);
        super(context, programs, arrays);
        this.traits = traits;
        this.queue = queue;
        this.launching = launching;
        this.arrays = arrays;
        this.passMemory = new PassMemory(context);
    }

    /** Returns one group for almost each compute unit of a CPU, and enough to hide the latency of other memories. */
    @Override
    public Grid preferredGrid() {
        return PreferredGrid.live(context().info());
    }

    @Override
    public SharedMemory allocateShared(final long byteSize) {
        return whileOpen(() -> {
            final GpuSharedMemory memory =
                    new GpuSharedMemory(context().allocateShared(byteSize), queue, memories::remove);
            memories.add(memory);
            return memory;
        });
    }

    @Override
    public boolean reachesHostMemory() {
        return traits.reachesHostMemory();
    }

    @Override
    public boolean isIdle() {
        return !queue.isBusy();
    }

    @Override
    public long pollsFor(final Duration time) {
        final double seconds = time.toSeconds() + time.toNanosPart() / NANOS_PER_SECOND;
        return Math.max(1, (long) (traits.pollsPerSecond() * seconds));
    }

    /** {@inheritDoc} Only on processors, where a work-group that polls keeps a core from others. */
    @Override
    public int spinLimit(final int groupsAtATime) {
        if (kind() != DeviceKind.CPU) {
            return LaneDescriptor.NEVER_SUSPENDS;
        }
        final int units = context().info().computeUnits();
        if (groupsAtATime < units) {
            return SPIN_LIMIT_BESIDE_A_FREE_UNIT;
        }
        if (groupsAtATime == units) {
            return SPIN_LIMIT_WITH_A_UNIT;
        }
        return groupsAtATime <= MAX_SPINNING_GROUPS_PER_UNIT * units ? SPIN_LIMIT : 1;
    }

    @Override
    public void onReply(final int group) {
        final LivePasses latest = passes;
        if (latest != null) {
            latest.onReply();
        }
    }

    /**
     * {@inheritDoc} The kernel may be compiled first.
     *
     * @throws IllegalArgumentException the kernel is not a reference to a static method, the arguments do not match its
     *     parameters, the work-groups are too large for the device, or the memory is not this device's.
     */
    @Override
    public void launch(final KernelCall call, final SharedMemory memory, final Grid grid, final LiveHost host)
            throws InterruptedException {
        final SharedBuffer region = bufferOf(memory);
        launching.lockInterruptibly();
        try {
            checkOpen();
            checkLocalSize(call, grid);
            queue.checkIdle();
            run(call, region, grid, host);
        } finally {
            launching.unlock();
        }
    }

    /** Waits for a running launch and closes the device, with all memory that is still open. */
    @Override
    public void close() {
        launching.lock();
        try {
            // A kernel that did not stop still uses everything.
            if (endUse() && !queue.isBusy()) {
                final List<AutoCloseable> all = new ArrayList<>(memories);
                all.addAll(List.of(passMemory, arrays, programs(), context()));
                CloseHelper.closeAll(all);
            }
        } finally {
            launching.unlock();
        }
    }

    private void run(final KernelCall call, final SharedBuffer region, final Grid grid, final LiveHost host)
            throws InterruptedException {
        final KernelMethod method = KernelMethod.of(call.kernel());
        ArgumentCheck.check(method, call.arguments());
        final KernelArtefact artefact = programs().artefact(method, call.checks());
        final GpuProgram program = programs().get(method, call.checks(), grid, WaitForm.LIVE);
        program.checkLocalSize(grid.localSize());
        // Arrays of a kernel that did not stop in time and has ended since.
        arrays.unbind();
        program.setShared(0, region);
        arrays.bind(
                call.arguments().stream().map(this::regionOrArgument).toList(),
                artefact.accesses().subList(1, artefact.accesses().size()),
                program);
        try {
            queue.run(newRun(artefact, program, grid, host), host, call.timeLimit());
        } finally {
            passes = null;
        }
        arrays.copyOut();
        arrays.unbind();
        throwViolation(artefact.checks(), region);
    }

    private KernelRun newRun(
            final KernelArtefact artefact, final GpuProgram program, final Grid grid, final LiveHost host) {
        if (!artefact.hasSuspendedForm()) {
            return new KernelRun(context(), program, grid, arrays.waits());
        }
        final LivePasses latest = passMemory.bind(artefact, program, grid, host);
        passes = latest;
        return new KernelRun(context(), program, grid, arrays.waits(), latest::run);
    }

    private static void throwViolation(final List<CheckSite> checks, final SharedBuffer region) {
        if (!checks.isEmpty()) {
            final MemorySegment data = region.data();
            final long area = data.get(ValueLayout.JAVA_LONG, LogDescriptor.AREA_OFFSET);
            Violation.read(checks, data.asSlice(area, ViolationDescriptor.END_OFFSET))
                    .map(Violation::failure)
                    .ifPresent(failure -> {
                        throw failure;
                    });
        }
    }

    /** Returns the region of a handle, and any other argument as it is. */
    private Object regionOrArgument(final Object argument) {
        if (!(argument instanceof final long[] handle) || !RegionHandle.isHandle(handle)) {
            return argument;
        }
        return memories.stream()
                .map(GpuSharedMemory::buffer)
                .filter(buffer -> buffer.data().address() == RegionHandle.address(handle))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("an argument is a region at address "
                        + RegionHandle.address(handle) + ", which was not allocated by this opening of device "
                        + name()));
    }

    private SharedBuffer bufferOf(final SharedMemory memory) {
        if (memory instanceof final GpuSharedMemory own && own.isOf(queue)) {
            return own.buffer();
        }
        throw new IllegalArgumentException("the memory was not allocated by this opening of device " + name());
    }
}

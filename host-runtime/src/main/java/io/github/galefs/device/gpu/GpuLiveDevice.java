package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.StopSignal;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.kernel.RegionHandle;
import io.github.galefs.kernel.artefact.CheckSite;
import io.github.galefs.kernel.check.ViolationDescriptor;
import io.github.galefs.kernel.log.LogDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.agrona.CloseHelper;

/**
 * Runs a kernel's device code on a device that shares memory with it. Thread-safe.
 *
 * <p>Device and host use shared memory and arrays in place; only kernels are enqueued. A kernel's accesses are not
 * checked: one outside its memory has undefined behaviour and may crash this process.
 */
public final class GpuLiveDevice implements LiveDevice {
    private static final double NANOS_PER_SECOND = 1e9;

    private final GpuContext context;
    private final GpuPrograms programs;
    private final LiveTraits traits;
    private final KernelQueue queue;
    private final ArgumentBuffers arguments;
    private final Set<GpuSharedMemory> memories = ConcurrentHashMap.newKeySet();
    private final Map<Object, SharedArray<?>> arrays = Collections.synchronizedMap(new IdentityHashMap<>());
    private final ReentrantLock launching = new ReentrantLock(true);
    private volatile boolean closed;

    /**
     * Creates a device.
     *
     * @param context  of the device; owned by this, once created.
     * @param programs of the device; owned by this, once created.
     * @param traits   of its hardware.
     */
    public GpuLiveDevice(final GpuContext context, final GpuPrograms programs, final LiveTraits traits) {
        this.context = context;
        this.programs = programs;
        this.traits = traits;
        this.queue = new KernelQueue(context);
        this.arguments = new ArgumentBuffers(context, this::sharedBufferOf);
    }

    @Override
    public String name() {
        return context.info().deviceName();
    }

    @Override
    public String description() {
        return context.info().description();
    }

    @Override
    public DeviceKind kind() {
        return context.info().kind();
    }

    /** Returns one group for each compute unit on CPUs, and enough work to hide memory latency on other devices. */
    @Override
    public Grid preferredGrid() {
        return PreferredGrid.live(context.info());
    }

    @Override
    public SharedMemory allocateShared(final long byteSize) {
        checkOpen();
        final GpuSharedMemory memory = new GpuSharedMemory(context.allocateShared(byteSize), queue, memories::remove);
        memories.add(memory);
        return memory;
    }

    @Override
    public <A> DeviceArray<A> allocateArray(final A array) {
        checkOpen();
        final SharedArray<A> shared =
                new SharedArray<>(array, context, queue, launching, closing -> arrays.remove(closing.array()));
        if (arrays.putIfAbsent(array, shared) != null) {
            shared.buffer().close();
            throw new IllegalArgumentException("the array has a copy on device " + name() + " already");
        }
        return shared;
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

    /**
     * {@inheritDoc} The kernel may be compiled first.
     *
     * @throws IllegalArgumentException the kernel is not a reference to a static method, the arguments do not match its
     *     parameters, the work-groups are too large for the device, or the memory is not this device's.
     */
    @Override
    public void launch(final KernelCall call, final SharedMemory memory, final Grid grid, final StopSignal stop)
            throws InterruptedException {
        final SharedBuffer region = bufferOf(memory);
        launching.lockInterruptibly();
        try {
            checkOpen();
            queue.checkIdle();
            run(call, region, grid, stop);
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
            if (!closed && !queue.isBusy()) {
                final List<AutoCloseable> all = new ArrayList<>(memories);
                all.addAll(arrays.values());
                all.addAll(List.of(arguments, programs, context));
                CloseHelper.closeAll(all);
            }
        } finally {
            closed = true;
            launching.unlock();
        }
    }

    private void run(final KernelCall call, final SharedBuffer region, final Grid grid, final StopSignal stop)
            throws InterruptedException {
        final KernelMethod method = KernelMethod.of(call.kernel());
        ArgumentCheck.check(method, call.arguments());
        final List<CheckSite> checks = programs.artefact(method, call.checks()).checks();
        final GpuProgram program = programs.get(method, call.checks(), grid, WaitForm.LIVE);
        program.checkLocalSize(grid.localSize());
        // Arrays of a kernel that did not stop in time and has ended since.
        arguments.unbind();
        program.setShared(0, region);
        arguments.bind(call.arguments(), program, 1);
        queue.run(program, grid, stop, call.timeLimit());
        arguments.copyOut();
        arguments.unbind();
        throwViolation(checks, region);
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

    private Optional<SharedBuffer> sharedBufferOf(final Object argument) {
        final SharedArray<?> array = arrays.get(argument);
        return array == null ? regionOf(argument) : Optional.of(array.buffer());
    }

    private Optional<SharedBuffer> regionOf(final Object argument) {
        if (!(argument instanceof final long[] handle) || !RegionHandle.isHandle(handle)) {
            return Optional.empty();
        }
        final SharedBuffer region = memories.stream()
                .map(GpuSharedMemory::buffer)
                .filter(buffer -> buffer.data().address() == RegionHandle.address(handle))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("an argument is a region at address "
                        + RegionHandle.address(handle) + ", which was not allocated by this opening of device "
                        + name()));
        return Optional.of(region);
    }

    private SharedBuffer bufferOf(final SharedMemory memory) {
        if (memory instanceof final GpuSharedMemory own && own.isOf(queue)) {
            return own.buffer();
        }
        throw new IllegalArgumentException("the memory was not allocated by this opening of device " + name());
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("device " + name() + " is closed");
        }
    }
}

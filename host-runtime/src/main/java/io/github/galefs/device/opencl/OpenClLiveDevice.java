package io.github.galefs.device.opencl;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.StopSignal;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
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
 * Runs a kernel's device code on an OpenCL device. Thread-safe.
 *
 * <p>Device and host use shared memory and arrays in place; only kernels are enqueued. A kernel's accesses are not
 * checked: one outside its memory has undefined behaviour and may crash this process.
 */
public final class OpenClLiveDevice implements LiveDevice {
    /** Polls per second of a kernel that waits long and yields between them, with a processor of its own. */
    private static final double YIELDS_PER_SECOND = 3e6;

    private static final double NANOS_PER_SECOND = 1e9;

    private final OpenClContext context;
    private final KernelPrograms programs;
    private final double pollsPerSecond;
    private final boolean reachesHostMemory;
    private final KernelQueue queue;
    private final ArgumentBuffers arguments;
    private final Set<OpenClMemory> memories = ConcurrentHashMap.newKeySet();
    private final Map<Object, SharedArray<?>> arrays = Collections.synchronizedMap(new IdentityHashMap<>());
    private final ReentrantLock launching = new ReentrantLock(true);
    private volatile boolean closed;

    private OpenClLiveDevice(final OpenClContext context, final ProgramBuilder builder, final CacheFolder cache) {
        this.context = context;
        this.programs = new KernelPrograms(context.info(), builder, cache);
        this.queue = new KernelQueue(context);
        this.arguments = new ArgumentBuffers(context, this::sharedBufferOf);
        final ProbeResult probe = SharingProbe.probe(context, builder);
        if (!probe.usable()) {
            throw OpenClSupport.refused(
                    context.info(), WaitForm.LIVE, new Obstacle(probe.reason(), "run them suspended"));
        }
        this.pollsPerSecond = probe.pollsPerSecond();
        this.reachesHostMemory = probe.reachesHostMemory();
    }

    /**
     * Opens a device. Probes it first, once in a process, which takes milliseconds, or seconds if the device is
     * unusable.
     *
     * @param info  of the device.
     * @param cache folder of compiled kernels and built programs.
     * @return the device, to be closed by the caller.
     * @throws DeviceRefusedException the device lacks something that kernels need, or shares no memory with the host
     *     while a kernel runs.
     * @throws KernelFailedException  the device cannot build or run the probe, or this thread was interrupted.
     * @throws OpenClException        an OpenCL function failed.
     */
    public static OpenClLiveDevice open(final OpenClDeviceInfo info, final CacheFolder cache) {
        OpenClSupport.check(info, WaitForm.LIVE);
        final OpenClContext context = new OpenClContext(info);
        try {
            return new OpenClLiveDevice(context, ProgramBuilder.of(context, cache), cache);
        } catch (final RuntimeException | Error e) {
            context.close();
            throw e;
        }
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
        return context.info().type().kind();
    }

    /** Returns one group for each compute unit on CPUs, and enough work to hide memory latency on other devices. */
    @Override
    public Grid preferredGrid() {
        return PreferredGrid.live(context.info());
    }

    @Override
    public SharedMemory allocateShared(final long byteSize) {
        checkOpen();
        final OpenClMemory memory = new OpenClMemory(DeviceBuffer.allocate(context, byteSize), queue, memories::remove);
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
        return reachesHostMemory;
    }

    @Override
    public boolean isIdle() {
        return !queue.isBusy();
    }

    @Override
    public long pollsFor(final Duration time) {
        final double seconds = time.toSeconds() + time.toNanosPart() / NANOS_PER_SECOND;
        final double rate =
                BuildOptions.yields(context.info()) ? Math.min(pollsPerSecond, YIELDS_PER_SECOND) : pollsPerSecond;
        return Math.max(1, (long) (rate * seconds));
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
        final DeviceBuffer region = bufferOf(memory);
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

    private void run(final KernelCall call, final DeviceBuffer region, final Grid grid, final StopSignal stop)
            throws InterruptedException {
        final KernelMethod method = KernelMethod.of(call.kernel());
        ArgumentCheck.check(method, call.arguments());
        final List<CheckSite> checks = programs.artefact(method, call.checks()).checks();
        final OpenClProgram program = programs.get(method, call.checks(), grid, WaitForm.LIVE);
        program.checkLocalSize(grid.localSize());
        // Arrays of a kernel that did not stop in time and has ended since.
        arguments.unbind();
        region.bind(program.kernel(), 0);
        arguments.bind(call.arguments(), program.kernel(), 1);
        queue.run(program, grid, stop, call.timeLimit());
        arguments.copyOut();
        arguments.unbind();
        throwViolation(checks, region);
    }

    private static void throwViolation(final List<CheckSite> checks, final DeviceBuffer region) {
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

    private Optional<DeviceBuffer> sharedBufferOf(final Object argument) {
        final SharedArray<?> array = arrays.get(argument);
        return array == null ? regionOf(argument) : Optional.of(array.buffer());
    }

    private Optional<DeviceBuffer> regionOf(final Object argument) {
        if (!(argument instanceof final long[] handle) || !RegionHandle.isHandle(handle)) {
            return Optional.empty();
        }
        final DeviceBuffer region = memories.stream()
                .map(OpenClMemory::buffer)
                .filter(buffer -> buffer.data().address() == RegionHandle.address(handle))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("an argument is a region at address "
                        + RegionHandle.address(handle) + ", which was not allocated by this opening of device "
                        + name()));
        return Optional.of(region);
    }

    private DeviceBuffer bufferOf(final SharedMemory memory) {
        if (memory instanceof final OpenClMemory own && own.isOf(queue)) {
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

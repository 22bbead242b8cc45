package io.github.galefs.device.gpu;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundCompanion;
import io.github.galefs.kernel.artefact.CheckSite;
import io.github.galefs.kernel.check.ViolationDescriptor;
import io.github.galefs.kernel.log.LogDescriptor;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** Rounds of one launch on a device. */
final class GpuRounds implements KernelRounds {
    private final RoundQueue queue;
    private final GpuProgram program;
    private final ChangeProgram changes;
    private final GpuRegion region;
    private final LaunchArrays arrays;
    private final RoundForm form;
    private final List<CheckSite> checks;
    private final Runnable onClosed;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final MemorySegment constants = Arena.ofAuto().allocate(RoundDescriptor.LAUNCH_LENGTH, Long.BYTES);

    /**
     * Creates the rounds of a kernel whose parameters are set.
     *
     * @param changes  applies the region's updates.
     * @param checks   of the kernel.
     * @param onClosed run by {@link #close}, once.
     */
    GpuRounds(
            final RoundQueue queue,
            final GpuProgram program,
            final ChangeProgram changes,
            final GpuRegion region,
            final LaunchArrays arrays,
            final RoundForm form,
            final List<CheckSite> checks,
            final Runnable onClosed) {
        this.queue = queue;
        this.program = program;
        this.changes = changes;
        this.region = region;
        this.arrays = arrays;
        this.form = form;
        this.checks = List.copyOf(checks);
        this.onClosed = onClosed;
    }

    @Override
    public String kernelName() {
        return program.kernelName();
    }

    GpuRegion region() {
        return region;
    }

    @Override
    public boolean suspends() {
        return form.suspends();
    }

    @Override
    public int slotCount() {
        return form.slotCount();
    }

    @Override
    public void run(final int groupCount, final RoundCompanion companion) {
        final GpuContext context = queue.commands().context();
        queue.begin(this);
        try {
            // Waits for calls of the driver. The beginning is recorded before: a close that this does not see, sees the
            // round.
            context.beginKernel();
            try {
                checkOpen();
                runAndWait(groupCount, companion);
            } finally {
                context.endKernel();
            }
        } finally {
            queue.end();
        }
    }

    private void runAndWait(final int groupCount, final RoundCompanion companion) {
        try {
            if (form.suspends()) {
                runSuspending(groupCount, companion);
            } else {
                runToTheEnd(groupCount);
            }
        } catch (final GpuException e) {
            awaitCommands(e);
            throw failed(e);
        } catch (final RuntimeException | Error e) {
            awaitCommands(e);
            throw e;
        }
    }

    /** Commands that were enqueued before the failure may still use memory that is freed next. */
    private void awaitCommands(final Throwable failure) {
        try {
            queue.commands().finish();
        } catch (final RuntimeException | Error e) {
            failure.addSuppressed(e);
        }
    }

    @Override
    public void copyOut() {
        checkOpen();
        try {
            arrays.copyOut();
            throwViolation();
        } catch (final GpuException e) {
            throw failed(e);
        }
    }

    private void throwViolation() {
        if (!checks.isEmpty()) {
            try (Arena arena = Arena.ofConfined()) {
                final MemorySegment area = arena.allocate(ViolationDescriptor.END_OFFSET, Long.BYTES);
                region.awaitCopy(
                        region.copyOut(region.mirror().get(ValueLayout.JAVA_LONG, LogDescriptor.AREA_OFFSET), area));
                Violation.read(checks, area).map(Violation::failure).ifPresent(failure -> {
                    throw failure;
                });
            }
        }
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            onClosed.run();
        }
    }

    private void runSuspending(final int groupCount, final RoundCompanion companion) {
        if (groupCount < 1 || groupCount > form.slotCount()) {
            throw new IllegalArgumentException("round of " + groupCount + " work-groups of kernel "
                    + program.kernelName() + ": must be from 1 to " + form.slotCount());
        }
        final MemorySegment mirror = region.mirror();
        final long entries = mirror.get(ValueLayout.JAVA_LONG, RoundDescriptor.ENTRIES_OFFSET);
        final long entriesLength = (long) groupCount * RoundDescriptor.ENTRY_LENGTH;
        final long records = mirror.get(ValueLayout.JAVA_LONG, RoundDescriptor.RECORDS_OFFSET);
        final long recordsLength = (long) groupCount * RoundDescriptor.RECORD_LENGTH;
        final boolean readsRecords = !region.isInMirror(records, recordsLength);
        if (!region.isInMirror(entries, entriesLength)) {
            region.updateWhole(entries, entriesLength);
        }
        region.sendUpdates(changes);
        setConstants(mirror);
        enqueue(groupCount);
        if (readsRecords) {
            region.refresh(records, recordsLength, companion);
        } else {
            region.awaitRounds(companion);
        }
    }

    private void setConstants(final MemorySegment mirror) {
        MemorySegment.copy(mirror, 0, constants, 0, Math.min(mirror.byteSize(), constants.byteSize()));
        program.setBytes(form.launchParameter(), constants);
    }

    private void runToTheEnd(final int groupCount) {
        if (groupCount < 1) {
            throw new IllegalArgumentException("launch of " + groupCount + " work-groups of kernel "
                    + program.kernelName() + ": must be at least 1");
        }
        region.sendUpdates(changes);
        enqueue(groupCount);
        queue.commands().finish();
    }

    private void enqueue(final int groupCount) {
        final int localSize = program.localSizeOnDevice(form.localSize());
        region.run(program, (long) groupCount * localSize, localSize);
    }

    private void checkOpen() {
        if (closed.get()) {
            throw new IllegalStateException("the rounds of kernel " + program.kernelName() + " are closed");
        }
    }

    private KernelFailedException failed(final GpuException cause) {
        final GpuInfo info = queue.commands().context().info();
        return new KernelFailedException(
                "kernel " + program.kernelName() + " failed on device " + info.deviceName() + ": " + cause.getMessage(),
                cause);
    }
}

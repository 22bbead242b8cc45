package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.HostReach;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.device.RoundCompanion;
import io.github.galefs.kernel.artefact.KernelArtefact;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.agrona.CloseHelper;

/** Region in a device's memory. */
final class GpuRegion implements DeviceRegion {
    private static final int HEADER = KernelArtefact.HEADER_LENGTH;

    private final RoundQueue rounds;
    private final CopyQueue copies;
    private final CopyWaits waits;
    private final GlobalBuffer buffer;
    private final PinnedBuffer mirror;
    private final MirrorUpdates updates;
    private final long byteLength;
    private final long mirrorLength;

    /** Where kernels find the mirror, relative to the region; 0 if they do not. */
    private final long mirrorOffset;

    private final Consumer<GpuRegion> onClosed;
    private final List<PinnedBuffer> pinned = new ArrayList<>();
    /** Whether the memory is freed, or abandoned. */
    private final AtomicBoolean closed = new AtomicBoolean();

    private GpuRegion(
            final RoundQueue rounds,
            final CopyQueue copies,
            final CopyWaits waits,
            final GlobalBuffer buffer,
            final PinnedBuffer mirror,
            final long byteLength,
            final Consumer<GpuRegion> onClosed) {
        this.rounds = rounds;
        this.copies = copies;
        this.waits = waits;
        this.buffer = buffer;
        this.mirror = mirror;
        this.byteLength = byteLength;
        this.mirrorLength = mirror.segment().byteSize();
        this.mirrorOffset =
                copies.context().exchangesInPlace() ? mirror.segment().address() - address() : 0;
        this.updates = new MirrorUpdates(mirror.segment(), mirrorOffset);
        this.onClosed = onClosed;
    }

    /**
     * Allocates a region, zeroed.
     *
     * @param arrayCopies copies of the kernels' arrays.
     * @throws OutOfMemoryError there is not enough memory; with the numbers.
     */
    static GpuRegion allocate(
            final GpuContext context,
            final RoundQueue rounds,
            final CopyQueue arrayCopies,
            final long byteLength,
            final long mirrorLength,
            final Consumer<GpuRegion> onClosed) {
        if (mirrorLength < 1 || mirrorLength > byteLength) {
            throw new IllegalArgumentException("region of " + byteLength + " bytes with a mirror of " + mirrorLength
                    + " bytes: the mirror must have at least 1 byte, and at most those of the region");
        }
        final CopyQueue copies = new CopyQueue(context);
        GlobalBuffer buffer = null;
        PinnedBuffer mirror = null;
        try {
            buffer = GlobalBuffer.allocate(copies.commands(), GlobalBuffer.lengthWithHeader(byteLength), "a region");
            copies.commands().clear(buffer.handle(), HEADER, byteLength);
            // The length that a kernel reads if it uses the region as an array of long.
            copies.commands().writeIntAndWait(buffer.handle(), KernelArtefact.LENGTH_OFFSET, (int)
                    Math.min(Integer.MAX_VALUE, byteLength / Long.BYTES));
            mirror = context.allocatePinned(copies.commands(), mirrorLength);
            mirror.segment().fill((byte) 0);
            return new GpuRegion(
                    rounds, copies, new CopyWaits(copies, arrayCopies), buffer, mirror, byteLength, onClosed);
        } catch (final RuntimeException | Error e) {
            CloseHelper.quietCloseAll(mirror, copies, buffer);
            throw e;
        }
    }

    @Override
    public long byteLength() {
        return byteLength;
    }

    @Override
    public MemorySegment mirror() {
        return mirror.segment();
    }

    @Override
    public Optional<HostReach> hostReach() {
        final GpuContext context = copies.context();
        return context.reachesHostMemory() ? Optional.of(new GpuHostReach(context, address())) : Optional.empty();
    }

    /** Returns the address for kernels that reach host memory. */
    private long address() {
        return copies.context().address(buffer.handle()) + HEADER;
    }

    @Override
    public long mirrorOffset() {
        return mirrorOffset;
    }

    @Override
    public void update(final long offset, final long length) {
        Objects.checkFromIndexSize(offset, length, mirrorLength);
        if (length > 0) {
            updates.add(offset, length);
        }
    }

    /** Updates a part as {@link #update} does, where it lies: it is sent in each round. */
    void updateWhole(final long offset, final long length) {
        updates.addWhole(Objects.checkFromIndexSize(offset, length, mirrorLength), length);
    }

    /** Returns whether an offset is that of a part which kernels find in the mirror, rather than in the region. */
    boolean isInMirror(final long offset, final long length) {
        if (mirrorOffset == 0 || (offset >= 0 && offset < byteLength)) {
            return false;
        }
        Objects.checkFromIndexSize(offset - mirrorOffset, length, mirrorLength);
        return true;
    }

    @Override
    public void listSmallUpdates(final long begin, final long end) {
        Objects.checkFromToIndex(begin, end, mirrorLength);
        updates.listSmallUpdates(begin, end);
    }

    @Override
    public void refresh(final long offset, final long length) {
        Objects.checkFromIndexSize(offset, length, mirrorLength);
        if (length > 0) {
            rounds.commands()
                    .readAndWait(
                            buffer.handle(), HEADER + offset, mirror.segment().address() + offset, length);
        }
    }

    /**
     * Refreshes a part of the mirror, as {@link #refresh(long, long)} does.
     *
     * @param companion called while the commands before have not ended. What it throws is thrown when they have.
     */
    void refresh(final long offset, final long length, final RoundCompanion companion) {
        Objects.checkFromIndexSize(offset, length, mirrorLength);
        await(
                rounds.commands()
                        .readWithEvent(
                                buffer.handle(),
                                HEADER + offset,
                                mirror.segment().address() + offset,
                                length),
                companion);
    }

    /**
     * Waits for all rounds.
     *
     * @param companion called while they have not ended. What it throws is thrown when they have.
     */
    void awaitRounds(final RoundCompanion companion) {
        await(rounds.commands().mark(), companion);
    }

    private void await(final long event, final RoundCompanion companion) {
        final GpuQueue queue = rounds.commands();
        try {
            queue.flush();
            while (!queue.context().isComplete(event, "a round") && companion.goOn()) {
                Thread.onSpinWait();
            }
        } catch (final RuntimeException | Error e) {
            awaitAfter(queue.context(), event, e);
            throw e;
        }
        queue.context().awaitAndRelease(event);
    }

    /** A round that failed makes the wait for it fail, too: the first failure tells more. */
    private static void awaitAfter(final GpuContext context, final long event, final Throwable failure) {
        try {
            context.awaitAndRelease(event);
        } catch (final GpuException e) {
            failure.addSuppressed(e);
        }
    }

    @Override
    public void refreshRows(final long offset, final long rowStride, final long rowLength, final int rowCount) {
        if (rowLength < 1 || rowLength > rowStride || rowCount < 1) {
            throw new IllegalArgumentException(rowCount + " rows of " + rowLength + " bytes, at a distance of "
                    + rowStride + ": must be at least 1 row of at least 1 byte, and rows must not overlap");
        }
        Objects.checkFromIndexSize(offset, (rowCount - 1) * rowStride + rowLength, mirrorLength);
        rounds.commands()
                .readRowsAndWait(
                        buffer.handle(),
                        HEADER + offset,
                        mirror.segment().address() + offset,
                        rowStride,
                        rowLength,
                        rowCount);
    }

    @Override
    public PinnedMemory allocatePinned(final long length) {
        pinned.removeIf(PinnedBuffer::isClosed);
        final PinnedBuffer memory = copies.context().allocatePinned(copies.commands(), length);
        pinned.add(memory);
        return memory;
    }

    @Override
    public long copyIn(final MemorySegment source, final long regionOffset) {
        checkCopy(source.byteSize(), regionOffset);
        return copies.write(buffer, HEADER + regionOffset, address(source), source.byteSize());
    }

    @Override
    public long clear(final long regionOffset, final long length) {
        checkCopy(length, regionOffset);
        return copies.clear(buffer, HEADER + regionOffset, length);
    }

    @Override
    public long completedCopies() {
        return copies.completed();
    }

    @Override
    public void awaitCopy(final long copy) {
        copies.await(copy);
    }

    @Override
    public long copyOut(final long regionOffset, final MemorySegment destination) {
        checkCopy(destination.byteSize(), regionOffset);
        return copies.read(buffer, HEADER + regionOffset, address(destination), destination.byteSize());
    }

    /** {@inheritDoc} Copies remain possible until then. */
    @Override
    public void close() {
        whenUnused(this::free);
    }

    @Override
    public void whenUnused(final Runnable action) {
        if (rounds.isUsing(this)) {
            rounds.whenIdle(action);
        } else {
            action.run();
        }
    }

    @Override
    public void abandon() {
        if (closed.compareAndSet(false, true)) {
            onClosed.accept(this);
        }
    }

    private void free() {
        if (closed.compareAndSet(false, true)) {
            // Pinned memory before its queue. All, also if one fails, as they do after a fault of a kernel.
            final List<AutoCloseable> all = new ArrayList<>(pinned);
            all.addAll(List.of(mirror, copies, buffer, updates, () -> onClosed.accept(this)));
            CloseHelper.closeAll(all);
        }
    }

    /** Returns whether the region belongs to the device with this queue, and is open. */
    boolean isOpenIn(final RoundQueue queue) {
        return rounds == queue && !closed.get();
    }

    /** Sets the region as a kernel's first parameter. */
    void bind(final GpuProgram program) {
        buffer.bind(program, 0);
    }

    /** Runs a kernel that uses the region, after all copies that are known to be complete. */
    void run(final GpuProgram program, final long globalSize, final long localSize) {
        waits.run(rounds.commands(), program, globalSize, localSize);
    }

    /**
     * Enqueues the updates, in the order of rounds.
     *
     * @param program applies those that are sent as a list.
     */
    void sendUpdates(final ChangeProgram program) {
        updates.send(rounds.commands(), buffer.handle(), HEADER, program);
    }

    /** A copy by a queue that is released would end the process. */
    private void checkCopy(final long length, final long regionOffset) {
        if (closed.get()) {
            throw new IllegalStateException("copy of " + length + " bytes: the region is closed");
        }
        if (length < 1) {
            throw new IllegalArgumentException("copy of " + length + " bytes: must be at least 1");
        }
        Objects.checkFromIndexSize(regionOffset, length, byteLength);
    }

    private static long address(final MemorySegment memory) {
        if (!memory.isNative()) {
            throw new IllegalArgumentException(
                    "copy of memory in the Java heap: must be outside, such as pinned" + " memory of the region");
        }
        return memory.address();
    }
}

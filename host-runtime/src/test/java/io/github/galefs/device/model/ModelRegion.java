package io.github.galefs.device.model;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.PinnedMemory;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Region of a {@link ModelDevice}. Copies complete at random times, and move their bytes only then: a source that
 * changes too early, or a frame that is used too early, shows as wrong bytes.
 */
final class ModelRegion implements DeviceRegion {
    /**
     * A copy in progress.
     *
     * @param source      host memory to copy from, as it was at the start, too; null if the copy sets to zero or is one
     *                    to the host.
     * @param destination host memory to copy to; null if the copy is one to the device.
     */
    record Copy(
            long number,
            MemorySegment source,
            MemorySegment sourceAtStart,
            MemorySegment destination,
            long offset,
            long byteLength) {}

    private record Update(long offset, long byteLength) {}

    private final ModelDevice device;
    private final SplittableRandom random;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment mirror;
    private final ModelMemory memory;
    private final List<Update> updates = new ArrayList<>();
    private final Deque<Copy> copies = new ArrayDeque<>();
    private final List<Runnable> deferred = new ArrayList<>();
    private boolean inRound;
    private long lastCopy;
    private boolean closed;

    ModelRegion(
            final ModelDevice device, final SplittableRandom random, final long byteLength, final long mirrorLength) {
        this.device = device;
        this.random = random;
        mirror = arena.allocate(mirrorLength, 4096);
        memory = new ModelMemory(arena.allocate(byteLength, 4096));
    }

    ModelMemory memory() {
        return memory;
    }

    int copyCount() {
        return copies.size();
    }

    Iterable<Copy> copiesInProgress() {
        return copies;
    }

    @Override
    public long byteLength() {
        return memory.segment().byteSize();
    }

    @Override
    public MemorySegment mirror() {
        return mirror;
    }

    @Override
    public void update(final long offset, final long byteLength) {
        device.countCommand();
        updates.add(new Update(offset, byteLength));
    }

    /** Sends what was updated, at the beginning of a round. */
    void applyUpdates() {
        for (final Update update : updates) {
            memory.segment()
                    .asSlice(update.offset(), update.byteLength())
                    .copyFrom(mirror.asSlice(update.offset(), update.byteLength()));
        }
        updates.clear();
    }

    @Override
    public void refresh(final long offset, final long byteLength) {
        device.countCommand();
        mirror.asSlice(offset, byteLength).copyFrom(memory.segment().asSlice(offset, byteLength));
    }

    @Override
    public void refreshRows(final long offset, final long rowStride, final long rowLength, final int rowCount) {
        device.countCommand();
        for (int row = 0; row < rowCount; row++) {
            final long begin = offset + row * rowStride;
            mirror.asSlice(begin, rowLength).copyFrom(memory.segment().asSlice(begin, rowLength));
        }
    }

    @Override
    public PinnedMemory allocatePinned(final long byteLength) {
        final Arena pinned = Arena.ofShared();
        final MemorySegment segment = pinned.allocate(byteLength, 4096);
        device.onOpened();
        return new PinnedMemory() {
            @Override
            public MemorySegment segment() {
                return segment;
            }

            @Override
            public void close() {
                if (!copies.isEmpty()) {
                    throw new AssertionError("pinned memory is closed while copies are in progress");
                }
                pinned.close();
                device.onClosed();
            }
        };
    }

    @Override
    public long copyIn(final MemorySegment source, final long regionOffset) {
        return start(source, bytes(source), null, regionOffset, source.byteSize());
    }

    @Override
    public long clear(final long regionOffset, final long byteLength) {
        return start(null, null, null, regionOffset, byteLength);
    }

    private long start(
            final MemorySegment source,
            final MemorySegment bytes,
            final MemorySegment destination,
            final long offset,
            final long byteLength) {
        copies.add(new Copy(++lastCopy, source, bytes, destination, offset, byteLength));
        return lastCopy;
    }

    @Override
    public long completedCopies() {
        completeSome();
        return lastCopy - copies.size();
    }

    @Override
    public void awaitCopy(final long copy) {
        while (!copies.isEmpty() && copies.peek().number() <= copy) {
            complete(copies.remove());
        }
    }

    @Override
    public long copyOut(final long regionOffset, final MemorySegment destination) {
        return start(null, null, destination, regionOffset, destination.byteSize());
    }

    @Override
    public void whenUnused(final Runnable action) {
        if (!defers(action)) {
            action.run();
        }
    }

    private synchronized boolean defers(final Runnable action) {
        return inRound && deferred.add(action);
    }

    synchronized void beginRound() {
        inRound = true;
    }

    void endRound() {
        takeDeferred().forEach(Runnable::run);
    }

    private synchronized List<Runnable> takeDeferred() {
        inRound = false;
        final List<Runnable> taken = List.copyOf(deferred);
        deferred.clear();
        return taken;
    }

    @Override
    public void abandon() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        if (closed) {
            throw new AssertionError("the region is closed twice");
        }
        closed = true;
        awaitCopy(lastCopy);
        arena.close();
        device.onClosed();
    }

    /** Completes a random number of copies, often none. */
    void completeSome() {
        int count = random.nextInt(4) - 1;
        while (count-- > 0 && !copies.isEmpty()) {
            complete(copies.remove());
        }
    }

    private void complete(final Copy copy) {
        final MemorySegment bytes = memory.segment().asSlice(copy.offset(), copy.byteLength());
        if (copy.destination() != null) {
            copy.destination().copyFrom(bytes);
            return;
        }
        if (copy.source() == null) {
            bytes.fill((byte) 0);
            return;
        }
        if (copy.source().mismatch(copy.sourceAtStart()) >= 0) {
            throw new AssertionError("the source of copy " + copy.number() + " has changed before its end");
        }
        bytes.copyFrom(copy.source());
    }

    private static MemorySegment bytes(final MemorySegment segment) {
        return MemorySegment.ofArray(segment.toArray(ValueLayout.JAVA_BYTE));
    }
}

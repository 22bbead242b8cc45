package io.github.galefs.device.gpu;

import io.github.galefs.kernel.artefact.KernelArtefact;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayDeque;
import java.util.Queue;
import org.agrona.BitUtil;
import org.agrona.CloseHelper;

/**
 * Copies Java arrays to and from the device's memory, in pieces, through pinned memory of bounded size. The memory has
 * two halves: one is filled or emptied while the device copies the other. Thread-safe.
 */
public final class ArrayTransfer implements AutoCloseable {
    /** A copy of this length takes far longer than the call that starts it. */
    static final long HALF_LENGTH = 4L << 20;

    /** Pieces begin at multiples of this, so that each has at least the header. */
    private static final int ALIGNMENT = 64;

    private static final int HEADER = KernelArtefact.HEADER_LENGTH;

    /** A piece of an array that the device copies to pinned memory. */
    private record Arrival(long copy, MemorySegment staging, MemorySegment target) {}

    private final CopyQueue copies;
    private final Queue<Arrival> arrivals = new ArrayDeque<>();
    private final long[] latestCopies = new long[2];
    private PinnedBuffer staging;
    private int half;
    private long position;

    /**
     * Creates a transfer.
     *
     * @param copies queue of the copies; closed by the caller.
     */
    public ArrayTransfer(final CopyQueue copies) {
        this.copies = copies;
    }

    /** Allocates memory for an array, with its header. */
    GlobalBuffer allocate(final Object array) {
        return GlobalBuffer.allocate(
                copies.commands(),
                GlobalBuffer.lengthWithHeader(KernelArrays.segment(array).byteSize()),
                "an array of type " + array.getClass().getTypeName());
    }

    /** Starts to copy an array's length to the device, without its elements. */
    synchronized void sendLength(final Object array, final GlobalBuffer target) {
        final MemorySegment piece = reserve(HEADER);
        putLength(piece, array);
        write(piece, target, 0);
    }

    /** Starts to copy an array to the device, with its length. */
    synchronized void send(final Object array, final GlobalBuffer target) {
        final MemorySegment source = KernelArrays.segment(array);
        final long byteLength = HEADER + source.byteSize();
        final MemorySegment first = reserve(byteLength);
        putLength(first, array);
        first.asSlice(HEADER).copyFrom(source.asSlice(0, first.byteSize() - HEADER));
        write(first, target, 0);
        long done = first.byteSize();
        while (done < byteLength) {
            final MemorySegment piece = reserve(byteLength - done);
            piece.copyFrom(source.asSlice(done - HEADER, piece.byteSize()));
            write(piece, target, done);
            done += piece.byteSize();
        }
    }

    /** Starts to copy an array from the device. */
    synchronized void receive(final GlobalBuffer source, final Object array) {
        final MemorySegment target = KernelArrays.segment(array);
        long done = 0;
        while (done < target.byteSize()) {
            final MemorySegment piece = reserve(target.byteSize() - done);
            final long copy = copies.read(source, HEADER + done, piece.address(), piece.byteSize());
            latestCopies[half] = copy;
            arrivals.add(new Arrival(copy, piece, target.asSlice(done, piece.byteSize())));
            done += piece.byteSize();
        }
    }

    /** Frees an array's memory after all copies: a transfer that failed may have left some on their way. */
    synchronized void free(final GlobalBuffer buffer) {
        CloseHelper.closeAll(copies.commands()::finish, buffer);
    }

    /** Waits until all arrays are copied. */
    synchronized void finish() {
        try {
            complete(Long.MAX_VALUE);
            copies.awaitAll();
        } finally {
            // After a failure, the next launch must not write to the arrays of this one.
            arrivals.clear();
        }
    }

    /** Waits for all copies, and frees the pinned memory. */
    @Override
    public synchronized void close() {
        final PinnedBuffer closing = staging;
        staging = null;
        CloseHelper.closeAll(this::finish, closing);
    }

    private void write(final MemorySegment piece, final GlobalBuffer target, final long offset) {
        latestCopies[half] = copies.write(target, offset, piece.address(), piece.byteSize());
    }

    /** Returns pinned memory of the wanted length or less, after the copies that used it before. */
    private MemorySegment reserve(final long wanted) {
        if (staging == null) {
            staging = copies.context().allocatePinned(copies.commands(), 2 * HALF_LENGTH);
        }
        if (position == HALF_LENGTH) {
            half ^= 1;
            position = 0;
            complete(latestCopies[half]);
            copies.await(latestCopies[half]);
        }
        final long length = Math.min(wanted, HALF_LENGTH - position);
        final MemorySegment piece = staging.segment().asSlice(half * HALF_LENGTH + position, length);
        position = BitUtil.align(position + length, ALIGNMENT);
        return piece;
    }

    /** Copies pieces to their arrays, up to that of a copy, inclusive. */
    private void complete(final long latest) {
        while (!arrivals.isEmpty() && arrivals.element().copy() <= latest) {
            final Arrival arrival = arrivals.remove();
            copies.await(arrival.copy());
            arrival.target().copyFrom(arrival.staging());
        }
    }

    private static void putLength(final MemorySegment header, final Object array) {
        header.asSlice(0, HEADER).fill((byte) 0);
        header.set(ValueLayout.JAVA_INT, KernelArtefact.LENGTH_OFFSET, KernelArrays.length(array));
    }
}

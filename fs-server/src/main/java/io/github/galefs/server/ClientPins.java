package io.github.galefs.server;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PinnedExtent;
import io.github.galefs.file.PinnedExtents;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.RingFileDescriptor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The segments that clients on this machine have mapped, as pins of the file service. A pin has a number, and the ring
 * file has a bit for each: while it is set, the client may keep its map. A pin belongs to a connection and ends with
 * it, whatever the client does.
 *
 * <p>A client that keeps its map for {@link #GRACE_NANOS} after the bit was cleared loses its use of the segment: the
 * service no longer counts it, or compaction would wait for the client forever. The client's map stays valid, because
 * the bytes of a deleted file stay as they are. The number stays the client's until it ends the pin: another pin of
 * this number would show the old map as current.
 *
 * <p>Safe for use by several threads. The lock is not held during calls of the file service.
 */
final class ClientPins {
    /** In place of a number: nothing was pinned. */
    static final int NO_PIN = -1;

    /** Most pins of a connection. */
    static final int MAX_PER_CONNECTION = 256;

    /** Time that a client has to give up a map after its pin is shown as not current. */
    static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** Null if the service has no segments that others may map. */
    private final PinnedExtents files;

    /** Null if clients cannot map segments. */
    private final RingFile ring;

    /** Numbers in use; a pin that is being made or closed has one, too. Guarded by this. */
    private final BitSet numbers = new BitSet(RingFileDescriptor.PINS);

    /** Pins by number. Guarded by this. */
    private final PinnedExtent[] pins = new PinnedExtent[RingFileDescriptor.PINS];

    /** Pins that are shown as not current. Guarded by this. */
    private final BitSet outdated = new BitSet(RingFileDescriptor.PINS);

    /** When the grace period of an outdated pin ends. Guarded by this. */
    private final long[] graceEnds = new long[RingFileDescriptor.PINS];

    /** Whether nothing can be shown to clients any more. Guarded by this. */
    private boolean abandoned;

    /**
     * @param files the service; null if it has no segments that others may map.
     * @param ring  shows clients whether their pins are current; null if there is none, and then there are no pins.
     */
    ClientPins(final PinnedExtents files, final RingFile ring) {
        this.files = files;
        this.ring = ring;
    }

    /**
     * A pin that was made for a client.
     *
     * @param number of the pin; {@link #NO_PIN} if there is none.
     * @param extent the block for which it was made; null if there is none.
     */
    record Pinned(int number, Extent extent) {
        private static final Pinned NONE = new Pinned(NO_PIN, null);
    }

    /** The pins of a connection. */
    final class Share implements AutoCloseable {
        /** Guarded by the pins' lock. */
        private final BitSet own = new BitSet();

        /** Guarded by the pins' lock. */
        private boolean closed;

        /**
         * Pins the segment of a block.
         *
         * @param session    of the client, which has the handle.
         * @param handle     handle that is open for reading.
         * @param fileOffset offset of any byte of the block in the file, from 0.
         * @throws FileServiceException ENOTSUP for a client that has not shown that it can open the ring file, and so
         *     the segments, or if that file was abandoned; as {@link PinnedExtents#pin}.
         */
        Pinned pin(final Session session, final long handle, final long fileOffset) throws FileServiceException {
            if (files == null || ring == null || !session.usesRing() || isAbandoned()) {
                throw new FileServiceException(PosixError.ENOTSUP, "no client can map segments over this connection");
            }
            session.requireHandle(handle);
            final int number = reserve();
            if (number == NO_PIN) {
                return Pinned.NONE;
            }
            boolean kept = false;
            try {
                final PinnedExtent pin = files.pin(handle, fileOffset);
                kept = pin != null && keep(number, pin);
                return kept ? new Pinned(number, pin.extent()) : Pinned.NONE;
            } finally {
                if (!kept) {
                    free(number);
                }
            }
        }

        /**
         * Ends a pin.
         *
         * @throws FileServiceException EINVAL if the connection has no pin of this number.
         */
        void unpin(final int number) throws FileServiceException {
            final PinnedExtent pin;
            synchronized (ClientPins.this) {
                pin = number >= 0 && own.get(number) ? take(number) : null;
                if (pin == null) {
                    throw new FileServiceException(PosixError.EINVAL, "this connection has no pin " + number);
                }
            }
            pin.close();
            free(number);
        }

        /** Ends all pins of the connection. Those that are being made end when they are made. */
        @Override
        public void close() {
            final int[] made;
            final List<PinnedExtent> taken;
            synchronized (ClientPins.this) {
                closed = true;
                made = own.stream().filter(number -> pins[number] != null).toArray();
                taken = Arrays.stream(made).mapToObj(ClientPins.this::take).toList();
            }
            taken.forEach(PinnedExtent::close);
            Arrays.stream(made).forEach(this::free);
        }

        private int reserve() {
            synchronized (ClientPins.this) {
                final int number = numbers.nextClearBit(0);
                if (closed || number >= RingFileDescriptor.PINS || own.cardinality() >= MAX_PER_CONNECTION) {
                    return NO_PIN;
                }
                numbers.set(number);
                own.set(number);
                return number;
            }
        }

        /**
         * Keeps a pin that was made, and shows it as current; closes it if the connection has ended meanwhile,
         * or the ring file was abandoned.
         */
        private boolean keep(final int number, final PinnedExtent pin) {
            synchronized (ClientPins.this) {
                if (!closed && !abandoned) {
                    pins[number] = pin;
                    ring.setPin(number, true);
                    return true;
                }
            }
            pin.close();
            return false;
        }

        private void free(final int number) {
            synchronized (ClientPins.this) {
                own.clear(number);
                numbers.clear(number);
            }
        }
    }

    /** Number of pins. */
    synchronized int count() {
        return numbers.cardinality();
    }

    /**
     * Shows clients which pins are not current any more, and ends the use of the segment for those whose grace period
     * is over. Called from time to time.
     *
     * @param now of the server's clock.
     */
    void refresh(final long now) {
        // Without the lock, as an end unmaps. A client that ends its pin meanwhile closes it, too, which is harmless.
        showOutdated(now).forEach(PinnedExtent::close);
    }

    /** Shows all pins as not current, and makes no more: what clients see in the ring file is not reliable any more. */
    synchronized void abandon() {
        abandoned = true;
        // Also bits of numbers that are not in use: a client may have set them.
        for (int number = 0; number < RingFileDescriptor.PINS; number++) {
            ring.setPin(number, false);
        }
    }

    private synchronized boolean isAbandoned() {
        return abandoned;
    }

    /** Shows which pins are not current any more; returns those whose grace period is over. */
    private synchronized List<PinnedExtent> showOutdated(final long now) {
        List<PinnedExtent> overdue = List.of();
        for (int number = numbers.nextSetBit(0); number >= 0; number = numbers.nextSetBit(number + 1)) {
            final PinnedExtent pin = pins[number];
            if (pin == null || (!abandoned && pin.isCurrent())) {
                continue;
            }
            ring.setPin(number, false);
            if (!outdated.get(number)) {
                outdated.set(number);
                graceEnds[number] = now + GRACE_NANOS;
            } else if (now - graceEnds[number] >= 0) {
                overdue = overdue.isEmpty() ? new ArrayList<>() : overdue;
                overdue.add(pin);
            }
        }
        return overdue;
    }

    /** Takes a pin out of the table; its number stays in use. The caller holds the lock. */
    private PinnedExtent take(final int number) {
        final PinnedExtent pin = pins[number];
        pins[number] = null;
        outdated.clear(number);
        ring.setPin(number, false);
        return pin;
    }
}

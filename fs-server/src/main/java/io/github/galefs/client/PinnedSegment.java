package io.github.galefs.client;

import io.github.galefs.client.ReplyDecoder.Pinned;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.CheckedPayloads;
import io.github.galefs.mapped.PayloadChecksum;
import io.github.galefs.mapped.UnreadablePageException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/**
 * A segment that the server counts as in use by this client, and the client's map of it. The map has a reference count:
 * one for the table of segments, and one for each block. The last release unmaps. So the bytes of a block stay,
 * whatever becomes of the connection, the server or the file. Safe for use by several threads.
 */
final class PinnedSegment {
    private static final AtomicIntegerFieldUpdater<PinnedSegment> REFERENCES =
            AtomicIntegerFieldUpdater.newUpdater(PinnedSegment.class, "references");

    private final ClientSession session;
    private final RingClient ring;
    private final int pin;
    private final Path path;
    private final SegmentMap map;
    private final CheckedPayloads checked;

    /** References; never increases again from 0. */
    private volatile int references = 1;

    /**
     * @param session of the connection that the pin belongs to.
     * @param ring    of the session.
     * @param pinned  the server's reply.
     * @param map     of the extent's segment, which this owns.
     */
    PinnedSegment(final ClientSession session, final RingClient ring, final Pinned pinned, final SegmentMap map) {
        this.session = session;
        this.ring = ring;
        pin = pinned.pin();
        path = pinned.extent().segment();
        this.map = map;
        checked = new CheckedPayloads(map.bytes().byteSize());
    }

    /** Returns the session of the connection that the pin belongs to. */
    ClientSession session() {
        return session;
    }

    /** Returns the number of the pin. */
    int pin() {
        return pin;
    }

    Path path() {
        return path;
    }

    /** Returns the map of the segment. */
    MemorySegment map() {
        return map.bytes();
    }

    /** Returns whether the server has the pin and does not want the segment back. */
    boolean isCurrent() {
        return !session.connection().isBroken() && ring.isPinned(pin);
    }

    /** Returns whether blocks at an extent may be taken from here. */
    boolean offers(final Extent extent) {
        return extent.position() + extent.storedLength() <= map.bytes().byteSize() && isCurrent();
    }

    /** Makes the next use of each payload check it again. */
    void resetChecks() {
        checked.clear();
    }

    /** Returns whether no block of the segment is open. */
    boolean isIdle() {
        return references == 1;
    }

    /** Adds a reference; returns false if the segment is unmapped. */
    boolean acquire() {
        int count = references;
        while (count > 0 && !REFERENCES.compareAndSet(this, count, count + 1)) {
            count = references;
        }
        return count > 0;
    }

    /** Subtracts a reference, and unmaps the segment with the last. */
    void release() {
        if (REFERENCES.decrementAndGet(this) == 0) {
            map.close();
        }
    }

    /** Unmaps the segment if only the table has a reference; returns whether it did. */
    boolean retire() {
        final boolean retired = REFERENCES.compareAndSet(this, 1, 0);
        if (retired) {
            map.close();
        }
        return retired;
    }

    /**
     * Opens a part of a payload, after a check of the whole payload unless that was done before. The caller has a
     * reference, which the block takes over, unless this throws.
     *
     * @param extent    place of the payload; in this segment.
     * @param from      first byte of the part in the payload.
     * @param count     bytes of the part, from 1.
     * @param checksums computes checksums of mapped bytes.
     * @throws FileServiceException EIO if the payload is damaged or cannot be read.
     */
    MappedBlock open(final Extent extent, final int from, final int count, final PayloadChecksum checksums)
            throws FileServiceException {
        final MemorySegment bytes = map.bytes();
        try {
            if (checked.contains(extent.position())) {
                // The file may have been cut since. A fault would end the process of a user that does not copy.
                checksums.requireReadable(bytes, extent.position() + from, count);
            } else {
                BlockChecksum.require(extent, checksums.of(bytes, extent.position(), extent.storedLength()));
                checked.add(extent.position());
            }
        } catch (final UnreadablePageException e) {
            throw new FileServiceException(
                    PosixError.EIO,
                    "the block at offset " + extent.blockOffset() + " of the file cannot be read from " + path,
                    e);
        }
        return new PinnedBlock(this, bytes.asSlice(extent.position() + from, count));
    }
}

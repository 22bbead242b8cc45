package io.github.galefs.client;

import io.github.galefs.client.ReplyDecoder.Pinned;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The segments of a server on this machine that this client has mapped and pinned. The server has a bound on pins; at
 * the bound there are no more until others have ended. A housekeeper unmaps and unpins segments of which no block has
 * been open for a moment, so that who closes a block waits for nothing. Safe for use by several threads.
 */
final class PinnedSegments implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(PinnedSegments.class);

    /** Time for which nothing is pinned after the server, or the system, has refused it. */
    private static final long REFUSAL_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Time after which payloads are checked again, as the system may have read them from the disk again. */
    private static final long RECHECK_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** Errors with which a server says that it will never pin a segment for this connection. */
    private static final Set<PosixError> UNSUPPORTED = EnumSet.of(PosixError.ENOSYS, PosixError.ENOTSUP);

    private final Duration callTimeout;
    private final Runnable onPin;
    private final ReentrantLock lock = new ReentrantLock();

    /** The latest map of each segment. Written under the lock. */
    private final Map<Path, PinnedSegment> latest = new ConcurrentHashMap<>();

    /** All segments that are not unpinned, and whether the last look has found them idle. Guarded by the lock. */
    private final Map<PinnedSegment, Boolean> all = new HashMap<>();

    /** Connection that no segment can be pinned for; null if none is known. Guarded by the lock. */
    private ClientConnection unsupported;

    /** Guarded by the lock. */
    private long nextPinNanos = System.nanoTime();

    /** Used by the housekeeper. */
    private long nextRecheckNanos = System.nanoTime() + RECHECK_NANOS;

    /** Guarded by the lock. */
    private boolean closed;

    /**
     * @param callTimeout of a request to the server.
     * @param onPin       run for each pin; starts what calls {@link #unmapUnused}.
     */
    PinnedSegments(final Duration callTimeout, final Runnable onPin) {
        this.callTimeout = callTimeout;
        this.onPin = onPin;
    }

    /**
     * Returns the segment of an extent, with a reference that the caller owns; null if it must be pinned first.
     *
     * @param extent not a hole.
     */
    PinnedSegment find(final Extent extent) {
        final PinnedSegment segment = latest.get(extent.segment());
        return segment != null && segment.offers(extent) && segment.acquire() ? segment : null;
    }

    /**
     * Pins and maps the segment of a block, so that {@link #find} returns it, unless the block moves meanwhile.
     *
     * @param session of the caller.
     * @param ring    of the session.
     * @param handle  the server's handle.
     * @param extent  where the block was located.
     * @return whether to look again; false if the block has to be copied.
     */
    boolean pin(final ClientSession session, final RingClient ring, final long handle, final Extent extent) {
        lock.lock();
        try {
            final PinnedSegment known = latest.get(extent.segment());
            if (known != null && known.offers(extent)) {
                return true;
            }
            if (closed || session.connection() == unsupported || System.nanoTime() - nextPinNanos < 0) {
                return false;
            }
            boolean added = false;
            try {
                final Pinned pinned = exchange(session, handle, extent);
                added = pinned != null && add(session, ring, pinned);
                return added;
            } finally {
                if (!added) {
                    nextPinNanos = System.nanoTime() + REFUSAL_NANOS;
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /** Unmaps what no block is open of. Other segments are unmapped with their last block. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            latest.clear();
            all.keySet().forEach(PinnedSegment::release);
            all.clear();
        } finally {
            lock.unlock();
        }
    }

    /** Asks the server for a pin; returns null if it refuses. */
    private Pinned exchange(final ClientSession session, final long handle, final Extent extent) {
        boolean understood = false;
        try (Deadline deadline = Deadline.ofSilence(callTimeout, session.connection()::lastSignNanos)) {
            final Pinned pinned =
                    ReplyDecoder.pinned(session.exchange(RequestEncoder.pin(handle, extent.blockOffset()), deadline));
            understood = true;
            return pinned.extent() == null ? null : pinned;
        } catch (final FileServiceException e) {
            LOGGER.debug("cannot pin a segment: {}", e.getMessage());
            understood = true;
            unsupported = UNSUPPORTED.contains(e.error()) ? session.connection() : unsupported;
        } catch (final IOException e) {
            LOGGER.debug("cannot pin a segment: {}", e.toString());
        } finally {
            if (!understood) {
                // There may be a pin whose number is not known. It ends with the connection.
                session.close();
            }
        }
        return null;
    }

    /** Maps a segment that was pinned, and adds it; returns whether that has succeeded. If not, the pin is ended. */
    private boolean add(final ClientSession session, final RingClient ring, final Pinned pinned) {
        final Extent extent = pinned.extent();
        SegmentMap map = null;
        PinnedSegment segment = null;
        boolean added = false;
        try {
            map = SegmentMap.openOwned(extent.segment(), extent.position() + extent.storedLength());
            segment = new PinnedSegment(session, ring, pinned, map);
            onPin.run();
            all.put(segment, false);
            latest.put(segment.path(), segment);
            added = true;
        } catch (final IOException e) {
            // The file of the segment was deleted meanwhile, or this process cannot read it, or others can cut it.
            LOGGER.debug("cannot map a segment: {}", e.toString());
        } finally {
            if (!added) {
                all.remove(segment);
                if (map != null) {
                    map.close();
                }
                unpin(session, pinned.pin());
            }
        }
        return added;
    }

    /**
     * Unmaps and unpins segments of which no block is open: those whose pins are not current, and those that the
     * previous call has found idle, too. Called from time to time, by one thread.
     */
    void unmapUnused() {
        for (final PinnedSegment segment : takeUnused()) {
            unpin(segment.session(), segment.pin());
        }
    }

    /** Unmaps and returns the segments that are not used; each is mapped until then, and pinned until later. */
    private List<PinnedSegment> takeUnused() {
        lock.lock();
        try {
            final boolean isRecheckDue = System.nanoTime() - nextRecheckNanos >= 0;
            if (isRecheckDue) {
                nextRecheckNanos = System.nanoTime() + RECHECK_NANOS;
                all.keySet().forEach(PinnedSegment::resetChecks);
            }
            // With room for all: what is unmapped must be returned.
            final List<PinnedSegment> unused = new ArrayList<>(all.size());
            final Iterator<Map.Entry<PinnedSegment, Boolean>> entries =
                    all.entrySet().iterator();
            while (entries.hasNext()) {
                final Map.Entry<PinnedSegment, Boolean> entry = entries.next();
                final PinnedSegment segment = entry.getKey();
                if ((entry.getValue() || !segment.isCurrent()) && segment.retire()) {
                    unused.add(segment);
                    entries.remove();
                    latest.remove(segment.path(), segment);
                }
            }
            all.replaceAll((segment, wasIdle) -> segment.isIdle());
            return unused;
        } finally {
            lock.unlock();
        }
    }

    /** Ends a pin: by a request, or else with the connection. */
    private void unpin(final ClientSession session, final int pin) {
        if (session.connection().isBroken()) {
            return;
        }
        boolean ended = false;
        try (Deadline deadline = Deadline.ofSilence(callTimeout, session.connection()::lastSignNanos)) {
            ReplyDecoder.done(session.exchange(RequestEncoder.unpin(pin), deadline));
            ended = true;
        } catch (final FileServiceException e) {
            LOGGER.debug("the server has no such pin: {}", e.getMessage());
            ended = true;
        } catch (final IOException e) {
            LOGGER.debug("cannot unpin a segment: {}", e.toString());
        } finally {
            if (!ended) {
                session.close();
            }
        }
    }
}

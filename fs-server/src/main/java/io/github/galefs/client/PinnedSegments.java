package io.github.galefs.client;

import io.github.galefs.client.ReplyDecoder.Pinned;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The segments of a server on this machine that this client has mapped and pinned. The server has a bound on pins; at
 * the bound there are no more until others have ended. A thread of its own unmaps and unpins segments of which no block
 * has been open for a moment, so that who closes a block waits for nothing. Safe for use by several threads.
 */
final class PinnedSegments implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(PinnedSegments.class);

    /** Time from one look for idle segments to the next; the second that finds one idle unmaps it. */
    private static final long HOUSEKEEPING_MILLIS = 200;

    /** Time for which nothing is pinned after the server, or the system, has refused it. */
    private static final long REFUSAL_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Time after which payloads are checked again, as the system may have read them from the disk again. */
    private static final long RECHECK_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** Errors with which a server says that it will never pin a segment for this connection. */
    private static final Set<PosixError> UNSUPPORTED = EnumSet.of(PosixError.ENOSYS, PosixError.ENOTSUP);

    private final Duration callTimeout;
    private final ReentrantLock lock = new ReentrantLock();

    /** The latest map of each segment. Written under the lock. */
    private final Map<Path, PinnedSegment> latest = new ConcurrentHashMap<>();

    /** All segments that are not unpinned, and whether the last look has found them idle. Guarded by the lock. */
    private final Map<PinnedSegment, Boolean> all = new HashMap<>();

    /** Null until the first segment. Guarded by the lock. */
    private ScheduledExecutorService housekeeper;

    /** Null until the first segment. Guarded by the lock. */
    private ScheduledFuture<?> housekeeping;

    /** Connection that no segment can be pinned for; null if none is known. Guarded by the lock. */
    private ClientConnection unsupported;

    /** Guarded by the lock. */
    private long nextPinNanos = System.nanoTime();

    /** Used by the housekeeper. */
    private long nextRecheckNanos = System.nanoTime() + RECHECK_NANOS;

    /** Guarded by the lock. */
    private boolean closed;

    /** @param callTimeout of a request to the server. */
    PinnedSegments(final Duration callTimeout) {
        this.callTimeout = callTimeout;
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
            final Pinned pinned = exchange(session, handle, extent);
            return pinned != null && add(session, ring, pinned);
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
            if (housekeeper != null) {
                housekeeping.cancel(false);
                housekeeper.shutdown();
            }
            latest.clear();
            all.keySet().forEach(PinnedSegment::release);
            all.clear();
        } finally {
            lock.unlock();
        }
    }

    /** Asks the server for a pin; returns null if it refuses. */
    private Pinned exchange(final ClientSession session, final long handle, final Extent extent) {
        try (Deadline deadline = new Deadline(callTimeout)) {
            final Pinned pinned =
                    ReplyDecoder.pinned(session.exchange(RequestEncoder.pin(handle, extent.blockOffset()), deadline));
            if (pinned.extent() != null) {
                return pinned;
            }
        } catch (final FileServiceException e) {
            LOGGER.debug("cannot pin a segment: {}", e.getMessage());
            unsupported = UNSUPPORTED.contains(e.error()) ? session.connection() : unsupported;
        } catch (final IOException e) {
            LOGGER.debug("cannot pin a segment: {}", e.toString());
        }
        nextPinNanos = System.nanoTime() + REFUSAL_NANOS;
        return null;
    }

    /** Maps a segment that was pinned; returns whether that has succeeded. */
    private boolean add(final ClientSession session, final RingClient ring, final Pinned pinned) {
        final Extent extent = pinned.extent();
        try {
            final SegmentMap map = SegmentMap.open(extent.segment(), extent.position() + extent.storedLength());
            final PinnedSegment segment = new PinnedSegment(session, ring, pinned, map);
            all.put(segment, false);
            latest.put(segment.path(), segment);
            startHousekeeper();
            return true;
        } catch (final IOException e) {
            // The file of the segment was deleted meanwhile, or this process cannot read it.
            LOGGER.debug("cannot map a segment: {}", e.toString());
            unpin(session, pinned.pin());
            nextPinNanos = System.nanoTime() + REFUSAL_NANOS;
            return false;
        }
    }

    private void startHousekeeper() {
        if (housekeeper == null) {
            housekeeper = Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("galefs-client-segments").daemon().factory());
            housekeeping = housekeeper.scheduleWithFixedDelay(
                    this::keepHouse, HOUSEKEEPING_MILLIS, HOUSEKEEPING_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private void keepHouse() {
        try {
            for (final PinnedSegment segment : takeUnused()) {
                unpin(segment.session(), segment.pin());
            }
        } catch (final Throwable e) {
            // An exception that left this method would end all further looks.
            LOGGER.warn("idle segments could not be unmapped; this will be repeated", e);
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
            final List<PinnedSegment> unused = all.entrySet().stream()
                    .filter(entry -> entry.getValue() || !entry.getKey().isCurrent())
                    .map(Map.Entry::getKey)
                    .filter(PinnedSegment::retire)
                    .toList();
            unused.forEach(segment -> {
                all.remove(segment);
                latest.remove(segment.path(), segment);
            });
            all.replaceAll((segment, wasIdle) -> segment.isIdle());
            return unused;
        } finally {
            lock.unlock();
        }
    }

    /** Ends a pin, unless the server has ended it with the connection. */
    private void unpin(final ClientSession session, final int pin) {
        if (session.connection().isBroken()) {
            return;
        }
        try (Deadline deadline = new Deadline(callTimeout)) {
            ReplyDecoder.done(session.exchange(RequestEncoder.unpin(pin), deadline));
        } catch (final IOException e) {
            LOGGER.debug("cannot unpin a segment: {}", e.toString());
        }
    }
}

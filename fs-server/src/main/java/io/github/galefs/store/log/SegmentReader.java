package io.github.galefs.store.log;

import io.github.galefs.file.MappedBlock;
import io.github.galefs.mapped.MappedCopy;
import io.github.galefs.mapped.PayloadChecksum;
import io.github.galefs.mapped.UnreadablePageException;
import io.github.galefs.posix.HeldDirectory;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Reads payloads of a {@link DataLog} through read-only maps of its segments. A segment is mapped when it is first
 * read, and mapped again when a payload lies past the end of the map.
 *
 * <p>Thread-safe. Each map has a reference count: one for the table of maps, one for each reader while it copies, and
 * one for each pin. The last release unmaps. So no thread waits for a reader, and no reader accesses memory that is
 * unmapped.
 */
public final class SegmentReader implements AutoCloseable {
    private final Path directory;

    /** Whether a payload that was correct is not checked again until {@link #resetChecks}. */
    private final boolean checkingFirstReadOnly;

    private final PinAccount account;
    private final ConcurrentMap<Integer, MappedSegment> maps = new ConcurrentHashMap<>();

    /** The pins of each segment that was mapped, or whose pins were withdrawn, and that was not deleted since. */
    private final ConcurrentMap<Integer, SegmentPins> pins = new ConcurrentHashMap<>();

    private final PayloadChecksum checksums = new PayloadChecksum();

    /** Whether {@link #close} has begun. Maps of reads in progress then are those reads' own. */
    private volatile boolean closed;

    private SegmentReader(final Path directory, final boolean checkingFirstReadOnly, final PinAccount account) {
        this.directory = directory;
        this.checkingFirstReadOnly = checkingFirstReadOnly;
        this.account = account;
    }

    /**
     * Creates a reader that checks a payload each time it is read.
     *
     * @param directory directory of the log.
     * @return a reader that has mapped nothing yet.
     */
    public static SegmentReader checkingEveryRead(final Path directory) {
        return new SegmentReader(directory, false, PinAccount.withoutPins());
    }

    /**
     * Creates a reader that checks a payload until it was correct once, and again after {@link #resetChecks}.
     *
     * @param directory directory of the log.
     * @param account   counts and bounds the pins.
     * @return a reader that has mapped nothing yet.
     */
    public static SegmentReader checkingFirstRead(final Path directory, final PinAccount account) {
        return new SegmentReader(directory, true, account);
    }

    /**
     * Copies a part of a payload, after a check of the whole payload if one is due.
     *
     * @param segment           number of the segment.
     * @param offset            offset of the payload in the segment, in bytes.
     * @param length            length of the payload, in bytes.
     * @param sum               CRC32C that the payload must have.
     * @param from              offset of the part in the payload, in bytes.
     * @param destination       memory segment that receives the part.
     * @param destinationOffset offset in {@code destination}, in bytes.
     * @param count             length of the part, in bytes; may be 0.
     * @throws MissingSegmentException if the segment's file does not exist.
     * @throws DamagedBlockException if the file ends before the payload does, or the payload cannot be read or has
     *     another checksum.
     * @throws IOException if the segment cannot be mapped; {@link ClosedByInterruptException} if the thread was
     *     interrupted.
     */
    public void read(
            final int segment,
            final long offset,
            final int length,
            final int sum,
            final int from,
            final MemorySegment destination,
            final long destinationOffset,
            final int count)
            throws IOException {
        final MappedSegment map = acquire(segment, offset + length);
        try {
            if (!map.checked().contains(offset)) {
                check(map, segment, offset, length, sum);
            }
            MappedCopy.copy(map.bytes(), offset + from, destination, destinationOffset, count);
        } catch (final UnreadablePageException e) {
            throw unreadable(map, segment, offset, length, e);
        } finally {
            map.release();
        }
    }

    /**
     * Pins a part of a payload, after a check of the whole payload if one is due. Its map stays until the pin is
     * closed, although the segment is deleted or this reader closed.
     *
     * @param segment number of the segment.
     * @param offset  offset of the payload in the segment, in bytes.
     * @param length  length of the payload, in bytes.
     * @param sum     CRC32C that the payload must have.
     * @param from    offset of the part in the payload, in bytes.
     * @param count   length of the part, in bytes, from 1.
     * @return the pin, to be closed by the caller; null if the account allows no further one, or none of the segment.
     * @throws MissingSegmentException as from {@link #read}.
     * @throws DamagedBlockException as from {@link #read}.
     * @throws IOException as from {@link #read}.
     */
    public MappedBlock pin(
            final int segment, final long offset, final int length, final int sum, final int from, final int count)
            throws IOException {
        if (closed) {
            return null;
        }
        final MappedSegment map = acquire(segment, offset + length);
        boolean pinned = false;
        try {
            if (map.checked().contains(offset)) {
                // The file may have been cut since. A fault would end the process of a user that does not copy.
                checksums.requireReadable(map.bytes(), offset + from, count);
            } else {
                check(map, segment, offset, length, sum);
            }
            // Before it is counted: a lack of memory must not leave a count behind.
            final PinnedPayload payload = new PinnedPayload(map, offset + from, count);
            pinned = map.pins().tryAdd();
            return pinned ? payload : null;
        } catch (final UnreadablePageException e) {
            throw unreadable(map, segment, offset, length, e);
        } finally {
            if (!pinned) {
                map.release();
            }
        }
    }

    /**
     * Pins a part of a payload for a user that checks it, and that must not access it here before. Otherwise as {@link
     * #pin}.
     *
     * @param segment number of the segment.
     * @param offset  offset of the part in the segment, in bytes.
     * @param count   length of the part, in bytes, from 1.
     * @return the pin, to be closed by the caller; null if the account allows no further one, or none of the segment.
     * @throws MissingSegmentException as from {@link #read}.
     * @throws DamagedBlockException if the file ends before the part does.
     * @throws IOException as from {@link #read}.
     */
    public MappedBlock pinUnchecked(final int segment, final long offset, final int count) throws IOException {
        if (closed) {
            return null;
        }
        final MappedSegment map = acquire(segment, offset + count);
        boolean pinned = false;
        try {
            final PinnedPayload payload = new PinnedPayload(map, offset, count);
            pinned = map.pins().tryAdd();
            return pinned ? payload : null;
        } finally {
            if (!pinned) {
                map.release();
            }
        }
    }

    /**
     * Asks for the end of a segment's pins: they are no longer current, and no further ones are added until {@link
     * #admitPins}.
     *
     * @param segment number of the segment, which exists.
     * @return whether there are any.
     */
    public boolean withdrawPins(final int segment) {
        return pinsOf(segment).withdraw();
    }

    /** Allows pins again of the segments whose pins were withdrawn and are closed. */
    public void admitPins() {
        pins.values().forEach(SegmentPins::admit);
    }

    /**
     * Maps all that a segment has now, so that it stays readable when its file is deleted.
     *
     * @param segment number of the segment.
     * @throws MissingSegmentException if the segment's file does not exist.
     * @throws IOException if the segment cannot be mapped.
     */
    public void retain(final int segment) throws IOException {
        final Path file = SegmentFiles.path(directory, segment);
        try {
            acquire(segment, Files.size(file)).release();
        } catch (final NoSuchFileException e) {
            throw new MissingSegmentException(HeldDirectory.name(file) + " is missing", e);
        }
    }

    /**
     * Releases a segment whose file was deleted. It is unmapped when its last reader has finished and its last pin is
     * closed. Its pins are no longer current.
     *
     * @param segment   number of the segment.
     * @param diskBytes disk space of the file, which is not free before.
     */
    public void releaseDeleted(final int segment, final long diskBytes) {
        final SegmentPins pinned = pins.remove(segment);
        if (pinned != null) {
            pinned.onDeletion(diskBytes);
        }
        release(segment);
    }

    /**
     * Releases a segment. It is unmapped when its last reader has finished and its last pin is closed.
     *
     * @param segment number of the segment.
     */
    public void release(final int segment) {
        final MappedSegment map = maps.remove(segment);
        if (map != null) {
            map.release();
        }
    }

    /** Makes the next read of each payload check it again. */
    public void resetChecks() {
        for (final MappedSegment map : maps.values()) {
            map.checked().clear();
        }
    }

    /** Releases all segments. Those that are pinned stay mapped until their last pin is closed. */
    @Override
    public void close() {
        closed = true;
        pins.values().forEach(SegmentPins::onClose);
        for (final Integer segment : maps.keySet()) {
            release(segment);
        }
    }

    private MappedSegment acquire(final int segment, final long end) throws IOException {
        while (true) {
            final MappedSegment current = maps.get(segment);
            if (current != null && end <= current.bytes().byteSize()) {
                if (current.acquire()) {
                    return current;
                }
            } else if (closed) {
                // The path may lead through a descriptor that is closed by now, and that another directory has.
                throw new MissingSegmentException("the store was closed", null);
            } else {
                replace(segment, current, end);
            }
        }
    }

    /**
     * Maps a segment, and puts the map into the table in place of the current one. Several threads may map the same
     * segment at once; one of the maps stays.
     *
     * <p>The file is tested after the map and its pins are in the tables, because a segment is released after its file
     * was deleted: if the file still exists, a later {@link #releaseDeleted} finds both; if it does not, the release
     * may have come before, and they are removed here, also if another thread's map stays. The same holds for {@link
     * #close}.
     */
    private void replace(final int segment, final MappedSegment current, final long end) throws IOException {
        final MappedSegment map = map(segment, end);
        final boolean replaced =
                current == null ? maps.putIfAbsent(segment, map) == null : maps.replace(segment, current, map);
        if (!replaced) {
            map.release();
        } else if (current != null) {
            current.release();
        }
        if (Files.notExists(SegmentFiles.path(directory, segment))) {
            releaseDeleted(segment, map.bytes().byteSize());
        } else if (closed) {
            release(segment);
        }
    }

    private MappedSegment map(final int segment, final long end) throws IOException {
        final MappedSegment map = MappedSegment.map(SegmentFiles.path(directory, segment), end, () -> pinsOf(segment));
        if (closed) {
            // The path may lead through a descriptor that is closed by now, and that another directory has.
            map.release();
            throw new MissingSegmentException("the store was closed", null);
        }
        return map;
    }

    private SegmentPins pinsOf(final int segment) {
        final SegmentPins pinned = pins.computeIfAbsent(segment, _ -> new SegmentPins(account));
        // Not before the pins are in the table, where close may have missed them.
        if (closed) {
            pinned.onClose();
        }
        return pinned;
    }

    private void check(final MappedSegment map, final int segment, final long offset, final int length, final int sum)
            throws DamagedBlockException, UnreadablePageException {
        final int found = checksums.of(map.bytes(), offset, length);
        if (found != sum) {
            throw new DamagedBlockException(String.format(
                    "%d bytes at %d of %s have CRC32C %08x instead of %08x",
                    length, offset, HeldDirectory.name(SegmentFiles.path(directory, segment)), found, sum));
        }
        if (checkingFirstReadOnly) {
            map.checked().add(offset);
        }
    }

    /** Drops a map, so that the next read maps the file as it is then, and returns the failure of this one. */
    private DamagedBlockException unreadable(
            final MappedSegment map,
            final int segment,
            final long offset,
            final int length,
            final UnreadablePageException cause) {
        if (maps.remove(segment, map)) {
            map.release();
        }
        final DamagedBlockException failure = new DamagedBlockException(length + " bytes at " + offset + " of "
                + HeldDirectory.name(SegmentFiles.path(directory, segment)) + " cannot be read");
        failure.initCause(cause);
        return failure;
    }
}

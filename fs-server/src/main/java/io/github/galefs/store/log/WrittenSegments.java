package io.github.galefs.store.log;

import io.github.galefs.store.disk.ForceFailedException;
import io.github.galefs.store.disk.ForcedFile;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The segments that a log is writing, each open from before its first byte until all of it has been forced: so a force
 * needs no new descriptor, and the system reports each failure to write a segment back. Segments of earlier openings
 * are opened for a force only.
 *
 * <p>At most {@link #MAX_UNFORCED} segments wait for a force, as many are being forced, and one is written.
 *
 * <p>The appender's lock must be held for every method, except {@link #force}.
 */
final class WrittenSegments implements AutoCloseable {
    /** Most segments that wait for a force; the next one forces the oldest. */
    static final int MAX_UNFORCED = 32;

    private static final BitSet NONE = new BitSet();

    private final Path directory;
    private final StoreDisk disk;
    private final Map<Integer, ForcedFile> files = new ConcurrentHashMap<>();

    /** Numbers of deleted segments, for the thread that forces. */
    private final Set<Integer> deleted = ConcurrentHashMap.newKeySet();

    /** Segments that were taken to be forced; not changed once it is here. */
    private volatile BitSet taken = NONE;

    /**
     * Creates the segments of a log.
     *
     * @param directory directory of the log.
     * @param disk      forces segments.
     */
    WrittenSegments(final Path directory, final StoreDisk disk) {
        this.directory = directory;
        this.disk = disk;
    }

    /** Opens a segment whose file exists, before anything is written to it. */
    void open(final int segment) throws IOException {
        if (!files.containsKey(segment)) {
            files.put(segment, disk.open(SegmentFiles.path(directory, segment)));
        }
    }

    /**
     * Returns the segment that must be forced before another one begins.
     *
     * @param dirty segments that wait for a force.
     * @return its number; -1 if the next one may begin.
     */
    int excess(final BitSet dirty) {
        final int[] waiting = files.keySet().stream()
                .mapToInt(Integer::intValue)
                .filter(dirty::get)
                .sorted()
                .toArray();
        return waiting.length < MAX_UNFORCED ? -1 : waiting[0];
    }

    /**
     * Notes that segments will be forced by another thread.
     *
     * @param segments their numbers.
     */
    void onTaken(final BitSet segments) {
        taken = segments;
        deleted.clear();
    }

    /** Notes that all segments were forced that were taken. Needs no lock. */
    void onForced() {
        taken = NONE;
    }

    /**
     * Notes that a segment's file will be deleted.
     *
     * @param segment number of the segment.
     */
    void onDeletion(final int segment) {
        deleted.add(segment);
    }

    /**
     * Removes deleted segments from those that could not be forced.
     *
     * @param dirty segments that wait for a force.
     */
    void removeDeleted(final DirtySegments dirty) {
        taken = NONE;
        deleted.forEach(dirty::removeSegment);
    }

    /**
     * Closes the segments that need no further force.
     *
     * @param current number of the segment that is written.
     * @param dirty   segments that wait for a force.
     */
    void closeIdle(final int current, final BitSet dirty) {
        final BitSet forcing = taken;
        final Iterator<Map.Entry<Integer, ForcedFile>> all = files.entrySet().iterator();
        while (all.hasNext()) {
            final Map.Entry<Integer, ForcedFile> file = all.next();
            if (file.getKey() < current && !dirty.get(file.getKey()) && !forcing.get(file.getKey())) {
                all.remove();
                file.getValue().close();
            }
        }
    }

    /**
     * Forces a segment, unless it was deleted in the meantime.
     *
     * @param segment number of the segment, which waits for a force or was taken.
     * @throws IOException as from {@link ForcedFile#force()}.
     */
    void force(final int segment) throws IOException {
        final ForcedFile open = files.get(segment);
        try {
            if (open == null) {
                disk.force(SegmentFiles.path(directory, segment));
            } else {
                open.force();
            }
        } catch (final NoSuchFileException e) {
            if (deleted.contains(segment)) {
                return;
            }
            throw open == null
                    ? e
                    : new ForceFailedException("segment " + e.getFile() + " was removed while it was written", e);
        }
    }

    /** Closes all segments. No thread may force any more. */
    @Override
    public void close() {
        files.values().forEach(ForcedFile::close);
        files.clear();
    }
}

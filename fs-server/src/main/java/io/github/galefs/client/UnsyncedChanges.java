package io.github.galefs.client;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What a client has changed and not synced, with the server's runs that have answered the changes. A sync covers the
 * changes of the run that executes it: what an earlier run has answered may be gone, if that run did not end in order.
 * Safe for use by several threads.
 */
final class UnsyncedChanges {
    /** Files above which the client syncs all of them, so that one that never syncs does not fill its memory. */
    static final int MAX_FILES = 10_000;

    /** Stands for the changes that are not those of one file, such as renames. Ids of files are positive. */
    private static final long NAMES = 0;

    /**
     * For each file, the runs that have answered changes of it, each with the number of the last one. The maps of runs
     * are not modified. Threads note changes in any order, also those of an earlier run after those of a later one.
     */
    private final Map<Long, Map<Long, Long>> changed = new ConcurrentHashMap<>();

    private final AtomicLong lastNumber = new AtomicLong();

    /** The changes that a sync is to cover: those that were answered before it was called. */
    static final class Batch {
        private final Map<Long, Map<Long, Long>> changes;

        private Batch(final Map<Long, Map<Long, Long>> changes) {
            this.changes = changes;
        }

        /**
         * Returns what a sync does not cover.
         *
         * @param run of the server that has answered the sync, which was sent after the batch was taken.
         * @return ids of the files with changes in the batch that this run has not answered: they may be lost. Has an
         *     element that is the id of no file if these are changes of names.
         */
        Set<Long> lost(final long run) {
            final Set<Long> lost = new HashSet<>();
            changes.forEach((fileId, runs) -> {
                if (!runs.keySet().equals(Set.of(run))) {
                    lost.add(fileId);
                }
            });
            return lost;
        }
    }

    /** Notes that a run of the server has answered a change of a file's bytes or attributes, or its creation. */
    void onFileChanged(final long fileId, final long run) {
        changed.merge(fileId, Map.of(run, lastNumber.incrementAndGet()), UnsyncedChanges::union);
    }

    /** Notes that a run of the server has answered a change of names, or of what is known by its name only. */
    void onNamesChanged(final long run) {
        onFileChanged(NAMES, run);
    }

    /** Whether a sync of everything is due before another file is changed. */
    boolean isFull() {
        return changed.size() >= MAX_FILES;
    }

    /** Returns the present changes of a file. */
    Batch ofFile(final long fileId) {
        final Map<Long, Long> runs = changed.get(fileId);
        return new Batch(runs == null ? Map.of() : Map.of(fileId, runs));
    }

    /** Returns all present changes. */
    Batch all() {
        return new Batch(Map.copyOf(changed));
    }

    /**
     * Removes the changes of a batch after a sync. Its losses must be noted before: another sync that finds no changes
     * reports none.
     */
    void remove(final Batch batch) {
        batch.changes.forEach(
                (fileId, synced) -> changed.computeIfPresent(fileId, (_, present) -> remainder(present, synced)));
    }

    /** Adds a change to those before it. */
    private static Map<Long, Long> union(final Map<Long, Long> before, final Map<Long, Long> change) {
        if (before.keySet().equals(change.keySet())) {
            return change;
        }
        final Map<Long, Long> union = new HashMap<>(before);
        union.putAll(change);
        return Map.copyOf(union);
    }

    /** Returns the changes since a batch was taken; null if there are none. */
    private static Map<Long, Long> remainder(final Map<Long, Long> present, final Map<Long, Long> synced) {
        final Map<Long, Long> remainder = new HashMap<>(present);
        remainder.entrySet().removeAll(synced.entrySet());
        return remainder.isEmpty() ? null : Map.copyOf(remainder);
    }
}

package io.github.galefs.store.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The snapshots of a tree, and the versions of files and directories that they keep; see {@link Snapshot}. */
final class SnapshotVersions {
    /** From the oldest to the newest. */
    private final List<Snapshot> snapshots = new ArrayList<>();

    private int epoch;

    /** Returns the epoch of the changes that happen now. */
    int epoch() {
        return epoch;
    }

    /** Sets the epoch, while a tree is restored. */
    void setEpoch(final int newEpoch) {
        epoch = newEpoch;
    }

    /** Returns the snapshots from the oldest to the newest, in a view that cannot be modified. */
    List<Snapshot> snapshots() {
        return Collections.unmodifiableList(snapshots);
    }

    /** Returns the snapshot that has a name; null if none has. */
    Snapshot find(final String name) {
        for (final Snapshot snapshot : snapshots) {
            if (!snapshot.removed() && snapshot.name().equals(name)) {
                return snapshot;
            }
        }
        return null;
    }

    /** Adds the newest snapshot; its epoch may have ended already. */
    void add(final int ended, final String name, final long timeMillis) {
        snapshots.add(new Snapshot(ended, name, timeMillis));
        epoch = Math.max(epoch, ended + 1);
    }

    /** Removes a snapshot, and moves the versions in it that the next older one shows into that one. */
    void drop(final Snapshot snapshot) {
        final Snapshot older = older(snapshot);
        if (older != null) {
            for (final Node node : snapshot.kept().values()) {
                if (node.epoch() <= older.epoch()) {
                    older.kept().put(node.id(), node);
                }
            }
        }
        snapshots.remove(snapshot);
    }

    /** Returns the next older snapshot; null for the oldest. */
    Snapshot older(final Snapshot snapshot) {
        final int index = snapshots.indexOf(snapshot);
        return index == 0 ? null : snapshots.get(index - 1);
    }

    /** Returns the version of a node that a snapshot shows; the node itself for a null snapshot. */
    Node version(final Node node, final Snapshot snapshot) {
        if (snapshot == null) {
            return node;
        }
        final Node kept = firstKept(node.id(), snapshots.indexOf(snapshot));
        return kept == null ? node : kept;
    }

    /** Returns what a snapshot, or else the next newer one that has any, keeps of an id; null if none does. */
    Node firstKept(final long id, final Snapshot snapshot) {
        return firstKept(id, snapshots.indexOf(snapshot));
    }

    /** Returns the version of a file in the first snapshot behind an index that keeps one; null if none does. */
    FileNode nextKeptFile(final long id, final int snapshot) {
        for (int i = snapshot + 1; i < snapshots.size(); i++) {
            if (snapshots.get(i).kept().get(id) instanceof FileNode file) {
                return file;
            }
        }
        return null;
    }

    /**
     * Returns the version of a file that the newest snapshot keeps; null if it keeps none. After {@link
     * #keepBeforeChange} of the file, this is the last version that any snapshot keeps of it.
     */
    FileNode keptFileInNewest(final long id) {
        return !snapshots.isEmpty() && snapshots.getLast().kept().get(id) instanceof FileNode file ? file : null;
    }

    /**
     * Returns the last version that any snapshot keeps of a file; null if none does. A snapshot that was created while
     * the file was open without a name keeps none, but an older one may.
     */
    FileNode lastKeptFile(final long id) {
        for (int i = snapshots.size() - 1; i >= 0; i--) {
            if (snapshots.get(i).kept().get(id) instanceof FileNode file) {
                return file;
            }
        }
        return null;
    }

    /** Keeps a copy of what the newest snapshot shows of a node, which is about to change. */
    void keepBeforeChange(final Node node) {
        if (node.epoch() == epoch) {
            return;
        }
        final Snapshot newest = snapshots.isEmpty() ? null : snapshots.getLast();
        if (newest != null && node.epoch() <= newest.epoch()) {
            newest.kept().put(node.id(), node.copy());
        }
        node.setEpoch(epoch);
    }

    private Node firstKept(final long id, final int from) {
        for (int i = from; i < snapshots.size(); i++) {
            final Node kept = snapshots.get(i).kept().get(id);
            if (kept != null) {
                return kept;
            }
        }
        return null;
    }
}

package io.github.galefs.store.tree;

import org.agrona.collections.Long2ObjectHashMap;

/**
 * The whole tree as it was at one moment.
 *
 * <p>Creating a snapshot copies nothing. Time is divided into epochs, and a snapshot ends one. The first change of a
 * file or directory in a later epoch keeps a copy of it in the newest snapshot; the copy shares large parts with the
 * original. The version of a file that a snapshot shows is the copy kept in it, or else the copy in the next newer
 * snapshot that has one, or else the file itself. Directories have versions likewise.
 */
public final class Snapshot {
    private final int epoch;
    private String name;
    private final long timeMillis;
    private final Long2ObjectHashMap<Node> kept = new Long2ObjectHashMap<>();
    private boolean removed;

    Snapshot(final int epoch, final String name, final long timeMillis) {
        this.epoch = epoch;
        this.name = name;
        this.timeMillis = timeMillis;
    }

    /**
     * Returns the epoch that the snapshot ended.
     *
     * @return the epoch, which identifies the snapshot in records.
     */
    public int epoch() {
        return epoch;
    }

    /**
     * Returns the name.
     *
     * @return the name, also after it was removed.
     */
    public String name() {
        return name;
    }

    /**
     * Returns the time at which the snapshot was created.
     *
     * @return milliseconds since 1970-01-01T00:00Z.
     */
    public long timeMillis() {
        return timeMillis;
    }

    /**
     * Returns whether the name was removed. Then the snapshot exists until its last handle is closed.
     *
     * @return true after the removal.
     */
    public boolean removed() {
        return removed;
    }

    /**
     * Returns the versions of files and directories that the snapshot keeps.
     *
     * @return a map from id to version, which changes with the snapshot.
     */
    public Long2ObjectHashMap<Node> kept() {
        return kept;
    }

    /** Changes the name. */
    void rename(final String newName) {
        name = newName;
    }

    /** Removes the name. */
    void remove() {
        removed = true;
    }
}

package io.github.galefs.store.tree;

import org.agrona.collections.Long2ObjectHashMap;

/**
 * Everything as it was at one moment.
 *
 * <p>Making one copies nothing. Time is divided into epochs, and a snapshot ends one. The first change to a file or
 * directory in a later epoch keeps a copy of it as it was in the newest snapshot, which shares with it what is large.
 * What a snapshot shows of a file is the copy kept in it, or else in the next newer one that has one, or else the file.
 */
public final class Snapshot {
    private final int epoch;
    private final String name;
    private final long timeMillis;
    private final Long2ObjectHashMap<Node> kept = new Long2ObjectHashMap<>();
    private boolean removed;

    Snapshot(final int epoch, final String name, final long timeMillis) {
        this.epoch = epoch;
        this.name = name;
        this.timeMillis = timeMillis;
    }

    /**
     * The epoch that it ended.
     *
     * @return the epoch, by which it is known in records.
     */
    public int epoch() {
        return epoch;
    }

    /**
     * Its name.
     *
     * @return the name.
     */
    public String name() {
        return name;
    }

    /**
     * When it was made.
     *
     * @return milliseconds since 1970-01-01T00:00Z.
     */
    public long timeMillis() {
        return timeMillis;
    }

    /**
     * Whether its name was removed; then it lives until its last handle is closed.
     *
     * @return true once it was removed.
     */
    public boolean removed() {
        return removed;
    }

    /**
     * Copies that are kept in it, by their ids.
     *
     * @return the map, which goes on changing.
     */
    public Long2ObjectHashMap<Node> kept() {
        return kept;
    }

    void remove() {
        removed = true;
    }
}

package io.github.galefs.store.log;

import java.util.BitSet;

/**
 * The files of a log that may not be durable yet: segments by their numbers, and the directory if a segment was created
 * or deleted. Not thread-safe.
 */
public final class DirtySegments {
    private final BitSet segments = new BitSet();
    private boolean directory;

    DirtySegments() {}

    void addSegment(final int segment) {
        segments.set(segment);
    }

    void addDirectory() {
        directory = true;
    }

    void removeSegment(final int segment) {
        segments.clear(segment);
    }

    void addAll(final DirtySegments other) {
        segments.or(other.segments);
        directory |= other.directory;
    }

    BitSet segments() {
        return segments;
    }

    boolean directory() {
        return directory;
    }
}

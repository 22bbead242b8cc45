package io.github.galefs.statistics;

import java.util.Optional;

/** Counts the mappings that the work-groups of a launch have left open at their end. Used by one thread at a time. */
public final class OpenMappings {
    private long count;
    private int firstGroup;
    private long firstFileOffset;

    /** Creates a count of 0. */
    public OpenMappings() {}

    /**
     * Counts a mapping.
     *
     * @param group      index of the work-group in the launch.
     * @param fileOffset offset in the file of the mapping.
     */
    public void add(final int group, final long fileOffset) {
        if (count++ == 0) {
            firstGroup = group;
            firstFileOffset = fileOffset;
        }
    }

    /**
     * Describes the mappings for a warning.
     *
     * @return one sentence; empty if there is none.
     */
    public Optional<String> text() {
        return count == 0
                ? Optional.empty()
                : Optional.of(count + " work-groups have ended with a mapping, first work-group " + firstGroup
                        + " with that at file offset " + firstFileOffset
                        + "; each mapping must be ended by gunmap before its work-group ends");
    }
}

package io.github.galefs.cache;

import java.util.BitSet;

/** Detects frames that work-groups have found in the page table without a request, and those that they have mapped. */
public interface FrameProtection {
    /** For work-groups that use such frames only while the host does nothing. */
    FrameProtection NONE = new FrameProtection() {
        @Override
        public void addProtected(final BitSet frames) {}

        @Override
        public void addMapped(final BitSet frames) {}
    };

    /**
     * Adds the frames that work-groups protect at present. A frame whose entry was hidden before the call, with a full
     * fence between, is in use by a work-group afterwards only if the call has added it.
     *
     * @param frames receives the frames' numbers.
     */
    void addProtected(BitSet frames);

    /**
     * Adds the frames of which work-groups have mappings at present. May lack those whose mappings have just begun.
     *
     * @param frames receives the frames' numbers.
     */
    void addMapped(BitSet frames);
}

package io.github.galefs.cache;

import java.util.BitSet;

/** Detects frames that work-groups have found in the page table without a request. */
@FunctionalInterface
public interface FrameProtection {
    /** For work-groups that use such frames only while the host does nothing. */
    FrameProtection NONE = frames -> {};

    /**
     * Adds the frames that work-groups protect at present. A frame whose entry was hidden before the call, with a full
     * fence between, is in use by a work-group afterwards only if the call has added it.
     *
     * @param frames receives the frames' numbers.
     */
    void addProtected(BitSet frames);
}

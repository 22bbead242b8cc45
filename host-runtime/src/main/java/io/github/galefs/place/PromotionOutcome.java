package io.github.galefs.place;

/** What became of a block that should move into a frame. */
public enum PromotionOutcome {
    /** It is on its way. */
    PROMOTED,

    /** It may be tried again: too much is on its way, or a reply names a place. */
    LATER,

    /** Each frame has something that is read as much. */
    REFUSED
}

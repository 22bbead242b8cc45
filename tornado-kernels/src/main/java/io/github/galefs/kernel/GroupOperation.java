package io.github.galefs.kernel;

/** Codes of the operations that combine two values of work-items, as compile-time constants. */
final class GroupOperation {
    /** The sum. */
    static final int ADD = 0;

    /** The smaller value, as by {@link Math}'s {@code min}. */
    static final int MIN = 1;

    /** The greater value, as by {@link Math}'s {@code max}. */
    static final int MAX = 2;

    private GroupOperation() {}
}

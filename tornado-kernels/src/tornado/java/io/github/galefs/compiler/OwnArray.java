package io.github.galefs.compiler;

/**
 * A node that is an array of the kernel's own, in memory to which no pointer of the kernel's parameters points. It has
 * no address: its elements can be read and written, and nothing else.
 */
interface OwnArray {
    /** Returns the array in words, for refusals. */
    String description();

    /** Returns what to use instead, where the array cannot be used. */
    String instead();

    /** Returns what to use instead of a variable that stands for one of several arrays. */
    default String insteadOfSelection() {
        return instead();
    }
}

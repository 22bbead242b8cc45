package io.github.galefs.open;

/**
 * A descriptor that a kernel has.
 *
 * @param file  the file that it opened.
 * @param flags of the open.
 */
record Descriptor(OpenFile file, OpenFlags flags) {}

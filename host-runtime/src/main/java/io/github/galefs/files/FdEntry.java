package io.github.galefs.files;

/**
 * A descriptor that a kernel has.
 *
 * @param file  the file that it opened.
 * @param flags of the open.
 */
record FdEntry(OpenFile file, OpenFlags flags) {}

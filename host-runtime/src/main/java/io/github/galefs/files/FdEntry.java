package io.github.galefs.files;

/**
 * An entry of the fd table.
 *
 * @param file  that is open.
 * @param flags of the open.
 */
record FdEntry(OpenFile file, OpenFlags flags) {}

/**
 * Names and files as they are now: directories, path walking with POSIX's errors, and where each file's blocks lie.
 *
 * <p>All of it is memory: nothing here reads or writes a disk, and nothing here decides when a change may be made. The
 * classes are not safe for use by several threads at once.
 */
package io.github.galefs.store.tree;

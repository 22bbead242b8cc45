/**
 * Names and files as they are now and as snapshots show them: directories, path walking with POSIX's errors, where each
 * file's blocks lie, and how much of each segment is in use.
 *
 * <p>All of it is memory: nothing here reads or writes a disk, and nothing here decides when a change may be made. The
 * classes are not safe for use by several threads at once; any number may look while nobody changes anything.
 */
package io.github.galefs.store.tree;

/**
 * Names and files as they are now and as snapshots show them: directories, path resolution with POSIX's errors, the
 * locations of each file's blocks, and how much of each segment is in use.
 *
 * <p>Everything is in memory: nothing here reads or writes a disk, and nothing here decides when a change is made. The
 * classes are not thread-safe; any number of threads may read while no thread changes anything.
 */
package io.github.galefs.store.tree;

/**
 * The directory of a store: the paths in it, the file that holds its format, and the lock file that gives one process
 * the right to write. What the logs contain may not be known here.
 */
package io.github.galefs.store.directory;

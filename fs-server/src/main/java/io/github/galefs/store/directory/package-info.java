/**
 * The directory of a store: the paths in it, the file that holds its format, the lock file that gives one process the
 * right to write, and the mark of what is durable. This package must not depend on the contents of the logs.
 */
package io.github.galefs.store.directory;

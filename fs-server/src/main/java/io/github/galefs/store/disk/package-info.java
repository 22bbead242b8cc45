/**
 * The operations on a store's files that decide what a loss of power leaves: forces, and changes of directories. All
 * other packages of the store make them through {@link io.github.galefs.store.disk.StoreDisk}, so that a test can
 * simulate a loss of power at each. This package must not depend on the contents of files.
 */
package io.github.galefs.store.disk;

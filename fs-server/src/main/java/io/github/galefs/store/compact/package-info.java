/**
 * Compaction: reclaims the space of dead payloads and superseded records on a thread of its own.
 *
 * <p>A {@link io.github.galefs.store.compact.Compactor} changes the store only through a {@link
 * io.github.galefs.store.compact.CompactionTarget}, which the store implements. Which segments are chosen, and when a
 * checkpoint is due, are functions without side effects. This package must not depend on file names, on calls, or on
 * locks of the store other than the tree's read lock.
 */
package io.github.galefs.store.compact;

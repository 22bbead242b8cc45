/**
 * Counters of what a store does, in a mapped file of its directory that other processes can read while the store is
 * open.
 *
 * <p>The counters have Agrona's format, as those of Aeron do. {@link io.github.galefs.store.counters.StoreCounter}
 * defines what is counted. Nothing here depends on how a store works.
 */
package io.github.galefs.store.counters;

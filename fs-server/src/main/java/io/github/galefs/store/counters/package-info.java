/**
 * Counts what a store does, in a mapped file of its directory, where other processes can look while it runs.
 *
 * <p>Counters are Agrona's, as Aeron's are. What is counted is said by {@link
 * io.github.galefs.store.counters.StoreCounter}; nothing here knows how a store works.
 */
package io.github.galefs.store.counters;

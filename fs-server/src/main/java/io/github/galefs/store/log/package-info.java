/**
 * The logs of the store: append-only segments on disk, written through Chronicle Queue and read through maps of our
 * own.
 *
 * <p>A {@link io.github.galefs.store.log.DataLog} takes the payload of blocks, a {@link
 * io.github.galefs.store.log.MetaLog} small records. What is kept of a payload is its {@link
 * io.github.galefs.store.log.BlockLocation}: segment, offset, length and checksum, never an address, because Chronicle
 * maps and unmaps as it goes.
 *
 * <p>Chronicle Queue is used here and nowhere else. What the records mean, and what a file or a directory is, may not
 * be known here.
 */
package io.github.galefs.store.log;

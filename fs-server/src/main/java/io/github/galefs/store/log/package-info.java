/**
 * The logs of the store: append-only segments on disk, written through Chronicle Queue and read through separate
 * read-only maps.
 *
 * <p>A {@link io.github.galefs.store.log.DataLog} holds the payloads of blocks, a {@link
 * io.github.galefs.store.log.MetaLog} small records. A payload is referred to by its {@link
 * io.github.galefs.store.log.BlockLocation}: segment, offset, length and checksum, never an address, because Chronicle
 * maps and unmaps its files at any time.
 *
 * <p>Chronicle Queue is used in this package alone. The meaning of records, files and directories belongs to other
 * packages.
 */
package io.github.galefs.store.log;

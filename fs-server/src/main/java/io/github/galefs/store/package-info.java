/**
 * The embedded store: a {@link io.github.galefs.file.FileService} over one directory.
 *
 * <pre>
 *  galefs-store   text: what the directory is, the format's version, the block size
 *  lock           locked by the process that writes, with its number in it
 *  data/          segments with the payload of blocks
 *  meta/          segments with the records of what happened, which are read from the beginning when the store is opened
 * </pre>
 *
 * A change is made in this order: payload to the data log, record to the meta log, names and block tables in memory.
 * The record is the point from which on the change has happened; a payload without one is never looked at. Both logs
 * are memory-mapped files: what a call has returned from survives the death of the process at once, and a loss of power
 * from the next {@link io.github.galefs.file.FileService#sync} on. Closing syncs.
 *
 * <p>One process at a time may have a store open for writing. Any number may have it open for reading meanwhile; each
 * sees the names and files as they were when it opened the store.
 *
 * <p>Only what ties the parts together lives here. Logs, record layouts and names have packages of their own below; no
 * protocol and nothing of a device may live here.
 */
package io.github.galefs.store;

/**
 * The embedded store: a {@link io.github.galefs.file.FileService} over one directory.
 *
 * <pre>
 *  galefs-store   text: what the directory is, the format's version, the block size
 *  lock           locked by the process that writes, with its number in it; or how far the records went when the store
 *                 was closed
 *  data/          segments with the payload of blocks
 *  meta/          segments with the records of what happened, which are read from the last checkpoint on when the store
 *                 is opened
 * </pre>
 *
 * A change is made in this order: payload to the data log, record to the meta log, names and block tables in memory.
 * The record is the point from which on the change has happened; a payload without one is dead bytes, which compaction
 * gives back. Both logs are memory-mapped files.
 *
 * <p>What is safe when:
 *
 * <ul>
 *   <li>After a call that changes something, also a write, has returned: the change survives the death of the process,
 *       by whatever signal, because the system has the bytes. It need not survive a loss of power.
 *   <li>After {@link io.github.galefs.file.FileService#close(long)}: the same. Closing a handle is no sync.
 *   <li>After {@link io.github.galefs.file.FileService#sync} or {@code syncAll}: everything that was done before, on
 *       every file and name, survives a loss of power. Payloads are forced first, then a record that says how far, then
 *       the records; callers at the same time share that.
 *   <li>After {@link io.github.galefs.store.FileStore#close()}: as after a sync.
 *   <li>After a death of the process: everything that was acknowledged is there, and at most one call that was under
 *   way
 *       is there in part: of a write, a prefix of its blocks.
 *   <li>After a loss of power: everything that was synced is there. Of what came later, there is a prefix, in the order
 *       in which it was done: replaying ends before the first record that is damaged or whose payload is. A file is
 *       never seen with bytes that were not written to it.
 * </ul>
 *
 * What is damaged before the last sync is no tail: a block whose bytes have changed gives EIO, for that block alone, and
 * a record that has changed keeps the store from being opened. A block is checked when it is read for the first time,
 * and again when its last check is older than {@link io.github.galefs.store.FileStoreContext#recheckInterval}.
 *
 * <p>One process at a time may have a store open for writing. Any number may have it open for reading meanwhile; each
 * sees the names and files as they were when it opened the store, and keeps the segments that it needs mapped, so that
 * they may be deleted.
 *
 * <p>Only what ties the parts together lives here. Logs, record layouts and names have packages of their own below; no
 * protocol and nothing of a device may live here.
 */
package io.github.galefs.store;

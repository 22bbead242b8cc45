/**
 * The embedded store: a {@link io.github.galefs.file.FileService} over one directory.
 *
 * <pre>
 *  galefs-store   text: identifies the directory as a store; format version, block size
 *  lock           text, locked by the process that writes: its process id; after the store was closed, the number of
 *                 the last record
 *  durable        number of the last record that is known to be durable
 *  data/          data log: segments with the payloads of blocks
 *  meta/          meta log: segments with the records of the journal, which are replayed from the last checkpoint on
 *                 when the store is opened
 *  damaged/       both logs as a repair has found them; may be removed
 * </pre>
 *
 * A change is made in this order: payload to the data log, record to the meta log, names and block tables in memory.
 * The change has happened once its record is appended. A payload without a record is dead, and compaction reclaims its
 * space. Both logs are memory-mapped files.
 *
 * <p>Durability:
 *
 * <ul>
 *   <li>When a call that changes something has returned, a write included, the change survives the death of the process
 *       by any signal, because the operating system has the bytes. It need not survive a loss of power.
 *   <li>{@link io.github.galefs.file.FileService#close(long)} adds nothing to that: closing a handle is no sync.
 *   <li>When {@link io.github.galefs.file.FileService#sync} or {@code syncAll} has returned, everything that was done
 *       before, on every file and name, survives a loss of power. Payloads are forced first; then a commit
 *       record with the number of the last covered record is appended, and the records are forced. Concurrent callers
 *       share these forces.
 *   <li>{@link io.github.galefs.store.EmbeddedStore#close()} gives the same guarantee as a sync.
 *   <li>After the death of the process, every change that was acknowledged is present. At most one call that was in
 *       progress is present in part: of a write, a prefix of its blocks.
 *   <li>After a loss of power, everything that was synced is present. Of the changes after that, a prefix is present,
 *       in the order in which they were made: the replay ends before the first record that is missing or damaged, or
 *       whose payload is. A file never contains bytes that were not written to it.
 * </ul>
 *
 * Damage of what was durable is not treated as the end of the log: a block whose bytes have changed gives EIO, for that
 * block alone, and a changed record prevents the store from being opened. A block is checked when it is read for
 * the first time, and again when its last check is older than {@link
 * io.github.galefs.store.EmbeddedStoreContext#recheckInterval(java.time.Duration)}.
 *
 * <p>One process at a time may have a store open for writing. Its files are reached through the directories that were
 * locked, and the names of these are compared before each commit, new segment and deletion: a process whose store was
 * moved or replaced writes nothing more. Any number of processes may have it open for reading
 * meanwhile. Each reader sees names and files as they were when it opened the store, and keeps the segments that it
 * needs mapped, so that a writer may delete them.
 *
 * <p>This package holds the façade, its calls by name and by handle, the locks, and the writer; a write passes {@link
 * io.github.galefs.store.EmbeddedStore}, {@code HandleCalls}, {@code StoreWriter}, and then the logs, the journal and
 * the tree. Those have packages of their own below, which do not use this one. Neither this package nor those may
 * depend on a network protocol or on devices.
 */
package io.github.galefs.store;

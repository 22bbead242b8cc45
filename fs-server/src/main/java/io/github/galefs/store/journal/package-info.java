/**
 * The journal: the sequence of records in the meta log, which contains every change of a store.
 *
 * <p>Layouts: {@link io.github.galefs.store.journal.MetaRecordDescriptor} owns the header that all records share, and
 * each kind of record has a flyweight for its fields. Writing: {@link io.github.galefs.store.journal.Journal} appends
 * records, {@link io.github.galefs.store.journal.Commit} makes them durable, and {@link
 * io.github.galefs.store.journal.Checkpoint} replaces many by a few. Reading: {@link
 * io.github.galefs.store.journal.Replay} rebuilds names and files when a store is opened, and {@link
 * io.github.galefs.store.journal.Salvage} does so from a damaged journal.
 *
 * <p>This package must not depend on calls of the file service, on handles, or on payloads. The exception is the check
 * that payloads without a commit are sound.
 */
package io.github.galefs.store.journal;

/**
 * The records of the meta log: what happened to names and files, each kind with one binary layout.
 *
 * <p>{@link io.github.galefs.store.journal.MetaRecordDescriptor} owns the header that all share; a flyweight per layout
 * puts fields into a buffer and gets them from it. No input or output, and no state of the store, may live here.
 */
package io.github.galefs.store.journal;

/** The store against plain files on the same disk: reading, appending, committing; and what opening a full one takes. */
package io.github.galefs.bench.store;

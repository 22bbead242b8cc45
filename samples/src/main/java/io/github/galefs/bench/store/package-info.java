/** The store against plain files on the same disk: reads, appends, commits; and the cost of opening a full store. */
package io.github.galefs.bench.store;

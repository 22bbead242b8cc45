/** Cost of a read that evicts a block, with few and with many work-groups in the launch. */
package io.github.galefs.bench.evict;

/**
 * Sequential read of a file that exceeds the cache, against the plain way: read all of it, then compute.
 */
package io.github.galefs.bench.seqread;

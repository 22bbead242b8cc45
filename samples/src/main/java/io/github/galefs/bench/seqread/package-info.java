/**
 * Reading a file that does not fit the cache from beginning to end, against the plain way: read it all, then compute.
 */
package io.github.galefs.bench.seqread;

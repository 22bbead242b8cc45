/** Reads at random places of a file that exceeds the cache, by kernels and by plain Java. */
package io.github.galefs.bench.random;

/**
 * A product of a vector with a matrix whose file exceeds the cache: by kernels that map the file, by plain Java, and by
 * kernels to which the host copies the file. Matrix, ways and device code live here; figures are those of {@code
 * bench.measure}.
 */
package io.github.galefs.bench.matvec;

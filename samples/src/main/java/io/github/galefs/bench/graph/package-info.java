/**
 * Breadth-first search in a graph whose file exceeds the cache: by kernels that read the file, by plain Java, and by
 * kernels that the host feeds with batches. Graph, ways and device code live here; figures are those of {@code
 * bench.measure}.
 */
package io.github.galefs.bench.graph;

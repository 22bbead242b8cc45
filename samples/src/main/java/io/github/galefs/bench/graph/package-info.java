/**
 * Breadth-first search in a graph whose file exceeds the cache: by the kernels of {@code sample.graph}, by plain Java,
 * and by kernels that the host feeds with batches. Generated graphs and the rivals of the sample's kernels live here;
 * figures are those of {@code bench.measure}.
 */
package io.github.galefs.bench.graph;

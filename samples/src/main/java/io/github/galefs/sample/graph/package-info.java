/**
 * Breadth-first search in a graph file: kernels that read the rows of each level and write the levels, and the sample
 * that searches from a list of roots. Generated graphs, measurements and rivals of the kernels live in {@code bench}.
 */
package io.github.galefs.sample.graph;

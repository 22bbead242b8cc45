/**
 * Counts of the words of a dictionary in many files: the first workload of the paper. The kernel opens files whose
 * names it has read.
 */
package io.github.galefs.sample.wordmatch;

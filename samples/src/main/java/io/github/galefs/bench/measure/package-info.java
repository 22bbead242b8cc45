/** What all benchmarks have in common: options, figures over several runs, and how results are written. */
package io.github.galefs.bench.measure;

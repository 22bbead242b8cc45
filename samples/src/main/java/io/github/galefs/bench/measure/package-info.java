/** What all benchmarks share: options, figures over several runs, and the formats of results. */
package io.github.galefs.bench.measure;

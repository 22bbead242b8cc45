/**
 * Memory for benchmarks that feed a kernel by the host, as programs do without GaleFS. Neither files nor kernels live
 * here.
 */
package io.github.galefs.bench.batch;

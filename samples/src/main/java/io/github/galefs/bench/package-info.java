/**
 * The {@code bench} command, and which benchmarks there are. What they measure with is in {@code measure}; each
 * benchmark has a package of its own beside it.
 */
package io.github.galefs.bench;

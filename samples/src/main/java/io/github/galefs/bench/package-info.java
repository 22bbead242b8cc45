/**
 * The {@code bench} command and the registry of benchmarks. The package {@code measure} has what they share; each
 * benchmark has a package of its own beside it.
 */
package io.github.galefs.bench;

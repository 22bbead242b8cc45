/**
 * Kernels that were compiled: what the compiler hands over, its readable form, and how the compiler is started.
 *
 * <p>The compiler itself needs TornadoVM and is another part; nothing here does.
 */
package io.github.galefs.kernel.artefact;

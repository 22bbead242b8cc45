/**
 * OpenCL C that kernels share: the prelude, which is written by hand, and the functions of the kernel API, which are
 * compiled. Puts a kernel's program together from its own text and the shared parts that it reaches.
 *
 * <p>Knows nothing of TornadoVM, and nothing of the files that hold kernels.
 */
package io.github.galefs.kernel.program;

/**
 * Compiled kernels: the artefact ({@code KernelArtefact}) and its text form, the packaged kernels of a module, and the
 * process in which the compiler runs.
 *
 * <p>Nothing in this package needs TornadoVM. The compiler itself does; it is in a source root of its own.
 */
package io.github.galefs.kernel.artefact;

/**
 * From a static Java method to a kernel in OpenCL C, with TornadoVM as the compiler.
 *
 * <p>TornadoVM builds and optimises the graph of the method and keeps the statements; what it gets wrong is replaced: see {@code
 * KernelLirBuilder}, {@code Arithmetic}, {@code Conditions}, {@code PhiMoves} and {@code StructuredText}. It runs in a process
 * of its own, {@code CompilerMain}, with the flags that TornadoVM needs.
 */
package io.github.galefs.compiler;

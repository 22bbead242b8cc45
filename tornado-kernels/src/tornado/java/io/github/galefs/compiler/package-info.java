/**
 * The compiler: from a static Java method to a kernel in OpenCL C, by TornadoVM.
 *
 * <p>TornadoVM builds and optimises the method's graph and holds its statements. Its incorrect parts are replaced: see
 * {@code KernelLirBuilder}, {@code Arithmetic}, {@code Conditions}, {@code PhiMoves} and {@code StructuredText}. The
 * compiler runs in a process of its own, {@code CompilerMain}, with the JVM flags that TornadoVM needs.
 */
package io.github.galefs.compiler;

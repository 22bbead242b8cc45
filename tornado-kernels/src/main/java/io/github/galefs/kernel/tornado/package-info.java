/**
 * The types of TornadoVM's API that kernels accept: TornadoVM's arrays, and its KernelContext; and what
 * compiled kernels call in place of methods of its HalfFloat. Nothing here needs
 * TornadoVM: the types are known by name, and what uses them is a {@link
 * io.github.galefs.kernel.tornado.TornadoBinding}, which is compiled only where there is an SDK.
 */
package io.github.galefs.kernel.tornado;

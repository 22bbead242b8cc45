/**
 * The types of TornadoVM's API that kernels accept: TornadoVM's arrays, and its KernelContext. Nothing here needs
 * TornadoVM: the types are known by name, and what uses them is a {@link
 * io.github.galefs.kernel.tornado.TornadoBinding}, which is compiled only where there is an SDK.
 */
package io.github.galefs.kernel.tornado;

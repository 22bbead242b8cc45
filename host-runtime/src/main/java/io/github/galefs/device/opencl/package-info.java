/**
 * Driver for OpenCL devices. The only package that depends on LWJGL, which binds OpenCL.
 *
 * <p>Rounds need nothing beyond OpenCL 1.2. Memory that host and kernel share while it runs needs fine-grained SVM, or
 * a processor; a probe finds out whether it works.
 */
package io.github.galefs.device.opencl;

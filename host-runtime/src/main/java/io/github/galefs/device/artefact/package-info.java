/**
 * Device code of kernels: packaged beside the kernel's class, cached from an earlier run, or compiled.
 *
 * <p>Independent of the kinds of devices; used by those that compile OpenCL C.
 */
package io.github.galefs.device.artefact;

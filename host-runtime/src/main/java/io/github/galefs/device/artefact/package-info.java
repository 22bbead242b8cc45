/**
 * From a reference to a kernel's method to its device code: packaged beside its class, kept from an earlier run, or
 * compiled now.
 *
 * <p>Knows no kind of device; each that compiles OpenCL C uses it.
 */
package io.github.galefs.device.artefact;

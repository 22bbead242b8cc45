/**
 * The base of the kernel API: a work-item's indices and synchronization, access to memory by byte offset, copies by a
 * work-group, and error numbers.
 *
 * <p>Each method has a Java body, which the JVM device runs. For TornadoVM each is an intrinsic, which the compiler
 * replaces by the device's own operation. Nothing in this package depends on files, lanes or caches; those are ordinary
 * Java on top of it, in the subpackages.
 */
package io.github.galefs.kernel;

/**
 * The JVM as a device: runs a kernel's Java method on threads, with real barriers. Requires only the JDK, and supports
 * breakpoints in kernels.
 */
package io.github.galefs.device.jvm;

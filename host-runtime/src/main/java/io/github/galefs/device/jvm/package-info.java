/**
 * The JVM as a device: a kernel's Java runs as it is, on threads, with true barriers. It needs nothing but the JDK, and
 * a breakpoint in a kernel works.
 */
package io.github.galefs.device.jvm;

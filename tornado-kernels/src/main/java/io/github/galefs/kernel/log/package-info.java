/**
 * Messages that work-items print: the call for kernels ({@code KernelLog}), the layout of the messages in the region
 * ({@code LogDescriptor}), and the device side; the host side is in the host runtime. A message needs neither the host
 * nor the other work-items of the group.
 *
 * <p>Device code in this package keeps to the subset of Java that every device runs.
 */
package io.github.galefs.kernel.log;

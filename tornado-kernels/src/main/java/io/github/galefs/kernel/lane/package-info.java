/**
 * Lanes: the channel by which a work-group sends requests to the host. Holds the layout ({@code LaneDescriptor}, {@code
 * LaneControlDescriptor}) and the device side ({@code LaneClient}, {@code LaneProducer}), and the layout of passes
 * ({@code PassDescriptor}); the host side is in the host runtime.
 *
 * <p>Device code in this package keeps to the subset of Java that every device runs: static methods, one exit a loop,
 * no allocation. It does not depend on the meaning of an operation.
 */
package io.github.galefs.kernel.lane;

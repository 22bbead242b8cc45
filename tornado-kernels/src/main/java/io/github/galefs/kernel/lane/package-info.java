/**
 * Lanes: how a work-group asks the host for something. Layout ({@code LaneDescriptor}) and the device's side of it.
 *
 * <p>Device code here is written in the subset of Java that every device runs: static methods, one exit a loop, no
 * allocation. The host's side is in the host runtime. Nothing here knows what an operation means.
 */
package io.github.galefs.kernel.lane;

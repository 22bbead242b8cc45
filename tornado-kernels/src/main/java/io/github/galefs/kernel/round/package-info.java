/**
 * Rounds: how work-groups send requests to the host on devices that share no memory with it while a kernel runs. A
 * work-group that must wait writes its request, saves what it needs, and returns; the host reads the requests of all
 * work-groups, and launches those with a reply again. Holds the layout ({@code RoundDescriptor}) and the device side
 * ({@code RoundClient}); the host side is in the host runtime.
 *
 * <p>Device code in this package keeps to the subset of Java that every device runs. It does not depend on the meaning
 * of an operation.
 */
package io.github.galefs.kernel.round;

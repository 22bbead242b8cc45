package io.github.galefs.device.gpu;

/**
 * How the rounds of a launch run.
 *
 * @param suspends  whether the kernel has waits; otherwise it has a single round.
 * @param localSize work-items in each work-group.
 * @param slotCount work-groups that have contexts.
 */
record RoundForm(boolean suspends, int localSize, int slotCount) {}

package io.github.galefs.device.gpu;

/**
 * How the rounds of a launch run.
 *
 * @param suspends        whether the kernel has waits; otherwise it has a single round.
 * @param localSize       work-items in each work-group.
 * @param slotCount       work-groups that have contexts.
 * @param launchParameter index of the parameter with the launch's constants, which a kernel with waits has.
 */
record RoundForm(boolean suspends, int localSize, int slotCount, int launchParameter) {}

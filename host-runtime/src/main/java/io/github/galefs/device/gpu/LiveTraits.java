package io.github.galefs.device.gpu;

/**
 * What a live device needs to know of its hardware.
 *
 * @param pollsPerSecond    polls of a word that a waiting kernel makes, positive.
 * @param reachesHostMemory whether kernels run in the address space of the host.
 * @param isAcrossBus       whether kernels reach shared memory over a bus, and have memory of their own.
 */
public record LiveTraits(double pollsPerSecond, boolean reachesHostMemory, boolean isAcrossBus) {}

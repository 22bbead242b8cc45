package io.github.galefs.device.opencl;

/**
 * Result of a sharing probe.
 *
 * @param usable            whether device and host share memory while a kernel runs.
 * @param isLate            whether the probe's kernel did not end in time; false if usable.
 * @param reason            why it is not usable; empty if usable.
 * @param pollsPerSecond    polls of a word per second by a waiting kernel; 0 if not usable.
 * @param reachesHostMemory whether a kernel that was given its offset has found other memory of this process.
 */
public record ProbeResult(
        boolean usable, boolean isLate, String reason, double pollsPerSecond, boolean reachesHostMemory) {}

package io.github.galefs.device.opencl;

/**
 * What a probe found out.
 *
 * @param usable         whether device and host share memory while a kernel runs.
 * @param reason         why not; empty when usable.
 * @param pollsPerSecond how often a waiting kernel looks at a word; 0 when not usable.
 */
record ProbeResult(boolean usable, String reason, double pollsPerSecond) {}

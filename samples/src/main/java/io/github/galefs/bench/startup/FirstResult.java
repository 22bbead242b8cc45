package io.github.galefs.bench.startup;

/**
 * Outcome of a process.
 *
 * @param millis     time from its start to its first line of output, in milliseconds.
 * @param deviceLabel label of the device that it used.
 */
record FirstResult(double millis, String deviceLabel) {}

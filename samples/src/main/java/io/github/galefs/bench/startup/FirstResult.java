package io.github.galefs.bench.startup;

/**
 * Outcome of a process.
 *
 * @param millis     time from its start to its first line of output, in milliseconds.
 * @param deviceName name of the device that it used.
 */
record FirstResult(double millis, String deviceName) {}

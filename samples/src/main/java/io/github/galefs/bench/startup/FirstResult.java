package io.github.galefs.bench.startup;

/**
 * What came of a process.
 *
 * @param millis     from its start to the first line that it wrote, in milliseconds.
 * @param deviceName name of the device that it used.
 */
record FirstResult(double millis, String deviceName) {}

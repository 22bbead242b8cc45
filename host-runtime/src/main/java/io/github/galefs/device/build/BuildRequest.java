package io.github.galefs.device.build;

/**
 * A program to build for a device.
 *
 * @param device    name of the device.
 * @param identity  of the device and the versions of its driver; the build process compares it with the device that it
 *                  finds under the name.
 * @param options   for the compiler.
 * @param source    of the program.
 */
public record BuildRequest(String device, String identity, String options, String source) {}

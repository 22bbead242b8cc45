package io.github.galefs.device.build;

/**
 * A program to build for a device.
 *
 * @param identity  of the device and the versions of its driver. The numbers of devices may differ between processes: a
 *                  driver may fail for a moment, and another may be installed.
 * @param index     of the device among those of this identity, from 0. They take the same binaries, and where the build
 *                  process has fewer of them, it builds for the first.
 * @param options   for the compiler.
 * @param source    of the program.
 */
public record BuildRequest(String identity, int index, String options, String source) {}

package io.github.galefs.device.selection;

/**
 * A device in the list of this machine's devices.
 *
 * @param name        for {@link Devices#open(String)}.
 * @param description one line of text.
 */
public record DeviceEntry(String name, String description) {}

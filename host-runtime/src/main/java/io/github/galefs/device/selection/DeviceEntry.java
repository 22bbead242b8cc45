package io.github.galefs.device.selection;

/**
 * A device that can be opened.
 *
 * @param name        for {@link Devices#open(String)}.
 * @param description one line for people.
 */
public record DeviceEntry(String name, String description) {}

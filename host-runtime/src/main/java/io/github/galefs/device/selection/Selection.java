package io.github.galefs.device.selection;

import io.github.galefs.device.Device;

/**
 * A device that was opened, and why this one.
 *
 * @param device open, to be closed by the caller.
 * @param reason one line for people.
 */
public record Selection(Device device, String reason) {}

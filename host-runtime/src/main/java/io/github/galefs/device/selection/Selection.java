package io.github.galefs.device.selection;

import io.github.galefs.device.Device;

/**
 * An open device, and the reason for its selection.
 *
 * @param device open, to be closed by the caller.
 * @param reason one line of text.
 */
public record Selection(Device device, String reason) {}

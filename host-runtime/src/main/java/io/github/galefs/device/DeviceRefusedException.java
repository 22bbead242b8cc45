package io.github.galefs.device;

import java.io.Serial;

/** A device is there and cannot be used. The message says which, and why. */
public final class DeviceRefusedException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * A refused device.
     *
     * @param message names the device and the reason.
     */
    public DeviceRefusedException(final String message) {
        super(message);
    }
}

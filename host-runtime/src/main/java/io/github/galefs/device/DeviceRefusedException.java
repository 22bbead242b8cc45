package io.github.galefs.device;

import java.io.Serial;

/** A device exists and cannot be used. The message contains the device and the reason. */
public final class DeviceRefusedException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message the device and the reason.
     */
    public DeviceRefusedException(final String message) {
        super(message);
    }

    /**
     * Creates an exception with a cause.
     *
     * @param message the device and the reason.
     * @param cause   the failure below.
     */
    public DeviceRefusedException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

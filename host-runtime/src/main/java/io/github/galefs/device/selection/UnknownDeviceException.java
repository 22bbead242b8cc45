package io.github.galefs.device.selection;

import java.io.Serial;

/** No device matches a name, or several do. The message lists the available devices. */
public final class UnknownDeviceException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message the name, the reason and the available devices.
     */
    public UnknownDeviceException(final String message) {
        super(message);
    }
}

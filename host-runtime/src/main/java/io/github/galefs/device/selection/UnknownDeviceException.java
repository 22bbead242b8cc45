package io.github.galefs.device.selection;

import java.io.Serial;

/** There is no device of the name that was asked for. The message says which there are. */
public final class UnknownDeviceException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * An unknown device.
     *
     * @param message names what was asked for, what there is, and what is missing.
     */
    public UnknownDeviceException(final String message) {
        super(message);
    }
}

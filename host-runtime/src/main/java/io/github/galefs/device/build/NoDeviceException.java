package io.github.galefs.device.build;

import java.io.Serial;

/** A build process has not found the device. The message tells which, and what the process has found. */
final class NoDeviceException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    NoDeviceException(final String message) {
        super(message);
    }
}

package io.github.galefs.device.jvm;

import java.io.Serial;

/** Unwinds a work-item from a kernel whose launch was stopped. Does not leave this package. */
final class LaunchStoppedException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    LaunchStoppedException() {
        super("the launch was stopped", null, false, false);
    }
}

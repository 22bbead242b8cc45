package io.github.galefs.device.jvm;

import java.io.Serial;

/** Leads a work-item out of a kernel whose launch has been stopped. Seen by nobody outside this package. */
final class LaunchStoppedException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    LaunchStoppedException() {
        super("the launch was stopped", null, false, false);
    }
}

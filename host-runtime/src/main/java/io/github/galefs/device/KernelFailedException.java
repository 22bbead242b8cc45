package io.github.galefs.device;

import java.io.Serial;

/** A launch failed. The message contains the location in the kernel and the reason. */
public sealed class KernelFailedException extends RuntimeException permits LaunchTimeoutException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message the reason, and the work-item if known.
     * @param cause   exception of the kernel or the host, or null.
     */
    public KernelFailedException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

package io.github.galefs.device;

import java.io.Serial;

/** A launch did not end as it should. The message says where and why. */
public final class KernelFailedException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * A failed launch.
     *
     * @param message what happened, and in which work-item.
     * @param cause   what the kernel or the host threw, or null.
     */
    public KernelFailedException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

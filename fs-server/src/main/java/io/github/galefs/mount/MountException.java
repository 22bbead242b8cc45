package io.github.galefs.mount;

import java.io.IOException;
import java.io.Serial;

/** A directory cannot be mounted or unmounted. The message is one line with the reason and the remedy. */
public final class MountException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception without a cause.
     *
     * @param message the reason and the remedy.
     */
    public MountException(final String message) {
        super(message);
    }

    /**
     * Creates an exception with a cause.
     *
     * @param message the reason and the remedy.
     * @param cause   the underlying failure.
     */
    public MountException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

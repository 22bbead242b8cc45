package io.github.galefs.mount;

import java.io.IOException;
import java.io.Serial;

/** A directory cannot be mounted or unmounted. The message is one line that says what is missing and what to do. */
public final class MountException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * A mount that failed.
     *
     * @param message what is missing, and what to do.
     */
    public MountException(final String message) {
        super(message);
    }

    /**
     * A mount that failed because something below did.
     *
     * @param message what is missing, and what to do.
     * @param cause   the failure below.
     */
    public MountException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

package io.github.galefs.store.disk;

import java.io.IOException;
import java.io.Serial;

/**
 * Thrown when the system has refused to force a file that was open. It may have dropped what it could not write, and
 * may report success the next time.
 */
public final class ForceFailedException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message what could not be forced.
     * @param cause   the system's reason.
     */
    public ForceFailedException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

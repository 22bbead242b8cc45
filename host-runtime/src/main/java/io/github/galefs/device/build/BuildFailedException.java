package io.github.galefs.device.build;

import java.io.Serial;

/** A build process crashed, exceeded its time limit, or could not run. The message tells what happened and helps. */
public final class BuildFailedException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message what happened and what helps.
     * @param cause   may be null.
     */
    public BuildFailedException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

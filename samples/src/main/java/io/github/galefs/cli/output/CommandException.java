package io.github.galefs.cli.output;

import java.io.Serial;

/** Thrown when a command cannot do its work. The message is one line for people. */
public final class CommandException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception without a cause.
     *
     * @param message one line: what was given, what is allowed.
     */
    public CommandException(final String message) {
        super(message);
    }

    /**
     * Creates an exception with a cause.
     *
     * @param message one line: what was given, what is allowed.
     * @param cause   the failure below.
     */
    public CommandException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

package io.github.galefs.cli.output;

import java.io.Serial;

/** A command cannot do what it was asked for. The message is one line for people. */
public final class CommandException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    public CommandException(final String message) {
        super(message);
    }

    public CommandException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

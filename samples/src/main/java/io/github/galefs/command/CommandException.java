package io.github.galefs.command;

import java.io.Serial;

/** A command cannot do what it was asked for. The message is one line for people. */
final class CommandException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    CommandException(final String message) {
        super(message);
    }

    CommandException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

package io.github.galefs.sample;

import java.io.Serial;

/** Thrown when the input of a sample is invalid, or its kernel met an error. The message is one line for people. */
public final class SampleException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message one line with file, line and value.
     */
    public SampleException(final String message) {
        super(message);
    }

    /**
     * Creates an exception that says more than its cause.
     *
     * @param message one line with file, line and value.
     * @param cause   the exception that says less.
     */
    public SampleException(final String message, final SampleException cause) {
        super(message, cause);
    }
}

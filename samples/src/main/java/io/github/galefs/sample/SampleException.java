package io.github.galefs.sample;

import java.io.Serial;

/** A sample's input is not as it must be, or its kernel met an error. The message is one line for people. */
public final class SampleException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * An error of the input.
     *
     * @param message names the file, the line and the value.
     */
    public SampleException(final String message) {
        super(message);
    }
}

package io.github.galefs.round;

import java.io.Serial;

/** Unwinds the rounds' thread from a launch that was given up. Does not leave this package. */
final class RoundGivenUpException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    RoundGivenUpException() {
        super("the launch was given up while its round was running", null, false, false);
    }
}

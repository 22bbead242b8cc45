package io.github.galefs.wire;

import java.io.IOException;
import java.io.Serial;

/**
 * A peer has violated the protocol. The connection cannot continue, because the start of the next frame is unknown.
 */
public final class ProtocolException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception for a violation.
     *
     * @param message what was received, with values.
     */
    public ProtocolException(final String message) {
        super(message);
    }

    /**
     * Creates an exception for a violation that a decoder has detected.
     *
     * @param message what was received, with values.
     * @param cause   exception of the decoder.
     */
    public ProtocolException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

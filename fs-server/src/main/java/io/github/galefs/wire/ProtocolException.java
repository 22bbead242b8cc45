package io.github.galefs.wire;

import java.io.IOException;
import java.io.Serial;

/**
 * A peer sent what the protocol does not allow. The connection cannot go on: where the next frame begins is unknown.
 */
public final class ProtocolException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * A breach of the protocol.
     *
     * @param message what came, with values.
     */
    public ProtocolException(final String message) {
        super(message);
    }

    /**
     * A breach of the protocol that showed when a message was decoded.
     *
     * @param message what came, with values.
     * @param cause   what the decoder threw.
     */
    public ProtocolException(final String message, final Throwable cause) {
        super(message, cause);
    }
}

package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * A request in a form that can be sent again after the connection was lost.
 *
 * @param description names the call in messages.
 * @param retryPolicy whether the request may be repeated in a new session.
 * @param encoder     encodes the message; called again for each attempt, because a handle belongs to one session.
 * @param payload     payload of the request; may be empty.
 * @param sink        takes the reply and its payload; null if the reply has no payload.
 */
record RetryableRequest(
        String description, RetryPolicy retryPolicy, Encoder encoder, MemorySegment payload, PayloadSink sink) {
    /** Encodes the message of a request for a session. */
    @FunctionalInterface
    interface Encoder {
        byte[] encode(ClientSession session) throws IOException, FileServiceException;
    }

    /**
     * Whether a request may be repeated in a new session, when the old session is lost and the server may or may not
     * have executed it. Within one session every request may be repeated: the server recognises its id.
     */
    enum RetryPolicy {
        /** The request changes no file, so it is repeated, and the server remembers no result: reads and syncs. */
        READ_ONLY,
        /** Executing the request twice has the effect of executing it once, so it is repeated. */
        IDEMPOTENT,
        /** The request is not repeated, and its call fails. */
        AT_MOST_ONCE
    }

    /** Creates a request without payload whose reply has none. */
    static RetryableRequest of(final String description, final RetryPolicy retryPolicy, final Encoder encoder) {
        return new RetryableRequest(description, retryPolicy, encoder, MemorySegment.NULL, null);
    }
}

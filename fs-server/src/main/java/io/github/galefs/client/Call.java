package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * What is asked of a server, so that it can be asked again after a lost connection.
 *
 * @param what       for messages.
 * @param repetition what may be done when nobody knows whether it has been done.
 * @param request    makes the message; asked again for each session, as handles are of a session.
 * @param payload    bytes behind the message; may be empty.
 * @param sink       takes the bytes behind the reply, or null if there can be none.
 */
record Call(String what, Repetition repetition, Message request, MemorySegment payload, PayloadSink sink) {
    /** Makes a message. */
    @FunctionalInterface
    interface Message {
        byte[] encode(ClientSession session) throws IOException, FileServiceException;
    }

    /** What may be done when nobody knows whether a call has been done. */
    enum Repetition {
        /** It changes nothing, so it is made again. */
        READS,
        /** Made twice it leaves what it leaves when made once, so it is made again. */
        IDEMPOTENT,
        /** It is made again only in the same session, where the server knows whether it has been done. */
        ONCE
    }

    static Call of(final String what, final Repetition repetition, final Message request) {
        return new Call(what, repetition, request, MemorySegment.NULL, null);
    }
}

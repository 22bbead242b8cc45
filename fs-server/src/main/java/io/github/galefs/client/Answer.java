package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.ProtocolException;

/**
 * A successful reply to a request.
 *
 * @param message the reply's message; null if the request's sink has taken it.
 * @param run     id of the server's run that has sent it.
 */
@SuppressWarnings("ArrayRecordComponent") // Not compared.
record Answer(byte[] message, long run) {
    /** Decodes the message of a reply. */
    @FunctionalInterface
    interface Decoder<R> {
        R decode(byte[] reply) throws ProtocolException, FileServiceException;
    }

    /** Returns the result in the message. */
    <R> R decoded(final Decoder<R> decoder) throws FileServiceException {
        try {
            return decoder.decode(message);
        } catch (final ProtocolException e) {
            throw new FileServiceException(PosixError.EPROTO, e.getMessage(), e);
        }
    }

    /** Checks the message of a request that has no result. */
    void requireDone() throws FileServiceException {
        decoded(reply -> {
            ReplyDecoder.done(reply);
            return null;
        });
    }
}

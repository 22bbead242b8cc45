package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import org.agrona.DirectBuffer;

/** Takes the payload of a reply. */
interface PayloadSink {
    /**
     * Takes a reply. Called by the thread that sent the request.
     *
     * @param message       message of the reply; valid during the call.
     * @param payloadLength bytes of payload, from 0.
     * @param source        provides the payload; exactly {@code payloadLength} bytes must be taken from it.
     * @throws FileServiceException the error that the reply carries; a reply with an error has no payload.
     * @throws IOException          the connection is broken.
     */
    void receive(DirectBuffer message, long payloadLength, PayloadSource source) throws IOException;
}

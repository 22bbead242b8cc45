package io.github.galefs.client;

import java.io.IOException;
import org.agrona.DirectBuffer;

/** Takes the bytes behind a reply. */
interface PayloadSink {
    /**
     * Takes a reply; called by the thread that made the request.
     *
     * @param message       the reply; valid during the call.
     * @param payloadLength bytes behind it.
     * @param source        gives them; exactly so many must be taken.
     * @throws io.github.galefs.file.FileServiceException what the reply says; nothing is behind it.
     * @throws IOException the connection cannot be used any more.
     */
    void receive(DirectBuffer message, long payloadLength, PayloadSource source) throws IOException;
}

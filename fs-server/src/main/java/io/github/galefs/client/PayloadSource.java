package io.github.galefs.client;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.function.Consumer;

/** Gives the bytes behind a reply. */
interface PayloadSource {
    /** Looks at nothing. */
    Consumer<ByteBuffer> NO_CHECK = bytes -> {};

    /**
     * Receives bytes.
     *
     * @param destination is filled.
     * @param check       is shown the bytes in order, in parts.
     * @throws IOException the connection is lost, or too slow.
     */
    void receive(MemorySegment destination, Consumer<ByteBuffer> check) throws IOException;
}

package io.github.galefs.client;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.function.Consumer;

/** Provides the payload of a reply, from its first byte to its last. */
interface PayloadSource {
    /** Checks nothing. */
    Consumer<ByteBuffer> NO_CHECK = bytes -> {};

    /**
     * Receives the next bytes of the payload.
     *
     * @param destination is filled.
     * @param check       receives the same bytes, in order and in parts, each soon after it was received.
     * @throws IOException the connection is lost, or the deadline has passed.
     */
    void receive(MemorySegment destination, Consumer<ByteBuffer> check) throws IOException;
}

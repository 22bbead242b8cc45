package io.github.galefs.bench.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Writes to a file as a program without a store does. */
final class PlainFile {
    private PlainFile() {}

    /** Appends all of a buffer. */
    static void write(final FileChannel channel, final ByteBuffer buffer) throws IOException {
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
    }
}

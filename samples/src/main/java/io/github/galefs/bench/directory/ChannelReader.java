package io.github.galefs.bench.directory;

import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** Reads by Java's file channel: {@code pread} into memory outside the heap. */
final class ChannelReader implements Reader {
    private final FileChannel channel;

    ChannelReader(final Path file) throws IOException {
        channel = FileChannel.open(file);
    }

    @Override
    public void read(final long offset, final MemorySegment destination) throws IOException {
        final ByteBuffer bytes = destination.asByteBuffer();
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, offset + bytes.position()) < 0) {
                throw new EOFException("the file ends before " + (offset + bytes.limit()));
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}

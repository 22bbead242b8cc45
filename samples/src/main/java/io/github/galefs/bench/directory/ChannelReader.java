package io.github.galefs.bench.directory;

import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Reads by Java's file channel: {@code pread} into memory outside the heap. */
final class ChannelReader implements Reader {
    private final FileChannel channel;

    private ChannelReader(final FileChannel channel) {
        this.channel = channel;
    }

    static ChannelReader open(final Path file) throws IOException {
        return new ChannelReader(FileChannel.open(file));
    }

    /** Opens a file to be read past the page cache. */
    static ChannelReader openDirect(final Path file) throws IOException {
        return new ChannelReader(FileChannel.open(file, StandardOpenOption.READ, direct()));
    }

    /** Returns the JDK's option. The compiler warns of each use by name, as it is no part of Java. */
    private static OpenOption direct() {
        try {
            return (OpenOption) Class.forName("com.sun.nio.file.ExtendedOpenOption")
                    .getField("DIRECT")
                    .get(null);
        } catch (final ReflectiveOperationException e) {
            throw new IllegalStateException("this JDK cannot read past the page cache", e);
        }
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

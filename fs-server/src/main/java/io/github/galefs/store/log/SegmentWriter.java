package io.github.galefs.store.log;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes to a segment's file past Chronicle's map of it, which shows what was written at once, as both are the system's
 * page cache. Not safe for use by several threads at once; any thread may use it in its turn.
 */
final class SegmentWriter implements AutoCloseable {
    private final Path directory;

    /** Null when nothing is open. */
    private FileChannel channel;

    private int segment;

    SegmentWriter(final Path directory) {
        this.directory = directory;
    }

    /**
     * Writes all of a buffer. An interrupt does not keep it from that, as it does not keep a mapped write; the thread
     * is interrupted again when it returns.
     *
     * @param number   of the segment, whose file must exist.
     * @param position in the file, in bytes.
     * @param bytes    of which what remains is written.
     * @throws IOException when it cannot be; some bytes may have been written.
     */
    void write(final int number, final long position, final ByteBuffer bytes) throws IOException {
        final long begin = position - bytes.position();
        boolean interrupted = false;
        try {
            while (bytes.hasRemaining()) {
                try {
                    open(number).write(bytes, begin + bytes.position());
                } catch (final ClosedByInterruptException _) {
                    // The channel is closed for good. Whatever it wrote before is written again.
                    interrupted |= Thread.interrupted();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Closes the file, if one is open. More can be written afterwards. */
    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
            channel = null;
        }
    }

    private FileChannel open(final int number) throws IOException {
        if (channel == null || segment != number || !channel.isOpen()) {
            close();
            channel = FileChannel.open(SegmentFiles.path(directory, number), StandardOpenOption.WRITE);
            segment = number;
        }
        return channel;
    }
}

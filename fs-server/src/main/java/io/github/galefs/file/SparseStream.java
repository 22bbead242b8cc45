package io.github.galefs.file;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * Writes an empty regular file, with a hole in place of each write that has zeros only. After a hole at the end, {@link
 * #close} writes a last byte, so that the file gets its length. For use by one thread.
 */
public final class SparseStream extends OutputStream {
    /** Shorter runs are written: a hole has whole blocks of the disk, and a seek takes as long as a write. */
    private static final int MIN_HOLE = 64 << 10;

    private final FileChannel file;

    /** Whether the last bytes are a hole, so that the file does not have its length yet. */
    private boolean endsInHole;

    /**
     * Creates a stream.
     *
     * @param file empty and open for writing; closed with the stream.
     */
    public SparseStream(final FileChannel file) {
        this.file = file;
    }

    @Override
    public void write(final int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(final byte[] bytes, final int offset, final int length) throws IOException {
        if (length == 0) {
            return;
        }
        final MemorySegment memory = MemorySegment.ofArray(bytes).asSlice(offset, length);
        endsInHole = length >= MIN_HOLE && Holes.isHole(memory, length);
        if (endsInHole) {
            file.position(file.position() + length);
            return;
        }
        final ByteBuffer buffer = ByteBuffer.wrap(bytes, offset, length);
        while (buffer.hasRemaining()) {
            file.write(buffer);
        }
    }

    @Override
    public void close() throws IOException {
        try (file) {
            if (endsInHole) {
                file.write(ByteBuffer.allocate(1), file.position() - 1);
            }
        }
    }
}

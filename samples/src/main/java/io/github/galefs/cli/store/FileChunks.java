package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/** Reads files of a file service in chunks. */
final class FileChunks {
    /** Bytes of a chunk: enough for a server far away, and nothing beside a JVM's heap. */
    static final int LENGTH = 1 << 20;

    private final FileService files;
    private final byte[] chunk = new byte[LENGTH];
    private final MemorySegment memory = MemorySegment.ofArray(chunk);

    FileChunks(final FileService files) {
        this.files = files;
    }

    /** Receives the bytes of a file in their order. */
    @FunctionalInterface
    interface Receiver {
        /** Receives the first bytes of an array, which holds others afterwards. */
        void accept(byte[] bytes, int length) throws IOException;
    }

    /** Passes on all bytes from an offset to the end of the file. */
    void read(final long handle, final long start, final Receiver receiver) throws IOException, InterruptedException {
        long offset = start;
        int length = read(handle, offset);
        while (length > 0) {
            receiver.accept(chunk, length);
            offset += length;
            length = read(handle, offset);
        }
    }

    /** Returns the offset behind a byte that ends a count of such bytes, backwards from an offset; 0 without one. */
    long startOfLast(final long handle, final long size, final byte separator, final long count)
            throws IOException, InterruptedException {
        long left = count;
        long end = size;
        while (end > 0) {
            final long start = Math.max(0, end - LENGTH);
            final int length = read(handle, start);
            for (int i = (int) Math.min(length, end - start) - 1; i >= 0; i--) {
                // The last byte of the file ends its last line, and does not begin one.
                if (chunk[i] == separator && start + i != size - 1 && --left == 0) {
                    return start + i + 1;
                }
            }
            end = start;
        }
        return 0;
    }

    private int read(final long handle, final long offset) throws IOException, InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return files.read(handle, offset, memory, 0, LENGTH);
    }
}

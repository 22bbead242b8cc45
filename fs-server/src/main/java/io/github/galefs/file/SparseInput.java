package io.github.galefs.file;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Reads a local file, and passes over holes without reading them where the file system tells where they are. For use by
 * one thread.
 */
public final class SparseInput implements ReadableByteChannel {
    /** Shorter files are read as fast as their holes are found. */
    private static final long MIN_LENGTH = 4 << 20;

    private static final Path STANDARD_INPUT = Path.of("/proc/self/fd/0");

    private final FileChannel file;

    /** Null where holes cannot be found. */
    private final HoleFinder holes;

    private SparseInput(final FileChannel file, final HoleFinder holes) {
        this.file = file;
        this.holes = holes;
    }

    /**
     * Opens a regular file.
     *
     * @param path path of the file.
     * @return the open file, at its first byte.
     * @throws IOException as from {@link FileChannel#open}.
     */
    public static SparseInput open(final Path path) throws IOException {
        final HoleFinder holes = Files.size(path) < MIN_LENGTH ? null : HoleFinder.open(path);
        if (holes == null) {
            return new SparseInput(FileChannel.open(path, StandardOpenOption.READ), null);
        }
        try {
            // The path may lead to another file by now.
            return new SparseInput(FileChannel.open(holes.path(), StandardOpenOption.READ), holes);
        } catch (final IOException e) {
            holes.close();
            return new SparseInput(FileChannel.open(path, StandardOpenOption.READ), null);
        }
    }

    /**
     * Returns standard input, which may be anything. The process owns it: it must not be closed.
     *
     * @return standard input, at the byte that is next.
     */
    public static SparseInput standardInput() {
        // A channel, because an interrupt ends its reads.
        final FileChannel file = new FileInputStream(FileDescriptor.in).getChannel();
        return new SparseInput(file, Files.isRegularFile(STANDARD_INPUT) ? HoleFinder.ofStandardInput() : null);
    }

    /**
     * Passes over the hole at the position, if there is one.
     *
     * @param unit at least 1; the number of bytes is a multiple of it, except at the end of the file.
     * @return the number of bytes that were passed over, all of which are zero.
     * @throws IOException when the file fails.
     */
    public long skipHole(final int unit) throws IOException {
        if (holes == null) {
            return 0;
        }
        final long position = file.position();
        final long size = file.size();
        final long end = position < size ? holes.endOfHole(position, size) : position;
        final long skipped = end < size ? (end - position) / unit * unit : end - position;
        // Also without a hole: the search may have moved the position of standard input.
        file.position(position + skipped);
        return skipped;
    }

    @Override
    public int read(final ByteBuffer target) throws IOException {
        return file.read(target);
    }

    @Override
    public boolean isOpen() {
        return file.isOpen();
    }

    @Override
    public void close() throws IOException {
        try (file) {
            if (holes != null) {
                holes.close();
            }
        }
    }
}

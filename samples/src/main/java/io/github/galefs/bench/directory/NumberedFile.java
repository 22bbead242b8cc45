package io.github.galefs.bench.directory;

import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.agrona.IoUtil;

/** A durable file in a temporary directory. Each of its words is its own index. */
final class NumberedFile implements AutoCloseable {
    private static final int PART_BYTES = 1 << 20;

    private final Path directory;
    private final long byteLength;

    /** @param byteLength a multiple of 1 MiB. */
    NumberedFile(final long byteLength) throws IOException {
        this.byteLength = byteLength;
        directory = Files.createTempDirectory("galefs-bench-");
        try {
            write();
        } catch (final IOException | RuntimeException | Error e) {
            IoUtil.delete(directory.toFile(), e::addSuppressed);
            throw e;
        }
    }

    Path path() {
        return directory.resolve("numbers");
    }

    long byteLength() {
        return byteLength;
    }

    /** Fails unless the first and the last word of a piece are those of the file. */
    static void check(final long offset, final MemorySegment piece) throws BenchException {
        final long last = piece.byteSize() - Long.BYTES;
        check(offset, piece, 0);
        check(offset, piece, last);
    }

    private static void check(final long offset, final MemorySegment piece, final long at) throws BenchException {
        final long word = piece.get(ValueLayout.JAVA_LONG, at);
        if (word != (offset + at) / Long.BYTES) {
            throw new BenchException("word " + (offset + at) / Long.BYTES + " of the file was read as " + word);
        }
    }

    /** Takes the file out of the page cache, which is no change of the file. */
    void dropFromCache() throws BenchException, IOException, InterruptedException {
        // With a count of 0, dd reads nothing and tells the system that it needs none of the file's pages.
        final Process dd = new ProcessBuilder("dd", "if=" + path(), "iflag=nocache", "count=0", "status=none")
                .inheritIO()
                .start();
        if (dd.waitFor() != 0) {
            throw new BenchException("dd cannot take " + path() + " out of the page cache");
        }
    }

    @Override
    public void close() {
        IoUtil.delete(directory.toFile(), false);
    }

    private void write() throws IOException {
        final ByteBuffer part = ByteBuffer.allocateDirect(PART_BYTES).order(ByteOrder.nativeOrder());
        try (FileChannel channel = FileChannel.open(path(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            for (long offset = 0; offset < byteLength; offset += PART_BYTES) {
                part.clear();
                while (part.hasRemaining()) {
                    part.putLong((offset + part.position()) / Long.BYTES);
                }
                part.flip();
                while (part.hasRemaining()) {
                    channel.write(part);
                }
            }
            // Pages that are to be written stay in the cache.
            channel.force(true);
        }
    }
}

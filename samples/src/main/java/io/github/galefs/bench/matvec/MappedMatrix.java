package io.github.galefs.bench.matvec;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;

/** The plain file, mapped. */
final class MappedMatrix implements AutoCloseable {
    private final Arena arena = Arena.ofShared();
    private final MemorySegment bytes;

    MappedMatrix(final MatrixFile matrix) throws IOException {
        try (FileChannel channel = FileChannel.open(matrix.plain())) {
            bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, matrix.byteLength(), arena);
        }
    }

    MemorySegment bytes() {
        return bytes;
    }

    @Override
    public void close() {
        arena.close();
    }
}

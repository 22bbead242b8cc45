package io.github.galefs.store.crash;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Progress of the workers, in a mapped file: its content survives a kill of the process that writes it.
 *
 * <pre>
 *  worker * 64 +-----------------------------------------------+
 *              | number of the last call that was started      |
 *            8 +-----------------------------------------------+
 *              | number of the last call that returned         |
 *           64 +-----------------------------------------------+
 * </pre>
 */
final class Progress implements AutoCloseable {
    private static final VarHandle WORD = ValueLayout.JAVA_LONG.varHandle();
    private static final long STRIDE = 64;
    private static final long RETURNED_OFFSET = 8;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment words;

    Progress(final Path file, final int workers) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            words = channel.map(FileChannel.MapMode.READ_WRITE, 0, workers * STRIDE, arena);
        }
    }

    void start(final int worker, final long number) {
        WORD.setVolatile(words, worker * STRIDE, number);
    }

    void complete(final int worker, final long number) {
        WORD.setVolatile(words, worker * STRIDE + RETURNED_OFFSET, number);
    }

    long started(final int worker) {
        return (long) WORD.getVolatile(words, worker * STRIDE);
    }

    long returned(final int worker) {
        return (long) WORD.getVolatile(words, worker * STRIDE + RETURNED_OFFSET);
    }

    @Override
    public void close() {
        arena.close();
    }
}

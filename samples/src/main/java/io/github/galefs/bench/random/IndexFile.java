package io.github.galefs.bench.random;

import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;

/** A file each of whose words is its own index: in a store of its own, and as a plain file beside that. */
final class IndexFile implements AutoCloseable {
    static final String NAME = "indices";
    private static final int PART_BYTES = 4 << 20;

    private final long byteLength;
    private final TemporaryStore store;

    /** @param byteLength a power of two, at least 4 MiB. */
    IndexFile(final long byteLength) throws IOException {
        this.byteLength = byteLength;
        store = new TemporaryStore();
        try {
            write();
        } catch (final IOException | RuntimeException e) {
            closeAfter(e);
            throw e;
        }
    }

    FileService files() {
        return store.files();
    }

    /** Returns the plain file. */
    Path plain() {
        return store.directory().resolve(NAME);
    }

    long byteLength() {
        return byteLength;
    }

    @Override
    public void close() throws IOException {
        store.close();
    }

    private void write() throws IOException {
        final ByteBuffer part = ByteBuffer.allocateDirect(PART_BYTES).order(ByteOrder.nativeOrder());
        final LongBuffer words = part.asLongBuffer();
        final long handle = files().open(NAME, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        try (FileChannel channel = FileChannel.open(plain(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            for (long offset = 0; offset < byteLength; offset += PART_BYTES) {
                for (int i = 0; i < words.capacity(); i++) {
                    words.put(i, offset / Long.BYTES + i);
                }
                files().write(handle, offset, MemorySegment.ofBuffer(part.clear()), 0, PART_BYTES);
                while (part.hasRemaining()) {
                    channel.write(part);
                }
            }
        } finally {
            files().close(handle);
        }
    }

    private void closeAfter(final Exception failure) {
        try {
            store.close();
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }
}

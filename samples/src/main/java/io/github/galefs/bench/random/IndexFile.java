package io.github.galefs.bench.random;

import io.github.galefs.bench.measure.TwinFile;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;

/** A file each of whose words is its own index: in a store of its own, and as a plain file beside that. */
final class IndexFile implements AutoCloseable {
    static final String NAME = "indices";
    private static final int PART_BYTES = 4 << 20;

    private final long byteLength;
    private final TwinFile file;

    /** @param byteLength a power of two, at least 4 MiB. */
    IndexFile(final long byteLength) throws IOException, InterruptedException {
        this.byteLength = byteLength;
        file = TwinFile.create(NAME, this::write);
    }

    FileService files() {
        return file.files();
    }

    /** Returns the plain file. */
    Path plain() {
        return file.plain();
    }

    long byteLength() {
        return byteLength;
    }

    @Override
    public void close() throws FileServiceException {
        file.close();
    }

    private void write(final TwinFile.Output output) throws IOException {
        final MemorySegment part = MemorySegment.ofArray(new long[PART_BYTES / Long.BYTES]);
        for (long offset = 0; offset < byteLength; offset += PART_BYTES) {
            for (long at = 0; at < PART_BYTES; at += Long.BYTES) {
                part.set(ValueLayout.JAVA_LONG, at, (offset + at) / Long.BYTES);
            }
            output.write(offset, part);
        }
    }
}

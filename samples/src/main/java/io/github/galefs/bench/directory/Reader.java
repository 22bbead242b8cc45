package io.github.galefs.bench.directory;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/** An open file, read by several threads at the same time. */
interface Reader extends AutoCloseable {
    /** Reads all bytes that the destination takes, which the file has. */
    void read(long offset, MemorySegment destination) throws IOException;

    @Override
    void close() throws IOException;
}

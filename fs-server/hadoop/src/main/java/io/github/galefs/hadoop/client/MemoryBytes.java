package io.github.galefs.hadoop.client;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Bytes in memory.
 *
 * @param memory the bytes.
 */
public record MemoryBytes(MemorySegment memory) implements ByteSource {
    @Override
    public long length() {
        return memory.byteSize();
    }

    @Override
    public void copy(final long offset, final byte[] buffer, final int count) {
        MemorySegment.copy(memory, ValueLayout.JAVA_BYTE, offset, buffer, 0, count);
    }
}

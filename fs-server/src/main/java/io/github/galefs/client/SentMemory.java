package io.github.galefs.client;

import java.lang.foreign.MemorySegment;

/** Memory that a socket channel accepts: native memory or a byte array. */
final class SentMemory {
    private SentMemory() {}

    /** Returns the bytes of a source in such memory: the source itself, or a copy. */
    static MemorySegment of(final MemorySegment source) {
        final boolean isSendable =
                source.heapBase().map(byte[].class::isInstance).orElse(true);
        return isSendable
                ? source
                : MemorySegment.ofArray(new byte[(int) source.byteSize()]).copyFrom(source);
    }
}

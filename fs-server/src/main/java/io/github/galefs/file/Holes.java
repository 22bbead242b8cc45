package io.github.galefs.file;

import java.lang.foreign.MemorySegment;

/** Chunks of zeros, which a copy of a file leaves out: they take no space, and read the same. */
public final class Holes {
    private static final int MAX_LENGTH = 1 << 20;
    private static final MemorySegment ZEROS =
            MemorySegment.ofArray(new byte[MAX_LENGTH]).asReadOnly();

    private Holes() {}

    /**
     * Returns whether a chunk of a copy may be left out.
     *
     * @param chunk  with at least {@code length} bytes.
     * @param length bytes of the chunk; more than 1 MiB are never a hole.
     * @return whether all of them are zero.
     */
    public static boolean isHole(final MemorySegment chunk, final int length) {
        return length <= MAX_LENGTH && MemorySegment.mismatch(chunk, 0, length, ZEROS, 0, length) < 0;
    }
}

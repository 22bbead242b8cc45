package io.github.galefs.client;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Memory that the bytes of a read go to: one piece after another. Immutable. */
final class ReadMemory {
    private final List<MemorySegment> pieces;
    private final long byteSize;

    /** Creates memory of pieces, in this order. */
    ReadMemory(final List<MemorySegment> pieces) {
        this.pieces = List.copyOf(pieces);
        byteSize = pieces.stream()
                .mapToLong(MemorySegment::byteSize)
                .reduce(0, (sum, length) -> sum + Math.min(length, Long.MAX_VALUE - sum));
    }

    /** What is done with a piece. */
    @FunctionalInterface
    interface PieceUser {
        void use(MemorySegment piece) throws IOException;
    }

    /** Returns the length of all pieces together, in bytes; at most 2<sup>63</sup>-1. */
    long byteSize() {
        return byteSize;
    }

    /** Returns the pieces, in order. */
    List<MemorySegment> pieces() {
        return pieces;
    }

    /** Returns a part, which begins at an offset in bytes. */
    ReadMemory part(final long offset, final long length) {
        final List<MemorySegment> parts = new ArrayList<>();
        long position = 0;
        for (final MemorySegment piece : pieces) {
            final long from = Math.clamp(offset - position, 0, piece.byteSize());
            final long end = Math.clamp(offset + length - position, 0, piece.byteSize());
            if (from < end) {
                parts.add(piece.asSlice(from, end - from));
            }
            position += piece.byteSize();
        }
        return new ReadMemory(parts);
    }

    /** Uses the pieces of a part, in order. */
    void forEachPiece(final long offset, final long length, final PieceUser user) throws IOException {
        for (final MemorySegment piece : part(offset, length).pieces) {
            user.use(piece);
        }
    }

    /** Copies bytes to these, as many as there are here. */
    void copyFrom(final MemorySegment source, final long sourceOffset) {
        long next = sourceOffset;
        for (final MemorySegment piece : pieces) {
            MemorySegment.copy(source, next, piece, 0, piece.byteSize());
            next += piece.byteSize();
        }
    }

    /** Sets all bytes to 0. */
    void clear() {
        pieces.forEach(piece -> piece.fill((byte) 0));
    }
}

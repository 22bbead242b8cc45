package io.github.galefs.sample.graph;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.EnumSet;

/** Finds the target that kernels have refused: they know only that there is one. */
final class StrayTarget {
    private static final int PIECE = 1 << 20;

    private StrayTarget() {}

    /** Returns a description of the first target that is no vertex. */
    static String find(final FileService files, final Graph graph) throws FileServiceException {
        final long handle = files.open(graph.path(), EnumSet.of(FileOpenOption.READ));
        try {
            for (long edge = 0; edge < graph.edges(); edge += PIECE) {
                final IntBuffer targets = read(files, handle, graph, edge);
                for (int i = 0; i < targets.limit(); i++) {
                    if (Integer.compareUnsigned(targets.get(i), graph.vertices()) >= 0) {
                        return "target " + (edge + i) + " is " + targets.get(i);
                    }
                }
            }
            return "a target was no vertex while kernels read it";
        } finally {
            files.close(handle);
        }
    }

    private static IntBuffer read(final FileService files, final long handle, final Graph graph, final long edge)
            throws FileServiceException {
        final byte[] bytes = new byte[(int) Math.min(PIECE, graph.edges() - edge) * Integer.BYTES];
        final long offset = GraphDescriptor.targetsBegin(graph.vertices()) + edge * Integer.BYTES;
        final int count = files.read(handle, offset, MemorySegment.ofArray(bytes), 0, bytes.length);
        return ByteBuffer.wrap(bytes, 0, count).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    }
}

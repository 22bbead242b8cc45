package io.github.galefs.sample.graph;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.sample.KernelErrors;
import io.github.galefs.sample.SampleException;
import java.nio.charset.StandardCharsets;

/**
 * A graph file of {@link GraphDescriptor}'s layout.
 *
 * @param path       of the file.
 * @param vertices   of the graph.
 * @param edges      of the graph.
 * @param blockBytes bytes of a block in the session that reads it.
 */
public record Graph(String path, int vertices, long edges, int blockBytes) {
    /** Arrays have fewer than 2<sup>31</sup> elements. */
    private static final int MAX_VERTICES = 1 << 30;

    /** Bytes of the largest file: the number of a chunk is an int. */
    private static final long MAX_SIZE = 1L << 42;

    /**
     * Makes a kernel find the number of vertices and edges, which the file does not tell directly.
     *
     * @throws SampleException the file cannot be read, or is no graph.
     */
    static Graph measure(final GaleFs galeFs, final Grid grid, final String path)
            throws SampleException, FileServiceException, InterruptedException {
        final long size = size(galeFs.files().stat(path), path);
        final int[] state = new int[GraphKernels.STATE_LENGTH];
        state[GraphKernels.LOWEST] = Integer.MAX_VALUE;
        final long offsetBytes = Math.min(size & -Long.BYTES, GraphDescriptor.targetsBegin(MAX_VERTICES));
        galeFs.launch(GraphKernels::measure, grid, bytes(path), offsetBytes, size, state);
        checkRead(path, state);
        final int vertices = state[GraphKernels.LOWEST];
        if (vertices == Integer.MAX_VALUE) {
            throw new SampleException(describe(path) + " has " + size + " bytes, and no offset among the first "
                    + offsetBytes / Long.BYTES + " that is the number of targets behind it");
        }
        final long edges = (size - GraphDescriptor.targetsBegin(vertices)) / Integer.BYTES;
        return new Graph(path, vertices, edges, state[GraphKernels.BLOCK_BYTES]);
    }

    private static long size(final FileStatus status, final String path) throws SampleException {
        final long size = status.size();
        if (status.directory()) {
            throw new SampleException(describe(path) + " is a directory");
        }
        if (size < Long.BYTES || size % Integer.BYTES != 0 || size > MAX_SIZE) {
            throw new SampleException(describe(path) + " has " + size + " bytes: must be 8 for each vertex, 8 more, and"
                    + " 4 for each target, at most " + MAX_SIZE);
        }
        return size;
    }

    static void checkRead(final String path, final int[] state) throws SampleException {
        if (state[GraphKernels.ERROR] < 0) {
            throw new SampleException(describe(path) + ": " + KernelErrors.describe(state[GraphKernels.ERROR]));
        }
    }

    /** Returns a path as a kernel takes it. */
    static byte[] bytes(final String path) {
        return path.getBytes(StandardCharsets.UTF_8);
    }

    static String describe(final String path) {
        return "graph '" + path + "'";
    }
}

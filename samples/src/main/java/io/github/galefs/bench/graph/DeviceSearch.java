package io.github.galefs.bench.graph;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.sample.KernelErrors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.agrona.CloseHelper;

/** Kernels that read the graph. */
final class DeviceSearch implements AutoCloseable {
    private static final Kernel.Of6<Integer, long[], int[], int[], byte[], int[]> BEGIN = GraphKernels::begin;
    private static final Kernel.Of6<Integer, long[], int[], int[], byte[], int[]> EXPAND = GraphKernels::expand;

    private final GaleFs galeFs;
    private final List<AutoCloseable> opened = new ArrayList<>();
    private final int[] state = new int[GraphKernels.STATE_LENGTH];
    private final long[] offsets;
    private final int[] firsts;
    private final int[] visited;
    private final DeviceArray<byte[]> levels;

    /** @param blockBytes of the session. */
    DeviceSearch(final GaleFs galeFs, final int blockBytes, final int vertices, final long edges) {
        this.galeFs = galeFs;
        final int chunks = GraphKernels.chunkCount(vertices, edges, GraphKernels.chunkLength(blockBytes));
        try {
            offsets = allocate(new long[vertices + 1]).array();
            firsts = allocate(new int[Math.max(1, chunks)]).array();
            visited = allocate(new int[(vertices + Integer.SIZE - 1) / Integer.SIZE])
                    .array();
            levels = allocate(new byte[vertices]);
        } catch (final RuntimeException | Error e) {
            CloseHelper.closeAll(e::addSuppressed, opened.reversed());
            throw e;
        }
    }

    /** Returns the search in a grid. */
    Search in(final Grid grid) {
        return root -> levels(grid, root);
    }

    @Override
    public void close() {
        CloseHelper.closeAll(opened.reversed());
    }

    private byte[] levels(final Grid grid, final int root) throws BenchException, InterruptedException {
        launch(BEGIN, grid, root);
        int level = 0;
        while (launch(EXPAND, grid, level) > 0) {
            level = Search.next(level);
        }
        levels.download();
        return levels.array();
    }

    /** Returns the number of vertices that a launch has reached. */
    private int launch(
            final Kernel.Of6<Integer, long[], int[], int[], byte[], int[]> kernel, final Grid grid, final int argument)
            throws BenchException, InterruptedException {
        Arrays.fill(state, 0);
        galeFs.launch(kernel, grid, argument, offsets, firsts, visited, levels.array(), state);
        if (state[GraphKernels.ERROR] < 0) {
            throw new BenchException(
                    "kernels cannot read the graph: " + KernelErrors.describe(state[GraphKernels.ERROR]));
        }
        return state[GraphKernels.REACHED];
    }

    private <A> DeviceArray<A> allocate(final A array) {
        final DeviceArray<A> allocated = galeFs.allocateArray(array);
        opened.add(allocated);
        return allocated;
    }
}

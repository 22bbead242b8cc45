package io.github.galefs.sample.graph;

import io.github.galefs.GaleFs;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.KernelErrors;
import io.github.galefs.sample.SampleException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.agrona.CloseHelper;

/** Searches in a graph by kernels, from any number of roots. The offsets of its rows stay on the device. */
public final class DeviceSearch implements AutoCloseable {
    private final GaleFs galeFs;
    private final Graph graph;
    private final byte[] path;
    private final int chunkLength;
    private final List<AutoCloseable> opened = new ArrayList<>();
    private final int[] state = new int[GraphKernels.STATE_LENGTH];
    private final DeviceArray<long[]> offsets;
    private final DeviceArray<int[]> firsts;
    private final DeviceArray<int[]> visited;
    private final DeviceArray<byte[]> levels;

    /**
     * Allocates memory on the device.
     *
     * @param galeFs session with the file.
     * @param graph  to search in.
     */
    public DeviceSearch(final GaleFs galeFs, final Graph graph) {
        this.galeFs = galeFs;
        this.graph = graph;
        path = Graph.bytes(graph.path());
        chunkLength = ChunkSearch.chunkLength(graph.blockBytes());
        final int vertices = graph.vertices();
        final int chunks = ChunkSearch.chunkCount(vertices, graph.edges(), chunkLength);
        try {
            offsets = allocate(new long[vertices + 1]);
            firsts = allocate(new int[Math.max(1, chunks)]);
            visited = allocate(new int[Targets.visitedLength(vertices)]);
            levels = allocate(new byte[Targets.levelsLength(vertices)]);
        } catch (final RuntimeException | Error e) {
            CloseHelper.closeAll(e::addSuppressed, opened.reversed());
            throw e;
        }
    }

    /**
     * Reads and checks the offsets of the rows, before the first search.
     *
     * @param grid of the launches.
     * @throws SampleException      the file cannot be read, or an offset is wrong.
     * @throws InterruptedException the thread was interrupted.
     */
    public void load(final Grid grid) throws SampleException, InterruptedException {
        clearState();
        galeFs.launch(GraphKernels::load, grid, path, offsets.array(), state);
        Graph.checkRead(graph.path(), state);
        galeFs.launch(GraphKernels::index, grid, offsets.array(), graph.edges(), chunkLength, firsts.array(), state);
        if (state[GraphKernels.LOWEST] < Integer.MAX_VALUE) {
            offsets.download();
            throw new SampleException(describeOffset(state[GraphKernels.LOWEST]));
        }
    }

    /**
     * Searches from a root.
     *
     * @param grid of the launches.
     * @param root a vertex.
     * @throws SampleException      the file cannot be read, a target is no vertex, or a vertex is more than {@link
     *     GraphDescriptor#MAX_LEVEL} edges away.
     * @throws FileServiceException the host cannot read the file.
     * @throws InterruptedException the thread was interrupted.
     */
    public void search(final Grid grid, final int root)
            throws SampleException, FileServiceException, InterruptedException {
        galeFs.launch(GraphKernels::mark, grid, root, visited.array(), levels.array());
        int level = 0;
        while (expand(grid, level) > 0) {
            if (level == GraphDescriptor.MAX_LEVEL) {
                throw new SampleException(Graph.describe(graph.path()) + " has vertices at a distance of more than "
                        + GraphDescriptor.MAX_LEVEL + " from root " + root + ", and a level is at most that");
            }
            level++;
        }
    }

    /**
     * Returns the levels of the last search.
     *
     * @return level of each vertex, or {@link GraphDescriptor#UNREACHED}, and another element; valid until the next
     *     search.
     */
    public byte[] levels() {
        levels.download();
        return levels.array();
    }

    /**
     * Makes a kernel write the levels of the last search.
     *
     * @param grid   of the launch.
     * @param output path of the file, which is created or overwritten.
     * @throws SampleException      the file cannot be written.
     * @throws InterruptedException the thread was interrupted.
     */
    void write(final Grid grid, final String output) throws SampleException, InterruptedException {
        clearState();
        galeFs.launch(GraphKernels::write, grid, Graph.bytes(output), levels.array(), state);
        if (state[GraphKernels.ERROR] < 0) {
            throw new SampleException("'" + output + "': " + KernelErrors.describe(state[GraphKernels.ERROR]));
        }
    }

    @Override
    public void close() {
        CloseHelper.closeAll(opened.reversed());
    }

    /** Returns the number of vertices that a launch has reached. */
    private int expand(final Grid grid, final int level)
            throws SampleException, FileServiceException, InterruptedException {
        clearState();
        galeFs.launch(
                GraphKernels::expand,
                grid,
                path,
                level,
                offsets.array(),
                firsts.array(),
                visited.array(),
                levels.array(),
                state);
        Graph.checkRead(graph.path(), state);
        if (state[GraphKernels.STRAY] != 0) {
            throw new SampleException(Graph.describe(graph.path()) + " is damaged: "
                    + StrayTarget.find(galeFs.files(), graph) + "; a target must be from 0 to "
                    + (graph.vertices() - 1));
        }
        return state[GraphKernels.REACHED];
    }

    private void clearState() {
        Arrays.fill(state, 0);
        state[GraphKernels.LOWEST] = Integer.MAX_VALUE;
    }

    private String describeOffset(final int index) {
        final long least = index == 0 ? 0 : offsets.array()[index - 1];
        final long most = index == 0 ? 0 : graph.edges();
        return Graph.describe(graph.path()) + " is damaged: offset " + index + " is " + offsets.array()[index]
                + (index == graph.vertices()
                        ? ", but " + graph.edges() + " targets follow it"
                        : ", must be from " + least + " to " + most);
    }

    private <A> DeviceArray<A> allocate(final A array) {
        final DeviceArray<A> allocated = galeFs.allocateArray(array);
        opened.add(allocated);
        return allocated;
    }
}

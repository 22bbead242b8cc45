package io.github.galefs.sample.graph;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.Part;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.SampleException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Searches a graph breadth-first, from each root of a list.
 *
 * <p>The graph is a file of {@link GraphDescriptor}'s layout. The list has the number of a vertex in each line. For
 * each root {@code R} of the list {@code L}, a kernel writes {@code L.R.levels}: the level of each vertex in a byte.
 */
public final class GraphSearch implements Sample {
    /** Bytes that a work-group writes, at least: each opens and closes the output. */
    private static final int MIN_WRITE = 1 << 20;

    private final String graphPath;
    private final String rootsPath;
    private final Part part;

    /**
     * Sets up the program.
     *
     * @param graphPath path of the graph.
     * @param rootsPath path of the list of roots.
     * @param part      of the roots.
     */
    public GraphSearch(final String graphPath, final String rootsPath, final Part part) {
        this.graphPath = graphPath;
        this.rootsPath = rootsPath;
        this.part = part;
    }

    /** {@inheritDoc} Each work-group opens the graph. */
    @Override
    public Grid preferredGrid(final Device device) {
        return device.coarseGrid();
    }

    @Override
    public void run(final GaleFs galeFs, final Grid grid)
            throws SampleException, FileServiceException, InterruptedException {
        final Graph graph = Graph.measure(galeFs, grid, graphPath);
        final List<Integer> roots = Roots.read(galeFs.files(), rootsPath, graph.vertices(), part);
        final int writers = Math.clamp(graph.vertices() / MIN_WRITE, 1, grid.groupCount());
        try (DeviceSearch search = new DeviceSearch(galeFs, graph)) {
            search.load(grid);
            for (final int root : roots) {
                search.search(grid, root);
                search.write(new Grid(writers, grid.localSize()), output(root));
            }
        }
    }

    @Override
    public Optional<String> verify(final FileService files) throws FileServiceException {
        final PlainSearch search = new PlainSearch(HostFiles.readAll(files, graphPath));
        final List<Integer> roots = Roots.lines(files, rootsPath).stream()
                .map(Integer::valueOf)
                .distinct()
                .toList();
        for (final int root : roots.subList(part.begin(roots.size()), part.end(roots.size()))) {
            final Optional<String> difference =
                    compare(output(root), HostFiles.readAll(files, output(root)), search.levels(root));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> compare(final String output, final byte[] found, final byte[] expected) {
        final int vertex = Arrays.mismatch(found, expected);
        if (vertex < 0) {
            return Optional.empty();
        }
        return Optional.of(
                vertex < Math.min(found.length, expected.length)
                        ? "'" + output + "': vertex " + vertex + " has the level " + found[vertex] + ", expected "
                                + expected[vertex]
                        : "'" + output + "' has " + found.length + " bytes, expected " + expected.length);
    }

    private String output(final int root) {
        return rootsPath + "." + root + ".levels";
    }
}

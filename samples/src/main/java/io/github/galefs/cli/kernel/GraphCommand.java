package io.github.galefs.cli.kernel;

import io.github.galefs.cli.output.Output;
import io.github.galefs.sample.Part;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.graph.GraphSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Searches a graph breadth-first. */
@Command(
        name = "graph",
        description = {
            "Search a graph breadth-first from each root of a list. The levels from a root R go to ROOTS.R.levels,"
                    + " which is overwritten. The level of a vertex is a byte: the least number of edges from the root"
                    + " to the vertex, from 0 to 127, or 255 if there is no path.",
            "A graph of V vertices and E edges is a file of little-endian integers. V + 1 int64 are the index of each"
                    + " vertex's first edge, and E. E int32 are the targets of the edges."
        })
final class GraphCommand extends SampleCommand {
    @Option(names = "--graph", required = true, paramLabel = "PATH", description = "Graph, a file in the place.")
    private String graph;

    @Option(
            names = "--roots",
            required = true,
            paramLabel = "ROOTS",
            description = "Roots, a file in the place with the decimal number of a vertex in each line. A root that is"
                    + " repeated counts once.")
    private String roots;

    @Option(
            names = "--part",
            paramLabel = "I/N",
            converter = PartConverter.class,
            description = "Part of the roots, such as 2/8: for one of several processes, each of which searches from"
                    + " some of them. Default: all.")
    private Part part = Part.WHOLE;

    GraphCommand(final Output output) {
        super(output);
    }

    @Override
    Sample sample() {
        return new GraphSearch(path(graph), path(roots), part);
    }
}

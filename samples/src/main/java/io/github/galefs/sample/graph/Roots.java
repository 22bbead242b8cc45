package io.github.galefs.sample.graph;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.Part;
import io.github.galefs.sample.SampleException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** A list of roots: a file with the decimal number of a vertex in each line. */
final class Roots {
    private static final int MAX_SIZE = 1 << 20;
    private static final int MAX_SHOWN = 40;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

    private Roots() {}

    /**
     * Reads a part of a list. A root that the list repeats counts once, so that two parts never have the same root.
     *
     * @param vertices of the graph.
     * @return the roots of the part.
     * @throws SampleException the list is too large, or a line of any part is no vertex.
     */
    static List<Integer> read(final FileService files, final String path, final int vertices, final Part part)
            throws SampleException, FileServiceException {
        final long size = files.stat(path).size();
        if (size > MAX_SIZE) {
            throw new SampleException("roots '" + path + "' has " + size + " bytes; a list has at most " + MAX_SIZE);
        }
        final List<String> lines = lines(files, path);
        final Set<Integer> roots = new LinkedHashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!isVertex(lines.get(i), vertices)) {
                throw new SampleException("roots '" + path + "' line " + (i + 1) + ": '" + shortened(lines.get(i))
                        + "'; the graph has " + vertices + " vertices, numbered from 0");
            }
            roots.add(Integer.valueOf(lines.get(i)));
        }
        return List.copyOf(roots).subList(part.begin(roots.size()), part.end(roots.size()));
    }

    /** Returns the lines of a list, in UTF-8. */
    static List<String> lines(final FileService files, final String path) throws FileServiceException {
        return new String(HostFiles.readAll(files, path), StandardCharsets.UTF_8)
                .lines()
                .toList();
    }

    private static boolean isVertex(final String line, final int vertices) {
        return NUMBER.matcher(line).matches() && Long.parseLong(line) < vertices;
    }

    private static String shortened(final String line) {
        return line.length() <= MAX_SHOWN ? line : line.substring(0, MAX_SHOWN) + "…";
    }
}

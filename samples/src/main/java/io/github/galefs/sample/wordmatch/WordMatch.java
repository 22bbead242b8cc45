package io.github.galefs.sample.wordmatch;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.Part;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.SampleException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Counts each word of a dictionary in each file of a list.
 *
 * <p>The dictionary has a word of 1 to 31 bytes in each line. The list has a file name in each line, relative to the
 * list's directory unless it begins with {@code /}. A word of a text is a maximal run of {@code A-Z a-z _}; upper and
 * lower case differ. For each file {@code F} the kernel writes {@code F.counts}: for each line of the dictionary, in
 * order, the count right-aligned in 10 columns, a space, and the word.
 */
public final class WordMatch implements Sample {
    /** Counts of all words in the texts of a launch: 64 MiB. */
    private static final int MAX_COUNTS = 16 << 20;

    private final String dictionaryPath;
    private final String listPath;
    private final Part part;
    private final int maxCounts;

    /**
     * Sets up the program.
     *
     * @param dictionaryPath path of the dictionary.
     * @param listPath       path of the list.
     */
    public WordMatch(final String dictionaryPath, final String listPath) {
        this(dictionaryPath, listPath, Part.WHOLE);
    }

    /**
     * Sets up the program for one of several processes.
     *
     * @param dictionaryPath path of the dictionary.
     * @param listPath       path of the list.
     * @param part           of the list's lines.
     */
    public WordMatch(final String dictionaryPath, final String listPath, final Part part) {
        this(dictionaryPath, listPath, part, MAX_COUNTS);
    }

    WordMatch(final String dictionaryPath, final String listPath, final Part part, final int maxCounts) {
        this.dictionaryPath = dictionaryPath;
        this.listPath = listPath;
        this.part = part;
        this.maxCounts = maxCounts;
    }

    /** {@inheritDoc} Each work-group opens texts. */
    @Override
    public Grid preferredGrid(final Device device) {
        return device.coarseGrid();
    }

    @Override
    public void run(final GaleFs galeFs, final Grid grid)
            throws SampleException, FileServiceException, InterruptedException {
        final FailureReport report = new FailureReport(galeFs.files(), dictionaryPath, listPath);
        try (LineFile dictionary =
                LineFile.read(galeFs, grid, "dictionary", dictionaryPath, Part.WHOLE, report.failure())) {
            report.check(dictionaryPath);
            try (LineFile list = LineFile.read(galeFs, grid, "list", listPath, part, report.failure());
                    WordTable table = WordTable.create(galeFs, grid, dictionary, report.failure())) {
                report.check(listPath);
                report.linesBefore(list.linesBefore());
                new TextCounter(galeFs, grid, directoryBytes(), list, table, report, maxCounts).run();
            }
        }
    }

    @Override
    public Optional<String> verify(final FileService files) throws FileServiceException {
        final WordCount expected = new WordCount(lines(files, dictionaryPath));
        final List<String> names = Lines.of(new String(HostFiles.readAll(files, listPath), StandardCharsets.UTF_8));
        for (final String name : names.subList(part.begin(names.size()), part.end(names.size()))) {
            final String path = name.startsWith("/") ? name : directory() + name;
            final List<String> lines = expected.count(HostFiles.readAll(files, path));
            final Optional<String> difference = compare(files, path + ".counts", lines);
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> compare(final FileService files, final String output, final List<String> expected)
            throws FileServiceException {
        final List<String> found = lines(files, output);
        for (int i = 0; i < Math.min(found.size(), expected.size()); i++) {
            if (!found.get(i).equals(expected.get(i))) {
                return Optional.of("'" + output + "' line " + (i + 1) + ": '" + found.get(i) + "', expected '"
                        + expected.get(i) + "'");
            }
        }
        final long expectedSize =
                expected.stream().mapToLong(line -> line.length() + 1L).sum();
        final long size = files.stat(output).size();
        return size == expectedSize
                ? Optional.empty()
                : Optional.of("'" + output + "' has " + size + " bytes, expected " + expectedSize);
    }

    /** Returns the path of the list's directory for a kernel, where an array has an element. */
    private byte[] directoryBytes() {
        return (directory().isEmpty() ? "/" : directory()).getBytes(StandardCharsets.UTF_8);
    }

    private String directory() {
        return listPath.substring(0, listPath.lastIndexOf('/') + 1);
    }

    /** Returns lines with a character for each byte: a dictionary may have any bytes. */
    private static List<String> lines(final FileService files, final String path) throws FileServiceException {
        return Lines.of(new String(HostFiles.readAll(files, path), StandardCharsets.ISO_8859_1));
    }
}

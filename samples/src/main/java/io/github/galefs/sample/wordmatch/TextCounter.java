package io.github.galefs.sample.wordmatch;

import io.github.galefs.GaleFs;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.SampleException;

/** Launches the kernels that count in texts and write outputs, as many texts at a time as counts fit into memory. */
final class TextCounter {
    /** Lines in a part of an output, at least: each part opens and closes the output. */
    private static final int MIN_LINES = 8_000;

    /** More work-groups gain nothing, and each needs memory. */
    private static final int MAX_GROUPS = 4_096;

    /** Bytes of a text: no count then exceeds 32 bits. */
    private static final long MAX_TEXT_LENGTH = (1L << 33) - 1;

    private final GaleFs galeFs;
    private final Grid grid;
    private final byte[] directory;
    private final LineFile list;
    private final WordTable table;
    private final FailureReport report;
    private final int maxCounts;
    private final long[] sizes;

    /** @param maxCounts counts of all words in the texts of a launch, if these are more than one. */
    TextCounter(
            final GaleFs galeFs,
            final Grid grid,
            final byte[] directory,
            final LineFile list,
            final WordTable table,
            final FailureReport report,
            final int maxCounts) {
        this.galeFs = galeFs;
        this.grid = LineFile.atMost(MAX_GROUPS, grid);
        this.directory = directory;
        this.list = list;
        this.table = table;
        this.report = report;
        this.maxCounts = maxCounts;
        sizes = new long[Math.max(1, list.count())];
    }

    void run() throws SampleException, FileServiceException, InterruptedException {
        final int words = table.dictionary().count();
        final int texts = Math.clamp(maxCounts / Math.max(1, words), 1, sizes.length);
        final int workLength = grid.groupCount() * (WordMatchDescriptor.WORK_STRIDE / Long.BYTES);
        try (DeviceArray<long[]> work = galeFs.allocateArray(new long[workLength]);
                DeviceArray<int[]> counts = galeFs.allocateArray(new int[Math.max(1, texts * words)])) {
            galeFs.launch(
                    WordMatchKernels::measure,
                    LineFile.atMost(list.count(), grid),
                    directory,
                    list.bytes().array(),
                    list.lines().array(),
                    work.array(),
                    sizes,
                    report.failure());
            report.check("");
            for (int text = 0; text < list.count(); text += texts) {
                final int end = Math.min(list.count(), text + texts);
                count(text, end, work.array(), counts.array());
                write(text, end, work.array(), counts.array());
                if (end < list.count()) {
                    galeFs.launch(WordMatchKernels::clear, grid, counts.array());
                }
            }
        }
    }

    private void count(final int firstText, final int end, final long[] work, final int[] counts)
            throws SampleException, FileServiceException, InterruptedException {
        final int[] firstChunks = firstChunks(firstText, end);
        galeFs.launch(
                WordMatchKernels::count,
                LineFile.atMost(firstChunks[end - firstText], grid),
                directory,
                list.bytes().array(),
                list.lines().array(),
                firstText,
                firstChunks,
                table.dictionary().bytes().array(),
                table.dictionary().lines().array(),
                table.slots().array(),
                work,
                counts,
                report.failure());
        report.check("");
    }

    private int[] firstChunks(final int firstText, final int end) throws SampleException {
        final int[] firstChunks = new int[end - firstText + 1];
        for (int text = firstText; text < end; text++) {
            if (sizes[text] > MAX_TEXT_LENGTH) {
                throw new SampleException("line " + (text + 1) + " of the list: the file has " + sizes[text]
                        + " bytes; a text has at most " + MAX_TEXT_LENGTH);
            }
            firstChunks[text - firstText + 1] = Math.addExact(
                    firstChunks[text - firstText],
                    Math.toIntExact(Math.ceilDiv(sizes[text], WordMatchDescriptor.CHUNK_LENGTH)));
        }
        return firstChunks;
    }

    private void write(final int firstText, final int end, final long[] work, final int[] counts)
            throws SampleException, FileServiceException, InterruptedException {
        final int texts = end - firstText;
        final int words = table.dictionary().count();
        // As many parts as there are work-groups, if there are not more texts.
        final int parts = Math.clamp(words / MIN_LINES, 1, Math.max(1, grid.groupCount() / texts));
        galeFs.launch(
                WordMatchKernels::write,
                LineFile.atMost(texts * parts, grid),
                directory,
                list.bytes().array(),
                list.lines().array(),
                firstText,
                texts,
                parts,
                table.dictionary().bytes().array(),
                table.dictionary().lines().array(),
                table.first().array(),
                work,
                counts,
                report.failure());
        report.check("");
    }
}

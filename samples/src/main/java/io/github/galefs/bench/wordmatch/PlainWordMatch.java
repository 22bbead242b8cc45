package io.github.galefs.bench.wordmatch;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * What the sample's kernels do, as a program for the host: one hash table of all words, and a thread for each
 * processor. The threads share each text. Each counts in a part of it, and then writes lines of its output.
 */
final class PlainWordMatch {
    private static final int THREADS = Runtime.getRuntime().availableProcessors();

    /** Longer words are in no dictionary. */
    private static final int MAX_WORD_LENGTH = 31;

    private final FileService files;
    private final String dictionary;
    private final String list;

    PlainWordMatch(final FileService files, final String dictionary, final String list) {
        this.files = files;
        this.dictionary = dictionary;
        this.list = list;
    }

    /** Reads the dictionary, counts in every text of the list, and writes the outputs. */
    void run() throws FileServiceException {
        final PlainWordTable table = new PlainWordTable(HostFiles.readAll(files, dictionary));
        final int[][] counts = new int[THREADS][table.size()];
        final List<String> names = new String(HostFiles.readAll(files, list), StandardCharsets.ISO_8859_1)
                .lines()
                .toList();
        for (final String name : names) {
            final long text = files.open(name, EnumSet.of(FileOpenOption.READ));
            final long size = files.stat(name).size();
            inAllThreads(thread ->
                    count(text, size * thread / THREADS, size * (thread + 1) / THREADS, table, counts[thread]));
            files.close(text);
            final long output = files.open(
                    name + ".counts", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
            inAllThreads(thread -> write(output, thread, table, counts));
            files.close(output);
        }
    }

    /** Counts the words that begin in a part of a text. A word that the part before has begun is not counted. */
    private void count(
            final long text, final long begin, final long end, final PlainWordTable table, final int[] counts)
            throws FileServiceException {
        Arrays.fill(counts, 0);
        final int before = begin == 0 ? 0 : 1;
        final byte[] part = new byte[before + (int) (end - begin) + MAX_WORD_LENGTH + 1];
        final int length = Math.max(0, files.read(text, begin - before, MemorySegment.ofArray(part), 0, part.length));
        table.count(part, before, Math.min(length, before + (int) (end - begin)), length, counts);
    }

    private void write(final long output, final int thread, final PlainWordTable table, final int[][] counts)
            throws FileServiceException {
        final int from = (int) ((long) table.size() * thread / THREADS);
        final int to = (int) ((long) table.size() * (thread + 1) / THREADS);
        final byte[] lines = table.lines(from, to, counts);
        files.write(output, table.lineOffset(from), MemorySegment.ofArray(lines), 0, lines.length);
    }

    @FunctionalInterface
    private interface Work {
        void run(int thread) throws FileServiceException;
    }

    private static void inAllThreads(final Work work) throws FileServiceException {
        final List<FileServiceException> failures = IntStream.range(0, THREADS)
                .parallel()
                .mapToObj(thread -> {
                    try {
                        work.run(thread);
                        return null;
                    } catch (final FileServiceException e) {
                        return e;
                    }
                })
                .filter(Objects::nonNull)
                .toList();
        if (!failures.isEmpty()) {
            throw failures.getFirst();
        }
    }
}

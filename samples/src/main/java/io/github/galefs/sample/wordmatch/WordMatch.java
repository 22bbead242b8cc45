package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_ERROR;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_FAILURE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_LINE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_STRIDE;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.KernelErrors;
import io.github.galefs.sample.KernelText;
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
    private final String dictionaryPath;
    private final String listPath;

    /**
     * Sets up the program.
     *
     * @param dictionaryPath path of the dictionary.
     * @param listPath       path of the list.
     */
    public WordMatch(final String dictionaryPath, final String listPath) {
        this.dictionaryPath = dictionaryPath;
        this.listPath = listPath;
    }

    /** {@inheritDoc} Each work-group scans every text. */
    @Override
    public Grid preferredGrid(final Device device) {
        return device.coarseGrid();
    }

    @Override
    public void run(final GaleFs galeFs, final Grid grid)
            throws SampleException, FileServiceException, InterruptedException {
        final int[] args = arguments(galeFs.files(), grid);
        final int[] paths = KernelText.pack(dictionaryPath, listPath, directory());
        final long[] work = new long[workLength(args, grid)];
        final int[] counts = new int[countsLength(args, grid)];
        final int[] status = new int[STATUS_STRIDE * grid.groupCount()];
        galeFs.launch(WordMatchKernel::run, grid, args, paths, work, counts, status);
        checkStatus(galeFs.files(), status);
    }

    @Override
    public Optional<String> verify(final FileService files) throws FileServiceException {
        final WordCount expected = new WordCount(lines(files, dictionaryPath));
        for (final String name : lines(files, listPath)) {
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
        final long expectedSize = expected.stream()
                .mapToLong(line -> KernelText.byteLength(line) + 1)
                .sum();
        final long size = files.stat(output).size();
        return size == expectedSize
                ? Optional.empty()
                : Optional.of("'" + output + "' has " + size + " bytes, expected " + expectedSize);
    }

    private int[] arguments(final FileService files, final Grid grid) throws FileServiceException {
        final int wordCount = lines(files, dictionaryPath).size();
        final int groupWords = Math.max(1, Math.ceilDiv(wordCount, grid.groupCount()));
        final int[] args = new int[WordMatchDescriptor.ARG_COUNT];
        args[WordMatchDescriptor.WORD_COUNT_ARG] = wordCount;
        args[WordMatchDescriptor.GROUP_WORDS_ARG] = groupWords;
        args[WordMatchDescriptor.SLOT_COUNT_ARG] = slotCount(groupWords);
        args[WordMatchDescriptor.DICTIONARY_PATH_LENGTH_ARG] = KernelText.byteLength(dictionaryPath);
        args[WordMatchDescriptor.LIST_PATH_LENGTH_ARG] = KernelText.byteLength(listPath);
        args[WordMatchDescriptor.DIRECTORY_LENGTH_ARG] = KernelText.byteLength(directory());
        return args;
    }

    /** Returns a power of two that leaves the table at most half full. */
    private static int slotCount(final int groupWords) {
        return Integer.highestOneBit(groupWords) * 4;
    }

    private int workLength(final int[] args, final Grid grid) throws SampleException {
        final long stride = WordMatchDescriptor.workStride(
                args[WordMatchDescriptor.GROUP_WORDS_ARG], args[WordMatchDescriptor.SLOT_COUNT_ARG]);
        return arrayLength(stride / Long.BYTES * grid.groupCount(), args, grid);
    }

    private int countsLength(final int[] args, final Grid grid) throws SampleException {
        return arrayLength((long) grid.globalSize() * args[WordMatchDescriptor.GROUP_WORDS_ARG], args, grid);
    }

    private int arrayLength(final long length, final int[] args, final Grid grid) throws SampleException {
        if (length > Integer.MAX_VALUE - 8) {
            throw new SampleException("dictionary '" + dictionaryPath + "' of "
                    + args[WordMatchDescriptor.WORD_COUNT_ARG] + " words with " + grid.groupCount()
                    + " work-groups of " + grid.localSize() + " work-items needs an array of " + length
                    + " elements; use fewer work-items");
        }
        return (int) length;
    }

    private void checkStatus(final FileService files, final int[] status) throws SampleException, FileServiceException {
        for (int slot = 0; slot < status.length; slot += STATUS_STRIDE) {
            if (status[slot + STATUS_FAILURE] != 0) {
                throw failure(
                        files, status[slot + STATUS_FAILURE], status[slot + STATUS_LINE], status[slot + STATUS_ERROR]);
            }
        }
    }

    private SampleException failure(final FileService files, final int failure, final int line, final int error)
            throws FileServiceException {
        final String dictionary = "dictionary '" + dictionaryPath + "'";
        final String list = "list '" + listPath + "'";
        return new SampleException(
                switch (failure) {
                    case WordMatchDescriptor.DICTIONARY_UNREADABLE -> dictionary + ": " + KernelErrors.describe(error);
                    case WordMatchDescriptor.DICTIONARY_LINE_EMPTY ->
                        dictionary + " line " + line + ": is empty; each line must have a word";
                    case WordMatchDescriptor.DICTIONARY_WORD_TOO_LONG ->
                        dictionary + " line " + line + ": '" + line(files, dictionaryPath, line) + "' has " + error
                                + " bytes; a word has at most " + WordMatchDescriptor.MAX_WORD_LENGTH;
                    case WordMatchDescriptor.LIST_UNREADABLE -> list + ": " + KernelErrors.describe(error);
                    case WordMatchDescriptor.LIST_LINE_EMPTY ->
                        list + " line " + line + ": is empty; each line must have a file's name";
                    case WordMatchDescriptor.LIST_NAME_TOO_LONG ->
                        list + " line " + line + ": the name has more than " + WordMatchDescriptor.MAX_NAME_LENGTH
                                + " bytes";
                    case WordMatchDescriptor.TEXT_UNREADABLE ->
                        list + " line " + line + ": '" + line(files, listPath, line) + "': "
                                + KernelErrors.describe(error);
                    default ->
                        list + " line " + line + ": '" + line(files, listPath, line) + ".counts': "
                                + KernelErrors.describe(error);
                });
    }

    private String directory() {
        return listPath.substring(0, listPath.lastIndexOf('/') + 1);
    }

    private static String line(final FileService files, final String path, final int line) throws FileServiceException {
        return lines(files, path).get(line - 1);
    }

    private static List<String> lines(final FileService files, final String path) throws FileServiceException {
        return Lines.of(new String(HostFiles.readAll(files, path), StandardCharsets.UTF_8));
    }
}

package io.github.galefs.sample.wordmatch;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.CHUNK_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_NAME_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_WORD_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.NAME_EMPTY;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.NAME_TOO_LONG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.OUTPUT_UNWRITABLE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.TEXT_UNREADABLE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_EMPTY;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_TOO_LONG;

import io.github.galefs.kernel.WorkItem;

/**
 * The launches that follow those of {@link LineKernels}: all work-groups share one table of words and the chunks of all
 * texts. A launch ends where all groups must have finished: work-groups cannot wait for each other.
 *
 * <p>File calls are collective, so a whole group must take the same branch around one. There are no such branches: a
 * call with an error instead of an fd only fails, and a compiler that duplicates what follows a barrier in a branch, as
 * PoCL's does, would duplicate much.
 */
final class WordMatchKernels {
    private WordMatchKernels() {}

    /**
     * Fills the table of words.
     *
     * @param fs the file system.
     * @param dictionary the dictionary.
     * @param lines offset of each line of it, and its end.
     * @param slots the table, zeros at first; see {@link Words}.
     * @param first receives the index of the equal word in the table for each word.
     * @param failure receives a failure.
     */
    static void insert(
            final long[] fs,
            final long[] dictionary,
            final int[] lines,
            final int[] slots,
            final int[] first,
            final long[] failure) {
        final long step = (long) WorkItem.groupCount() * WorkItem.localSize();
        for (long index = WorkItem.globalId(); index < lines.length - 1; index += step) {
            final int word = (int) index;
            final int length = Words.length(lines, word);
            if (length == 0) {
                Failures.note(failure, word + 1, WORD_EMPTY, 0);
            } else if (length > MAX_WORD_LENGTH) {
                Failures.note(failure, word + 1, WORD_TOO_LONG, 0);
            } else {
                first[word] = Words.insert(dictionary, lines, slots, word);
            }
        }
    }

    /**
     * Determines the sizes of the texts.
     *
     * @param fs the file system.
     * @param directory path of the list's directory, with a slash at its end.
     * @param list the list.
     * @param names offset of each line of it, and its end.
     * @param work memory of the groups.
     * @param sizes receives the bytes of each text.
     * @param failure receives a failure.
     */
    static void measure(
            final long[] fs,
            final byte[] directory,
            final long[] list,
            final int[] names,
            final long[] work,
            final long[] sizes,
            final long[] failure) {
        for (int text = WorkItem.groupId(); text < names.length - 1; text += WorkItem.groupCount()) {
            final int nameLength = Words.length(names, text);
            final int pathLength = TextPath.put(directory, list, names, text, work);
            final int fd = gopen(fs, work, TextPath.offset(), pathLength, O_RDONLY);
            sizes[text] = gfstat(fs, fd, STAT_SIZE);
            gclose(fs, fd);
            if (nameLength == 0) {
                Failures.note(failure, text + 1, NAME_EMPTY, 0);
            } else if (nameLength > MAX_NAME_LENGTH) {
                Failures.note(failure, text + 1, NAME_TOO_LONG, 0);
            } else if (fd < 0) {
                Failures.note(failure, text + 1, TEXT_UNREADABLE, -fd);
            }
        }
    }

    /**
     * Counts the words of some texts. A work-group has neighbouring chunks, so that it opens few texts.
     *
     * @param fs the file system.
     * @param directory path of the list's directory, with a slash at its end.
     * @param list the list.
     * @param names offset of each line of it.
     * @param firstText index of the first of the texts.
     * @param firstChunks for each of the texts, the number of chunks of those before; and that of all.
     * @param dictionary the dictionary.
     * @param lines offset of each line of it, and its end.
     * @param slots the table.
     * @param work memory of the groups.
     * @param counts a row of counts for each text, one for each word, zeros at first.
     * @param failure receives a failure.
     */
    static void count(
            final long[] fs,
            final byte[] directory,
            final long[] list,
            final int[] names,
            final int firstText,
            final int[] firstChunks,
            final long[] dictionary,
            final int[] lines,
            final int[] slots,
            final long[] work,
            final int[] counts,
            final long[] failure) {
        final int texts = firstChunks.length - 1;
        final long all = firstChunks[texts];
        final int begin = (int) (all * WorkItem.groupId() / WorkItem.groupCount());
        final int end = (int) (all * (WorkItem.groupId() + 1) / WorkItem.groupCount());
        int text = 0;
        while (text < texts && firstChunks[text + 1] <= begin) {
            text++;
        }
        int chunk = begin;
        while (chunk < end) {
            final int pathLength = TextPath.put(directory, list, names, firstText + text, work);
            final int fd = gopen(fs, work, TextPath.offset(), pathLength, O_RDONLY);
            final int endOfText = Math.min(end, firstChunks[text + 1]);
            int error = Math.min(0, fd);
            while (chunk < endOfText) {
                final long offset = (long) (chunk - firstChunks[text]) * CHUNK_LENGTH;
                final int row = text * (lines.length - 1);
                final int counted = TextScanner.count(fs, fd, offset, dictionary, lines, slots, work, counts, row);
                error = error < 0 ? error : counted;
                chunk++;
            }
            gclose(fs, fd);
            if (error < 0) {
                Failures.note(failure, firstText + text + 1, TEXT_UNREADABLE, -error);
            }
            text++;
        }
    }

    /**
     * Writes the outputs of some texts, a part of one at a time.
     *
     * @param fs the file system.
     * @param directory path of the list's directory, with a slash at its end.
     * @param list the list.
     * @param names offset of each line of it.
     * @param firstText index of the first of the texts.
     * @param texts number of the texts.
     * @param parts parts of each output.
     * @param dictionary the dictionary.
     * @param lines offset of each line of it, and its end.
     * @param first index of the equal word in the table for each word.
     * @param work memory of the groups.
     * @param counts the counts.
     * @param failure receives a failure.
     */
    static void write(
            final long[] fs,
            final byte[] directory,
            final long[] list,
            final int[] names,
            final int firstText,
            final int texts,
            final int parts,
            final long[] dictionary,
            final int[] lines,
            final int[] first,
            final long[] work,
            final int[] counts,
            final long[] failure) {
        final int words = lines.length - 1;
        for (int unit = WorkItem.groupId(); unit < texts * parts; unit += WorkItem.groupCount()) {
            final int text = unit / parts;
            final int part = unit % parts;
            final int textLength = TextPath.put(directory, list, names, firstText + text, work);
            final int pathLength = TextPath.appendSuffix(work, textLength);
            final int fd = gopen(fs, work, TextPath.offset(), pathLength, O_WRONLY | O_CREAT | O_TRUNC);
            final int from = (int) ((long) words * part / parts);
            final int to = (int) ((long) words * (part + 1) / parts);
            final int written =
                    CountWriter.write(fs, fd, from, to, dictionary, lines, first, work, counts, text * words);
            final int closed = gclose(fs, fd);
            final int error = fd < 0 ? fd : written < 0 ? written : closed;
            if (error < 0) {
                Failures.note(failure, firstText + text + 1, OUTPUT_UNWRITABLE, -error);
            }
        }
    }

    /**
     * Sets counts to 0.
     *
     * @param fs the file system.
     * @param counts the counts.
     */
    static void clear(final long[] fs, final int[] counts) {
        final long step = (long) WorkItem.groupCount() * WorkItem.localSize();
        for (long i = WorkItem.globalId(); i < counts.length; i += step) {
            counts[(int) i] = 0;
        }
    }
}

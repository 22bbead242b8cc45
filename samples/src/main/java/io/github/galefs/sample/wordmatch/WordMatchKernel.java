package io.github.galefs.sample.wordmatch;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.COUNT_COLUMNS;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.DICTIONARY_PATH_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.DICTIONARY_UNREADABLE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.FOLDER_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.GROUP_WORDS_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.HISTORY_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LINE_OVERHEAD;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_LINE_EMPTY;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_NAME_TOO_LONG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_PATH_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_UNREADABLE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_NAME_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_WORD_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.OUTPUT_UNWRITABLE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.SLOT_COUNT_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_ERROR;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_FAILURE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_LINE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_STRIDE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.TEXT_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.TEXT_UNREADABLE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_BYTES_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_COUNT_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_FIRST_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_LENGTH_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_PLACE_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/**
 * Each work-item owns words of the dictionary, counts them in every file of the list, and writes their lines of the
 * output.
 *
 * <p>A work-group has consecutive words. It goes through a text once for all of them: each work-item takes a part of
 * the text, finds its words in the group's hash table and counts them in a row of its own; the owner of a word adds the
 * rows up. A word's line in the output begins 11 bytes further than the word does in the dictionary for every line
 * before it, so groups write their lines without a word to each other.
 *
 * <p>In the subset of Java that every device runs. Calls to files are collective, so every branch around one is taken
 * by the whole group.
 */
final class WordMatchKernel {
    private static final int SLASH = '/';
    private static final int NEWLINE = '\n';

    private WordMatchKernel() {}

    /**
     * The kernel.
     *
     * @param fs     the file system.
     * @param args   sizes; this and the other arrays are laid out by {@link WordMatchDescriptor}.
     * @param paths  of dictionary and list, and the list's folder with a slash at its end.
     * @param work   memory of the groups.
     * @param counts rows of the work-items.
     * @param status what failed, for each group.
     */
    static void run(
            final long[] fs,
            final int[] args,
            final int[] paths,
            final int[] work,
            final int[] counts,
            final int[] status) {
        final int dictionaryLength = args[DICTIONARY_PATH_LENGTH_ARG];
        final int dictionary = gopen(fs, paths, 0, dictionaryLength, O_RDONLY);
        int failure = dictionary;
        if (dictionary >= 0) {
            failure = DictionaryLoader.load(fs, dictionary, args, work, status);
            gclose(fs, dictionary);
        } else {
            fail(status, DICTIONARY_UNREADABLE, 0, dictionary);
        }
        if (failure == 0) {
            searchList(fs, args, paths, work, counts, status);
        }
    }

    private static void searchList(
            final long[] fs,
            final int[] args,
            final int[] paths,
            final int[] work,
            final int[] counts,
            final int[] status) {
        final int list = gopen(fs, paths, args[DICTIONARY_PATH_LENGTH_ARG], args[LIST_PATH_LENGTH_ARG], O_RDONLY);
        if (list < 0) {
            fail(status, LIST_UNREADABLE, 0, list);
            return;
        }
        final long path = groupWork(args) + WordMatchDescriptor.pathOffset();
        long offset = 0;
        int line = 1;
        int more = 1;
        while (more == 1) {
            final int length = readName(fs, list, offset, args, paths, work);
            if (length == 0) {
                more = 0;
            } else if (length < 0) {
                fail(status, LIST_UNREADABLE, line, length);
                more = 0;
            } else {
                more = searchName(fs, path, length - 1, line, args, work, counts, status);
                offset += length;
                line++;
            }
        }
        gclose(fs, list);
    }

    /**
     * Reads the list's next name into the path buffer, behind the folder if it is relative to that.
     *
     * @return 1 + the name's length; 0 at the end of the list; or an error.
     */
    private static int readName(
            final long[] fs, final int list, final long offset, final int[] args, final int[] paths, final int[] work) {
        final int folderLength = args[FOLDER_LENGTH_ARG];
        final long path = groupWork(args) + WordMatchDescriptor.pathOffset();
        final int count = gread(fs, list, offset, MAX_NAME_LENGTH + 1, work, path + folderLength);
        if (count <= 0) {
            return count;
        }
        final long folder = (long) args[DICTIONARY_PATH_LENGTH_ARG] + args[LIST_PATH_LENGTH_ARG];
        for (int i = WorkItem.localId(); i < folderLength; i += WorkItem.localSize()) {
            DeviceMemory.putByte(work, path + i, DeviceMemory.getByte(paths, folder + i));
        }
        int length = 0;
        while (length < count && DeviceMemory.getByte(work, path + folderLength + length) != NEWLINE) {
            length++;
        }
        if (length == count && count <= MAX_NAME_LENGTH) {
            // Either the list ends here, or an error ended the read, which the next one tells.
            final int next = gread(fs, list, offset + count, 1, work, path + folderLength + count);
            return next < 0 ? next : length + 1;
        }
        return length + 1;
    }

    /**
     * Searches the file of a name.
     *
     * @return 1 to go on, 0 after a failure.
     */
    private static int searchName(
            final long[] fs,
            final long path,
            final int length,
            final int line,
            final int[] args,
            final int[] work,
            final int[] counts,
            final int[] status) {
        if (length == 0) {
            fail(status, LIST_LINE_EMPTY, line, 0);
            return 0;
        }
        if (length > MAX_NAME_LENGTH) {
            fail(status, LIST_NAME_TOO_LONG, line, length);
            return 0;
        }
        final int folderLength = args[FOLDER_LENGTH_ARG];
        final boolean absolute = DeviceMemory.getByte(work, path + folderLength) == SLASH;
        final long begin = absolute ? path + folderLength : path;
        final int pathLength = absolute ? length : folderLength + length;
        final int text = gopen(fs, work, begin, pathLength, O_RDONLY);
        if (text < 0) {
            fail(status, TEXT_UNREADABLE, line, text);
            return 0;
        }
        clearCounts(args, counts);
        final int counted = countWords(fs, text, args, work, counts);
        gclose(fs, text);
        if (counted < 0) {
            fail(status, TEXT_UNREADABLE, line, counted);
            return 0;
        }
        final int written = writeCounts(fs, begin, pathLength, args, work, counts);
        if (written < 0) {
            fail(status, OUTPUT_UNWRITABLE, line, written);
            return 0;
        }
        return 1;
    }

    private static void clearCounts(final int[] args, final int[] counts) {
        final int words = args[GROUP_WORDS_ARG];
        final int row = row(args, WorkItem.localId());
        for (int i = 0; i < words; i++) {
            counts[row + i] = 0;
        }
    }

    /**
     * Counts the group's words in a text.
     *
     * @return 0, or an error.
     */
    private static int countWords(
            final long[] fs, final int text, final int[] args, final int[] work, final int[] counts) {
        final long buffer = groupWork(args) + WordMatchDescriptor.textOffset();
        long offset = 0;
        int status = 1;
        while (status == 1) {
            final int count = readWindow(fs, text, offset, work, buffer);
            if (count < 0) {
                status = count;
            } else {
                // A word is counted where it begins. In all but the last window, the last bytes are left to the next
                // one, which finds them in the history, so that every word lies whole before a work-item.
                final boolean last = count < TEXT_LENGTH;
                final int begin = offset == 0 ? 0 : -(MAX_WORD_LENGTH + 1);
                final int end = last ? count : count - (MAX_WORD_LENGTH + 1);
                countWindow(buffer, begin, end, count, offset == 0, args, work, counts);
                WorkItem.barrier();
                keepHistory(buffer, work);
                offset += count;
                status = last ? 0 : 1;
            }
        }
        return status;
    }

    /** Reads a window's bytes: fewer than a window has only at the end of the text. */
    private static int readWindow(
            final long[] fs, final int text, final long offset, final int[] work, final long buffer) {
        final int count = gread(fs, text, offset, TEXT_LENGTH, work, buffer);
        if (count <= 0 || count == TEXT_LENGTH) {
            return count;
        }
        // An error ends a read early, too, and the next one tells it.
        final int rest = gread(fs, text, offset + count, TEXT_LENGTH - count, work, buffer + count);
        return rest < 0 ? rest : count + rest;
    }

    private static void keepHistory(final long buffer, final int[] work) {
        for (int i = WorkItem.localId(); i < HISTORY_LENGTH; i += WorkItem.localSize()) {
            final int value = DeviceMemory.getByte(work, buffer + TEXT_LENGTH - HISTORY_LENGTH + i);
            DeviceMemory.putByte(work, buffer - HISTORY_LENGTH + i, value);
        }
    }

    /** Counts the words that begin in this work-item's share of a window; positions are relative to the buffer. */
    private static void countWindow(
            final long buffer,
            final int windowBegin,
            final int windowEnd,
            final int available,
            final boolean first,
            final int[] args,
            final int[] work,
            final int[] counts) {
        final int share = (windowEnd - windowBegin + WorkItem.localSize() - 1) / WorkItem.localSize();
        final int begin = windowBegin + share * WorkItem.localId();
        final int unclipped = begin + share;
        final int end = unclipped < windowEnd ? unclipped : windowEnd;
        final boolean atStart = first && begin == 0;
        final boolean insideWord =
                begin < end && !atStart && Words.isWordByte(DeviceMemory.getByte(work, buffer + begin - 1));

        final int row = row(args, WorkItem.localId());
        int hash = Words.EMPTY_HASH;
        int length = insideWord ? Words.SKIP : 0;
        int position = begin;
        int more = begin < end ? 1 : 0;
        while (more == 1) {
            final int value = position < available ? DeviceMemory.getByte(work, buffer + position) : 0;
            if (!Words.isWordByte(value)) {
                if (length > 0) {
                    final int word = Words.find(args, work, groupWork(args), buffer + position - length, length, hash);
                    if (word >= 0) {
                        counts[row + word]++;
                    }
                }
                length = 0;
                hash = Words.EMPTY_HASH;
            } else if (length == MAX_WORD_LENGTH) {
                length = Words.SKIP;
            } else if (length != Words.SKIP) {
                hash = Words.addToHash(hash, value);
                length++;
            }
            position++;
            // Behind the share, only a word that began in it is followed to its end.
            if (position >= end && length <= 0) {
                more = 0;
            }
        }
    }

    /**
     * Writes the group's lines of the output.
     *
     * @return 0, or an error.
     */
    private static int writeCounts(
            final long[] fs,
            final long path,
            final int pathLength,
            final int[] args,
            final int[] work,
            final int[] counts) {
        // All rows must be complete, and nobody may still be looking at the path, before what follows.
        WorkItem.barrier();
        final int endingLength = putEnding(work, path + pathLength);
        final int output = gopen(fs, work, path, pathLength + endingLength, O_WRONLY | O_CREAT | O_TRUNC);
        if (output < 0) {
            return output;
        }
        final int words = groupWordCount(args);
        int written = 0;
        if (words > 0) {
            final int firstPlace = placeOf(args, work, 0);
            final int last = words - 1;
            final int byteCount = placeOf(args, work, last) + lengthOf(args, work, last) + LINE_OVERHEAD - firstPlace;
            final long lines =
                    groupWork(args) + WordMatchDescriptor.outputOffset(args[GROUP_WORDS_ARG], args[SLOT_COUNT_ARG]);
            for (int word = WorkItem.localId(); word < words; word += WorkItem.localSize()) {
                putLine(lines + placeOf(args, work, word) - firstPlace, word, args, work, counts);
            }
            written = gwrite(fs, output, firstPlace, byteCount, work, lines);
            if (written >= 0 && written < byteCount) {
                // The next write tells why this one ended early.
                written = gwrite(fs, output, (long) firstPlace + written, byteCount - written, work, lines + written);
            }
        }
        final int closed = gclose(fs, output);
        return written < 0 ? written : closed;
    }

    /** Ends an output's name with {@code .counts}. */
    private static int putEnding(final int[] work, final long place) {
        if (WorkItem.localId() == 0) {
            DeviceMemory.putByte(work, place, '.');
            DeviceMemory.putByte(work, place + 1, 'c');
            DeviceMemory.putByte(work, place + 2, 'o');
            DeviceMemory.putByte(work, place + 3, 'u');
            DeviceMemory.putByte(work, place + 4, 'n');
            DeviceMemory.putByte(work, place + 5, 't');
            DeviceMemory.putByte(work, place + 6, 's');
        }
        return 7;
    }

    private static void putLine(
            final long line, final int word, final int[] args, final int[] work, final int[] counts) {
        final long entry = Words.entry(groupWork(args), word);
        final int first = Words.getInt(work, entry + WORD_FIRST_OFFSET);
        int count = 0;
        for (int item = 0; item < WorkItem.localSize(); item++) {
            count += counts[row(args, item) + first];
        }
        int rest = count;
        for (int column = COUNT_COLUMNS - 1; column >= 0; column--) {
            final boolean blank = rest == 0 && column < COUNT_COLUMNS - 1;
            DeviceMemory.putByte(work, line + column, blank ? ' ' : '0' + rest % 10);
            rest /= 10;
        }
        DeviceMemory.putByte(work, line + COUNT_COLUMNS, ' ');
        final int length = Words.getInt(work, entry + WORD_LENGTH_OFFSET);
        for (int i = 0; i < length; i++) {
            final int value = DeviceMemory.getByte(work, entry + WORD_BYTES_OFFSET + i);
            DeviceMemory.putByte(work, line + COUNT_COLUMNS + 1 + i, value);
        }
        DeviceMemory.putByte(work, line + COUNT_COLUMNS + 1 + length, NEWLINE);
    }

    private static int placeOf(final int[] args, final int[] work, final int word) {
        return Words.getInt(work, Words.entry(groupWork(args), word) + WORD_PLACE_OFFSET);
    }

    private static int lengthOf(final int[] args, final int[] work, final int word) {
        return Words.getInt(work, Words.entry(groupWork(args), word) + WORD_LENGTH_OFFSET);
    }

    /** Words that this group really has: the last groups may have fewer than others, or none. */
    static int groupWordCount(final int[] args) {
        final int words = args[GROUP_WORDS_ARG];
        final long left = args[WORD_COUNT_ARG] - (long) words * WorkItem.groupId();
        return left <= 0 ? 0 : left < words ? (int) left : words;
    }

    /** Place of this group's part of the work array, in bytes. */
    static long groupWork(final int[] args) {
        return WorkItem.groupId() * WordMatchDescriptor.workStride(args[GROUP_WORDS_ARG], args[SLOT_COUNT_ARG]);
    }

    private static int row(final int[] args, final int localId) {
        return (WorkItem.groupId() * WorkItem.localSize() + localId) * args[GROUP_WORDS_ARG];
    }

    static void fail(final int[] status, final int failure, final int line, final int error) {
        final int place = WorkItem.groupId() * STATUS_STRIDE;
        if (WorkItem.localId() == 0) {
            status[place + STATUS_FAILURE] = failure;
            status[place + STATUS_LINE] = line;
            status[place + STATUS_ERROR] = error;
        }
    }
}

package io.github.galefs.sample.wordmatch;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.DICTIONARY_PATH_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_LINE_EMPTY;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_NAME_TOO_LONG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_PATH_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_UNREADABLE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_NAME_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.OUTPUT_UNWRITABLE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.TEXT_UNREADABLE;

/**
 * Each work-item owns words of the dictionary, counts them in every file of the list, and writes their lines of the
 * output.
 *
 * <p>A work-group has consecutive words. It scans a text once for all of them: each work-item scans a part of the text,
 * looks up its words in the group's hash table, and counts them in its own row; the owner of a word adds up the rows.
 * The line of a word begins in the output 11 bytes per preceding line further than the word begins in the dictionary,
 * so groups write their lines without communication.
 *
 * <p>Written in the subset of Java that every device runs. File calls are collective, so a whole group must take the
 * same branch around one. There are few such branches: a call with an error instead of an fd only fails, and a compiler
 * that duplicates what follows a barrier in a branch, as PoCL's does, would duplicate much.
 */
final class WordMatchKernel {
    private WordMatchKernel() {}

    /**
     * The kernel.
     *
     * @param fs     the file system.
     * @param args   sizes; this and the other arrays are laid out by {@link WordMatchDescriptor}.
     * @param paths  paths of dictionary and list, and the list's directory with a trailing slash.
     * @param work   memory of the groups.
     * @param counts rows of the work-items.
     * @param status failure of each group.
     */
    static void run(
            final long[] fs,
            final int[] args,
            final int[] paths,
            final long[] work,
            final int[] counts,
            final int[] status) {
        final int dictionaryLength = args[DICTIONARY_PATH_LENGTH_ARG];
        final int dictionary = gopen(fs, paths, 0, dictionaryLength, O_RDONLY);
        final int failure = DictionaryLoader.load(fs, dictionary, args, work, status);
        gclose(fs, dictionary);

        final int list = gopen(fs, paths, dictionaryLength, args[LIST_PATH_LENGTH_ARG], O_RDONLY);
        long offset = 0;
        int line = 1;
        int more = failure == 0 ? 1 : 0;
        while (more == 1) {
            final int name = NameReader.read(fs, list, offset, args, paths, work);
            more = searchFile(fs, name, line, args, work, counts, status);
            offset += name;
            line++;
        }
        gclose(fs, list);
    }

    /**
     * Counts in the file that the path buffer names.
     *
     * @param name what {@link NameReader} returned.
     * @return 1 to continue, 0 at the end of the list or after a failure.
     */
    private static int searchFile(
            final long[] fs,
            final int name,
            final int line,
            final int[] args,
            final long[] work,
            final int[] counts,
            final int[] status) {
        final int nameLength = name - 1;
        final boolean named = nameLength > 0 && nameLength <= MAX_NAME_LENGTH;
        final long path = NameReader.pathBegin(args, work);
        final int pathLength = named ? NameReader.pathLength(nameLength, args, work) : 0;

        // Without a name, these calls fail, as no file has an empty path.
        final int text = gopen(fs, work, path, pathLength, O_RDONLY);
        final int counted = TextScanner.count(fs, text, args, work, counts);
        gclose(fs, text);

        final int suffixLength = CountWriter.appendSuffix(work, path + pathLength);
        final int outputLength = counted < 0 ? 0 : pathLength + suffixLength;
        final int output = gopen(fs, work, path, outputLength, O_WRONLY | O_CREAT | O_TRUNC);
        final int written = CountWriter.write(fs, output, args, work, counts);
        final int closed = gclose(fs, output);

        if (name < 0) {
            GroupMemory.fail(status, LIST_UNREADABLE, line, name);
        } else if (nameLength == 0) {
            GroupMemory.fail(status, LIST_LINE_EMPTY, line, 0);
        } else if (nameLength > MAX_NAME_LENGTH) {
            GroupMemory.fail(status, LIST_NAME_TOO_LONG, line, nameLength);
        } else if (named && counted < 0) {
            GroupMemory.fail(status, TEXT_UNREADABLE, line, counted);
        } else if (named && written < 0) {
            GroupMemory.fail(status, OUTPUT_UNWRITABLE, line, written);
        } else if (named && closed < 0) {
            GroupMemory.fail(status, OUTPUT_UNWRITABLE, line, closed);
        }
        return named && counted >= 0 && written >= 0 && closed >= 0 ? 1 : 0;
    }
}

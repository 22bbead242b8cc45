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
 * <p>A work-group has consecutive words. It goes through a text once for all of them: each work-item takes a part of
 * the text, finds its words in the group's hash table and counts them in a row of its own; the owner of a word adds the
 * rows up. A word's line in the output begins 11 bytes further than the word does in the dictionary for every line
 * before it, so groups write their lines without a word to each other.
 *
 * <p>In the subset of Java that every device runs. Calls to files are collective, so every branch around one must be
 * taken by the whole group. Here are few such branches: a call with an error in a descriptor's place does nothing but
 * fail, and a compiler that copies what follows a barrier in a branch, as PoCL's does, would copy much.
 */
final class WordMatchKernel {
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
        final int failure = DictionaryLoader.load(fs, dictionary, args, work, status);
        gclose(fs, dictionary);

        final int list = gopen(fs, paths, dictionaryLength, args[LIST_PATH_LENGTH_ARG], O_RDONLY);
        long offset = 0;
        int line = 1;
        int more = failure == 0 ? 1 : 0;
        while (more == 1) {
            final int name = NameReader.read(fs, list, offset, args, paths, work);
            more = searchNamed(fs, name, line, args, work, counts, status);
            offset += name;
            line++;
        }
        gclose(fs, list);
    }

    /**
     * Searches the file of the name in the path buffer.
     *
     * @param name what {@link NameReader} returned.
     * @return 1 to go on, 0 at the end of the list or after a failure.
     */
    private static int searchNamed(
            final long[] fs,
            final int name,
            final int line,
            final int[] args,
            final int[] work,
            final int[] counts,
            final int[] status) {
        final int nameLength = name - 1;
        final boolean named = nameLength > 0 && nameLength <= MAX_NAME_LENGTH;
        final long path = NameReader.pathBegin(args, work);
        final int pathLength = named ? NameReader.pathLength(nameLength, args, work) : 0;

        // There is no file without a name, so these fail when there is none.
        final int text = gopen(fs, work, path, pathLength, O_RDONLY);
        final int counted = TextScanner.count(fs, text, args, work, counts);
        gclose(fs, text);

        final int endingLength = CountWriter.putEnding(work, path + pathLength);
        final int outputLength = counted < 0 ? 0 : pathLength + endingLength;
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

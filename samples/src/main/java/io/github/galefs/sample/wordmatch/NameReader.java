package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.DICTIONARY_PATH_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.FOLDER_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_PATH_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_NAME_LENGTH;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/** Reads the names of the list, one at a time, into the group's path buffer: folder, then name. Device code. */
final class NameReader {
    private static final int SLASH = '/';
    private static final int NEWLINE = '\n';

    private NameReader() {}

    /**
     * Reads the name at an offset of the list. Collective.
     *
     * @param list descriptor of the list, or the error of its open, which is then returned.
     * @return 1 + the name's length, which is more than {@link WordMatchDescriptor#MAX_NAME_LENGTH} + 1 for a name that
     *     is too long; 0 at the end of the list; or an error.
     */
    static int read(
            final long[] fs, final int list, final long offset, final int[] args, final int[] paths, final int[] work) {
        final int folderLength = args[FOLDER_LENGTH_ARG];
        final long path = GroupMemory.path(args);
        final int count = FullTransfer.read(fs, list, offset, MAX_NAME_LENGTH + 1, work, path + folderLength);
        final long folder = (long) args[DICTIONARY_PATH_LENGTH_ARG] + args[LIST_PATH_LENGTH_ARG];
        for (int i = WorkItem.localId(); i < folderLength; i += WorkItem.localSize()) {
            DeviceMemory.putByte(work, path + i, DeviceMemory.getByte(paths, folder + i));
        }
        int length = 0;
        while (length < count && DeviceMemory.getByte(work, path + folderLength + length) != NEWLINE) {
            length++;
        }
        if (list < 0) {
            return list;
        }
        return count <= 0 ? count : length + 1;
    }

    /** Where the path of the name that was read begins: at the folder, unless the name is absolute by itself. */
    static long pathBegin(final int[] args, final int[] work) {
        final long path = GroupMemory.path(args);
        return isAbsolute(args, work) ? path + args[FOLDER_LENGTH_ARG] : path;
    }

    /** Bytes in the path of a name of a length. */
    static int pathLength(final int nameLength, final int[] args, final int[] work) {
        return isAbsolute(args, work) ? nameLength : args[FOLDER_LENGTH_ARG] + nameLength;
    }

    private static boolean isAbsolute(final int[] args, final int[] work) {
        return DeviceMemory.getByte(work, GroupMemory.path(args) + args[FOLDER_LENGTH_ARG]) == SLASH;
    }
}

package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.DICTIONARY_PATH_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.DIRECTORY_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.LIST_PATH_LENGTH_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_NAME_LENGTH;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Reads the names of the list one by one into the group's path buffer: directory, then name. Device code. */
final class NameReader {
    private static final int SLASH = '/';
    private static final int NEWLINE = '\n';

    private NameReader() {}

    /**
     * Reads the name at an offset of the list. Collective.
     *
     * @param list fd of the list, or the error of its open, which is then returned.
     * @return 1 + the length of the name, which exceeds {@link WordMatchDescriptor#MAX_NAME_LENGTH} + 1 for a name that
     *     is too long; 0 at the end of the list; or an error.
     */
    static int read(
            final long[] fs,
            final int list,
            final long offset,
            final int[] args,
            final int[] paths,
            final long[] work) {
        final int directoryLength = args[DIRECTORY_LENGTH_ARG];
        final long path = GroupMemory.path(args);
        final int count = FileParts.read(fs, list, offset, MAX_NAME_LENGTH + 1, work, path + directoryLength);
        final long directory = (long) args[DICTIONARY_PATH_LENGTH_ARG] + args[LIST_PATH_LENGTH_ARG];
        for (int i = WorkItem.localId(); i < directoryLength; i += WorkItem.localSize()) {
            DeviceMemory.putByte(work, path + i, DeviceMemory.getByte(paths, directory + i));
        }
        int length = 0;
        while (length < count && DeviceMemory.getByte(work, path + directoryLength + length) != NEWLINE) {
            length++;
        }
        if (list < 0) {
            return list;
        }
        return count <= 0 ? count : length + 1;
    }

    /**
     * Returns the byte offset of the path of the last name: of the directory, or of the name itself if it is absolute.
     */
    static long pathBegin(final int[] args, final long[] work) {
        final long path = GroupMemory.path(args);
        return isAbsolute(args, work) ? path + args[DIRECTORY_LENGTH_ARG] : path;
    }

    /** Returns the bytes in the path of a name of a length. */
    static int pathLength(final int nameLength, final int[] args, final long[] work) {
        return isAbsolute(args, work) ? nameLength : args[DIRECTORY_LENGTH_ARG] + nameLength;
    }

    private static boolean isAbsolute(final int[] args, final long[] work) {
        return DeviceMemory.getByte(work, GroupMemory.path(args) + args[DIRECTORY_LENGTH_ARG]) == SLASH;
    }
}

package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.MAX_NAME_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.PATH_OFFSET;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORK_STRIDE;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/** The path of a text in the group's work memory: the list's directory and a line of the list. Device code. */
final class TextPath {
    private static final int SUFFIX_LENGTH = 7;

    private TextPath() {}

    /** Returns the byte offset of the path. */
    static long offset() {
        return (long) WorkItem.groupId() * WORK_STRIDE + PATH_OFFSET;
    }

    /**
     * Writes the path of a text. Collective.
     *
     * @param directory path of the list's directory, with a slash at its end.
     * @param list      the list.
     * @param names     offset of each line of the list.
     * @param text      index of the line.
     * @return bytes of the path, 0 if the name is none.
     */
    static int put(final byte[] directory, final long[] list, final int[] names, final int text, final long[] work) {
        final int name = names[text];
        final int nameLength = Words.length(names, text);
        final boolean absolute = nameLength > 0 && DeviceMemory.getByte(list, name) == '/';
        final int prefix = absolute ? 0 : directory.length;
        final int length = nameLength == 0 || nameLength > MAX_NAME_LENGTH ? 0 : prefix + nameLength;
        WorkItem.barrier(); // all have used the path before
        for (int i = WorkItem.localId(); i < length; i += WorkItem.localSize()) {
            final int value = i < prefix ? directory[i] : DeviceMemory.getByte(list, (long) name + i - prefix);
            DeviceMemory.putByte(work, offset() + i, value);
        }
        WorkItem.barrier();
        return length;
    }

    /**
     * Appends {@code .counts} to the path of a text, which makes it the path of the output. Collective.
     *
     * @param length bytes of the path.
     * @return bytes of the longer path.
     */
    static int appendSuffix(final long[] work, final int length) {
        final long end = offset() + length;
        if (WorkItem.localId() == 0) {
            DeviceMemory.putByte(work, end, '.');
            DeviceMemory.putByte(work, end + 1, 'c');
            DeviceMemory.putByte(work, end + 2, 'o');
            DeviceMemory.putByte(work, end + 3, 'u');
            DeviceMemory.putByte(work, end + 4, 'n');
            DeviceMemory.putByte(work, end + 5, 't');
            DeviceMemory.putByte(work, end + 6, 's');
        }
        WorkItem.barrier();
        return length + SUFFIX_LENGTH;
    }
}

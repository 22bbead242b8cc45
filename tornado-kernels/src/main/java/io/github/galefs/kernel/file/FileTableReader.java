package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.file.FileTableDescriptor.FD_COUNT_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_ENTRIES_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_ENTRY_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_FILE_SLOT_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SLOTS_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SLOT_LENGTH;

import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.call.HostWord;

/** Device side of the file table. Called only by the leader of a work-group. */
final class FileTableReader {
    private static final int ACCESS_MODE_MASK = 3;

    private FileTableReader() {}

    /**
     * Returns the file slot of an fd.
     *
     * @param region region that holds the table.
     * @param fd     fd as the kernel passed it; any value.
     * @return index of the file slot, or {@code -EBADF}.
     */
    static int fileSlot(final long[] region, final int fd) {
        if (fd < 0 || fd >= LaunchConstant.getInt(region, FD_COUNT_OFFSET)) {
            return -Errno.EBADF;
        }
        final int slot = HostWord.getInt(region, fdEntry(region, fd) + FD_FILE_SLOT_OFFSET) - 1;
        return slot < 0 ? -Errno.EBADF : slot;
    }

    /**
     * Returns the file slot of an fd, unless the fd was opened with an access mode that forbids the call.
     *
     * @param region    region that holds the table.
     * @param fd        fd as the kernel passed it; any value.
     * @param forbidden access mode that forbids the call: {@code O_RDONLY} for a write, {@code O_WRONLY} for a read.
     * @return index of the file slot, or {@code -EBADF}.
     */
    static int fileSlotUnless(final long[] region, final int fd, final int forbidden) {
        if (fd < 0 || fd >= LaunchConstant.getInt(region, FD_COUNT_OFFSET)) {
            return -Errno.EBADF;
        }
        // One load: the flags are the upper half.
        final long entry = HostWord.getLong(region, fdEntry(region, fd) + FD_FILE_SLOT_OFFSET);
        final int slot = (int) entry - 1;
        final int mode = (int) (entry >>> Integer.SIZE) & ACCESS_MODE_MASK;
        return slot < 0 || mode == forbidden ? -Errno.EBADF : slot;
    }

    /**
     * Reads a field of a file slot.
     *
     * @param region region that holds the table.
     * @param slot   index of the file slot.
     * @param field  one of {@link FileTableDescriptor}'s offsets in a file slot; of a field of 8 bytes.
     * @return the field's value.
     */
    static long field(final long[] region, final int slot, final int field) {
        return HostWord.getLong(region, fileSlotOffset(region, slot) + field);
    }

    /**
     * Returns the number of a file in the page table.
     *
     * @param region region that holds the table.
     * @param slot   index of the file slot.
     * @return the number, not 0.
     */
    static int fileNumber(final long[] region, final int slot) {
        return HostWord.getInt(region, fileSlotOffset(region, slot) + FileTableDescriptor.FILE_NUMBER_OFFSET);
    }

    /**
     * Returns the index of the place of a block in the page table.
     *
     * @param region region that holds the table.
     * @param slot   index of the file slot.
     * @param block  index of the block in the file.
     * @return the index, or -1 if the file has no place for it.
     */
    static int place(final long[] region, final int slot, final long block) {
        final long file = fileSlotOffset(region, slot);
        final int places = HostWord.getInt(region, file + FileTableDescriptor.FILE_PLACES_OFFSET);
        final int first = HostWord.getInt(region, file + FileTableDescriptor.FILE_FIRST_PLACE_OFFSET);
        return block < places ? first + (int) block : -1;
    }

    private static long fdEntry(final long[] region, final int fd) {
        return LaunchConstant.getLong(region, FD_ENTRIES_OFFSET) + (long) fd * FD_ENTRY_LENGTH;
    }

    private static long fileSlotOffset(final long[] region, final int slot) {
        return LaunchConstant.getLong(region, FILE_SLOTS_OFFSET) + (long) slot * FILE_SLOT_LENGTH;
    }
}

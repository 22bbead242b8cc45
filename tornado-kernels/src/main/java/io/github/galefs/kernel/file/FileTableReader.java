package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.file.FileTableDescriptor.FD_COUNT_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_ENTRIES_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_ENTRY_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_FILE_SLOT_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_FLAGS_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SLOTS_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SLOT_LENGTH;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;

/** Device side of the tables of open files. Called by the leader of a work-group only. */
final class FileTableReader {
    private static final int ACCESS_MODE_MASK = 3;

    private FileTableReader() {}

    /**
     * Finds the file of a descriptor.
     *
     * @param region     that holds the tables.
     * @param descriptor as the kernel gave it.
     * @return index of the file slot, or {@code -EBADF}.
     */
    static int fileSlot(final long[] region, final int descriptor) {
        if (descriptor < 0 || descriptor >= DeviceMemory.getInt(region, FD_COUNT_OFFSET)) {
            return -Errno.EBADF;
        }
        final int slot = DeviceMemory.getIntVolatile(region, entry(region, descriptor) + FD_FILE_SLOT_OFFSET) - 1;
        return slot < 0 ? -Errno.EBADF : slot;
    }

    /**
     * Finds the file of a descriptor that must not have been opened in a certain way.
     *
     * @param region     that holds the tables.
     * @param descriptor as the kernel gave it.
     * @param forbidden  access mode that refuses the call: {@code O_RDONLY} for a write, {@code O_WRONLY} for a read.
     * @return index of the file slot, or {@code -EBADF}.
     */
    static int fileSlotUnless(final long[] region, final int descriptor, final int forbidden) {
        final int slot = fileSlot(region, descriptor);
        if (slot < 0) {
            return slot;
        }
        final int flags = DeviceMemory.getIntVolatile(region, entry(region, descriptor) + FD_FLAGS_OFFSET);
        return (flags & ACCESS_MODE_MASK) == forbidden ? -Errno.EBADF : slot;
    }

    /**
     * Reads a field of a file slot.
     *
     * @param region that holds the tables.
     * @param slot   index of the file slot.
     * @param field  one of {@link FileTableDescriptor}'s offsets in a file slot, for a field of 8 bytes.
     * @return the field.
     */
    static long field(final long[] region, final int slot, final int field) {
        return DeviceMemory.getLongVolatile(region, file(region, slot) + field);
    }

    /**
     * Number of a file in the page table.
     *
     * @param region that holds the tables.
     * @param slot   index of the file slot.
     * @return the number, not 0.
     */
    static int fileNumber(final long[] region, final int slot) {
        return DeviceMemory.getIntVolatile(region, file(region, slot) + FileTableDescriptor.FILE_NUMBER_OFFSET);
    }

    private static long entry(final long[] region, final int descriptor) {
        return DeviceMemory.getLong(region, FD_ENTRIES_OFFSET) + (long) descriptor * FD_ENTRY_LENGTH;
    }

    private static long file(final long[] region, final int slot) {
        return DeviceMemory.getLong(region, FILE_SLOTS_OFFSET) + (long) slot * FILE_SLOT_LENGTH;
    }
}

package io.github.galefs.files;

import static io.github.galefs.kernel.file.FileTableDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.CONTROL_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_COUNT_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_ENTRIES_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_ENTRY_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_FILE_SLOT_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_FLAGS_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_ALLOCATED_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_MODIFIED_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_NUMBER_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SIZE_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SLOTS_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SLOT_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_VERSION_OFFSET;

import java.lang.foreign.MemorySegment;
import org.agrona.BitUtil;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Host side of the tables of open files, and their only writer. Used by one thread at a time; kernels read along.
 *
 * @see io.github.galefs.kernel.file.FileTableDescriptor
 */
public final class FileTable {
    private final UnsafeBuffer descriptors;
    private final UnsafeBuffer files;
    private final int fdCount;

    /**
     * Lays empty tables out in a region and writes their control fields.
     *
     * @param region          shared with the device, page-aligned.
     * @param tableOffset     where the tables are to lie in it, a multiple of 64; {@link #byteLength} bytes.
     * @param fdCount descriptors, at least 1; there are as many file slots.
     */
    public FileTable(final MemorySegment region, final long tableOffset, final int fdCount) {
        final long filesOffset = tableOffset + fdEntriesLength(fdCount);
        this.fdCount = fdCount;
        descriptors = new UnsafeBuffer(region.address() + tableOffset, fdCount * FD_ENTRY_LENGTH);
        files = new UnsafeBuffer(region.address() + filesOffset, fdCount * FILE_SLOT_LENGTH);

        final UnsafeBuffer control = new UnsafeBuffer(region.address(), CONTROL_OFFSET + CONTROL_LENGTH);
        control.putLong(FD_ENTRIES_OFFSET, tableOffset);
        control.putLong(FILE_SLOTS_OFFSET, filesOffset);
        control.putInt(FD_COUNT_OFFSET, fdCount);
    }

    /**
     * Bytes that the tables take in a region.
     *
     * @param fdCount descriptors, at least 1.
     * @return bytes, a multiple of 64.
     */
    public static long byteLength(final int fdCount) {
        return fdEntriesLength(fdCount) + (long) fdCount * FILE_SLOT_LENGTH;
    }

    int fdCount() {
        return fdCount;
    }

    void openFd(final int descriptor, final int fileSlot, final int flags) {
        final int entry = descriptor * FD_ENTRY_LENGTH;
        descriptors.putInt(entry + FD_FLAGS_OFFSET, flags);
        descriptors.putIntRelease(entry + FD_FILE_SLOT_OFFSET, fileSlot + 1);
    }

    void closeFd(final int descriptor) {
        descriptors.putIntRelease(descriptor * FD_ENTRY_LENGTH + FD_FILE_SLOT_OFFSET, 0);
    }

    void putFile(final int slot, final OpenFile file) {
        final int entry = slot * FILE_SLOT_LENGTH;
        files.putIntRelease(entry + FILE_NUMBER_OFFSET, file.cached().number());
        files.putLongRelease(entry + FILE_MODIFIED_OFFSET, file.modificationMillis());
        files.putLongRelease(entry + FILE_VERSION_OFFSET, file.cached().version());
        files.putLongRelease(entry + FILE_ALLOCATED_OFFSET, file.allocated());
        files.putLongRelease(entry + FILE_SIZE_OFFSET, file.size());
    }

    private static long fdEntriesLength(final int fdCount) {
        return BitUtil.align((long) fdCount * FD_ENTRY_LENGTH, BitUtil.CACHE_LINE_LENGTH);
    }
}

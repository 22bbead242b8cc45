package io.github.galefs.files;

import static io.github.galefs.kernel.file.FileTableDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.CONTROL_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_COUNT_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_ENTRIES_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_ENTRY_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_FILE_SLOT_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FD_FLAGS_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_ALLOCATED_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_FIRST_PLACE_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_MODIFIED_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_NUMBER_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SIZE_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SLOTS_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SLOT_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_VERSION_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.WRITE_THROUGH_OFFSET;

import io.github.galefs.device.TableChanges;
import java.lang.foreign.MemorySegment;
import org.agrona.BitUtil;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Host side of the file table, and its only writer. Used by one thread at a time; kernels read concurrently.
 *
 * @see io.github.galefs.kernel.file.FileTableDescriptor
 */
public final class FileTable {
    private final UnsafeBuffer control;
    private final UnsafeBuffer fds;
    private final UnsafeBuffer files;
    private final long fdsOffset;
    private final long filesOffset;
    private final int fdCount;
    private final TableChanges changes;

    /**
     * Creates an empty table in a region and writes its control fields.
     *
     * @param region      shared with the device, or the mirror of one; page-aligned.
     * @param changes     receives what is written.
     * @param tableOffset of the table in the region, a multiple of 64; {@link #byteLength} bytes.
     * @param fdCount     number of fds, at least 1; there are as many file slots.
     */
    public FileTable(
            final MemorySegment region, final TableChanges changes, final long tableOffset, final int fdCount) {
        this.changes = changes;
        fdsOffset = tableOffset;
        filesOffset = tableOffset + fdEntriesLength(fdCount);
        this.fdCount = fdCount;
        fds = new UnsafeBuffer(region.address() + tableOffset, fdCount * FD_ENTRY_LENGTH);
        files = new UnsafeBuffer(region.address() + filesOffset, fdCount * FILE_SLOT_LENGTH);

        control = new UnsafeBuffer(region.address(), CONTROL_OFFSET + CONTROL_LENGTH);
        control.putLong(FD_ENTRIES_OFFSET, tableOffset);
        control.putLong(FILE_SLOTS_OFFSET, filesOffset);
        control.putInt(FD_COUNT_OFFSET, fdCount);
        changes.onChange(CONTROL_OFFSET, CONTROL_LENGTH);
    }

    /** Makes kernels of later launches write through to the file service. */
    public void enableWriteThrough() {
        control.putInt(WRITE_THROUGH_OFFSET, 1);
        changes.onChange(CONTROL_OFFSET, CONTROL_LENGTH);
    }

    /**
     * Returns the bytes of the table in a region.
     *
     * @param fdCount number of fds, at least 1.
     * @return number of bytes, a multiple of 64.
     */
    public static long byteLength(final int fdCount) {
        return fdEntriesLength(fdCount) + (long) fdCount * FILE_SLOT_LENGTH;
    }

    int fdCount() {
        return fdCount;
    }

    void openFd(final int fd, final int fileSlot, final int flags) {
        final int entry = fd * FD_ENTRY_LENGTH;
        fds.putInt(entry + FD_FLAGS_OFFSET, flags);
        fds.putIntRelease(entry + FD_FILE_SLOT_OFFSET, fileSlot + 1);
        changes.onChange(fdsOffset + entry, FD_ENTRY_LENGTH);
    }

    void closeFd(final int fd) {
        final int entry = fd * FD_ENTRY_LENGTH;
        fds.putIntRelease(entry + FD_FILE_SLOT_OFFSET, 0);
        changes.onChange(fdsOffset + entry, FD_ENTRY_LENGTH);
    }

    /** Writes a file's slot; its row is as of {@link io.github.galefs.cache.BlockCache#row}. */
    void putFile(final int slot, final OpenFile file, final long row) {
        final int entry = slot * FILE_SLOT_LENGTH;
        files.putIntRelease(entry + FILE_NUMBER_OFFSET, file.cached().number());
        files.putLongRelease(entry + FILE_MODIFIED_OFFSET, file.modificationMillis());
        files.putLongRelease(entry + FILE_VERSION_OFFSET, file.cached().version());
        files.putLongRelease(entry + FILE_ALLOCATED_OFFSET, file.allocated());
        files.putLongRelease(entry + FILE_FIRST_PLACE_OFFSET, row);
        files.putLongRelease(entry + FILE_SIZE_OFFSET, file.size());
        changes.onChange(filesOffset + entry, FILE_SLOT_LENGTH);
    }

    private static long fdEntriesLength(final int fdCount) {
        return BitUtil.align((long) fdCount * FD_ENTRY_LENGTH, BitUtil.CACHE_LINE_LENGTH);
    }
}

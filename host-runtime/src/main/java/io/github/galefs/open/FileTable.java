package io.github.galefs.open;

import static io.github.galefs.kernel.file.FileTableDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.CONTROL_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.DESCRIPTORS_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.DESCRIPTOR_COUNT_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.DESCRIPTOR_FILE_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.DESCRIPTOR_FLAGS_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.DESCRIPTOR_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILES_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_ALLOCATED_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_LENGTH;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_MODIFIED_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_NUMBER_OFFSET;
import static io.github.galefs.kernel.file.FileTableDescriptor.FILE_SIZE_OFFSET;
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
    private final int descriptorCount;

    /**
     * Lays empty tables out in a region and writes their control fields.
     *
     * @param region          shared with the device, page-aligned.
     * @param tableOffset     where the tables are to lie in it, a multiple of 64; {@link #byteLength} bytes.
     * @param descriptorCount descriptors, at least 1; there are as many file slots.
     */
    public FileTable(final MemorySegment region, final long tableOffset, final int descriptorCount) {
        final long filesOffset = tableOffset + descriptorsLength(descriptorCount);
        this.descriptorCount = descriptorCount;
        descriptors = new UnsafeBuffer(region.address() + tableOffset, descriptorCount * DESCRIPTOR_LENGTH);
        files = new UnsafeBuffer(region.address() + filesOffset, descriptorCount * FILE_LENGTH);

        final UnsafeBuffer control = new UnsafeBuffer(region.address(), CONTROL_OFFSET + CONTROL_LENGTH);
        control.putLong(DESCRIPTORS_OFFSET, tableOffset);
        control.putLong(FILES_OFFSET, filesOffset);
        control.putInt(DESCRIPTOR_COUNT_OFFSET, descriptorCount);
    }

    /**
     * Bytes that the tables take in a region.
     *
     * @param descriptorCount descriptors, at least 1.
     * @return bytes, a multiple of 64.
     */
    public static long byteLength(final int descriptorCount) {
        return descriptorsLength(descriptorCount) + (long) descriptorCount * FILE_LENGTH;
    }

    int descriptorCount() {
        return descriptorCount;
    }

    void openDescriptor(final int descriptor, final int fileSlot, final int flags) {
        final int entry = descriptor * DESCRIPTOR_LENGTH;
        descriptors.putInt(entry + DESCRIPTOR_FLAGS_OFFSET, flags);
        descriptors.putIntRelease(entry + DESCRIPTOR_FILE_OFFSET, fileSlot + 1);
    }

    void closeDescriptor(final int descriptor) {
        descriptors.putIntRelease(descriptor * DESCRIPTOR_LENGTH + DESCRIPTOR_FILE_OFFSET, 0);
    }

    void putFile(final int slot, final OpenFile file) {
        final int entry = slot * FILE_LENGTH;
        files.putIntRelease(entry + FILE_NUMBER_OFFSET, file.cached().number());
        files.putLongRelease(entry + FILE_MODIFIED_OFFSET, file.modificationMillis());
        files.putLongRelease(entry + FILE_VERSION_OFFSET, file.cached().version());
        files.putLongRelease(entry + FILE_ALLOCATED_OFFSET, file.allocated());
        files.putLongRelease(entry + FILE_SIZE_OFFSET, file.size());
    }

    private static long descriptorsLength(final int descriptorCount) {
        return BitUtil.align((long) descriptorCount * DESCRIPTOR_LENGTH, BitUtil.CACHE_LINE_LENGTH);
    }
}

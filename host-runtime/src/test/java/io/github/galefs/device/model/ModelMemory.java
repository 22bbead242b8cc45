package io.github.galefs.device.model;

import static io.github.galefs.kernel.page.PageTableDescriptor.BLOCK_SHIFT_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_BLOCK_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_FILE_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_PLACE_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_ENTRIES_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_ENTRY_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOTS_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOT_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOT_MASK_OFFSET;

import io.github.galefs.kernel.file.FileTableDescriptor;
import io.github.galefs.kernel.page.PageTableDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** A region in the memory of a {@link ModelDevice}, as its work-groups see it. */
public final class ModelMemory {
    private static final int NONE = -1;

    private final MemorySegment memory;

    ModelMemory(final MemorySegment memory) {
        this.memory = memory;
    }

    /** Returns the bytes. */
    public MemorySegment segment() {
        return memory;
    }

    /** Returns an int of the region. */
    public int getInt(final long offset) {
        return memory.get(ValueLayout.JAVA_INT_UNALIGNED, offset);
    }

    /** Returns a long of the region. */
    public long getLong(final long offset) {
        return memory.get(ValueLayout.JAVA_LONG_UNALIGNED, offset);
    }

    void putInt(final long offset, final int value) {
        memory.set(ValueLayout.JAVA_INT_UNALIGNED, offset, value);
    }

    void putLong(final long offset, final long value) {
        memory.set(ValueLayout.JAVA_LONG_UNALIGNED, offset, value);
    }

    /** Returns the bytes of a frame. */
    public MemorySegment frame(final long frame) {
        final int blockShift = getInt(BLOCK_SHIFT_OFFSET);
        return memory.asSlice(place((int) frame), 1L << blockShift);
    }

    private long place(final int frame) {
        return getLong(entry(frame) + ENTRY_PLACE_OFFSET);
    }

    /** Returns the frame at an offset in the region, or -1. */
    int frameAt(final long offset) {
        final long frames = getLong(FRAME_ENTRIES_OFFSET) == 0 ? 0 : place(0);
        return frames == 0 || offset < frames ? NONE : (int) ((offset - frames) >> getInt(BLOCK_SHIFT_OFFSET));
    }

    /** Returns the frame in which the page table has a block, or -1. */
    public int lookUp(final int fd, final long block) {
        final int file = fileNumber(fd);
        final int mask = getInt(SLOT_MASK_OFFSET);
        int slot = PageTableDescriptor.firstSlot(file, block, mask);
        for (int probes = 0; probes <= mask; probes++) {
            final int frame = getInt(getLong(SLOTS_OFFSET) + (long) slot * SLOT_LENGTH) - 1;
            if (frame < 0) {
                return NONE;
            }
            if (visibleFile(frame) == file && getLong(entry(frame) + ENTRY_BLOCK_OFFSET) == block) {
                return frame;
            }
            slot = (slot + 1) & mask;
        }
        return NONE;
    }

    /** Returns the number of the file whose block the page table shows in a frame, or 0. */
    int visibleFile(final int frame) {
        return getInt(entry(frame) + ENTRY_FILE_OFFSET);
    }

    /** Returns the size of an open file. */
    public long fileSize(final int fd) {
        return getLong(fileSlot(fd) + FileTableDescriptor.FILE_SIZE_OFFSET);
    }

    private int fileNumber(final int fd) {
        return getInt(fileSlot(fd) + FileTableDescriptor.FILE_NUMBER_OFFSET);
    }

    private long fileSlot(final int fd) {
        final long entry =
                getLong(FileTableDescriptor.FD_ENTRIES_OFFSET) + (long) fd * FileTableDescriptor.FD_ENTRY_LENGTH;
        final int slot = getInt(entry + FileTableDescriptor.FD_FILE_SLOT_OFFSET) - 1;
        if (slot < 0) {
            throw new AssertionError("fd " + fd + " is not open in the file table");
        }
        return getLong(FileTableDescriptor.FILE_SLOTS_OFFSET) + (long) slot * FileTableDescriptor.FILE_SLOT_LENGTH;
    }

    private long entry(final int frame) {
        return getLong(FRAME_ENTRIES_OFFSET) + (long) frame * FRAME_ENTRY_LENGTH;
    }
}

package io.github.galefs.cache;

import static io.github.galefs.kernel.page.PageTableDescriptor.BLOCK_SHIFT_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.CONTROL_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_BLOCK_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_FILE_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAMES_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_ENTRIES_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_ENTRY_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOTS_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOT_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOT_MASK_OFFSET;

import io.github.galefs.kernel.page.PageTableDescriptor;
import java.lang.foreign.MemorySegment;
import org.agrona.BitUtil;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Host side of the page table, and its only writer. Used by one thread at a time; kernels read along.
 *
 * <p>The slots are a hash table with linear probing that is at most half full. Removal moves later entries of a chain
 * forward: each is written to its new slot before its old slot is emptied, so a kernel that probes meanwhile finds it,
 * or misses it and asks.
 *
 * @see PageTableDescriptor
 */
public final class PageTableWriter {
    /** The block is in no frame. */
    public static final int NOT_RESIDENT = -1;

    private static final int EMPTY = 0;

    private final UnsafeBuffer slots;
    private final UnsafeBuffer entries;
    private final int slotMask;

    /** What each frame holds, also while its entry is hidden from kernels. */
    private final int[] files;

    private final long[] blocks;

    /**
     * Lays an empty table out in a region and writes its control fields.
     *
     * @param region       shared with the device, page-aligned.
     * @param tableOffset  where slots and entries are to lie in it, a multiple of 64; {@link #byteLength} bytes.
     * @param framesOffset where frame 0 lies, relative to the region.
     * @param frameCount   frames, at least 1.
     * @param blockShift   base-2 logarithm of the bytes in a block.
     */
    public PageTableWriter(
            final MemorySegment region,
            final long tableOffset,
            final long framesOffset,
            final int frameCount,
            final int blockShift) {
        final int slotCount = slotCount(frameCount);
        final long entriesOffset = tableOffset + (long) slotCount * SLOT_LENGTH;
        slotMask = slotCount - 1;
        slots = new UnsafeBuffer(region.address() + tableOffset, slotCount * SLOT_LENGTH);
        entries = new UnsafeBuffer(region.address() + entriesOffset, frameCount * FRAME_ENTRY_LENGTH);
        files = new int[frameCount];
        blocks = new long[frameCount];

        final UnsafeBuffer control = new UnsafeBuffer(region.address(), CONTROL_OFFSET + CONTROL_LENGTH);
        control.putLong(SLOTS_OFFSET, tableOffset);
        control.putLong(FRAME_ENTRIES_OFFSET, entriesOffset);
        control.putLong(FRAMES_OFFSET, framesOffset);
        control.putInt(SLOT_MASK_OFFSET, slotMask);
        control.putInt(BLOCK_SHIFT_OFFSET, blockShift);
    }

    /**
     * Bytes that slots and entries take in a region.
     *
     * @param frameCount frames, at least 1.
     * @return bytes, a multiple of 8.
     */
    public static long byteLength(final int frameCount) {
        return (long) slotCount(frameCount) * SLOT_LENGTH + (long) frameCount * FRAME_ENTRY_LENGTH;
    }

    /**
     * Finds a block.
     *
     * @param file  number of the file.
     * @param block index of the block in the file.
     * @return the frame's number, or {@link #NOT_RESIDENT}.
     */
    public int find(final int file, final long block) {
        int slot = PageTableDescriptor.firstSlot(file, block, slotMask);
        int frame = frameAt(slot);
        while (frame != NOT_RESIDENT && (files[frame] != file || blocks[frame] != block)) {
            slot = (slot + 1) & slotMask;
            frame = frameAt(slot);
        }
        return frame;
    }

    /**
     * Enters a block that is in no frame yet. The frame's bytes must be in place.
     *
     * @param frame the frame's number; it holds nothing.
     * @param file  number of the file, not 0.
     * @param block index of the block in the file.
     */
    public void insert(final int frame, final int file, final long block) {
        files[frame] = file;
        blocks[frame] = block;
        // The file makes the entry valid, so it comes last; the frame's bytes come before it.
        entries.putLong(entry(frame) + ENTRY_BLOCK_OFFSET, block);
        entries.putIntRelease(entry(frame) + ENTRY_FILE_OFFSET, file);

        int slot = PageTableDescriptor.firstSlot(file, block, slotMask);
        while (frameAt(slot) != NOT_RESIDENT) {
            slot = (slot + 1) & slotMask;
        }
        slots.putIntRelease(slot * SLOT_LENGTH, frame + 1);
    }

    /**
     * Hides a block from kernels that look for it from now on.
     *
     * @param frame that holds it.
     */
    public void hide(final int frame) {
        entries.putIntVolatile(entry(frame) + ENTRY_FILE_OFFSET, 0);
    }

    /**
     * Shows a block again that was hidden.
     *
     * @param frame that holds it, its bytes unchanged.
     */
    public void show(final int frame) {
        entries.putIntRelease(entry(frame) + ENTRY_FILE_OFFSET, files[frame]);
    }

    /**
     * Takes a hidden block out of the table.
     *
     * @param frame that held it.
     */
    public void remove(final int frame) {
        int hole = slotOf(frame);
        int slot = (hole + 1) & slotMask;
        int moved = frameAt(slot);
        while (moved != NOT_RESIDENT) {
            final int first = PageTableDescriptor.firstSlot(files[moved], blocks[moved], slotMask);
            // An entry may move to the hole if the hole lies on the way from its first slot to where it is.
            if (((slot - first) & slotMask) >= ((slot - hole) & slotMask)) {
                slots.putIntRelease(hole * SLOT_LENGTH, moved + 1);
                hole = slot;
            }
            slot = (slot + 1) & slotMask;
            moved = frameAt(slot);
        }
        slots.putIntRelease(hole * SLOT_LENGTH, EMPTY);
        files[frame] = 0;
    }

    private int slotOf(final int frame) {
        int slot = PageTableDescriptor.firstSlot(files[frame], blocks[frame], slotMask);
        while (frameAt(slot) != frame) {
            slot = (slot + 1) & slotMask;
        }
        return slot;
    }

    private int frameAt(final int slot) {
        return slots.getInt(slot * SLOT_LENGTH) - 1;
    }

    private static int entry(final int frame) {
        return frame * FRAME_ENTRY_LENGTH;
    }

    private static int slotCount(final int frameCount) {
        return BitUtil.findNextPositivePowerOfTwo(Math.max(2, 2 * frameCount));
    }
}

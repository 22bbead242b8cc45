package io.github.galefs.cache;

import static io.github.galefs.kernel.page.PageTableDescriptor.BLOCK_SHIFT_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.CONTROL_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_BLOCK_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_FILE_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_PLACE_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_ENTRIES_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_ENTRY_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOTS_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOT_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOT_MASK_OFFSET;

import io.github.galefs.device.TableChanges;
import io.github.galefs.kernel.page.PageTableDescriptor;
import io.github.galefs.place.Places;
import java.lang.foreign.MemorySegment;
import java.util.BitSet;
import org.agrona.BitUtil;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Host side of the page table, and its only writer. Used by one thread at a time; kernels read concurrently.
 *
 * <p>The slots are a hash table with linear probing that is at most half full. Removal moves later entries of a chain
 * forward: each is written to its new slot before its old slot is cleared, so a kernel that probes meanwhile finds it,
 * or misses it and sends a request.
 *
 * @see PageTableDescriptor
 */
public final class PageTableWriter {
    /** Bytes of an entry that have a meaning. */
    private static final int ENTRY_USED_LENGTH = ENTRY_PLACE_OFFSET + Long.BYTES;

    /** The block is not cached. */
    public static final int NOT_RESIDENT = -1;

    /** Most frames: their entries fit into one buffer, whose length is an int. */
    public static final int MAX_FRAMES = Integer.MAX_VALUE / FRAME_ENTRY_LENGTH;

    private static final int EMPTY = 0;
    private static final int HIDDEN = 0;

    /** Frames whose blocks kernels must not find by themselves. */
    private final BitSet keptHidden = new BitSet();

    /** Frames that are not filled yet, and whose blocks kernels find where the file service has them. */
    private final BitSet behindPlace = new BitSet();

    private final UnsafeBuffer slots;
    private final UnsafeBuffer entries;
    private final long slotsOffset;
    private final long entriesOffset;
    private final int slotMask;
    private final TableChanges changes;
    private final long regionAddress;
    private final long framesOffset;
    private final int blockShift;

    /** Rows of files, which have what is visible in frames, too; or null. */
    private Places places;

    /** File and block in each frame, also while its entry is hidden from kernels. */
    private final int[] files;

    private final long[] blocks;

    /**
     * Creates an empty table in a region and writes its control fields.
     *
     * @param region       shared with the device, or the mirror of one; page-aligned.
     * @param changes      receives what is written.
     * @param tableOffset  offset of slots and entries in the region, a multiple of 64; {@link #byteLength} bytes.
     * @param framesOffset offset of frame 0 in the region.
     * @param frameCount   frames, from 1 to {@link #MAX_FRAMES}.
     * @param blockShift   base-2 logarithm of the bytes in a block.
     */
    public PageTableWriter(
            final MemorySegment region,
            final TableChanges changes,
            final long tableOffset,
            final long framesOffset,
            final int frameCount,
            final int blockShift) {
        final int slotCount = slotCount(frameCount);
        this.changes = changes;
        this.regionAddress = region.address();
        this.framesOffset = framesOffset;
        this.blockShift = blockShift;
        slotsOffset = tableOffset;
        entriesOffset = tableOffset + (long) slotCount * SLOT_LENGTH;
        slotMask = slotCount - 1;
        slots = new UnsafeBuffer(region.address() + tableOffset, slotCount * SLOT_LENGTH);
        entries = new UnsafeBuffer(region.address() + entriesOffset, frameCount * FRAME_ENTRY_LENGTH);
        files = new int[frameCount];
        blocks = new long[frameCount];
        for (int frame = 0; frame < frameCount; frame++) {
            entries.putLong(entry(frame) + ENTRY_PLACE_OFFSET, memoryOf(frame));
        }
        changes.onChange(entriesOffset, (long) frameCount * FRAME_ENTRY_LENGTH);

        final UnsafeBuffer control = new UnsafeBuffer(region.address(), CONTROL_OFFSET + CONTROL_LENGTH);
        control.putLong(SLOTS_OFFSET, tableOffset);
        control.putLong(FRAME_ENTRIES_OFFSET, entriesOffset);
        control.putInt(SLOT_MASK_OFFSET, slotMask);
        control.putInt(BLOCK_SHIFT_OFFSET, blockShift);
        changes.onChange(CONTROL_OFFSET, CONTROL_LENGTH);
    }

    /**
     * Sets the rows of files. Blocks are then shown and hidden in both, the page table and the rows.
     *
     * @param newPlaces of the region.
     */
    void setPlaces(final Places newPlaces) {
        places = newPlaces;
    }

    /**
     * Returns the bytes of slots and entries in a region.
     *
     * @param frameCount frames, at least 1.
     * @return number of bytes, a multiple of 8.
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
     * Inserts a block that is not cached. The frame's bytes must have been written.
     *
     * @param frame the frame's number; it must be empty.
     * @param file  number of the file, not 0.
     * @param block index of the block in the file.
     */
    public void insert(final int frame, final int file, final long block) {
        putEntry(frame, file, block, file);
        addToSlots(frame, file, block);
        putPlace(frame, memoryOf(frame));
    }

    /**
     * Inserts a block that is not cached, hidden from kernels until {@link #show}. The frame's bytes need not have been
     * written.
     *
     * @param frame the frame's number; it must be empty.
     * @param file  number of the file, not 0.
     * @param block index of the block in the file.
     */
    public void insertHidden(final int frame, final int file, final long block) {
        keptHidden.clear(frame);
        putEntry(frame, file, block, HIDDEN);
        addToSlots(frame, file, block);
        putPlace(frame, HIDDEN);
    }

    /**
     * Inserts a block as {@link #insertHidden} does; kernels find it in the row of its file until then.
     *
     * @param frame the frame's number; it must be empty.
     * @param file  number of the file, not 0.
     * @param block index of the block in the file, where the file service has it in place.
     */
    public void insertBehindPlace(final int frame, final int file, final long block) {
        keptHidden.clear(frame);
        putEntry(frame, file, block, HIDDEN);
        addToSlots(frame, file, block);
        behindPlace.set(frame);
    }

    /**
     * Returns whether the row of a block's file has the block where the file service has it, or nothing, although there
     * is a frame for it.
     *
     * @param frame that is to hold the block.
     * @return true from {@link #insertBehindPlace} until the block is shown or removed.
     */
    boolean isBehindPlace(final int frame) {
        return behindPlace.get(frame);
    }

    /**
     * Moves a hidden block to other memory than its frame's; the next insertion into the frame moves it back.
     *
     * @param frame   that holds the block.
     * @param address of the block's bytes, in the address space of the device.
     */
    public void move(final int frame, final long address) {
        entries.putLong(entry(frame) + ENTRY_PLACE_OFFSET, address - regionAddress);
        changes.onChange(entriesOffset + entry(frame), ENTRY_USED_LENGTH);
    }

    /**
     * Hides a block from later lookups of kernels.
     *
     * @param frame that holds it.
     */
    public void hide(final int frame) {
        entries.putIntVolatile(entry(frame) + ENTRY_FILE_OFFSET, HIDDEN);
        changes.onChange(entriesOffset + entry(frame), ENTRY_USED_LENGTH);
        putPlace(frame, HIDDEN);
    }

    /**
     * Keeps a hidden block hidden until another one is inserted into the frame.
     *
     * @param frame that holds it.
     */
    void keepHidden(final int frame) {
        keptHidden.set(frame);
        putPlace(frame, HIDDEN);
    }

    /**
     * Ends {@link #keepHidden}; the block stays hidden until {@link #show}.
     *
     * @param frame that holds it.
     */
    void endKeptHidden(final int frame) {
        keptHidden.clear(frame);
    }

    /**
     * Makes a hidden block visible, unless it is kept hidden.
     *
     * @param frame that holds it; its bytes must have been written, and be unchanged since.
     */
    public void show(final int frame) {
        if (keptHidden.get(frame)) {
            return;
        }
        entries.putIntRelease(entry(frame) + ENTRY_FILE_OFFSET, files[frame]);
        changes.onChange(entriesOffset + entry(frame), ENTRY_USED_LENGTH);
        putPlace(frame, entries.getLong(entry(frame) + ENTRY_PLACE_OFFSET));
    }

    /**
     * Removes a hidden block.
     *
     * @param frame that held it.
     */
    public void remove(final int frame) {
        int hole = slotOf(frame);
        int slot = (hole + 1) & slotMask;
        int moved = frameAt(slot);
        while (moved != NOT_RESIDENT) {
            final int first = PageTableDescriptor.firstSlot(files[moved], blocks[moved], slotMask);
            // An entry may move to the hole if the hole is between its first slot and its current slot.
            if (((slot - first) & slotMask) >= ((slot - hole) & slotMask)) {
                putSlot(hole, moved + 1);
                hole = slot;
            }
            slot = (slot + 1) & slotMask;
            moved = frameAt(slot);
        }
        putSlot(hole, EMPTY);
        behindPlace.clear(frame);
        if (places != null) {
            places.onFrameRemoved(files[frame], blocks[frame]);
        }
        files[frame] = 0;
    }

    private void putPlace(final int frame, final long place) {
        behindPlace.clear(frame);
        if (places != null) {
            places.onFrame(files[frame], blocks[frame], place);
        }
    }

    private void putEntry(final int frame, final int file, final long block, final int visibleFile) {
        files[frame] = file;
        blocks[frame] = block;
        // The file number makes the entry valid: store it with release, after the frame's bytes.
        entries.putLong(entry(frame) + ENTRY_BLOCK_OFFSET, block);
        entries.putLong(entry(frame) + ENTRY_PLACE_OFFSET, memoryOf(frame));
        entries.putIntRelease(entry(frame) + ENTRY_FILE_OFFSET, visibleFile);
        changes.onChange(entriesOffset + entry(frame), ENTRY_USED_LENGTH);
    }

    private void addToSlots(final int frame, final int file, final long block) {
        int slot = PageTableDescriptor.firstSlot(file, block, slotMask);
        while (frameAt(slot) != NOT_RESIDENT) {
            slot = (slot + 1) & slotMask;
        }
        putSlot(slot, frame + 1);
    }

    private void putSlot(final int slot, final int value) {
        slots.putIntRelease(slot * SLOT_LENGTH, value);
        changes.onChange(slotsOffset + (long) slot * SLOT_LENGTH, SLOT_LENGTH);
    }

    private int slotOf(final int frame) {
        int slot = PageTableDescriptor.firstSlot(files[frame], blocks[frame], slotMask);
        while (frameAt(slot) != frame) {
            if (frameAt(slot) == NOT_RESIDENT) {
                throw new IllegalStateException("frame " + frame + " holds no block");
            }
            slot = (slot + 1) & slotMask;
        }
        return slot;
    }

    private int frameAt(final int slot) {
        return slots.getInt(slot * SLOT_LENGTH) - 1;
    }

    /** Returns where the frame's own memory begins. */
    private long memoryOf(final int frame) {
        return framesOffset + ((long) frame << blockShift);
    }

    private static int entry(final int frame) {
        return frame * FRAME_ENTRY_LENGTH;
    }

    private static int slotCount(final int frameCount) {
        return BitUtil.findNextPositivePowerOfTwo(Math.max(2, 2 * frameCount));
    }
}

package io.github.galefs.kernel.page;

import static io.github.galefs.kernel.page.PageTableDescriptor.COUNTERS_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.COUNTER_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_BLOCK_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_FILE_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.ENTRY_PLACE_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_COUNT_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_ENTRIES_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_ENTRY_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.PLACES_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.PLACE_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOTS_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOT_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.SLOT_MASK_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.RegionAtomics;
import io.github.galefs.kernel.call.HostCall;
import io.github.galefs.kernel.call.HostWord;
import io.github.galefs.kernel.lane.LaneControlDescriptor;

/** Device side of the page table. Called only by the leader of a work-group, except where noted. */
public final class PageTable {
    /** Result of a lookup that found no frame with the block. The host may still have it: see {@link #protect}. */
    public static final int NOT_RESIDENT = -1;

    private static final int SEARCHING = -2;

    private PageTable() {}

    /**
     * Finds the frame of a block and protects it from reuse until {@link #unprotect}.
     *
     * <p>Correctness: we store the hazard word, fence, and check the frame entry; before the host reuses a frame, it
     * clears the entry, fences, and reads the hazard words. With a full fence on both sides, either our check sees the
     * cleared entry, or the host sees our hazard word and does not reuse the frame. If our check sees an entry that
     * became valid after we stored the hazard word, the frame's bytes were in place before the entry became valid, and
     * any later reuse sees the hazard word.
     *
     * <p>In the suspended form nothing needs protection: the host changes table and frames between rounds only, and a
     * work-group uses the frame within the round.
     *
     * <p>The host may move slots while we probe, so the lookup may miss a block that is resident. The caller then
     * requests the block, and the host finds it.
     *
     * @param region region that holds the table and the hazard words.
     * @param hazard byte offset of this work-group's hazard word in the region.
     * @param file   number of the file, not 0.
     * @param block  index of the block in the file.
     * @return the frame's number, from 0, or {@link #NOT_RESIDENT} with nothing protected.
     */
    public static int protect(final long[] region, final long hazard, final int file, final long block) {
        final int candidate = find(region, file, block);
        if (candidate < 0 || HostCall.isSuspended()) {
            return candidate;
        }
        DeviceMemory.putIntVolatile(region, hazard, candidate + 1);
        DeviceMemory.fence();
        final long entry = frameEntry(region, candidate);
        final boolean isFiles = DeviceMemory.getIntVolatile(region, entry + ENTRY_FILE_OFFSET) == file;
        // The host stores the block before the file: what follows the load of the file sees the block of that file, or
        // a later one. Loaded before, the block could be the one that the frame held for another file.
        DeviceMemory.acquireFence();
        final boolean valid = isFiles && DeviceMemory.getLongVolatile(region, entry + ENTRY_BLOCK_OFFSET) == block;
        if (!valid) {
            unprotect(region, hazard);
        }
        // Orders the loads of the frame's place and bytes after the check of its entry.
        DeviceMemory.acquireFence();
        return valid ? candidate : NOT_RESIDENT;
    }

    /**
     * Marks the frame that the work-group has acquired as mapped, until {@link #unprotect}. Stored after the check of
     * {@link #protect}, so that the host never counts a frame as mapped whose mapping fails.
     *
     * @param region region that holds the hazard words.
     * @param hazard byte offset of this work-group's hazard word in the region.
     * @param frame  the frame's number: of a hit, or granted by a reply.
     */
    public static void markMapped(final long[] region, final long hazard, final int frame) {
        if (!HostCall.isSuspended()) {
            DeviceMemory.putIntVolatile(region, hazard, frame + 1 | LaneControlDescriptor.HAZARD_MAPPED);
        }
    }

    /**
     * Ends the protection by {@link #protect}, and the mark of {@link #markMapped}, if any. All work-items must have
     * passed a barrier since they loaded bytes of the frame, and the leader a fence after it.
     *
     * @param region region that holds the hazard words.
     * @param hazard byte offset of this work-group's hazard word in the region.
     */
    public static void unprotect(final long[] region, final long hazard) {
        if (!HostCall.isSuspended()) {
            DeviceMemory.putIntVolatile(region, hazard, 0);
        }
    }

    /**
     * Returns where the bytes of a frame's block lie. May be called by every work-item, while the work-group has the
     * frame.
     *
     * @param region region that holds the table.
     * @param frame  the frame's number, or what {@link #placed} returns instead.
     * @return byte offset of the block's first byte, relative to the region; may be negative.
     */
    public static long place(final long[] region, final int frame) {
        if (HostCall.isSuspended()) {
            final int index = frame - LaunchConstant.getInt(region, FRAME_COUNT_OFFSET);
            if (index >= 0) {
                return placeAt(region, index);
            }
        }
        return HostWord.getLong(region, frameEntry(region, frame) + ENTRY_PLACE_OFFSET);
    }

    /**
     * Finds a block in its file's row of places; in the suspended form only. May be called by every work-item.
     *
     * @param region region that holds the table.
     * @param index  index of the block's place, or -1 if the file has none for it.
     * @return what stands for the place instead of a frame's number; or {@link #NOT_RESIDENT}, and a frame may have the
     *     block.
     */
    public static int placed(final long[] region, final int index) {
        final boolean isPlaced = index >= 0 && placeAt(region, index) != 0;
        return isPlaced ? LaunchConstant.getInt(region, FRAME_COUNT_OFFSET) + index : NOT_RESIDENT;
    }

    /**
     * Counts a read of a place, if the host wants to know what is read. May be called by every work-item.
     *
     * @param region    region that holds the table.
     * @param frame     what {@link #placed} has returned; a frame's number and {@link #NOT_RESIDENT} are not counted.
     * @param byteCount bytes of the read.
     */
    public static void count(final long[] region, final int frame, final int byteCount) {
        final long counters = LaunchConstant.getLong(region, COUNTERS_OFFSET);
        final int index = frame - LaunchConstant.getInt(region, FRAME_COUNT_OFFSET);
        if (counters != 0 && index >= 0) {
            RegionAtomics.getAndAddInt(
                    region, counters + (long) index * COUNTER_LENGTH, PageTableDescriptor.units(byteCount));
        }
    }

    private static long placeAt(final long[] region, final int index) {
        return HostWord.getLong(region, LaunchConstant.getLong(region, PLACES_OFFSET) + (long) index * PLACE_LENGTH);
    }

    /**
     * Returns whether the table has a block, perhaps not any more: nothing is protected. May be called by every
     * work-item.
     *
     * @param region region that holds the table.
     * @param file   number of the file, not 0.
     * @param block  index of the block in the file.
     * @return whether a lookup has found it; it may miss a block, as that of {@link #protect}.
     */
    public static boolean contains(final long[] region, final int file, final long block) {
        return find(region, file, block) >= 0;
    }

    private static int find(final long[] region, final int file, final long block) {
        final long slots = LaunchConstant.getLong(region, SLOTS_OFFSET);
        final int slotMask = LaunchConstant.getInt(region, SLOT_MASK_OFFSET);
        int slot = PageTableDescriptor.firstSlot(file, block, slotMask);
        int probes = 0;
        int found = SEARCHING;
        while (found == SEARCHING) {
            final int frame = HostWord.getInt(region, slots + (long) slot * SLOT_LENGTH) - 1;
            if (frame < 0) {
                found = NOT_RESIDENT;
            } else if (seemsToHold(region, frame, file, block)) {
                found = frame;
            } else if (probes == slotMask) {
                found = NOT_RESIDENT;
            } else {
                slot = (slot + 1) & slotMask;
                probes++;
            }
        }
        return found;
    }

    /** Returns whether a frame probably holds a block: the loads may be of different contents of the entry. */
    private static boolean seemsToHold(final long[] region, final int frame, final int file, final long block) {
        final long entry = frameEntry(region, frame);
        final int entryFile = HostWord.getInt(region, entry + ENTRY_FILE_OFFSET);
        final long entryBlock = HostWord.getLong(region, entry + ENTRY_BLOCK_OFFSET);
        return entryFile == file && entryBlock == block;
    }

    private static long frameEntry(final long[] region, final int frame) {
        return LaunchConstant.getLong(region, FRAME_ENTRIES_OFFSET) + (long) frame * FRAME_ENTRY_LENGTH;
    }
}

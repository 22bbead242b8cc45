package io.github.galefs;

import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.files.FileTable;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.log.LogDescriptor;
import io.github.galefs.kernel.page.PageTableDescriptor;
import io.github.galefs.log.SharedMessages;
import io.github.galefs.place.PlaceTable;
import io.github.galefs.round.RoundLayout;
import org.agrona.BitUtil;

/**
 * Layout of the region that a kernel receives as its first parameter, on a device that runs it in rounds. The host
 * writes tables and entries, the device all that follows; the host keeps a mirror of all but states, messages, counters
 * and frames.
 *
 * <pre>
 *   0 +---------------------------------------+
 *     | controls of rounds, both tables, log  |
 *     +---------------------------------------+  128-aligned
 *     | page table                            |
 *     +---------------------------------------+  128-aligned
 *     | file table                            |
 *     +---------------------------------------+  128-aligned
 *     | places                                |
 *     +---------------------------------------+  4096-aligned
 *     | changes, entries, records, paths,     |
 *     | states                                |
 *     +---------------------------------------+  128-aligned
 *     | messages                              |
 *     +---------------------------------------+  128-aligned
 *     | counters of places                    |
 *     +---------------------------------------+  4096-aligned in the device's memory
 *     | frames                                |
 *     +---------------------------------------+
 * </pre>
 *
 * <p>In the device's memory, which the driver aligns to at least 128 bytes, the region lies behind the header of an
 * array. Frames are aligned after the header, so that neighbouring work-items read whole sectors and lines.
 *
 * @param pageTableOffset of slot 0, in bytes.
 * @param fileTableOffset of fd 0, in bytes.
 * @param placesOffset    of place 0, in bytes.
 * @param placeCount      number of places, from 0.
 * @param rounds          changes, entries, records, paths and states.
 * @param messagesOffset  of the area of messages, in bytes.
 * @param countersOffset  of the counter of place 0, in bytes.
 * @param framesOffset    of frame 0, in bytes.
 * @param byteLength      of the region.
 */
record RoundRegionLayout(
        long pageTableOffset,
        long fileTableOffset,
        long placesOffset,
        int placeCount,
        RoundLayout rounds,
        long messagesOffset,
        long countersOffset,
        long framesOffset,
        long byteLength) {
    private static final int PART_ALIGNMENT = 2 * BitUtil.CACHE_LINE_LENGTH;
    private static final int PAGE_ALIGNMENT = 4096;

    /** Returns the layout for a device that may be given some bytes of the file service's memory. */
    static RoundRegionLayout of(final GaleFsContext context, final long inPlaceLimit) {
        final long pageTable =
                BitUtil.align((long) LogDescriptor.CONTROL_OFFSET + LogDescriptor.CONTROL_LENGTH, PART_ALIGNMENT);
        final long fileTable =
                BitUtil.align(pageTable + PageTableWriter.byteLength(context.frameCount()), PART_ALIGNMENT);
        final long places = BitUtil.align(fileTable + FileTable.byteLength(context.fdCount()), PART_ALIGNMENT);
        final int placeCount = PlaceTable.placeCount(inPlaceLimit, context.blockShift());
        final long changes =
                BitUtil.align(places + (long) placeCount * PageTableDescriptor.PLACE_LENGTH, PAGE_ALIGNMENT);
        final RoundLayout rounds = new RoundLayout(changes, context.roundSlots());
        final long messages = BitUtil.align(rounds.end(), PART_ALIGNMENT);
        final long messagesEnd = messages + SharedMessages.byteLength(context.maxKernelMessages());
        final long counters = BitUtil.align(messagesEnd, PART_ALIGNMENT);
        final long countersEnd = counters + (long) placeCount * PageTableDescriptor.COUNTER_LENGTH;
        final long frames = BitUtil.align(KernelArtefact.HEADER_LENGTH + countersEnd, PAGE_ALIGNMENT)
                - KernelArtefact.HEADER_LENGTH;
        final long end = frames + ((long) context.frameCount() << context.blockShift());
        return new RoundRegionLayout(pageTable, fileTable, places, placeCount, rounds, messages, counters, frames, end);
    }
}

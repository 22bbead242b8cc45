package io.github.galefs;

import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.files.FileTable;
import io.github.galefs.kernel.log.LogDescriptor;
import io.github.galefs.lane.Lanes;
import io.github.galefs.log.SharedMessages;
import org.agrona.BitUtil;

/**
 * Layout of the region that a kernel receives as its first parameter, on a device that shares memory with the host.
 *
 * <pre>
 *   0 +--------------------------------------+
 *     | controls of lanes, both tables, log  |
 *     +--------------------------------------+  128-aligned
 *     | lanes and doorbells                  |
 *     +--------------------------------------+  128-aligned
 *     | page table                           |
 *     +--------------------------------------+  128-aligned
 *     | file table                           |
 *     +--------------------------------------+  128-aligned
 *     | messages                             |
 *     +--------------------------------------+  4096-aligned
 *     | frames                               |
 *     +--------------------------------------+
 * </pre>
 *
 * @param lanesOffset     of lane 0, in bytes.
 * @param pageTableOffset of slot 0, in bytes.
 * @param fileTableOffset of fd 0, in bytes.
 * @param messagesOffset  of the area of messages, in bytes.
 * @param framesOffset    of frame 0, in bytes.
 * @param byteLength      of the region.
 */
record LiveRegionLayout(
        long lanesOffset,
        long pageTableOffset,
        long fileTableOffset,
        long messagesOffset,
        long framesOffset,
        long byteLength) {
    private static final int PART_ALIGNMENT = 2 * BitUtil.CACHE_LINE_LENGTH;
    private static final int FRAME_ALIGNMENT = 4096;

    static LiveRegionLayout of(final GaleFsContext context) {
        final long lanes = align(LogDescriptor.CONTROL_OFFSET + LogDescriptor.CONTROL_LENGTH);
        final long pageTable = align(lanes + Lanes.byteLength(context.maxWorkGroups()));
        final long fileTable = align(pageTable + PageTableWriter.byteLength(context.frameCount()));
        final long messages = align(fileTable + FileTable.byteLength(context.fdCount()));
        final long frames =
                BitUtil.align(messages + SharedMessages.byteLength(context.maxKernelMessages()), FRAME_ALIGNMENT);
        final long end = frames + ((long) context.frameCount() << context.blockShift());
        return new LiveRegionLayout(lanes, pageTable, fileTable, messages, frames, end);
    }

    private static long align(final long offset) {
        return BitUtil.align(offset, PART_ALIGNMENT);
    }
}

package io.github.galefs;

import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.files.FileTable;
import io.github.galefs.kernel.file.FileTableDescriptor;
import io.github.galefs.lane.Lanes;
import org.agrona.BitUtil;

/**
 * Layout of the region that a kernel receives as its first parameter, on a device that shares memory with the host.
 *
 * <pre>
 *   0 +--------------------------------------+
 *     | controls of lanes, page table, files |
 *     +--------------------------------------+  128-aligned
 *     | lanes and doorbells                  |
 *     +--------------------------------------+  128-aligned
 *     | page table                           |
 *     +--------------------------------------+  128-aligned
 *     | file table                           |
 *     +--------------------------------------+  4096-aligned
 *     | frames                               |
 *     +--------------------------------------+
 * </pre>
 *
 * @param lanesOffset     of lane 0, in bytes.
 * @param pageTableOffset of slot 0, in bytes.
 * @param fileTableOffset of fd 0, in bytes.
 * @param framesOffset    of frame 0, in bytes.
 * @param byteLength      of the region.
 */
record LiveRegionLayout(
        long lanesOffset, long pageTableOffset, long fileTableOffset, long framesOffset, long byteLength) {
    private static final int PART_ALIGNMENT = 2 * BitUtil.CACHE_LINE_LENGTH;
    private static final int FRAME_ALIGNMENT = 4096;

    static LiveRegionLayout of(final GaleFsContext context) {
        final long lanes = align(FileTableDescriptor.CONTROL_OFFSET + FileTableDescriptor.CONTROL_LENGTH);
        final long pageTable = align(lanes + Lanes.byteLength(context.maxWorkGroups()));
        final long fileTable = align(pageTable + PageTableWriter.byteLength(context.frameCount()));
        final long frames = BitUtil.align(fileTable + FileTable.byteLength(context.fdCount()), FRAME_ALIGNMENT);
        final long end = frames + ((long) context.frameCount() << context.blockShift());
        return new LiveRegionLayout(lanes, pageTable, fileTable, frames, end);
    }

    private static long align(final long offset) {
        return BitUtil.align(offset, PART_ALIGNMENT);
    }
}

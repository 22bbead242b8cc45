package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.group.GroupStateDescriptor.BYTES_READ_OFFSET;

import io.github.galefs.kernel.GroupCopy;

/**
 * Body of {@link DeviceFile}'s {@code gread} calls: copies a file range block by block. Collective over the work-group.
 *
 * <p>A part with damaged bytes is refused as a whole. It is read again unit by unit, to the end of its block.
 *
 * <p>An error takes the same path through the loop as a part of no bytes, so that no barrier is under a condition: some
 * compilers duplicate the code that follows such a barrier.
 */
final class BlockwiseReader {
    private static final int CONTINUE = 1;

    private BlockwiseReader() {}

    static int read(
            final long[] fs,
            final int fd,
            final long fileOffset,
            final int byteCount,
            final Object destination,
            final long destinationOffset) {
        int status = CONTINUE;
        int done = 0;
        boolean isNarrow = false;
        while (status == CONTINUE) {
            final int left = byteCount - done;
            final int wanted = isNarrow ? BlockAccess.partInUnit(fileOffset + done, left) : left;
            final long held = BlockAccess.acquireForRead(fs, fd, fileOffset + done, wanted);
            final int part = FramePart.length(held);
            final long source = BlockAccess.offsetInRegion(fs, held, fileOffset + done);
            GroupCopy.copy(fs, source, destination, destinationOffset + done, part);
            BlockAccess.release(fs, BYTES_READ_OFFSET, part);
            done += part;
            final boolean isInDamagedBlock = isNarrow && !BlockAccess.isBlockBegin(fs, fileOffset + done);
            final boolean isDamaged = held == -FileOperation.DAMAGED_IN_PART;
            isNarrow = isDamaged || isInDamagedBlock;
            status = held < 0 && !isDamaged ? (int) held : isDamaged || (part > 0 && done < byteCount) ? CONTINUE : 0;
        }
        return done > 0 ? done : status;
    }
}

package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.file.FileTableDescriptor.WRITE_THROUGH_OFFSET;
import static io.github.galefs.kernel.group.GroupStateDescriptor.BYTES_WRITTEN_OFFSET;

import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.LaunchConstant;

/**
 * Body of {@link DeviceFile}'s {@code gwrite} calls: copies a file range block by block. Collective over the
 * work-group.
 *
 * <p>An error takes the same path through the loop as a part of no bytes, so that no barrier is under a condition: some
 * compilers duplicate the code that follows such a barrier. The flush of a launch with write-through takes it, too: the
 * loop has one wait.
 */
final class BlockwiseWriter {
    /** Operation of a call that has ended. */
    private static final int NONE = 0;

    private BlockwiseWriter() {}

    static int write(
            final long[] fs,
            final int fd,
            final long fileOffset,
            final int byteCount,
            final Object source,
            final long sourceOffset) {
        int operation = FileOperation.WRITE;
        int done = 0;
        int result = 0;
        while (operation != NONE) {
            final int flags = done > 0 ? FileOperation.CONTINUES : 0;
            final long held =
                    BlockAccess.acquireForWrite(fs, operation, fd, fileOffset + done, byteCount - done, flags);
            final int part = FramePart.length(held);
            final long destination = BlockAccess.offsetInRegion(fs, held, fileOffset + done);
            GroupCopy.copy(source, sourceOffset + done, fs, destination, part);
            BlockAccess.release(fs, BYTES_WRITTEN_OFFSET, part);
            done += part;
            final boolean hasWritten = operation == FileOperation.WRITE && done > 0;
            result = held < 0 && !hasWritten ? (int) held : done;
            if (part == 0 || done == byteCount) {
                operation =
                        hasWritten && LaunchConstant.getInt(fs, WRITE_THROUGH_OFFSET) != 0 ? FileOperation.FLUSH : NONE;
            }
        }
        return result;
    }
}

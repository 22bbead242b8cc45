package io.github.galefs.sample.wordmatch;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.CHUNK_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.FILE_UNREADABLE;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Reads a file into memory and finds its lines, in two launches: the number of a line is known when those before are
 * counted. Each work-item has some blocks of a chunk.
 */
final class LineKernels {
    private LineKernels() {}

    /**
     * The first launch.
     *
     * @param fs         the file system.
     * @param path       of the file.
     * @param pathLength bytes of it.
     * @param size       bytes of the file.
     * @param bytes      receives the file; laid out by {@link WordMatchDescriptor}.
     * @param lineEnds   receives the line ends in each chunk.
     * @param last       one element, which receives the last byte of the file.
     * @param failure    receives a failure.
     */
    static void load(
            final long[] fs,
            final int[] path,
            final int pathLength,
            final int size,
            final long[] bytes,
            final int[] lineEnds,
            final int[] last,
            final long[] failure) {
        final int fd = gopen(fs, path, 0, pathLength, O_RDONLY);
        int error = Math.min(0, fd);
        for (int chunk = WorkItem.groupId(); chunk < lineEnds.length; chunk += WorkItem.groupCount()) {
            final int offset = chunk * CHUNK_LENGTH;
            final int count = Math.min(CHUNK_LENGTH, size - offset);
            final int read = FileParts.read(fs, fd, offset, count, bytes, offset);
            final int failed = read == count ? 0 : read < 0 ? read : -Errno.EIO;
            error = error < 0 ? error : failed;
            int own = 0;
            for (int block = blocksBegin(count); block < blocksEnd(count); block++) {
                own += Long.bitCount(newlines(bytes, offset, block, count));
            }
            final int ofGroup = WorkGroup.reduceAdd(own);
            if (WorkItem.localId() == 0) {
                lineEnds[chunk] = ofGroup;
                if (count > 0 && offset + count == size) {
                    last[0] = DeviceMemory.getByte(bytes, size - 1L);
                }
            }
        }
        gclose(fs, fd);
        if (error < 0) {
            Failures.note(failure, 0, FILE_UNREADABLE, -error);
        }
    }

    /**
     * The second launch.
     *
     * @param fs         the file system.
     * @param size       bytes of the file.
     * @param bytes      the file.
     * @param firstLines number of line ends before each chunk.
     * @param lines      receives the offset of each line but the first.
     */
    static void find(final long[] fs, final int size, final long[] bytes, final int[] firstLines, final int[] lines) {
        for (int chunk = WorkItem.groupId(); chunk < firstLines.length; chunk += WorkItem.groupCount()) {
            final int offset = chunk * CHUNK_LENGTH;
            final int count = Math.min(CHUNK_LENGTH, size - offset);
            int own = 0;
            for (int block = blocksBegin(count); block < blocksEnd(count); block++) {
                own += Long.bitCount(newlines(bytes, offset, block, count));
            }
            int line = firstLines[chunk] + WorkGroup.scanExclusiveAdd(own);
            for (int block = blocksBegin(count); block < blocksEnd(count); block++) {
                long newlines = newlines(bytes, offset, block, count);
                while (newlines != 0) {
                    line++;
                    lines[line] = offset + block * TextBlock.LENGTH + Long.numberOfTrailingZeros(newlines) + 1;
                    newlines &= newlines - 1;
                }
            }
        }
    }

    private static long newlines(final long[] bytes, final int offset, final int block, final int count) {
        final int begin = block * TextBlock.LENGTH;
        return TextBlock.newlines(bytes, (long) offset + begin, count - begin);
    }

    private static int blocksBegin(final int byteCount) {
        return (int) ((long) TextBlock.count(byteCount) * WorkItem.localId() / WorkItem.localSize());
    }

    private static int blocksEnd(final int byteCount) {
        return (int) ((long) TextBlock.count(byteCount) * (WorkItem.localId() + 1) / WorkItem.localSize());
    }
}

package io.github.galefs.sample;

import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.Errno;

/** Parts of files, which are read, written or mapped whole. Device code; collective. */
public final class FileParts {
    private FileParts() {}

    /**
     * Reads until all bytes are read or the file ends. An error behind the first bytes is the result of the call for
     * the bytes behind them.
     *
     * @param fs                the file system.
     * @param fd                open for reading.
     * @param offset            offset in the file.
     * @param byteCount         bytes to read.
     * @param destination       region or array that receives the bytes.
     * @param destinationOffset byte offset in it.
     * @return bytes read, fewer than requested only at the end of the file; or an error, EINVAL for a negative count.
     */
    public static int read(
            final long[] fs,
            final int fd,
            final long offset,
            final int byteCount,
            final Object destination,
            final long destinationOffset) {
        int done = 0;
        int count = byteCount < 0 ? -Errno.EINVAL : 1;
        while (count > 0 && done < byteCount) {
            count = gread(fs, fd, offset + done, byteCount - done, destination, destinationOffset + done);
            done += Math.max(0, count);
        }
        return count < 0 ? count : done;
    }

    /**
     * Writes all bytes.
     *
     * @param fs           the file system.
     * @param fd           open for writing.
     * @param offset       offset in the file.
     * @param byteCount    bytes to write.
     * @param source       region or array that has the bytes.
     * @param sourceOffset byte offset in it.
     * @return the byte count; or an error, EINVAL for a negative count.
     */
    public static int write(
            final long[] fs,
            final int fd,
            final long offset,
            final int byteCount,
            final Object source,
            final long sourceOffset) {
        int done = 0;
        int count = byteCount < 0 ? -Errno.EINVAL : 1;
        while (count > 0 && done < byteCount) {
            count = gwrite(fs, fd, offset + done, byteCount - done, source, sourceOffset + done);
            done += Math.max(0, count);
        }
        return count < 0 ? count : done;
    }

    /**
     * Maps a part of a block; tries again while other work-groups have mapped the whole cache.
     *
     * @param fs        the file system.
     * @param fd        open for reading.
     * @param offset    offset in the file.
     * @param byteCount bytes to map.
     * @return as of {@code gmap}, but not the negative of ENOMEM.
     */
    public static long map(final long[] fs, final int fd, final long offset, final int byteCount) {
        long begin = -Errno.ENOMEM;
        while (begin == -Errno.ENOMEM) {
            begin = gmap(fs, fd, offset, byteCount);
        }
        return begin;
    }
}

package io.github.galefs.sample.wordmatch;

import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

/**
 * Reads and writes that continue until all bytes are moved. After a call that moved fewer, the next call returns the
 * reason. Device code; collective.
 */
final class FullTransfer {
    private FullTransfer() {}

    /**
     * Reads until all bytes are read or the file ends.
     *
     * @return bytes read, fewer than requested only at the end of the file; or an error.
     */
    static int read(
            final long[] fs,
            final int fd,
            final long offset,
            final int byteCount,
            final long[] work,
            final long workOffset) {
        int done = 0;
        int count = 1;
        while (count > 0 && done < byteCount) {
            count = gread(fs, fd, offset + done, byteCount - done, work, workOffset + done);
            done += count > 0 ? count : 0;
        }
        return count < 0 ? count : done;
    }

    /**
     * Writes all bytes.
     *
     * @return the byte count, or an error.
     */
    static int write(
            final long[] fs,
            final int fd,
            final long offset,
            final int byteCount,
            final long[] work,
            final long workOffset) {
        int done = 0;
        int count = 1;
        while (count > 0 && done < byteCount) {
            count = gwrite(fs, fd, offset + done, byteCount - done, work, workOffset + done);
            done += count > 0 ? count : 0;
        }
        return count < 0 ? count : done;
    }
}

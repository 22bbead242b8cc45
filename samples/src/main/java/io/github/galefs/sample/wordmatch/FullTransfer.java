package io.github.galefs.sample.wordmatch;

import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

/**
 * Reads and writes that go on until all bytes are moved: a call that moved fewer leaves it to the next one to tell why.
 * Device code; collective.
 */
final class FullTransfer {
    private FullTransfer() {}

    /**
     * Reads until the place is full or the file ends.
     *
     * @return bytes read, fewer than wanted only at the file's end, or an error.
     */
    static int read(
            final long[] fs,
            final int descriptor,
            final long offset,
            final int byteCount,
            final int[] work,
            final long place) {
        int done = 0;
        int count = 1;
        while (count > 0 && done < byteCount) {
            count = gread(fs, descriptor, offset + done, byteCount - done, work, place + done);
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
            final int descriptor,
            final long offset,
            final int byteCount,
            final int[] work,
            final long place) {
        int done = 0;
        int count = 1;
        while (count > 0 && done < byteCount) {
            count = gwrite(fs, descriptor, offset + done, byteCount - done, work, place + done);
            done += count > 0 ? count : 0;
        }
        return count < 0 ? count : done;
    }
}

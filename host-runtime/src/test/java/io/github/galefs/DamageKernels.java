package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.greadEach;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.WorkItem;

/** Kernels of one work-group that use the file "d", of which a unit is damaged. */
final class DamageKernels {
    private DamageKernels() {}

    /**
     * Reads ranges one after the other, each to its offset in the buffer; then maps each; then has each work-item read
     * 12 bytes of its own.
     *
     * @param ranges    offset and length of each.
     * @param own       offset of each work-item.
     * @param results   of all reads, of all mappings (1 for an offset), of the work-items.
     */
    static void read(
            final long[] fs, final long[] ranges, final long[] own, final byte[] buffer, final long[] results) {
        final int count = ranges.length / 2;
        final int fd = gopen(fs, "d", O_RDONLY);
        for (int i = 0; i < count; i++) {
            final int read = gread(fs, fd, ranges[2 * i], (int) ranges[2 * i + 1], buffer, ranges[2 * i]);
            if (WorkItem.localId() == 0) {
                results[i] = read;
            }
        }
        for (int i = 0; i < count; i++) {
            final long mapped = gmap(fs, fd, ranges[2 * i], (int) ranges[2 * i + 1]);
            final boolean isError = mapped < 0 && mapped >= LOWEST_ERROR;
            if (WorkItem.localId() == 0) {
                results[count + i] = isError ? mapped : 1;
            }
            if (!isError) {
                gunmap(fs, (int) ranges[2 * i + 1]);
            }
        }
        final int id = WorkItem.localId();
        final int each = greadEach(fs, fd, own[id], 12, buffer, buffer.length - 12L * (id + 1));
        results[2 * count + id] = each;
        gclose(fs, fd);
    }

    /**
     * Writes ranges, and reads each after its write.
     *
     * @param ranges  offset and length of each.
     * @param source  what is written.
     * @param buffer  receives what is read.
     * @param results of each write and read; of the close.
     */
    static void write(
            final long[] fs, final long[] ranges, final byte[] source, final byte[] buffer, final long[] results) {
        final int count = ranges.length / 2;
        final int fd = gopen(fs, "d", O_RDWR);
        for (int i = 0; i < count; i++) {
            final int written = gwrite(fs, fd, ranges[2 * i], (int) ranges[2 * i + 1], source, 0);
            final int read = gread(fs, fd, ranges[2 * i], (int) ranges[2 * i + 1], buffer, 0);
            if (WorkItem.localId() == 0) {
                results[2 * i] = written;
                results[2 * i + 1] = read;
            }
        }
        final int closed = gclose(fs, fd);
        if (WorkItem.localId() == 0) {
            results[2 * count] = closed;
        }
    }
}

package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/**
 * File calls under conditions that are the same for the whole group: in loops, nested, and beside early exits.
 *
 * <p>Parameters of each: {@code choices}, random numbers that decide; {@code scratch}, {@link #PART} bytes for each
 * group; {@code out}, one result for each work-item. "file" has random bytes, "list" a list of ints.
 */
final class CollectiveFileKernels {
    /** Bytes of scratch memory for each group. */
    static final int PART = 1024;

    private CollectiveFileKernels() {}

    /** Reads "list" in parts, and for each chosen entry the bytes of "file" at its offset. */
    static void readsOfAList(final long[] fs, final int[] choices, final int[] scratch, final long[] out) {
        final long begin = (long) WorkItem.groupId() * PART;
        final int list = gopen(fs, "list", O_RDONLY);
        final int file = gopen(fs, "file", O_RDONLY);
        final long entries = gfstat(fs, list, STAT_SIZE) / Integer.BYTES;
        long sum = 0;
        for (int k = 0; k < entries; k++) {
            gread(fs, list, k * 4L, 4, scratch, begin);
            final int entry = scratch[(int) (begin >> 2)];
            WorkItem.barrier();
            if ((entry & 1) == 0) {
                final int count = gread(fs, file, entry, 200, scratch, begin);
                sum = sum * 31 + DeviceMemory.getByte(scratch, begin + WorkItem.localId()) + count;
                WorkItem.barrier();
            }
        }
        gclose(fs, list);
        gclose(fs, file);
        out[WorkItem.globalId()] = sum;
    }

    /** Opens, reads and closes "file" in chosen iterations only, with early continues. */
    static void opensUnderConditions(final long[] fs, final int[] choices, final int[] scratch, final long[] out) {
        final long begin = (long) WorkItem.groupId() * PART;
        long sum = 0;
        for (int k = 0; k < 6; k++) {
            final int choice = choices[WorkItem.groupId() + k & 63];
            if ((choice & 1) == 0) {
                continue;
            }
            final int fd = gopen(fs, "file", O_RDONLY);
            if (fd < 0) {
                continue;
            }
            if ((choice & 2) != 0) {
                sum += gread(fs, fd, choice & 1023, 64, scratch, begin);
                sum = sum * 3 + DeviceMemory.getByte(scratch, begin + WorkItem.localId() % 64);
                WorkItem.barrier();
            } else {
                sum += gfstat(fs, fd, STAT_SIZE);
            }
            sum = sum * 5 + gclose(fs, fd);
        }
        out[WorkItem.globalId()] = sum;
    }

    /** Opens files by paths that the group's last work-item stores just before the call. */
    static void opensWhatAnotherStored(final long[] fs, final int[] choices, final int[] scratch, final long[] out) {
        final long ints = (long) WorkItem.groupId() * PART;
        final long longs = (long) WorkItem.groupId() * WorkItem.localSize() * Long.BYTES;
        if (WorkItem.localId() == WorkItem.localSize() - 1) {
            scratch[(int) (ints >> 2)] = 'f' | 'i' << 8 | 'l' << 16 | 'e' << 24;
            DeviceMemory.putInt(out, longs, 'l' | 'i' << 8 | 's' << 16 | 't' << 24);
        }
        final int file = gopen(fs, scratch, ints, 4, O_RDONLY);
        final int list = gopen(fs, out, longs, 4, O_RDONLY);
        final long sum = gfstat(fs, file, STAT_SIZE) * 31 + gfstat(fs, list, STAT_SIZE);
        out[WorkItem.globalId()] = sum * 31 + gclose(fs, file) + gclose(fs, list);
    }

    /** Maps parts of "file" in nested loops, and leaves the inner loop early. */
    static void mapsInNestedLoops(final long[] fs, final int[] choices, final int[] scratch, final long[] out) {
        final int fd = gopen(fs, "file", O_RDONLY);
        long sum = 0;
        for (int k = 0; k < 3; k++) {
            final int rounds = choices[WorkItem.groupId() + k & 63] & 3;
            for (int m = 0; m < rounds; m++) {
                final long offset = (k * 5 + m) * 256L;
                final long address = gmap(fs, fd, offset, 128);
                if (address < 0 && address >= LOWEST_ERROR) {
                    sum = sum * 7 + address;
                    break;
                }
                sum = sum * 31 + DeviceMemory.getByte(fs, address + WorkItem.localId());
                if ((choices[k + m & 63] & 4) != 0) {
                    sum += gunmap(fs, 128) + 1;
                    continue;
                }
                sum += gunmap(fs, 64);
            }
        }
        sum = sum * 3 + gclose(fs, fd);
        out[WorkItem.globalId()] = sum;
    }

    /** Writes chosen parts of the group's own range of "written", and reads others back. */
    static void writesUnderConditions(final long[] fs, final int[] choices, final int[] scratch, final long[] out) {
        final long begin = (long) WorkItem.groupId() * PART;
        final int fd = gopen(fs, "written", O_RDWR | O_CREAT);
        long sum = 0;
        gwrite(fs, fd, begin, PART, scratch, begin);
        for (int k = 0; k < 8; k++) {
            final int choice = choices[WorkItem.groupId() * 3 + k & 63];
            if ((choice & 1) == 0) {
                for (int i = WorkItem.localId(); i < 100; i += WorkItem.localSize()) {
                    DeviceMemory.putByte(scratch, begin + i, i * choice + k);
                }
                WorkItem.barrier();
                sum += gwrite(fs, fd, begin + (choice & 511), 100, scratch, begin);
            } else if ((choice & 2) == 0) {
                gread(fs, fd, begin, 100, scratch, begin + 512);
                sum = sum * 31 + DeviceMemory.getByte(scratch, begin + 512 + WorkItem.localId());
                WorkItem.barrier();
            }
        }
        if ((choices[WorkItem.groupId() & 63] & 4) != 0) {
            sum += gclose(fs, fd) + 1;
        }
        out[WorkItem.globalId()] = sum;
    }

    /** Uses every call, under conditions in nested loops, and returns early from some groups. */
    static void everyCall(final long[] fs, final int[] choices, final int[] scratch, final long[] out) {
        final long begin = (long) WorkItem.groupId() * PART;
        final int file = gopen(fs, "file", O_RDONLY);
        long sum = 0;
        for (int k = 0; k < 4; k++) {
            final int choice = choices[WorkItem.groupId() + k & 63];
            if ((choice & 1) != 0) {
                final int fd = gopen(fs, "list", O_RDONLY);
                for (int m = 0; m < (choice >> 1 & 3); m++) {
                    sum = sum * 31 + gread(fs, fd, m * 4L, 4, scratch, begin);
                    final int entry = scratch[(int) (begin >> 2)];
                    WorkItem.barrier();
                    if (entry % 3 == 0) {
                        continue;
                    }
                    final long address = gmap(fs, file, entry & 2047, 1);
                    if (address >= 0 || address < LOWEST_ERROR) {
                        sum += DeviceMemory.getByte(fs, address);
                        gunmap(fs, 1);
                    } else {
                        sum += address;
                    }
                }
                sum += gclose(fs, fd);
            }
            if ((choice & 8) != 0) {
                sum = sum * 3 + gfstat(fs, file, STAT_SIZE);
                if ((choice & 16) != 0) {
                    gclose(fs, file);
                    out[WorkItem.globalId()] = sum;
                    return;
                }
            }
        }
        out[WorkItem.globalId()] = -sum;
    }
}

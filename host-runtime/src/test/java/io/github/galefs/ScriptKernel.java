package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.greadEach;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/**
 * Runs a list of file calls in each work-group and stores the result of each call. Unlike {@link GroupScriptKernel} it
 * has several fds, keeps all bytes that it reads, and may make calls during a mapping. Device code.
 */
final class ScriptKernel {
    static final int OPEN = 0;
    static final int READ = 1;
    static final int WRITE = 2;
    static final int CLOSE = 3;
    static final int STAT = 4;
    static final int MAP = 5;
    static final int UNMAP = 6;

    /** A read by each work-item: the range of the step in parts, the last of them for the first work-item. */
    static final int READ_EACH = 7;

    /** Makes no call: fills up a script that is shorter than those of other work-groups. */
    static final int NOTHING = 8;

    /**
     * Ints of a step: call; slot of the fd; index of the name, or file offset; open flags, byte count, or field; number
     * for {@link #content}; byte offset in the data, where the bytes of this step alone lie.
     */
    static final int STEP_LENGTH = 6;

    /** Ints of a result: the result of the call, and a checksum of the bytes that it read. */
    static final int RESULT_LENGTH = 2;

    /** Ints of a work-item behind the bytes of a {@link #READ_EACH}, at a multiple of 4: as a result has them. */
    static final int EACH_RESULT_LENGTH = 2;

    /** Bytes of a name. Each takes 4 bytes in the names. */
    static final int NAME_LENGTH = 2;

    /** File offset that stands for the greatest one. */
    static final int GREATEST_OFFSET = Integer.MIN_VALUE;

    private ScriptKernel() {}

    /**
     * Runs the script of the work-group.
     *
     * @param fs      the file system.
     * @param script  steps, as many for each work-group.
     * @param names   of files.
     * @param fds     slots, as many for each work-group, of which {@link #OPEN} sets one and all calls use one.
     * @param data    bytes that are written, and that were read.
     * @param results receives the results, as many as there are steps.
     */
    static void run(
            final long[] fs,
            final int[] script,
            final int[] names,
            final int[] fds,
            final int[] data,
            final int[] results) {
        final int steps = script.length / STEP_LENGTH / WorkItem.groupCount();
        final int firstSlot = fds.length / WorkItem.groupCount() * WorkItem.groupId();
        final int first = steps * WorkItem.groupId();
        for (int step = first; step < first + steps; step++) {
            final int base = step * STEP_LENGTH;
            final int call = script[base];
            final int slot = firstSlot + script[base + 1];
            final int third = script[base + 2];
            final int count = script[base + 3];
            final int begin = script[base + 5];
            final long offset = third == GREATEST_OFFSET ? Long.MAX_VALUE : third;
            final int fd = fds[slot];
            int result = 0;
            int length = 0;
            if (call == OPEN) {
                result = gopen(fs, names, 4L * third, NAME_LENGTH, count);
            } else if (call == READ) {
                result = gread(fs, fd, offset, count, data, begin);
                length = result;
            } else if (call == WRITE) {
                fill(data, begin, count, script[base + 4]);
                result = gwrite(fs, fd, offset, count, data, begin);
            } else if (call == CLOSE) {
                result = gclose(fs, fd);
            } else if (call == STAT) {
                result = (int) gfstat(fs, fd, count);
            } else if (call == MAP) {
                final long address = gmap(fs, fd, offset, count);
                if (address >= 0 || address < LOWEST_ERROR) {
                    copy(fs, address, data, begin, count);
                    result = count;
                    length = count;
                } else {
                    result = (int) address;
                }
            } else if (call == READ_EACH) {
                readPart(fs, fd, third, count, data, begin);
            } else if (call == UNMAP) {
                result = gunmap(fs, count);
            }
            WorkItem.barrier();
            if (WorkItem.localId() == 0) {
                if (call == OPEN) {
                    fds[slot] = result;
                }
                results[step * RESULT_LENGTH] = result;
                results[step * RESULT_LENGTH + 1] = checksum(data, begin, length);
            }
            WorkItem.barrier();
        }
    }

    /** Returns a byte of what a step writes; its low 8 bits count. */
    static int content(final int index, final int value) {
        return value + index * 7 + (index >> 8) * 3;
    }

    /** Returns the length of the parts of a {@link #READ_EACH}; the last may be shorter. */
    static int partLength(final int count, final int parts) {
        return count < 0 ? count : (count + parts - 1) / parts;
    }

    /** Returns the byte offset in the data of the results of a {@link #READ_EACH}. */
    static int eachResults(final int begin, final int count) {
        return begin + Math.max(0, count) + Integer.BYTES - 1 & -Integer.BYTES;
    }

    private static void readPart(
            final long[] fs, final int fd, final int third, final int count, final int[] data, final int begin) {
        final int part = partLength(count, WorkItem.localSize());
        final int skipped = (WorkItem.localSize() - 1 - WorkItem.localId()) * Math.max(0, part);
        final int length = count < 0 ? count : Math.clamp(count - skipped, 0, part);
        final long offset = third == GREATEST_OFFSET ? Long.MAX_VALUE : (long) third + skipped;
        final int result = greadEach(fs, fd, offset, length, data, begin + skipped);
        final int own = eachResults(begin, count) / Integer.BYTES + WorkItem.localId() * EACH_RESULT_LENGTH;
        data[own] = result;
        data[own + 1] = checksum(data, begin + skipped, result);
    }

    private static void fill(final int[] data, final int begin, final int count, final int value) {
        for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
            DeviceMemory.putByte(data, begin + i, content(i, value));
        }
    }

    private static void copy(final long[] fs, final long address, final int[] data, final int begin, final int count) {
        for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
            DeviceMemory.putByte(data, begin + i, DeviceMemory.getByte(fs, address + i));
        }
    }

    private static int checksum(final int[] data, final int begin, final int count) {
        int sum = 1;
        for (int i = 0; i < count; i++) {
            sum = sum * 31 + (DeviceMemory.getByte(data, begin + i) & 0xff);
        }
        return sum;
    }
}

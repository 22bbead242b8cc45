package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkItem;

/**
 * Runs a list of file calls in each work-group, on a file of its own and on files that all work-groups read. Device
 * code.
 *
 * <p>Every work-item takes part in the check of a call: each adds the result that it received, and its share of the
 * bytes as it sees them, to a sum of its own, and the leader adds the sums of the group.
 */
final class GroupScriptKernel {
    static final int END = 0;
    static final int OPEN = 1;
    static final int READ = 2;
    static final int WRITE = 3;
    static final int MAP = 4;
    static final int SIZE = 5;
    static final int CLOSE = 6;

    /** Number that stands for the file of the work-group; the others are numbers of shared files, from 0. */
    static final int OWN = -1;

    /** Ints of a step: call, file, offset in the file, byte count or open flags, and a number for {@link #content}. */
    static final int STEP_LENGTH = 5;

    /** Ints of a result: the result of the call, 1 for an fd; and the sum of all work-items. */
    static final int RESULT_LENGTH = 2;

    /** Bytes of a file's name: a letter and six digits. */
    static final int NAME_LENGTH = 7;

    /** The destination of a step begins at an offset from 0 to this one in the work-group's part of the memory. */
    static final int MAX_SHIFT = 15;

    private GroupScriptKernel() {}

    /**
     * Runs the script of the work-group.
     *
     * @param fs      the file system.
     * @param script  steps, as many for each work-group; one of {@link #END} ends the script early.
     * @param memory  for names and for bytes, a part of one size for each work-group.
     * @param sums    an element for each work-item.
     * @param results receives the results, as many as there are steps.
     */
    static void run(final long[] fs, final int[] script, final int[] memory, final int[] sums, final int[] results) {
        final int group = WorkItem.groupId();
        final int steps = script.length / STEP_LENGTH / WorkItem.groupCount();
        final long part = (long) group * (memory.length / WorkItem.groupCount()) * Integer.BYTES;
        int ownFd = 0;
        int sharedFd = 0;
        for (int step = group * steps; step < (group + 1) * steps && script[step * STEP_LENGTH] != END; step++) {
            final int base = step * STEP_LENGTH;
            final int call = script[base];
            final int file = script[base + 1];
            final int offset = script[base + 2];
            final int count = script[base + 3];
            final int value = script[base + 4];
            final long begin = part + (value & MAX_SHIFT);
            final int fd = file == OWN ? ownFd : sharedFd;
            int result = 0;
            int sum = 0;
            if (call == OPEN) {
                putName(memory, begin, file == OWN, file == OWN ? group : file);
                final int opened = gopen(fs, memory, begin, NAME_LENGTH, count);
                final int kept = Math.max(opened, 0);
                ownFd = file == OWN ? kept : ownFd;
                sharedFd = file == OWN ? sharedFd : kept;
                result = Math.min(opened, 1);
            } else if (call == READ) {
                result = gread(fs, fd, offset, count, memory, begin);
                sum = sumOfArray(memory, begin, result);
            } else if (call == WRITE) {
                putContent(memory, begin, count, value);
                result = gwrite(fs, fd, offset, count, memory, begin);
            } else if (call == MAP) {
                long address = -Errno.ENOMEM;
                while (address == -Errno.ENOMEM) {
                    address = gmap(fs, fd, offset, count);
                }
                if (address >= 0 || address < LOWEST_ERROR) {
                    sum = sumOfRegion(fs, address, count);
                    result = count + gunmap(fs, count);
                } else {
                    result = (int) address;
                }
            } else if (call == SIZE) {
                result = (int) gfstat(fs, fd, STAT_SIZE);
            } else {
                result = gclose(fs, fd);
                ownFd = file == OWN ? 0 : ownFd;
                sharedFd = file == OWN ? sharedFd : 0;
            }
            sums[WorkItem.globalId()] = sum + result;
            WorkItem.barrier();
            if (WorkItem.localId() == 0) {
                results[step * RESULT_LENGTH] = result;
                results[step * RESULT_LENGTH + 1] = sumOfGroup(sums);
            }
            WorkItem.barrier();
        }
    }

    /** Returns a byte of what a step writes. */
    static int content(final int index, final int value) {
        return ((index + value) * 40503) >> 7;
    }

    /** Returns what a byte adds to a sum; depends on where it is. */
    static int term(final int index, final int content) {
        return ((content & 0xff) + 1) * (index * 31 + 7);
    }

    /** Returns a byte of the name of a work-group's own file, or of a shared file. */
    static int nameByte(final int index, final boolean isOwn, final int number) {
        int digits = number;
        for (int i = index + 1; i < NAME_LENGTH; i++) {
            digits /= 10;
        }
        return index > 0 ? '0' + digits % 10 : isOwn ? 'g' : 's';
    }

    private static void putName(final int[] memory, final long begin, final boolean isOwn, final int number) {
        for (int i = WorkItem.localId(); i < NAME_LENGTH; i += WorkItem.localSize()) {
            DeviceMemory.putByte(memory, begin + i, nameByte(i, isOwn, number));
        }
    }

    private static void putContent(final int[] memory, final long begin, final int count, final int value) {
        for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
            DeviceMemory.putByte(memory, begin + i, content(i, value));
        }
    }

    private static int sumOfArray(final int[] memory, final long begin, final int count) {
        int sum = 0;
        for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
            sum += term(i, DeviceMemory.getByte(memory, begin + i));
        }
        return sum;
    }

    private static int sumOfRegion(final long[] fs, final long begin, final int count) {
        int sum = 0;
        for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
            sum += term(i, DeviceMemory.getByte(fs, begin + i));
        }
        return sum;
    }

    private static int sumOfGroup(final int[] sums) {
        int sum = 0;
        for (int i = 0; i < WorkItem.localSize(); i++) {
            sum += sums[WorkItem.globalId() + i];
        }
        return sum;
    }
}

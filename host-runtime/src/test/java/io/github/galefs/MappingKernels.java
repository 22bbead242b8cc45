package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gblocksize;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.call.HostCall;

/** Kernels of work-groups that map blocks of "file" at the same time, each one of its own. Device code. */
final class MappingKernels {
    /** Bytes of a word by which a work-group tells the others how far it is. */
    static final int WORD = 8;

    /** Blocks from that of a work-group to that of the next one, so many that none is fetched ahead with another. */
    static final int DISTANCE = 20;

    /** Results of the last work-group: one mapping too many, a read beside the mappings, and the mapping after them. */
    static final int RESULT_LENGTH = 3;

    private static final int MAPS = 1;
    private static final int HAS_ENDED = 2;

    /** Polls of a word, each of which gives way to others: on a device that runs too few work-groups, a test fails. */
    private static final long MAX_POLLS = 100_000_000;

    private MappingKernels() {}

    /**
     * All work-groups but the last map a block each, perhaps after they have read it, and hold it until the last one
     * has asked for one more. For devices that run all of them at the same time, with a cache of so many frames that
     * the last mapping would fill it.
     *
     * @param fs      the file system.
     * @param reads   not 0 to read: [0] a block before it is mapped, which needs no request then; [1] the block of the
     *     last work-group while the others have mappings, for which there must be a frame.
     * @param words   a word for each work-group.
     * @param data    an int for each work-group, which receives the byte that was read.
     * @param results receives a byte or an error of each work-group, and {@link #RESULT_LENGTH} of the last one.
     */
    static void asksForOneTooMany(
            final long[] fs, final int[] reads, final long[] words, final int[] data, final long[] results) {
        final int last = WorkItem.groupCount() - 1;
        final int group = WorkItem.groupId();
        final int fd = gopen(fs, "file", O_RDONLY);
        if (group < last) {
            if (reads[0] != 0) {
                gread(fs, fd, blockAt(fs, group), 1, data, group * 4L);
            }
            final long begin = gmap(fs, fd, blockAt(fs, group), 1);
            DeviceMemory.putIntVolatile(words, (long) group * WORD, MAPS);
            await(fs, words, last, MAPS);
            results[group] = byteAt(fs, begin);
            gunmap(fs, 1);
            DeviceMemory.putIntVolatile(words, (long) group * WORD, HAS_ENDED);
        } else {
            awaitOthers(fs, words, last, MAPS);
            results[last] = gmap(fs, fd, blockAt(fs, last), 1);
            if (reads[1] != 0) {
                gread(fs, fd, blockAt(fs, last), 1, data, last * 4L);
                results[last + 1] = DeviceMemory.getByte(data, last * 4L);
            }
            DeviceMemory.putIntVolatile(words, (long) last * WORD, MAPS);
            awaitOthers(fs, words, last, HAS_ENDED);
            final long begin = gmap(fs, fd, blockAt(fs, last), 1);
            results[last + 2] = byteAt(fs, begin);
            gunmap(fs, 1);
        }
    }

    /**
     * Maps the block of each work-group once.
     *
     * @param fs      the file system.
     * @param results receives a byte or an error of each work-group.
     */
    static void mapsItsBlock(final long[] fs, final long[] results) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final long begin = gmap(fs, fd, blockAt(fs, WorkItem.groupId()), 1);
        results[WorkItem.groupId()] = byteAt(fs, begin);
        gunmap(fs, 1);
    }

    /**
     * Maps the block of each work-group, and keeps it until the launch is stopped.
     *
     * @param fs      the file system.
     * @param results receives the error of each work-group.
     */
    static void keepsItsMapping(final long[] fs, final long[] results) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final long begin = gmap(fs, fd, blockAt(fs, WorkItem.groupId()), 1);
        long error = begin >= 0 || begin < LOWEST_ERROR ? -Errno.EBUSY : begin;
        while (error == -Errno.EBUSY) {
            error = gclose(fs, fd);
        }
        results[WorkItem.groupId()] = error;
        gunmap(fs, 1);
    }

    /**
     * Work-groups take turns to map the parts of the file from each multiple of {@link #WORD} on.
     *
     * @param fs     the file system.
     * @param size   bytes of the file.
     * @param begins receives what gmap returned for each part, and last what gclose returned.
     */
    static void mapsEachWord(final long[] fs, final int size, final long[] begins) {
        final int fd = gopen(fs, "file", O_RDONLY);
        for (int word = WorkItem.groupId(); word * WORD < size; word += WorkItem.groupCount()) {
            final int count = Math.min(WORD, size - word * WORD);
            long begin = -Errno.ENOMEM;
            while (begin == -Errno.ENOMEM) {
                begin = gmap(fs, fd, (long) word * WORD, count);
            }
            begins[word] = begin;
            gunmap(fs, count);
        }
        begins[begins.length - 1] = gclose(fs, fd);
    }

    private static long blockAt(final long[] fs, final int group) {
        return (long) group * DISTANCE * gblocksize(fs);
    }

    private static long byteAt(final long[] fs, final long begin) {
        return begin >= 0 || begin < LOWEST_ERROR ? DeviceMemory.getByte(fs, begin) : begin;
    }

    private static void awaitOthers(final long[] fs, final long[] words, final int count, final int state) {
        for (int group = 0; group < count; group++) {
            await(fs, words, group, state);
        }
    }

    private static void await(final long[] fs, final long[] words, final int group, final int state) {
        long polls = 0;
        while (DeviceMemory.getIntVolatile(words, (long) group * WORD) < state
                && polls < MAX_POLLS
                && HostCall.stopError(fs) == 0) {
            WorkItem.relax(polls);
            polls++;
        }
    }
}

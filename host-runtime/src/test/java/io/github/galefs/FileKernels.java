package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gblocksize;
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

/** Small kernels for tests. */
final class FileKernels {
    private FileKernels() {}

    /** Reads "file" into data. args: offset, count. out: result, size, result of the close. */
    static void read(final long[] fs, final long[] args, final int[] data, final long[] out) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final int count = gread(fs, fd, args[0], (int) args[1], data, 0);
        final long size = gfstat(fs, fd, STAT_SIZE);
        final int closed = gclose(fs, fd);
        if (WorkItem.globalId() == 0) {
            out[0] = fd < 0 ? fd : count;
            out[1] = size;
            out[2] = closed;
        }
    }

    /** Writes data to "file". args: offset, count. out: result, result of the close. */
    static void write(final long[] fs, final long[] args, final int[] data, final long[] out) {
        final int fd = gopen(fs, "file", O_WRONLY | O_CREAT);
        final int count = gwrite(fs, fd, args[0], (int) args[1], data, 0);
        final int closed = gclose(fs, fd);
        if (WorkItem.globalId() == 0) {
            out[0] = fd < 0 ? fd : count;
            out[1] = closed;
        }
    }

    /** Each group writes args[0] bytes of its number + 1 at its own offset in "file", through its own fd. */
    static void writeDisjointParts(final long[] fs, final long[] args, final int[] scratch, final long[] out) {
        final int part = (int) args[0];
        final long offset = (long) WorkItem.groupId() * part;
        for (int i = WorkItem.localId(); i < part; i += WorkItem.localSize()) {
            DeviceMemory.putByte(scratch, offset + i, WorkItem.groupId() + 1);
        }
        final int fd = gopen(fs, "file", O_WRONLY | O_CREAT | O_TRUNC);
        final int count = gwrite(fs, fd, offset, part, scratch, offset);
        final int closed = gclose(fs, fd);
        if (WorkItem.localId() == 0) {
            out[WorkItem.groupId()] = closed < 0 ? closed : count;
        }
    }

    /**
     * Opens files, keeps all of them open, and then closes them. args: bytes of each name, number of names, flags.
     * fds[i]: fd of file i, or a negative error number.
     */
    static void openAll(final long[] fs, final long[] args, final int[] names, final int[] fds) {
        final int length = (int) args[0];
        final int count = (int) args[1];
        for (int i = 0; i < count; i++) {
            final int fd = gopen(fs, names, (long) i * length, length, (int) args[2]);
            if (WorkItem.globalId() == 0) {
                fds[i] = fd;
            }
        }
        WorkItem.barrier();
        for (int i = 0; i < count; i++) {
            gclose(fs, fds[i]);
        }
    }

    /** Sums the bytes of "file" in every group, each starting at a different block. args: block size. */
    static void sumFromEverywhere(final long[] fs, final long[] args, final int[] scratch, final long[] sums) {
        final int part = (int) args[0];
        final long scratchOffset = (long) WorkItem.groupId() * part;
        final int fd = gopen(fs, "file", O_RDONLY);
        final long size = gfstat(fs, fd, STAT_SIZE);
        final int parts = (int) ((size + part - 1) / part);
        long sum = 0;
        for (int i = 0; i < parts; i++) {
            final long offset = (long) ((i + WorkItem.groupId()) % parts) * part;
            final int count = gread(fs, fd, offset, part, scratch, scratchOffset);
            if (WorkItem.localId() == 0) {
                for (int k = 0; k < count; k++) {
                    sum += DeviceMemory.getByte(scratch, scratchOffset + k) & 0xff;
                }
            }
            WorkItem.barrier();
        }
        gclose(fs, fd);
        if (WorkItem.localId() == 0) {
            sums[WorkItem.groupId()] = sum;
        }
    }

    /** Each group writes its part and reads it back through the same fd. out: -1 or the first byte that differs. */
    static void writeThenRead(final long[] fs, final long[] args, final int[] scratch, final long[] out) {
        final int part = (int) args[0];
        final long offset = (long) WorkItem.groupId() * part;
        for (int i = WorkItem.localId(); i < part; i += WorkItem.localSize()) {
            DeviceMemory.putByte(scratch, offset + i, i * 31 + WorkItem.groupId());
        }
        final int fd = gopen(fs, "file", O_RDWR | O_CREAT);
        final int written = gwrite(fs, fd, offset, part, scratch, offset);
        for (int i = WorkItem.localId(); i < part; i += WorkItem.localSize()) {
            DeviceMemory.putByte(scratch, offset + i, 0);
        }
        WorkItem.barrier();
        final int read = gread(fs, fd, offset, part, scratch, offset);
        long difference = written == part && read == part ? -1 : part;
        for (int i = 0; i < part; i++) {
            if ((byte) DeviceMemory.getByte(scratch, offset + i) != (byte) (i * 31 + WorkItem.groupId())
                    && difference < 0) {
                difference = i;
            }
        }
        gclose(fs, fd);
        if (WorkItem.localId() == 0) {
            out[WorkItem.groupId()] = difference;
        }
    }

    /** Collects the results of invalid calls. */
    static void refusedCalls(final long[] fs, final int[] data, final long[] out) {
        final int reader = gopen(fs, "file", O_RDONLY);
        final int writer = gopen(fs, "file", O_WRONLY);
        out[0] = gread(fs, 0, 0, 1, data, 0);
        out[1] = gread(fs, 1_000_000, 0, 1, data, 0);
        out[2] = gread(fs, writer, 0, 1, data, 0);
        out[3] = gwrite(fs, reader, 0, 1, data, 0);
        out[4] = gread(fs, reader, -1, 1, data, 0);
        out[5] = gread(fs, reader, 0, -1, data, 0);
        out[6] = gwrite(fs, writer, Long.MAX_VALUE, 1, data, 0);
        out[7] = gfstat(fs, reader, 77);
        out[8] = gfstat(fs, -1, STAT_SIZE);
        out[9] = gopen(fs, "missing", O_RDONLY);
        out[10] = gopen(fs, "directory", O_RDONLY);
        out[11] = gopen(fs, "file/below", O_RDONLY);
        out[12] = gopen(fs, "", O_RDONLY);
        out[13] = gopen(fs, "file", 3);
        out[14] = gopen(fs, "file", O_RDONLY | O_TRUNC);
        out[15] = gopen(fs, "file", 1 << 20);
        gclose(fs, reader);
        gclose(fs, writer);
        out[16] = gclose(fs, reader);
    }

    /** Work-item args[0] throws an exception while the others wait for the host and at barriers. */
    static void failing(final long[] fs, final int[] args, final int[] data) {
        final int fd = gopen(fs, "file", O_RDONLY);
        for (int i = 0; i < 1_000_000_000; i++) {
            gread(fs, fd, 0, 64, data, 0);
            if (WorkItem.globalId() == args[0] && i == 100) {
                throw new IllegalStateException("work-item gives up");
            }
        }
    }

    /** Reads until it is stopped; sets data[0] after the first read. */
    static void endless(final long[] fs, final int[] data) {
        final int fd = gopen(fs, "file", O_RDONLY);
        int count = 1;
        while (count > 0) {
            count = gread(fs, fd, 0, 64, data, 4);
            data[0] = count;
        }
    }

    /** Diverges at a barrier: one work-item of each group does not reach it. */
    static void divergent(final long[] fs, final int[] data) {
        data[0] = fs.length;
        if (WorkItem.localId() > 0) {
            WorkItem.barrier();
        }
    }

    /**
     * Sums the bytes of "file" through mappings, in every group, each starting at a different block. Tries again while
     * others have mapped the cache.
     */
    static void sumMapped(final long[] fs, final long[] sums) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final int part = gblocksize(fs);
        final long size = gfstat(fs, fd, STAT_SIZE);
        final int parts = (int) ((size + part - 1) / part);
        long sum = 0;
        for (int i = 0; i < parts; i++) {
            final long offset = (long) ((i + WorkItem.groupId()) % parts) * part;
            final int count = size - offset < part ? (int) (size - offset) : part;
            long begin = -Errno.ENOMEM;
            while (begin == -Errno.ENOMEM) {
                begin = gmap(fs, fd, offset, count);
            }
            if (begin >= 0 || begin < LOWEST_ERROR) {
                for (int k = 0; k < count; k++) {
                    sum += DeviceMemory.getByte(fs, begin + k) & 0xff;
                }
                gunmap(fs, count);
            } else {
                sum = begin;
            }
        }
        gclose(fs, fd);
        if (WorkItem.localId() == 0) {
            sums[WorkItem.groupId()] = sum;
        }
    }

    /** Collects the results of invalid mappings, and of calls that fail during a mapping. args: size of the file. */
    static void mapRefusals(final long[] fs, final long[] args, final long[] refusals) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final int part = gblocksize(fs);
        final long size = args[0];
        refusals[0] = gmap(fs, fd, part - 1, 2);
        refusals[1] = gmap(fs, fd, size, 1);
        refusals[2] = gmap(fs, fd, size - 1, 2);
        refusals[3] = gmap(fs, fd, 0, 0);
        refusals[4] = gmap(fs, fd, -1, 1);
        refusals[5] = gmap(fs, -1, 0, 1);
        refusals[6] = gunmap(fs, 1);
        gmap(fs, fd, 0, 1);
        refusals[7] = gmap(fs, fd, 0, 1);
        refusals[8] = gread(fs, fd, 0, 1, args, 0);
        refusals[9] = gopen(fs, "file", O_RDONLY);
        refusals[10] = gclose(fs, fd);
        refusals[11] = gfstat(fs, fd, STAT_SIZE);
        refusals[12] = gunmap(fs, 1);
        gclose(fs, fd);
    }

    /** Ends a mapping that does not exist; the kernel makes no request. Stores the result of each work-item. */
    static void unmap(final long[] fs, final int[] out) {
        out[WorkItem.globalId()] = gunmap(fs, 1);
    }

    /** Writes to "file" and leaves it open. */
    static void leaveOpen(final long[] fs, final int[] data) {
        final int fd = gopen(fs, "file", O_WRONLY | O_CREAT);
        gwrite(fs, fd, 0, 4, data, 0);
    }

    /** Stores the ids of each work-item: global, local, group, local size, group count. */
    static void ids(final long[] fs, final int[] out) {
        final int base = 5 * WorkItem.globalId();
        out[base] = fs.length > 0 ? WorkItem.globalId() : -1;
        out[base + 1] = WorkItem.localId();
        out[base + 2] = WorkItem.groupId();
        out[base + 3] = WorkItem.localSize();
        out[base + 4] = WorkItem.groupCount();
    }
}

package io.github.galefs.compiler;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

/** Kernels that lose errors of file calls, in the lines with {@code // loses: call}, and others that do not. */
@SuppressWarnings("UnusedVariable")
final class LosingKernels {
    private LosingKernels() {}

    static void ignoresResults(final long[] fs, final int[] data) {
        gopen(fs, "file", O_RDONLY); // loses: gopen
        gread(fs, 3, 0, 4, data, 0); // loses: gread
        gwrite(fs, 3, 0, 4, data, 0); // loses: gwrite
        gmap(fs, 3, 0, 4); // loses: gmap
        gunmap(fs, 4);
    }

    static void keepsResultsInVariables(final long[] fs, final int[] data) {
        int count = 0;
        for (int i = 0; i < data[0]; i++) {
            count = gread(fs, 3, i, 4, data, 0); // loses: gread
        }
        final long begin = gwrite(fs, 3, 0, 4, data, 0); // loses: gwrite
    }

    static void closesWriters(final long[] fs, final int[] data) {
        final int writer = gopen(fs, "file", O_WRONLY | O_CREAT);
        final int both = gopen(fs, "other", O_RDWR);
        data[0] = Math.min(writer, both);
        gclose(fs, writer); // loses: gclose
        gclose(fs, both); // loses: gclose
    }

    static void closesOthers(final long[] fs, final int[] data, final int flags) {
        final int reader = gopen(fs, "file", O_RDONLY);
        final int any = gopen(fs, "other", flags);
        data[0] = Math.min(reader, any);
        gclose(fs, reader);
        gclose(fs, any);
        gclose(fs, data[1]);
    }

    static void usesAnErrorAsFd(final long[] fs, final int[] data) {
        final int fd = gopen(fs, "file", O_RDONLY); // loses: fd
        data[0] = gread(fs, fd, 0, 4, data, 0);
        data[1] = readFour(fs, fd, data);
        gclose(fs, fd);
    }

    static void selectsAnFd(final long[] fs, final int[] data) {
        int fd = 0;
        if (data[0] > 0) {
            fd = gopen(fs, "file", O_RDONLY); // loses: fd
        } else {
            fd = gopen(fs, "other", O_RDONLY); // loses: fd
        }
        data[0] = readFour(fs, fd, data);
    }

    static void testsAnFd(final long[] fs, final int[] data) {
        final int fd = gopen(fs, "file", O_RDONLY);
        if (fd >= 0) {
            data[0] = readFour(fs, fd, data);
            gclose(fs, fd);
        }
    }

    static void testsAnFdInAMethod(final long[] fs, final int[] data) {
        final int fd = gopen(fs, "file", O_RDONLY);
        note(data, fd);
        data[1] = readFour(fs, fd, data);
    }

    static void testsASelectedFd(final long[] fs, final int[] data) {
        final int fd = data[0] > 0 ? gopen(fs, "file", O_RDONLY) : gopen(fs, "other", O_RDONLY);
        data[1] = fd < 0 ? fd : readFour(fs, fd, data);
    }

    static void testsTheLesserFd(final long[] fs, final int[] data) {
        final int file = gopen(fs, "file", O_RDONLY);
        final int other = gopen(fs, "other", O_RDONLY);
        note(data, Math.min(file, other));
        data[1] = readFour(fs, file, data) + readFour(fs, other, data);
    }

    static void storesAnFd(final long[] fs, final int[] data) {
        final int[] fds = new int[2];
        fds[0] = gopen(fs, "file", O_RDONLY);
        data[3] = gopen(fs, "other", O_RDONLY);
        data[1] = readFour(fs, fds[0], data) + readFour(fs, data[3], data);
    }

    static void readsInALoop(final long[] fs, final int[] data) {
        int count = gopen(fs, "file", O_RDONLY);
        for (int i = 0; count > 0; i++) {
            count = gread(fs, 3, i, 4, data, 0);
        }
    }

    static void callsAMethodThatIgnoresAResult(final long[] fs, final int[] data) {
        ignores(fs, data, 0);
        ignores(fs, data, 4);
    }

    private static void ignores(final long[] fs, final int[] data, final int at) {
        gread(fs, 3, at, 4, data, 0); // loses: gread
    }

    static void ignoresTheResultOfAMethod(final long[] fs, final int[] data) {
        data[1] = readFour(fs, 3, data) + readEight(fs, 3, data);
        readEight(fs, 4, data); // loses: gread
    }

    private static int readFour(final long[] fs, final int fd, final int[] data) {
        return gread(fs, fd, 0, 4, data, 0);
    }

    private static int readEight(final long[] fs, final int fd, final int[] data) {
        return gread(fs, fd, 0, 8, data, 0);
    }

    private static void note(final int[] data, final int result) {
        if (result < 0) {
            data[2] = result;
        }
    }
}

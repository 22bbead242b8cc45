package io.github.galefs.sample.hello;

import static io.github.galefs.kernel.file.DeviceFile.*;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;

/** A kernel and its host, as a project of your own has them: counts the lines of a file on a device. */
public final class Hello {
    static final int CHUNK_LENGTH = 16 * 1024;

    private Hello() {}

    /** The kernel. A work-group reads every {@code groupCount()}-th chunk of the file, into its part of the buffer. */
    static void countLines(final long[] fs, final byte[] path, final int[] buffer, final long[] results) {
        final long own = (long) WorkItem.groupId() * CHUNK_LENGTH; // this group's part of the buffer
        final int fd = gopen(fs, path, 0, path.length, O_RDONLY); // a file descriptor, or the negative of an errno
        int count = fd < 0 ? fd : CHUNK_LENGTH;
        long lines = 0;
        for (long chunk = WorkItem.groupId(); count > 0; chunk += WorkItem.groupCount()) {
            count = gread(fs, fd, chunk * CHUNK_LENGTH, CHUNK_LENGTH, buffer, own); // 0 at the end of the file
            for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
                lines += DeviceMemory.getByte(buffer, own + i) == '\n' ? 1 : 0;
            }
            WorkItem.barrier(); // all have counted: the next read overwrites the buffer
        }
        gclose(fs, fd);
        results[WorkItem.globalId()] = count < 0 ? count : lines;
    }

    /** Launches the kernel; {@code launch} passes {@code fs}. Returns the lines, or the negative of an errno. */
    static long launch(final GaleFs galeFs, final Grid grid, final String file) throws InterruptedException {
        final byte[] path = file.getBytes(StandardCharsets.UTF_8);
        final int[] buffer = new int[grid.groupCount() * (CHUNK_LENGTH / Integer.BYTES)];
        final long[] results = new long[grid.globalSize()];
        galeFs.launch(Hello::countLines, grid, path, buffer, results);
        return Arrays.stream(results).reduce(0, (a, b) -> a < 0 || b < 0 ? Math.min(a, b) : a + b);
    }

    /**
     * Runs the program.
     *
     * @param arguments directory of a store, and the path of a file in it.
     * @throws IOException          when the store or the file cannot be read.
     * @throws InterruptedException when the calling thread is interrupted; the launch is stopped.
     */
    public static void main(final String[] arguments) throws IOException, InterruptedException {
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext().store(Path.of(arguments[0])))) {
            final long lines = launch(galeFs, new Grid(64, 8), arguments[1]);
            if (lines < 0) {
                throw new IOException("the kernel cannot read " + arguments[1] + ": errno " + -lines);
            }
            System.out.println(arguments[1] + " has " + lines + " lines");
        }
    }
}

package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.CHUNK_LENGTH;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.PADDING;

import io.github.galefs.GaleFs;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.sample.KernelErrors;
import io.github.galefs.sample.KernelText;
import io.github.galefs.sample.Part;
import io.github.galefs.sample.SampleException;
import java.util.Arrays;
import org.agrona.CloseHelper;

/**
 * A file of lines in memory of the device. The last line may lack a line end.
 *
 * @param bytes       the file.
 * @param lines       offset of each line, and where another one would begin; one element more than there are lines.
 * @param linesBefore lines of the file before these.
 */
record LineFile(DeviceArray<long[]> bytes, DeviceArray<int[]> lines, int linesBefore) implements AutoCloseable {
    /** The offsets of lines are ints, and no chunk reaches beyond them. */
    private static final long MAX_SIZE = Integer.MAX_VALUE - CHUNK_LENGTH;

    /**
     * Makes a kernel read a file.
     *
     * @param kind    name of the input for messages.
     * @param part    of the lines to hold.
     * @param failure receives a failure; the lines are then of no use.
     * @throws SampleException if the file is missing or too large.
     */
    static LineFile read(
            final GaleFs galeFs,
            final Grid grid,
            final String kind,
            final String path,
            final Part part,
            final long[] failure)
            throws SampleException, FileServiceException, InterruptedException {
        final long size = size(galeFs.files(), kind, path);
        if (size > MAX_SIZE) {
            throw new SampleException(
                    kind + " '" + path + "' has " + size + " bytes; a file of lines has at most " + MAX_SIZE);
        }
        final DeviceArray<long[]> bytes = galeFs.allocateArray(new long[(int) ((size + PADDING) / Long.BYTES) + 1]);
        try {
            final DeviceArray<int[]> lines = findLines(galeFs, grid, path, (int) size, bytes.array(), failure);
            final int count = lines.array().length - 1;
            return new LineFile(bytes, part(galeFs, lines, part.begin(count), part.end(count)), part.begin(count));
        } catch (final Throwable t) {
            bytes.close();
            throw t;
        }
    }

    private static long size(final FileService files, final String kind, final String path)
            throws SampleException, FileServiceException {
        try {
            return files.stat(path).size();
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT || e.error() == PosixError.ENOTDIR) {
                throw new SampleException(kind + " '" + path + "': "
                        + KernelErrors.describe(-e.error().number()));
            }
            throw e;
        }
    }

    private static DeviceArray<int[]> findLines(
            final GaleFs galeFs,
            final Grid grid,
            final String path,
            final int size,
            final long[] bytes,
            final long[] failure)
            throws InterruptedException {
        final int[] firstLines = new int[Math.max(1, Math.ceilDiv(size, CHUNK_LENGTH))];
        final int[] last = new int[1];
        final int pathLength = KernelText.byteLength(path);
        final Grid few = atMost(firstLines.length, grid);
        galeFs.launch(
                LineKernels::load, few, KernelText.pack(path), pathLength, size, bytes, firstLines, last, failure);
        int lineEnds = 0;
        for (int chunk = 0; chunk < firstLines.length; chunk++) {
            final int inChunk = firstLines[chunk];
            firstLines[chunk] = lineEnds;
            lineEnds += inChunk;
        }
        final boolean isComplete = size == 0 || last[0] == '\n';
        final int[] lines = new int[lineEnds + (isComplete ? 1 : 2)];
        Arrays.fill(lines, size + 1);
        lines[0] = 0;
        final DeviceArray<int[]> onDevice = galeFs.allocateArray(lines);
        try {
            galeFs.launch(LineKernels::find, few, size, bytes, firstLines, lines);
            return onDevice;
        } catch (final Throwable t) {
            onDevice.close();
            throw t;
        }
    }

    /** Returns some of the lines, in place of all. */
    private static DeviceArray<int[]> part(
            final GaleFs galeFs, final DeviceArray<int[]> lines, final int begin, final int end) {
        if (end - begin == lines.array().length - 1) {
            return lines;
        }
        try (lines) {
            lines.download();
            return galeFs.allocateArray(Arrays.copyOfRange(lines.array(), begin, end + 1));
        }
    }

    /** Returns a grid without work-groups that would find nothing to do: each of them costs requests. */
    static Grid atMost(final int groups, final Grid grid) {
        return new Grid(Math.clamp(groups, 1, grid.groupCount()), grid.localSize());
    }

    /** Returns the number of lines. */
    int count() {
        return lines.array().length - 1;
    }

    @Override
    public void close() {
        CloseHelper.closeAll(bytes, lines);
    }
}

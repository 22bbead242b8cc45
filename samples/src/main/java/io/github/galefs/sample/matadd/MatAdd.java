package io.github.galefs.sample.matadd;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.KernelErrors;
import io.github.galefs.sample.KernelText;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.SampleException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Optional;

/** Adds two matrices: files of little-endian float32 of the same size, in any shape. */
public final class MatAdd implements Sample {
    private final String pathA;
    private final String pathB;
    private final String pathOut;

    /**
     * A run to be.
     *
     * @param pathA   of the first matrix.
     * @param pathB   of the second matrix.
     * @param pathOut of the sum; made, or written over.
     */
    public MatAdd(final String pathA, final String pathB, final String pathOut) {
        this.pathA = pathA;
        this.pathB = pathB;
        this.pathOut = pathOut;
    }

    @Override
    public void run(final GaleFs galeFs, final Grid grid)
            throws SampleException, FileServiceException, InterruptedException {
        checkInput(galeFs.files());
        final int[] args = new int[MatAddKernel.ARG_COUNT];
        args[MatAddKernel.PATH_A_LENGTH_ARG] = KernelText.byteLength(pathA);
        args[MatAddKernel.PATH_B_LENGTH_ARG] = KernelText.byteLength(pathB);
        args[MatAddKernel.PATH_OUT_LENGTH_ARG] = KernelText.byteLength(pathOut);
        final int tiles = tilesLength(grid);
        final int[] status = new int[MatAddKernel.STATUS_STRIDE * grid.groupCount()];
        galeFs.launch(
                MatAddKernel::run,
                grid,
                args,
                KernelText.pack(pathA, pathB, pathOut),
                new float[tiles],
                new float[tiles],
                status);
        checkStatus(status);
    }

    @Override
    public Optional<String> verify(final FileService files) throws FileServiceException {
        final FloatBuffer a = floats(files, pathA);
        final FloatBuffer b = floats(files, pathB);
        final FloatBuffer out = floats(files, pathOut);
        if (out.remaining() != a.remaining()) {
            return Optional.of("'" + pathOut + "' has " + out.remaining() + " elements, expected " + a.remaining());
        }
        for (int i = 0; i < a.remaining(); i++) {
            final float expected = a.get(i) + b.get(i);
            if (Float.floatToIntBits(out.get(i)) != Float.floatToIntBits(expected)) {
                return Optional.of("'" + pathOut + "' element " + i + ": " + out.get(i) + ", expected " + expected);
            }
        }
        return Optional.empty();
    }

    /** Checked before the kernel runs, as that cuts the output; the kernel checks again what it then finds. */
    private void checkInput(final FileService files) throws SampleException, FileServiceException {
        final long sizeA = files.stat(pathA).size();
        final long sizeB = files.stat(pathB).size();
        if (sizeA != sizeB) {
            throw new SampleException("'" + pathA + "' has " + sizeA + " bytes and '" + pathB + "' has " + sizeB
                    + "; matrices that are added must have the same size");
        }
        if (sizeA % Float.BYTES != 0) {
            throw new SampleException(
                    "'" + pathA + "' has " + sizeA + " bytes; float32 elements take a multiple of " + Float.BYTES);
        }
        checkOutput(files);
    }

    private void checkOutput(final FileService files) throws SampleException, FileServiceException {
        final long outId;
        try {
            outId = files.stat(pathOut).fileId();
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT) {
                return;
            }
            throw e;
        }
        if (outId == files.stat(pathA).fileId() || outId == files.stat(pathB).fileId()) {
            throw new SampleException("the sum cannot go to '" + pathOut + "', as it is one of the summands");
        }
    }

    private static int tilesLength(final Grid grid) throws SampleException {
        final long length = (long) grid.groupCount() * MatAddKernel.TILE_LENGTH;
        if (length > Integer.MAX_VALUE - 8) {
            throw new SampleException(grid.groupCount() + " groups with a tile of " + MatAddKernel.TILE_LENGTH
                    + " elements each: at most " + Integer.MAX_VALUE / MatAddKernel.TILE_LENGTH + " groups");
        }
        return (int) length;
    }

    private void checkStatus(final int[] status) throws SampleException {
        for (int place = 0; place < status.length; place += MatAddKernel.STATUS_STRIDE) {
            final int error = status[place + 1];
            switch (status[place]) {
                case 0 -> {
                    // This group is fine.
                }
                case MatAddKernel.A_FAILED -> throw failure(pathA, error);
                case MatAddKernel.B_FAILED -> throw failure(pathB, error);
                case MatAddKernel.OUT_FAILED -> throw failure(pathOut, error);
                default -> throw new SampleException("'" + pathA + "' and '" + pathB + "' have different sizes");
            }
        }
    }

    private static SampleException failure(final String path, final int result) {
        return new SampleException(
                result < 0
                        ? "'" + path + "': " + KernelErrors.describe(result)
                        : "'" + path + "': only " + result + " bytes of a tile could be read or written");
    }

    private static FloatBuffer floats(final FileService files, final String path) throws FileServiceException {
        return ByteBuffer.wrap(HostFiles.readAll(files, path))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asFloatBuffer();
    }
}

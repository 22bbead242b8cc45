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

/** Adds two matrices of any shape: files of the same size that hold little-endian float32 values. */
public final class MatAdd implements Sample {
    private final String pathA;
    private final String pathB;
    private final String pathOut;

    /**
     * Sets up the program.
     *
     * @param pathA   path of the first matrix.
     * @param pathB   path of the second matrix.
     * @param pathOut path of the sum, which is created or overwritten.
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

    /** Checks the input before the kernel truncates the output. The kernel checks again what it then finds. */
    private void checkInput(final FileService files) throws SampleException, FileServiceException {
        final long sizeA = files.stat(pathA).size();
        final long sizeB = files.stat(pathB).size();
        if (sizeA != sizeB) {
            throw new SampleException("'" + pathA + "' has " + sizeA + " bytes and '" + pathB + "' has " + sizeB
                    + "; matrices to add must have the same size");
        }
        if (sizeA % Float.BYTES != 0) {
            throw new SampleException("'" + pathA + "' has " + sizeA + " bytes; the size must be a multiple of "
                    + Float.BYTES + ", that of a float32");
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
            throw new SampleException("the sum cannot be written to '" + pathOut + "': it is one of the summands");
        }
    }

    private static int tilesLength(final Grid grid) throws SampleException {
        final long length = (long) grid.groupCount() * MatAddKernel.TILE_LENGTH;
        if (length > Integer.MAX_VALUE - 8) {
            throw new SampleException(grid.groupCount() + " work-groups with a tile of " + MatAddKernel.TILE_LENGTH
                    + " elements each: must be at most " + Integer.MAX_VALUE / MatAddKernel.TILE_LENGTH);
        }
        return (int) length;
    }

    private void checkStatus(final int[] status) throws SampleException {
        for (int slot = 0; slot < status.length; slot += MatAddKernel.STATUS_STRIDE) {
            final int error = status[slot + 1];
            switch (status[slot]) {
                case 0 -> {
                    // This group succeeded.
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

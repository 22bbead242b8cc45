package io.github.galefs.sample.hello;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.KernelErrors;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.SampleException;
import java.util.Optional;

/** {@link Hello} as a sample of the {@code galefs} command. */
public final class HelloSample implements Sample {
    /** The buffers of more work-groups make a longer array than Java's can be. */
    private static final int MAX_GROUPS = Integer.MAX_VALUE / (Hello.CHUNK_LENGTH / Integer.BYTES);

    private final String path;
    private long lines;

    /**
     * Creates the sample.
     *
     * @param path path of the file whose lines are counted.
     */
    public HelloSample(final String path) {
        this.path = path;
    }

    @Override
    public void run(final GaleFs galeFs, final Grid grid) throws SampleException, InterruptedException {
        if (grid.groupCount() > MAX_GROUPS) {
            throw new SampleException(grid.groupCount() + " work-groups with a buffer of " + Hello.CHUNK_LENGTH
                    + " bytes each: must be at most " + MAX_GROUPS);
        }
        lines = Hello.launch(galeFs, grid, path);
        if (lines < 0) {
            throw new SampleException("'" + path + "': " + KernelErrors.describe((int) lines));
        }
    }

    @Override
    public Optional<String> result() {
        return Optional.of(path + " has " + lines + " lines");
    }

    @Override
    public Optional<String> verify(final FileService files) throws FileServiceException {
        long expected = 0;
        for (final byte value : HostFiles.readAll(files, path)) {
            expected += value == '\n' ? 1 : 0;
        }
        return lines == expected
                ? Optional.empty()
                : Optional.of("'" + path + "' has " + expected + " lines, the kernel counted " + lines);
    }
}

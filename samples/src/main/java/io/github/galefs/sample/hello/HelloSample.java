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
    private static final String PATH = "hello.txt";

    /** The buffers of more work-groups make a longer array than Java's can be. */
    private static final int MAX_GROUPS = Integer.MAX_VALUE / (Hello.CHUNK_LENGTH / Integer.BYTES);

    private long lines;

    /** Creates the sample; it takes no options. */
    public HelloSample() {}

    @Override
    public void run(final GaleFs galeFs, final Grid grid) throws SampleException, InterruptedException {
        if (grid.groupCount() > MAX_GROUPS) {
            throw new SampleException(grid.groupCount() + " work-groups with a buffer of " + Hello.CHUNK_LENGTH
                    + " bytes each: must be at most " + MAX_GROUPS);
        }
        lines = Hello.launch(galeFs, grid);
        if (lines < 0) {
            throw new SampleException("'" + PATH + "': " + KernelErrors.describe((int) lines));
        }
    }

    @Override
    public Optional<String> result() {
        return Optional.of(PATH + " has " + lines + " lines");
    }

    @Override
    public Optional<String> verify(final FileService files) throws FileServiceException {
        long expected = 0;
        for (final byte value : HostFiles.readAll(files, PATH)) {
            expected += value == '\n' ? 1 : 0;
        }
        return lines == expected
                ? Optional.empty()
                : Optional.of("'" + PATH + "' has " + expected + " lines, the kernel counted " + lines);
    }
}

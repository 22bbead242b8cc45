package io.github.galefs.cli.option;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Sizes of blocks, which are no larger than an {@code int}. */
public final class BlockSizes {
    private BlockSizes() {}

    /** What fits into an int goes on to be checked where blocks are known. */
    public static int asInt(final long size, final CommandLine command) {
        if (size > Integer.MAX_VALUE) {
            throw new ParameterException(
                    command, "block size " + size + ": must be a power of two, and at most some MiB");
        }
        return (int) size;
    }
}

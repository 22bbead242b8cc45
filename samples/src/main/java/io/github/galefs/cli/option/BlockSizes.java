package io.github.galefs.cli.option;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Conversion of block sizes given as options, which are {@code long}, to {@code int}. */
public final class BlockSizes {
    private BlockSizes() {}

    /**
     * Narrows a block size. The store or cache that receives the block size checks its range.
     *
     * @param size    in bytes.
     * @param command to name in the error.
     * @return the size.
     * @throws ParameterException when the size exceeds an {@code int}.
     */
    public static int asInt(final long size, final CommandLine command) {
        if (size > Integer.MAX_VALUE) {
            throw new ParameterException(
                    command, "block size " + size + ": must be a power of two of at most a few MiB");
        }
        return (int) size;
    }
}

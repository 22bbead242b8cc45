package io.github.galefs.cli.kernel;

import io.github.galefs.GaleFsContext;
import io.github.galefs.cli.option.BlockSizes;
import io.github.galefs.cli.option.SizeConverter;
import io.github.galefs.provider.Place;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Size of the block cache in the device's memory, what is not copied there, and when it is written back. */
final class CacheOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--block-size",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            defaultValue = "" + GaleFsContext.DEFAULT_BLOCK_SIZE,
            description = "Bytes in a block, the unit of caching and transfer: a power of two. Default: 64KiB.")
    private long blockSize;

    @Option(
            names = "--cache-size",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            defaultValue = "" + GaleFsContext.DEFAULT_CACHE_SIZE,
            description = "Bytes of the block cache: at least one block. Default: 256MiB.")
    private long cacheSize;

    @Option(
            names = "--in-place-limit",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Bytes of a store's files that a device with memory of its own may read where they are, and"
                    + " that stay in the host's memory; below 16MiB, it copies blocks. Default: half of the host's"
                    + " memory.")
    private Long inPlaceLimit;

    @Option(
            names = "--fixed",
            description = "With --dir: nobody changes a file while it is open, so kernels read it in place. Who cuts it"
                    + " nevertheless ends the command.")
    private boolean areFilesFixed;

    @Option(
            names = "--direct",
            description = "With --dir: read files past the page cache of the system, for data that is read once or is"
                    + " larger than memory.")
    private boolean readsPastCache;

    @Option(
            names = "--write-through",
            description = "Let each write of a kernel return only when the file server has accepted its bytes.")
    private boolean writeThrough;

    void applyTo(final GaleFsContext context, final Place place) {
        if (!(place instanceof Place.Directory) && (areFilesFixed || readsPastCache)) {
            throw usageError("'" + (areFilesFixed ? "--fixed" : "--direct") + "' is for files of a directory, but "
                    + place + " has the files");
        }
        if (areFilesFixed && readsPastCache) {
            throw usageError("'--fixed' reads files in the page cache, and '--direct' past it: give one of them");
        }
        context.blockSize(BlockSizes.asInt(blockSize, command.commandLine()))
                .cacheSize(cacheSize)
                .writeThrough(writeThrough)
                .filesAreFixed(areFilesFixed)
                .readsPastCache(readsPastCache);
        if (inPlaceLimit != null) {
            context.inPlaceLimit(inPlaceLimit);
        }
    }

    private ParameterException usageError(final String message) {
        return new ParameterException(command.commandLine(), message);
    }
}

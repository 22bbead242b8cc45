package io.github.galefs.cli.option;

import io.github.galefs.diskcache.DiskCacheContext;
import io.github.galefs.diskcache.DiskCachedFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.provider.Place;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The cache on disk for files of a place that is far away. */
public final class DiskCacheOptions {
    @Option(
            names = "--disk-cache",
            paramLabel = "DIR",
            converter = PlaceOption.DirectoryConverter.class,
            description = "With a server or cluster: directory of this machine that keeps what was read, also for the"
                    + " next run. One process at a time uses it.")
    private Path directory;

    @Option(
            names = "--disk-cache-size",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Bytes of files in the disk cache. Default: 16GiB.")
    private Long capacity;

    /** Creates options that are not given. */
    public DiskCacheOptions() {}

    /**
     * Checks the options against the place that has the files.
     *
     * @param place   that has the files.
     * @param command to name in errors.
     * @throws ParameterException when the options have no effect there.
     */
    public void check(final Place place, final CommandLine command) {
        if (directory == null && capacity != null) {
            throw new ParameterException(command, "'--disk-cache-size' has no effect without '--disk-cache'");
        }
        if (capacity != null && capacity < DiskCacheContext.MIN_CAPACITY) {
            throw new ParameterException(
                    command,
                    "Invalid value for option '--disk-cache-size': " + capacity + " bytes: must be at least "
                            + (DiskCacheContext.MIN_CAPACITY >> 20) + "MiB");
        }
        if (directory != null && place instanceof Place.Local) {
            throw new ParameterException(
                    command,
                    "'--disk-cache' is for files that are far away, but " + place + " is" + " on this machine");
        }
    }

    /**
     * Puts the cache before files.
     *
     * @param files   of the place; closed by this after a failure.
     * @param place   that has them.
     * @param command to name in errors.
     * @return the files, with a cache if that was wanted; closing it closes {@code files}.
     * @throws FileServiceException the cache cannot be opened.
     */
    public FileService before(final FileService files, final Place place, final CommandLine command)
            throws FileServiceException {
        if (directory == null) {
            return files;
        }
        final DiskCacheContext context =
                new DiskCacheContext().origin(files).identity(place.toString()).directory(directory);
        if (capacity != null) {
            context.capacity(capacity);
        }
        boolean isOpen = false;
        try {
            final FileService cached = DiskCachedFileService.open(context);
            isOpen = true;
            return cached;
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command, e.getMessage(), e);
        } finally {
            if (!isOpen) {
                files.close();
            }
        }
    }
}

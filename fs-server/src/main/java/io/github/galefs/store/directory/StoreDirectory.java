package io.github.galefs.store.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.FreeSpace;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The directory that a store lies in.
 *
 * @param path of the directory.
 */
public record StoreDirectory(Path path) {
    /** Where the segments of the data log are. */
    public Path data() {
        return path.resolve("data");
    }

    /** Where the segments of the meta log are. */
    public Path meta() {
        return path.resolve("meta");
    }

    /** Tells how much room the disk has. */
    public FreeSpace freeSpace() {
        return () -> Files.getFileStore(path).getUsableSpace();
    }

    /** Makes the directory, or takes one that exists and has nothing in it. */
    public void requireNewOrEmpty() throws FileServiceException {
        try {
            Files.createDirectories(path);
            final Optional<Path> first;
            try (Stream<Path> entries = Files.list(path)) {
                first = entries.findAny();
            }
            if (first.isPresent()) {
                throw new FileServiceException(
                        PosixError.ENOTEMPTY,
                        "a store is made in a new or an empty directory, but " + path + " has "
                                + first.get().getFileName());
            }
        } catch (final FileAlreadyExistsException e) {
            throw new FileServiceException(PosixError.ENOTDIR, "store directory " + path, e);
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot make the store directory " + path, e);
        }
    }

    /**
     * Makes the directory a store. What makes it one comes last, so a half-made store is none. The store must be
     * locked.
     */
    public void initialise(final StoreFormat format) throws FileServiceException {
        if (StoreFormat.existsIn(path)) {
            throw new FileServiceException(PosixError.ENOTEMPTY, path + " has become a store meanwhile");
        }
        try {
            Files.createDirectories(data());
            Files.createDirectories(meta());
            format.write(path);
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot make a store in " + path, e);
        }
    }
}

package io.github.galefs.store.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.log.FreeSpace;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The directory of a store, by its name or through {@link HeldStore}.
 *
 * @param path path of the directory.
 * @param data path of the directory of the data log, which may not exist.
 * @param meta path of the directory of the meta log, which may not exist.
 * @param disk makes changes of the directory durable.
 */
public record StoreDirectory(Path path, Path data, Path meta, StoreDisk disk) {
    private static final String DATA = "data";
    private static final String META = "meta";

    /**
     * Creates a directory on the disk of this machine.
     *
     * @param path path of the directory.
     */
    public StoreDirectory(final Path path) {
        this(path, StoreDisk.system());
    }

    /**
     * Creates a directory by its name.
     *
     * @param path path of the directory.
     * @param disk makes changes of the directory durable.
     */
    public StoreDirectory(final Path path, final StoreDisk disk) {
        this(path, path.resolve(DATA), path.resolve(META), disk);
    }

    /**
     * Returns the path of the directory for messages.
     *
     * @return its name.
     */
    public Path name() {
        return HeldDirectory.name(path);
    }

    /**
     * Returns the source of the space of the directory's disk.
     *
     * @return the source.
     */
    public FreeSpace freeSpace() {
        return FreeSpace.of(path);
    }

    /**
     * Returns whether a store can be created here: the path does not exist, or is a directory that is empty or contains
     * nothing but what an interrupted creation has left.
     *
     * @return true if so; false also for a file.
     * @throws IOException if the directory cannot be read.
     */
    public boolean isNewOrEmpty() throws IOException {
        if (Files.notExists(path)) {
            return true;
        }
        // Otherwise a directory that this user may not look for would seem to be a file.
        Files.readAttributes(path, BasicFileAttributes.class);
        return Files.isDirectory(path) && foreignEntry().isEmpty();
    }

    /**
     * Creates the directory unless it exists, and requires that it is empty, apart from what an interrupted creation
     * has left.
     *
     * @throws FileServiceException ENOTEMPTY, ENOTDIR, EIO.
     */
    public void requireNewOrEmpty() throws FileServiceException {
        try {
            createWithParents(path.toAbsolutePath());
            if (!Files.isDirectory(path)) {
                throw new FileAlreadyExistsException(path.toString());
            }
            final Optional<Path> foreign = foreignEntry();
            if (foreign.isPresent()) {
                throw new FileServiceException(
                        PosixError.ENOTEMPTY,
                        "a store needs a new or an empty directory, but " + path + " contains "
                                + foreign.get().getFileName());
            }
        } catch (final FileAlreadyExistsException e) {
            throw new FileServiceException(PosixError.ENOTDIR, "store directory " + path, e);
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot create the store directory " + path, e);
        }
    }

    /**
     * Makes the directory a store, durably. Its format file is written last, so an interrupted creation leaves no
     * store. The lock file must be held.
     *
     * @param format format of the store.
     * @throws FileServiceException ENOTEMPTY if another process has created a store in it; EIO.
     */
    public void initialise(final StoreFormat format) throws FileServiceException {
        if (StoreFormat.existsIn(path)) {
            throw new FileServiceException(PosixError.ENOTEMPTY, name() + " was made a store by another process");
        }
        try {
            disk.createDirectory(data());
            disk.createDirectory(meta());
            disk.forceDirectory(path);
            format.write(path, disk);
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot create a store in " + name(), e);
        }
    }

    /** Returns an entry that a creation which was interrupted before it wrote the format file does not leave. */
    private Optional<Path> foreignEntry() throws IOException {
        try (Stream<Path> entries = Files.list(path)) {
            for (final Path entry : (Iterable<Path>) entries::iterator) {
                if (!isLeftByCreation(entry)) {
                    return Optional.of(entry);
                }
            }
            return Optional.empty();
        }
    }

    private static boolean isLeftByCreation(final Path entry) throws IOException {
        return switch (entry.getFileName().toString()) {
            case DATA, META -> isEmptyDirectory(entry);
            case StoreFormat.UNFINISHED_NAME -> true;
            // Who has closed a store in good order had created it.
            case StoreLockFile.FILE_NAME -> StoreLockFile.lastRecord(entry.getParent()) == 0;
            default -> false;
        };
    }

    private static boolean isEmptyDirectory(final Path entry) throws IOException {
        if (!Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (Stream<Path> entries = Files.list(entry)) {
            return entries.findAny().isEmpty();
        }
    }

    /**
     * Creates a directory and those above it that are missing, each durably. Only the directory itself is closed to
     * other users.
     */
    private void createWithParents(final Path directory) throws IOException {
        final Deque<Path> missing = new ArrayDeque<>();
        for (Path next = directory; next != null && Files.notExists(next); next = next.getParent()) {
            missing.push(next);
        }
        for (final Path next : missing) {
            if (next.equals(directory)) {
                disk.createDirectory(next);
            } else {
                Files.createDirectories(next);
            }
            disk.forceDirectory(next.getParent());
        }
    }
}

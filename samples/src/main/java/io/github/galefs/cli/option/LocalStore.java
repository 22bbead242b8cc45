package io.github.galefs.cli.option;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A store in a directory of this machine. */
public final class LocalStore {
    private LocalStore() {}

    /**
     * Opens a store; makes it first if its directory is new or empty.
     *
     * @param directory of the store.
     * @param blockSize of a new store, or what the store must have; null for any.
     * @param command   to be blamed for values out of range.
     */
    public static FileStore openOrCreate(final Path directory, final Long blockSize, final CommandLine command)
            throws IOException {
        return isNewOrEmpty(directory)
                ? create(directory, blockSize, command)
                : make(FileStore::open, directory, blockSize, command);
    }

    /**
     * Makes a store.
     *
     * @param directory of the store; must be new or empty.
     * @param blockSize of the store; null for the usual one.
     * @param command   to be blamed for values out of range.
     */
    public static FileStore create(final Path directory, final Long blockSize, final CommandLine command)
            throws FileServiceException {
        return make(FileStore::create, directory, blockSize, command);
    }

    private static FileStore make(final Way way, final Path directory, final Long blockSize, final CommandLine command)
            throws FileServiceException {
        final FileStoreContext context = new FileStoreContext().directory(directory);
        if (blockSize != null) {
            context.blockSize(BlockSizes.asInt(blockSize, command));
        }
        try {
            return way.open(context);
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command, e.getMessage(), e);
        }
    }

    /** How a store is come by. */
    @FunctionalInterface
    private interface Way {
        FileStore open(FileStoreContext context) throws FileServiceException;
    }

    private static boolean isNewOrEmpty(final Path directory) throws IOException {
        if (Files.exists(directory) && !Files.isDirectory(directory)) {
            return false;
        }
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.findAny().isEmpty();
        } catch (final NoSuchFileException _) {
            return true;
        }
    }
}

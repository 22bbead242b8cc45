package io.github.galefs.cli.option;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.directory.StoreDirectory;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A store in a directory of this machine. */
public final class LocalStore {
    private LocalStore() {}

    /**
     * Opens a store; creates it first if its directory is new or empty.
     *
     * @param context   other settings.
     * @param directory of the store.
     * @param blockSize bytes in a block of a new store, required of an existing one; null for any.
     * @param command   to name in the error when a value is out of range.
     * @return the store, open for writing.
     * @throws IOException when the directory cannot be read, or the store cannot be opened or created.
     */
    public static EmbeddedStore openOrCreate(
            final EmbeddedStoreContext context, final Path directory, final Long blockSize, final CommandLine command)
            throws IOException {
        return new StoreDirectory(directory).isNewOrEmpty()
                ? open(EmbeddedStore::create, context, directory, blockSize, command)
                : open(EmbeddedStore::open, context, directory, blockSize, command);
    }

    /**
     * Creates a store.
     *
     * @param directory of the store; must be new or empty.
     * @param blockSize bytes in a block; null for the default.
     * @param command   to name in the error when a value is out of range.
     * @return the store, open for writing.
     * @throws FileServiceException when the store cannot be created.
     */
    public static EmbeddedStore create(final Path directory, final Long blockSize, final CommandLine command)
            throws FileServiceException {
        return open(EmbeddedStore::create, new EmbeddedStoreContext(), directory, blockSize, command);
    }

    private static EmbeddedStore open(
            final Opener opener,
            final EmbeddedStoreContext context,
            final Path directory,
            final Long blockSize,
            final CommandLine command)
            throws FileServiceException {
        context.directory(directory);
        if (blockSize != null) {
            context.blockSize(BlockSizes.asInt(blockSize, command));
        }
        try {
            return opener.open(context);
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command, e.getMessage(), e);
        }
    }

    /** Opens or creates a store. */
    @FunctionalInterface
    private interface Opener {
        EmbeddedStore open(EmbeddedStoreContext context) throws FileServiceException;
    }
}

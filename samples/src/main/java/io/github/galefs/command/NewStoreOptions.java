package io.github.galefs.command;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.FileStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The store of a command that makes one where there is none yet. */
final class NewStoreOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private StoreOption store;

    @Option(
            names = "--block-size",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Bytes in a block of a new store, such as 64KiB, which it has unless given.")
    private Long blockSize;

    Path directory() {
        return store.directory();
    }

    /** Opens the store; makes it first if its directory is new or empty. */
    FileService openOrCreate() throws IOException {
        return isNewOrEmpty() ? create() : open();
    }

    /** Makes the store, whose directory must be new or empty. */
    FileService create() throws FileServiceException {
        try {
            return FileStore.create(context());
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), e.getMessage(), e);
        }
    }

    private FileService open() throws FileServiceException {
        try {
            return FileStore.open(context());
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), e.getMessage(), e);
        }
    }

    private FileStore.Context context() {
        final FileStore.Context context = new FileStore.Context().directory(directory());
        return blockSize == null ? context : context.blockSize(BlockSizes.asInt(blockSize, command.commandLine()));
    }

    private boolean isNewOrEmpty() throws IOException {
        if (Files.exists(directory()) && !Files.isDirectory(directory())) {
            return false;
        }
        try (Stream<Path> entries = Files.list(directory())) {
            return entries.findAny().isEmpty();
        } catch (final NoSuchFileException _) {
            return true;
        }
    }
}

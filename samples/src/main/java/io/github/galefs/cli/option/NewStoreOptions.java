package io.github.galefs.cli.option;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The store of a command that makes one where there is none yet. */
public final class NewStoreOptions {
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

    /** Directory of the store; none if a server has it. */
    public Optional<Path> directory() {
        return store.directory();
    }

    /** Opens the store; makes it first if its directory is new or empty. */
    public FileService openOrCreate() throws IOException {
        final Optional<Path> directory = store.directory();
        if (directory.isPresent()) {
            return LocalStore.openOrCreate(directory.get(), blockSize, command.commandLine());
        }
        if (blockSize != null) {
            throw new ParameterException(
                    command.commandLine(), "'--block-size' is for a new store, not for a server's");
        }
        return store.open();
    }

    /** Makes the store, whose directory must be new or empty. */
    public FileService create() throws FileServiceException {
        return LocalStore.create(store.requireDirectory(), blockSize, command.commandLine());
    }
}

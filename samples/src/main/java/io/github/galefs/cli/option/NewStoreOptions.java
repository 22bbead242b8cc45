package io.github.galefs.cli.option;

import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.directory.StoreDirectory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The store of a command that creates it if its directory is new or empty. */
public final class NewStoreOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private StoreOption store;

    @Option(
            names = "--block-size",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Bytes in a block of a new store. Default: 64KiB.")
    private Long blockSize;

    /** Creates options that are not given. */
    public NewStoreOptions() {}

    /**
     * Returns the directory of the store.
     *
     * @return the directory; empty if a server has the files.
     */
    public Optional<Path> directory() {
        return store().directory();
    }

    /**
     * Returns whether opening creates the store.
     *
     * @return whether its directory is new or empty; false if a server has the files.
     * @throws IOException when the directory cannot be read.
     */
    public boolean isNew() throws IOException {
        final Optional<Path> directory = store().directory();
        return directory.isPresent() && new StoreDirectory(directory.get()).isNewOrEmpty();
    }

    /**
     * Opens the store; creates it first if its directory is new or empty.
     *
     * @return the files, open for writing.
     * @throws IOException when they cannot be opened.
     */
    public FileService openOrCreate() throws IOException {
        final Optional<Path> directory = store().directory();
        if (directory.isPresent()) {
            return LocalStore.openOrCreate(
                    new EmbeddedStoreContext(), directory.get(), blockSize, command.commandLine());
        }
        if (blockSize != null) {
            throw new ParameterException(
                    command.commandLine(),
                    "'--block-size' applies to a new store; the store of a server has its block size");
        }
        return store().open();
    }

    /**
     * Returns the path of a file in the store or at the server that an argument names.
     *
     * @param argument a path, or {@code galefs://HOST:PORT/PATH}.
     * @return the path.
     */
    public String path(final String argument) {
        return store().path(argument);
    }

    /**
     * Returns the paths of files in the store or at the server that arguments name.
     *
     * @param arguments paths, or {@code galefs://HOST:PORT/PATH}.
     * @return the paths.
     */
    public List<String> paths(final List<String> arguments) {
        return store().paths(arguments);
    }

    /** For picocli, the mixee of a mixin within a mixin is the outer mixin, which has no name. */
    private StoreOption store() {
        store.usedBy(command);
        return store;
    }
}

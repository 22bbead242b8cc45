package io.github.galefs.cli.option;

import io.github.galefs.file.FileService;
import io.github.galefs.provider.Place;
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
    private FilesOption files;

    @Option(
            names = "--block-size",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Bytes in a block of a new store. Default: 64KiB.")
    private Long blockSize;

    /** Creates options that are not given. */
    public NewStoreOptions() {}

    /**
     * Returns the directory of this machine that has the files.
     *
     * @return a store or a plain directory; empty if a server has the files.
     */
    public Optional<Place.Local> local() {
        return files().local();
    }

    /**
     * Returns whether opening creates the store.
     *
     * @return whether its directory is new or empty; false if the files are not in a store.
     * @throws IOException when the directory cannot be read.
     */
    public boolean isNew() throws IOException {
        return files().place() instanceof Place.Store(final Path directory)
                && new StoreDirectory(directory).isNewOrEmpty();
    }

    /**
     * Opens the store; creates it first if its directory is new or empty.
     *
     * @return the files, open for writing.
     * @throws IOException when they cannot be opened.
     */
    public FileService openOrCreate() throws IOException {
        if (files().place() instanceof Place.Store(final Path directory)) {
            return LocalStore.openOrCreate(new EmbeddedStoreContext(), directory, blockSize, command.commandLine());
        }
        if (blockSize != null) {
            throw new ParameterException(
                    command.commandLine(),
                    "'--block-size' applies to a new store, and the files are in " + files().place());
        }
        return files().open();
    }

    /**
     * Returns the path of a file in the store or at the server that an argument names.
     *
     * @param argument a path, or {@code galefs://HOST:PORT/PATH}.
     * @return the path.
     */
    public String path(final String argument) {
        return files().path(argument);
    }

    /**
     * Returns the paths of files in the store or at the server that arguments name.
     *
     * @param arguments paths, or {@code galefs://HOST:PORT/PATH}.
     * @return the paths.
     */
    public List<String> paths(final List<String> arguments) {
        return files().paths(arguments);
    }

    /** For picocli, the mixee of a mixin within a mixin is the outer mixin, which has no name. */
    private FilesOption files() {
        files.usedBy(command);
        return files;
    }
}

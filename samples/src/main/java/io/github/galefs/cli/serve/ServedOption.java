package io.github.galefs.cli.serve;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.option.Place;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The store or the directory that a command serves. */
final class ServedOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--store",
            paramLabel = "DIR",
            converter = FilesOption.DirectoryConverter.class,
            description = "Directory of the store. Default, without --dir: " + FilesOption.STORE_VARIABLE
                    + " in the environment.")
    private Path store;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            converter = FilesOption.DirectoryConverter.class,
            description = "Directory that has the files, as they are, instead of a store. Default, without --store: "
                    + FilesOption.DIRECTORY_VARIABLE + " in the environment.")
    private Path directory;

    /** Refuses what most other commands take, with the reason. */
    @Option(names = "--server", hidden = true, paramLabel = "ADDRESS")
    void server(final String address) {
        if (address != null) {
            throw usageError("'" + command.qualifiedName()
                    + "' serves files of this machine: give '--store=DIR' or '--dir=DIR' instead of '--server'");
        }
    }

    /** Returns what is served; without an option, what the environment names. */
    Place.Local place() {
        if (store == null && directory == null) {
            store = FilesOption.directoryIn(FilesOption.STORE_VARIABLE, command);
            directory = FilesOption.directoryIn(FilesOption.DIRECTORY_VARIABLE, command);
        }
        if (store != null && directory != null) {
            throw usageError("'--store' and '--dir' are given, or set in the environment: use one of them");
        }
        if (store == null && directory == null) {
            throw usageError("Missing required option: '--dir=DIR' or '--store=DIR'");
        }
        return store == null ? new Place.Directory(directory) : new Place.Store(store);
    }

    private ParameterException usageError(final String message) {
        return new ParameterException(command.commandLine(), message);
    }
}

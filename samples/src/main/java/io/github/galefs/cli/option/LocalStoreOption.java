package io.github.galefs.cli.option;

import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The store of a command that works on its directory, and not with a server. */
public final class LocalStoreOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--store",
            required = true,
            paramLabel = "DIR",
            converter = PlaceOption.DirectoryConverter.class,
            defaultValue = "${env:" + PlaceOption.STORE_VARIABLE + "}",
            description = "Directory of the store. Default: " + PlaceOption.STORE_VARIABLE + " in the environment.")
    private Path directory;

    /** Creates an option that is not given. */
    public LocalStoreOption() {}

    /**
     * Returns the directory of the store.
     *
     * @return the directory.
     */
    public Path directory() {
        return directory;
    }

    /** Refuses what most other commands take, with the reason. */
    @Option(names = "--server", hidden = true, paramLabel = "ADDRESS")
    void server(final String address) {
        if (address != null) {
            throw new ParameterException(
                    command.commandLine(),
                    "'" + command.qualifiedName() + "' works on a local store only: give '--store=DIR' instead of"
                            + " '--server'");
        }
    }
}

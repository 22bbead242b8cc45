package io.github.galefs.cli.serve;

import io.github.galefs.cli.option.LocalPlaceOption;
import io.github.galefs.cli.option.Place;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The store or the directory that a command serves. */
final class ServedOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private LocalPlaceOption local;

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
        if (local.given().isEmpty()) {
            local.applyEnvironment(command);
        }
        if (local.given().size() > 1) {
            throw usageError("'--store' and '--dir' are given, or set in the environment: use one of them");
        }
        return local.place().orElseThrow(() -> usageError("Missing required option: '--dir=DIR' or '--store=DIR'"));
    }

    private ParameterException usageError(final String message) {
        return new ParameterException(command.commandLine(), message);
    }
}

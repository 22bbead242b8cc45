package io.github.galefs.cli.serve;

import io.github.galefs.cli.option.PlaceOption;
import io.github.galefs.provider.Place;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The place that a command serves. */
final class ServedOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private PlaceOption given;

    /** Refuses what most other commands take, with the reason. */
    @Option(names = "--server", hidden = true, paramLabel = "ADDRESS")
    void server(final String address) {
        if (address != null) {
            throw usageError("'" + command.qualifiedName()
                    + "' serves files of this machine: give '--store=DIR' or '--dir=DIR' instead of '--server'. With"
                    + " '--place=galefs://HOST:PORT/' it passes on what another server has");
        }
    }

    /** Returns what is served; without an option, what the environment names. */
    Place place() {
        if (given.given().isEmpty()) {
            given.applyEnvironment(command);
        }
        if (given.given().size() > 1) {
            throw usageError(
                    String.join(" and ", given.given()) + " are given, or set in the environment: use one of them");
        }
        return given.place()
                .orElseThrow(
                        () -> usageError("Missing required option: '--dir=DIR', '--store=DIR' or '--place=PLACE'"));
    }

    private ParameterException usageError(final String message) {
        return new ParameterException(command.commandLine(), message);
    }
}

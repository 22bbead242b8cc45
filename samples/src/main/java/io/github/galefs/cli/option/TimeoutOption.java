package io.github.galefs.cli.option;

import io.github.galefs.provider.Place;
import java.time.Duration;
import java.util.Collection;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** For how long a command tries to reach a place that is not on this machine. */
final class TimeoutOption {
    private static final Duration DEFAULT = Duration.ofSeconds(20);

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            description = "How long connecting to a server may take, handshakes included, and how long a call tries to"
                    + " reach a lost server or cluster again before it fails. Default: 20.")
    private Duration given;

    /** Returns the time limit. */
    Duration value() {
        return given == null ? DEFAULT : given;
    }

    /**
     * Checks the option against the places of a command.
     *
     * @throws ParameterException when all of them are on this machine.
     */
    void requireEffect(final Collection<Place> places, final CommandLine command) {
        if (given != null && places.stream().allMatch(Place.Local.class::isInstance)) {
            throw new ParameterException(
                    command,
                    "'--timeout' is for a server or cluster, but "
                            + places.iterator().next() + " is on this machine");
        }
    }
}

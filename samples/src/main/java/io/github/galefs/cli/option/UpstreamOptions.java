package io.github.galefs.cli.option;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.provider.Place;
import java.nio.file.Path;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How a server reaches the place whose files it passes on. */
public final class UpstreamOptions {
    @Option(
            names = "--upstream-tls-key",
            paramLabel = "FILE",
            description = "With --place=galefs://...: key and certificate to present to that server, in a key store.")
    private Path identity;

    @Option(
            names = "--upstream-tls-trust",
            paramLabel = "FILE",
            description = "With --place=galefs://...: certificates to trust, in a key store.")
    private Path trusted;

    @Option(
            names = "--upstream-tls-password-file",
            paramLabel = "FILE",
            description = "File whose first line is the password of these key stores. Default: no password.")
    private Path passwordFile;

    @Option(
            names = "--upstream-token-file",
            paramLabel = "FILE",
            description = "With --place=galefs://...: file whose first line is the secret of that server.")
    private Path tokenFile;

    @Option(names = "--upstream-tls-1.2", description = "Allow TLS 1.2, too, in the connection to that server.")
    private boolean allowsTls12;

    @Mixin
    private TimeoutOption timeout;

    @Mixin
    private ProviderOptions provider;

    /** Creates options that are not given. */
    public UpstreamOptions() {}

    /**
     * Checks the options against the place that is served.
     *
     * @param place   that has the files.
     * @param command to name in errors.
     * @throws ParameterException when an option has no effect there.
     */
    public void check(final Place place, final CommandLine command) {
        provider.requireEffect(Set.of(place), command);
        timeout.requireEffect(Set.of(place), command);
        if (!(place instanceof Place.Server) && keys().isGiven()) {
            throw new ParameterException(
                    command, "'--upstream-...' is for the connection to another server, but " + place + " is none");
        }
        keys().withoutEffect().ifPresent(option -> {
            throw new ParameterException(
                    command,
                    "'--upstream-" + option + "' has no effect without TLS: add '--upstream-tls-trust FILE' with the"
                            + " certificate of the server");
        });
    }

    /**
     * Opens the files of a place that is not on this machine.
     *
     * @param place   a server's or a provider's.
     * @param command to name in errors of usage.
     * @return the files.
     * @throws FileServiceException the place cannot be reached.
     */
    public FileService open(final Place place, final CommandLine command) throws FileServiceException {
        return switch (place) {
            case Place.Server(final ServerAddress address) ->
                ServerConnection.open(address, keys(), timeout.value(), command);
            case final Place.Provided provided -> provider.open(provided, timeout.value(), command);
            case final Place.Local local -> throw new IllegalArgumentException(local + " is on this machine");
        };
    }

    private ConnectionKeys keys() {
        return new ConnectionKeys(identity, trusted, passwordFile, tokenFile, allowsTls12);
    }
}

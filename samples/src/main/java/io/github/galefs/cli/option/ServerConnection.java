package io.github.galefs.cli.option;

import io.github.galefs.cli.shutdown.ShutdownHook;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.time.Duration;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Connects to servers. */
final class ServerConnection {
    private ServerConnection() {}

    /**
     * Connects to a server.
     *
     * @param timeout of connecting, and of replacing a lost connection.
     * @param command to name in the error when a value is out of range.
     */
    static FileService open(
            final ServerAddress address, final ConnectionKeys keys, final Duration timeout, final CommandLine command)
            throws FileServiceException {
        final ClientContext context =
                new ClientContext().address(address).connectTimeout(timeout).reconnectTimeout(timeout);
        try {
            if (keys.wantsTls()) {
                context.tls(keys.tls()).tlsVersions(keys.versions());
            }
            if (keys.hasToken()) {
                context.token(keys.token());
            }
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.withMessage(PosixError.EACCES, "keys for " + address + ": " + e.getMessage(), e);
        }
        try {
            final RemoteFileService files = RemoteFileService.connect(context);
            ShutdownHook.limitWait(files);
            return files;
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command, e.getMessage(), e);
        }
    }
}

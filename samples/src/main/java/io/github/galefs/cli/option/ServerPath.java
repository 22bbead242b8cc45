package io.github.galefs.cli.option;

import io.github.galefs.client.ServerAddress;
import java.util.Optional;

/**
 * A path with the server that has it.
 *
 * @param server that has the file.
 * @param path   of the file there, taken as it is: nothing in it is decoded.
 */
record ServerPath(ServerAddress server, String path) {
    private static final String SCHEME = "galefs://";

    /**
     * Parses {@code galefs://HOST:PORT/PATH}. Without a path, it is that of the root.
     *
     * @return the path; empty if the argument names no server.
     * @throws IllegalArgumentException if the server's address has another form.
     */
    static Optional<ServerPath> parse(final String argument) {
        if (!argument.startsWith(SCHEME)) {
            return Optional.empty();
        }
        final int slash = argument.indexOf('/', SCHEME.length());
        final String address = slash < 0 ? argument : argument.substring(0, slash);
        return Optional.of(new ServerPath(ServerAddress.parse(address), slash < 0 ? "/" : argument.substring(slash)));
    }
}

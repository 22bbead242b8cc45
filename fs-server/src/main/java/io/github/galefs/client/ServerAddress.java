package io.github.galefs.client;

import io.github.galefs.wire.Protocol;
import java.net.URI;
import java.net.URISyntaxException;

/**
 * Address of a server.
 *
 * @param host name, IPv4 address, or IPv6 address without brackets.
 * @param port 1 to 65535.
 */
public record ServerAddress(String host, int port) {
    private static final String SCHEME = "galefs";
    private static final int MAX_PORT = 65_535;

    /**
     * Parses an address.
     *
     * @param text {@code galefs://HOST[:PORT][/]}; the port is 4747 unless given.
     * @return the address.
     * @throws IllegalArgumentException if the text has another form.
     */
    public static ServerAddress parse(final String text) {
        try {
            final URI uri = new URI(text);
            if (SCHEME.equals(uri.getScheme()) && uri.getHost() != null && hasHostAndPortOnly(uri)) {
                final int port = uri.getPort() < 0 ? Protocol.DEFAULT_PORT : uri.getPort();
                if (port >= 1 && port <= MAX_PORT) {
                    return new ServerAddress(withoutBrackets(uri.getHost()), port);
                }
            }
        } catch (final URISyntaxException e) {
            throw new IllegalArgumentException(message(text), e);
        }
        throw new IllegalArgumentException(message(text));
    }

    /** Returns the address in the form that {@link #parse} accepts. */
    @Override
    public String toString() {
        final String written = host.indexOf(':') >= 0 ? '[' + host + ']' : host;
        return SCHEME + "://" + written + ':' + port + '/';
    }

    private static boolean hasHostAndPortOnly(final URI uri) {
        return (uri.getPath().isEmpty() || uri.getPath().equals("/"))
                && uri.getQuery() == null
                && uri.getFragment() == null
                && uri.getUserInfo() == null;
    }

    private static String withoutBrackets(final String host) {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }

    private static String message(final String text) {
        return "'" + text + "' is not the address of a server: must be galefs://HOST:PORT/";
    }
}

package io.github.galefs.client;

import io.github.galefs.wire.Protocol;
import java.net.URI;
import java.net.URISyntaxException;

/**
 * Where a server is.
 *
 * @param host name or number.
 * @param port 1 to 65535.
 */
public record ServerAddress(String host, int port) {
    private static final String SCHEME = "galefs";

    /**
     * Reads an address.
     *
     * @param text {@code galefs://HOST}, with {@code :PORT} unless it is the default one, and {@code /} behind or not.
     * @return the address.
     * @throws IllegalArgumentException the text is something else.
     */
    public static ServerAddress parse(final String text) {
        try {
            final URI uri = new URI(text);
            final boolean plain = (uri.getPath().isEmpty() || uri.getPath().equals("/"))
                    && uri.getQuery() == null
                    && uri.getFragment() == null
                    && uri.getUserInfo() == null;
            if (SCHEME.equals(uri.getScheme()) && uri.getHost() != null && plain) {
                final int port = uri.getPort() < 0 ? Protocol.DEFAULT_PORT : uri.getPort();
                if (port >= 1 && port <= 65_535) {
                    return new ServerAddress(bare(uri.getHost()), port);
                }
            }
        } catch (final URISyntaxException e) {
            throw new IllegalArgumentException(wrong(text), e);
        }
        throw new IllegalArgumentException(wrong(text));
    }

    /** As {@link #parse} reads it. */
    @Override
    public String toString() {
        final String shown = host.indexOf(':') >= 0 ? '[' + host + ']' : host;
        return SCHEME + "://" + shown + ':' + port + '/';
    }

    private static String bare(final String host) {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }

    private static String wrong(final String text) {
        return "'" + text + "' is no address of a server: write it as galefs://HOST:PORT/";
    }
}

package io.github.galefs.cli.serve;

import io.github.galefs.client.ServerAddress;
import java.net.InetSocketAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Address that a server is asked to listen on.
 *
 * @param host name or address; an IPv6 address without brackets.
 * @param port 0 to 65535; 0 is any free port.
 */
record ListenAddress(String host, int port) {
    private static final int MAX_PORT = 65_535;

    /** A host without colons or a host in brackets, then a port. */
    private static final Pattern FORM =
            Pattern.compile("(?:\\[([0-9A-Fa-f:.]+(?:%[^\\]]+)?)\\]|([^:\\[\\]]+)):(\\d{1,5})");

    /** Parses {@code HOST:PORT}. */
    static final class Converter implements ITypeConverter<ListenAddress> {
        @Override
        public ListenAddress convert(final String value) {
            final Matcher matcher = FORM.matcher(value);
            if (!matcher.matches() || Integer.parseInt(matcher.group(3)) > MAX_PORT) {
                throw new TypeConversionException("'" + value
                        + "' is not HOST:PORT, or [HOST]:PORT for an IPv6 address, with a port of 0 to " + MAX_PORT);
            }
            final String host = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
            return new ListenAddress(host, Integer.parseInt(matcher.group(3)));
        }
    }

    /** Returns the address for a socket; unresolved if the host is unknown. */
    InetSocketAddress toSocketAddress() {
        return new InetSocketAddress(host, port);
    }

    /** Returns the address for clients, with the port that the server is bound to. */
    ServerAddress at(final int actualPort) {
        return new ServerAddress(host, actualPort);
    }
}

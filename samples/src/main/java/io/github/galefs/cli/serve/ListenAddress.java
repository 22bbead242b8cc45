package io.github.galefs.cli.serve;

import io.github.galefs.client.ServerAddress;
import java.net.InetSocketAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Where a server is to listen, as it was asked for.
 *
 * @param host name or number, that of IPv6 without brackets.
 * @param port 0 to 65535; 0 is any that is free.
 */
record ListenAddress(String host, int port) {
    private static final int MAX_PORT = 65_535;

    /** A host without colons, or one in brackets, and a port. */
    private static final Pattern FORM =
            Pattern.compile("(?:\\[([0-9A-Fa-f:.]+(?:%[^\\]]+)?)\\]|([^:\\[\\]]+)):(\\d{1,5})");

    /** Reads {@code HOST:PORT}. */
    static final class Converter implements ITypeConverter<ListenAddress> {
        @Override
        public ListenAddress convert(final String value) {
            final Matcher matcher = FORM.matcher(value);
            if (!matcher.matches() || Integer.parseInt(matcher.group(3)) > MAX_PORT) {
                throw new TypeConversionException("'" + value
                        + "' is not HOST:PORT, or [HOST]:PORT for an address of IPv6, with a port of 0 to " + MAX_PORT);
            }
            final String host = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
            return new ListenAddress(host, Integer.parseInt(matcher.group(3)));
        }
    }

    /** For a socket; unresolved if nobody knows the host. */
    InetSocketAddress toSocketAddress() {
        return new InetSocketAddress(host, port);
    }

    /** What clients are told, with the port that the server has got. */
    ServerAddress at(final int actualPort) {
        return new ServerAddress(host, actualPort);
    }
}

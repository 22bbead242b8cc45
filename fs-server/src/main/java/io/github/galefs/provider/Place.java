package io.github.galefs.provider;

import io.github.galefs.client.ServerAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where files lie: a directory that becomes the root of a file service. */
public sealed interface Place {
    /** The schemes that need no provider. */
    List<String> SCHEMES = List.of("dir", "file", "galefs", "store");

    /** The scheme of an address, and the rest. */
    Pattern ADDRESS = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]*):(.*)", Pattern.DOTALL);

    /** A place in a directory of this machine. */
    sealed interface Local extends Place {
        /**
         * Returns the directory.
         *
         * @return path as it was given.
         */
        Path directory();
    }

    /**
     * A store.
     *
     * @param directory of the store.
     */
    record Store(Path directory) implements Local {
        @Override
        public String toString() {
            return "store " + directory;
        }
    }

    /**
     * A directory whose files are used as they are.
     *
     * @param directory the directory.
     */
    record Directory(Path directory) implements Local {
        @Override
        public String toString() {
            return "directory " + directory;
        }
    }

    /**
     * A server.
     *
     * @param address of the server.
     */
    record Server(ServerAddress address) implements Place {
        @Override
        public String toString() {
            return "server " + address;
        }
    }

    /**
     * A place that a provider opens.
     *
     * @param uri      the place, with a literal path.
     * @param provider that has the URI's scheme.
     */
    record Provided(URI uri, FileServiceProvider provider) implements Place {
        /** Two places are equal if their addresses are: each look for a provider makes a new one. */
        @Override
        public boolean equals(final Object other) {
            return other instanceof final Provided place && uri.equals(place.uri);
        }

        @Override
        public int hashCode() {
            return uri.hashCode();
        }

        @Override
        public String toString() {
            final String authority = uri.getRawAuthority() == null ? "" : uri.getAuthority();
            return uri.getScheme() + "://" + authority + uri.getPath();
        }
    }

    /**
     * Parses an address: {@code dir:DIR}, {@code store:DIR}, {@code galefs://HOST:PORT/}, or
     * {@code SCHEME://AUTHORITY/PATH} with the scheme of a provider. Paths are literal: nothing in them is decoded.
     *
     * @param text the address.
     * @return the place.
     * @throws IllegalArgumentException if the text has another form, or its scheme is unknown.
     */
    static Place parse(final String text) {
        final Matcher address = ADDRESS.matcher(text);
        if (!address.matches()) {
            throw new IllegalArgumentException("'" + text + "' is no place: must be dir:DIR, store:DIR,"
                    + " galefs://HOST:PORT/ or SCHEME://ADDRESS/PATH");
        }
        final String scheme = address.group(1).toLowerCase(Locale.ROOT);
        final String rest = address.group(2);
        return switch (scheme) {
            case "dir", "file" -> new Directory(local(text, rest));
            case "store" -> new Store(local(text, rest));
            case "galefs" -> new Server(ServerAddress.parse(scheme + ":" + rest));
            default -> provided(text, scheme, rest);
        };
    }

    /**
     * Returns the place of a URI, whose path is decoded.
     *
     * @param uri as {@link #parse} describes, such as {@code file:///DIR}.
     * @return the place.
     * @throws IllegalArgumentException if the URI has another form, or its scheme is unknown.
     */
    static Place of(final URI uri) {
        final String path = uri.isOpaque() ? uri.getSchemeSpecificPart() : uri.getPath();
        final String authority = uri.getRawAuthority() == null ? "" : "//" + uri.getRawAuthority();
        if (uri.getRawQuery() != null || uri.getRawFragment() != null) {
            throw new IllegalArgumentException("place " + uri + ": must have no query and no fragment");
        }
        return parse((uri.getScheme() == null ? "" : uri.getScheme() + ":") + authority + path);
    }

    private static Path local(final String text, final String rest) {
        final String path = rest.startsWith("//") ? rest.substring(2) : rest;
        if (path.isEmpty() || (rest.startsWith("//") && !path.startsWith("/"))) {
            throw new IllegalArgumentException(
                    "'" + text + "' names no directory: must be SCHEME:DIR, or SCHEME:///DIR for one from the root");
        }
        return Path.of(path);
    }

    private static Provided provided(final String text, final String scheme, final String rest) {
        final int slash = rest.indexOf('/', 2);
        final String authority = rest.startsWith("//") ? rest.substring(2, slash < 0 ? rest.length() : slash) : "";
        if (authority.isEmpty() && Providers.isKnown(scheme)) {
            throw new IllegalArgumentException("'" + text + "' has no address: must be " + scheme + "://ADDRESS/PATH");
        }
        final FileServiceProvider provider = Providers.of(scheme);
        try {
            // Quotes what a URI cannot have, so that the path stays literal.
            return new Provided(
                    new URI(scheme, authority, slash < 0 ? "/" : rest.substring(slash), null, null), provider);
        } catch (final URISyntaxException e) {
            throw new IllegalArgumentException("'" + text + "' is no place: " + e.getMessage(), e);
        }
    }
}

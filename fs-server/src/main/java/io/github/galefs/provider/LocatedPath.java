package io.github.galefs.provider;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A path with the place that has it.
 *
 * @param place that has the file.
 * @param path  of the file there. It is literal: nothing in it is decoded.
 */
public record LocatedPath(Place place, String path) {
    /** A place in a directory ends at the first of these, as a jar does in a URL of what is in it. */
    private static final String END_OF_DIRECTORY = "!/";

    private static final Pattern IN_DIRECTORY = Pattern.compile("((?i)dir|store):.*", Pattern.DOTALL);

    /** Schemes whose places always have an address. */
    private static final Pattern REMOTE = Pattern.compile("(?i)(?:galefs|hdfs|s3a):.*", Pattern.DOTALL);

    private static final Pattern ADDRESS = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]*://[^/]*)(/.*)?", Pattern.DOTALL);

    /**
     * Parses {@code SCHEME://AUTHORITY/PATH}, {@code dir:DIR!/PATH} or {@code store:DIR!/PATH}. Without a path, it is
     * that of the root. A path without a place must not begin with {@code dir:}, {@code store:}, {@code galefs:},
     * {@code hdfs:} or {@code s3a:}.
     *
     * @param text a path, with its place or without.
     * @return the path; empty if the text names no place.
     * @throws IllegalArgumentException if the place has a wrong form, or its scheme is unknown.
     */
    public static Optional<LocatedPath> parse(final String text) {
        final int end = text.indexOf(END_OF_DIRECTORY);
        if (end > 0 && IN_DIRECTORY.matcher(text.substring(0, end)).matches()) {
            return Optional.of(new LocatedPath(Place.parse(text.substring(0, end)), text.substring(end + 1)));
        }
        final Matcher address = ADDRESS.matcher(text);
        if (!address.matches()) {
            requirePlain(text);
            return Optional.empty();
        }
        final String path = address.group(2);
        return Optional.of(new LocatedPath(Place.parse(address.group(1)), path == null ? "/" : path));
    }

    /** Refuses a path that begins as a place does: whoever wrote it means a place. */
    private static void requirePlain(final String text) {
        final Matcher directory = IN_DIRECTORY.matcher(text);
        if (directory.matches()) {
            throw new IllegalArgumentException("'" + text + "' lacks '!/PATH': must be " + directory.group(1)
                    + ":DIR!/PATH; './" + text + "' is a file of this name");
        }
        if (REMOTE.matcher(text).matches()) {
            throw new IllegalArgumentException("'" + text + "' has no address: must be SCHEME://ADDRESS/PATH; './"
                    + text + "' is a file of this name");
        }
    }
}

package io.github.galefs.handover;

import io.github.galefs.file.NameEscapes;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Absolute paths without empty names and dots, which tell files in memory apart. They are resolved by their names
 * alone: a link at the service behind is not followed.
 *
 * @param prefix          key of the directory whose files are handed over.
 * @param hasEscapedNames whether names have escapes, as {@link NameEscapes} describes.
 */
record PathKeys(String prefix, boolean hasEscapedNames) {
    private static final String SEPARATOR = "/";

    static PathKeys of(final String prefix, final boolean hasEscapedNames) {
        return new PathKeys(normal(prefix, hasEscapedNames), hasEscapedNames);
    }

    /** Returns the key of a path; that of the root is empty. */
    String normal(final String path) {
        return normal(path, hasEscapedNames);
    }

    private static String normal(final String path, final boolean hasEscapedNames) {
        final Deque<String> names = new ArrayDeque<>();
        for (final String name : path.split(SEPARATOR, -1)) {
            if (name.equals("..")) {
                names.pollLast();
            } else if (!name.isEmpty() && !name.equals(".")) {
                names.add(hasEscapedNames ? NameEscapes.show(NameEscapes.bytes(name)) : name);
            }
        }
        return names.isEmpty() ? "" : SEPARATOR + String.join(SEPARATOR, names);
    }

    /** Returns whether a file with a key is handed over. */
    boolean matches(final String key) {
        return key.startsWith(prefix + SEPARATOR);
    }

    /** Returns whether a path names a directory, whatever there is. */
    static boolean namesDirectory(final String path) {
        return path.isEmpty() || path.endsWith(SEPARATOR) || isDots(lastName(path));
    }

    private static boolean isDots(final String name) {
        return name.equals(".") || name.equals("..");
    }

    /** Returns whether a key is that of a directory, or of a name at any depth below it. */
    static boolean isWithin(final String key, final String directory) {
        return key.startsWith(directory)
                && (key.length() == directory.length() || key.charAt(directory.length()) == '/');
    }

    static String parent(final String key) {
        return key.substring(0, key.lastIndexOf('/'));
    }

    static String lastName(final String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}

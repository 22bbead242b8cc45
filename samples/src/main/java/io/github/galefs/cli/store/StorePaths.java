package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Paths in a store. */
final class StorePaths {
    private StorePaths() {}

    /** Returns the path of a name in a directory. */
    static String in(final String directory, final String name) {
        return directory.endsWith("/") ? directory + name : directory + "/" + name;
    }

    /** Returns a text that precedes a name in a list, with no other name between them but of unlikely characters. */
    static String before(final String name) {
        final int last = name.codePointBefore(name.length());
        final String start = name.substring(0, name.length() - Character.charCount(last));
        final int less = last - 1 == Character.MAX_SURROGATE ? Character.MIN_SURROGATE - 1 : last - 1;
        return less <= 0 ? start : start + Character.toString(less) + Character.toString(Character.MAX_CODE_POINT);
    }

    /** Returns the path of a name beside the last name of a path. */
    static String sibling(final String path, final String name) {
        int end = path.length();
        while (end > 0 && path.charAt(end - 1) == '/') {
            end--;
        }
        return path.substring(0, path.lastIndexOf('/', end - 1) + 1) + name;
    }

    /** Returns the last name of a path; empty for a path without a name, such as the root. */
    static String name(final String path) {
        int end = path.length();
        while (end > 0 && path.charAt(end - 1) == '/') {
            end--;
        }
        final String last = path.substring(path.lastIndexOf('/', end - 1) + 1, end);
        return last.equals(".") || last.equals("..") ? "" : last;
    }

    /**
     * Returns the one path that begins at the root, ends in a slash and has no {@code .}, {@code ..} or empty name. A
     * store has no links, so two paths name the same exactly if these are equal, and something in a directory if one
     * begins with the other.
     */
    static String plain(final String path) {
        final Deque<String> names = new ArrayDeque<>();
        for (final String name : path.split("/", -1)) {
            if (name.equals("..")) {
                names.pollLast();
            } else if (!name.isEmpty() && !name.equals(".")) {
                names.addLast(name);
            }
        }
        return names.isEmpty() ? "/" : "/" + String.join("/", names) + "/";
    }

    /** Returns whether a {@link #plain} path is the root. */
    static boolean isRoot(final String plain) {
        return plain.equals("/");
    }

    /** Returns the directory above a {@link #plain} path, which is not the root. */
    static String parent(final String plain) {
        return plain.substring(0, plain.lastIndexOf('/', plain.length() - 2) + 1);
    }

    /** Returns the names of a {@link #plain} path. */
    static List<String> names(final String plain) {
        return isRoot(plain)
                ? List.of()
                : List.of(plain.substring(1, plain.length() - 1).split("/"));
    }

    /** Returns the status of the file at a path; empty if there is none. */
    static Optional<FileStatus> find(final FileService files, final String path) throws FileServiceException {
        try {
            return Optional.of(files.stat(path));
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /** Returns whether a path is that of a directory, which the service serves. */
    static boolean isDirectory(final FileService files, final String path) throws FileServiceException {
        try {
            return files.stat(path).directory();
        } catch (final FileServiceException e) {
            return switch (e.error()) {
                case ENOENT -> false;
                // A pipe, or a link in a loop or out of what is served.
                case ENOTSUP, ELOOP, EACCES -> false;
                default -> throw e;
            };
        }
    }
}

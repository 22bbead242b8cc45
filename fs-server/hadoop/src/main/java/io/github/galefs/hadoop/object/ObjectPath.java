package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import org.apache.hadoop.fs.Path;

/**
 * A path that was resolved.
 *
 * @param given    the path, as given.
 * @param path     the path in the store.
 * @param lastName last name of the given path, which may be {@code .} or {@code ..}; {@code .} for the root.
 * @param isRoot   whether it is the root of the service.
 */
record ObjectPath(String given, Path path, String lastName, boolean isRoot) {
    private static final int MAX_SHOWN = 1000;

    /** Returns whether the path can only name a directory. */
    boolean wantsDirectory() {
        return given.endsWith("/") || !isOrdinary();
    }

    /** Returns whether the last name can be given and removed. */
    boolean isOrdinary() {
        return !lastName.equals(".") && !lastName.equals("..");
    }

    /** Creates an exception for this path. */
    FileServiceException error(final PosixError error) {
        return new FileServiceException(error, toString());
    }

    /** Creates an exception for this path with a reason. */
    FileServiceException error(final PosixError error, final String reason) {
        return new FileServiceException(error, this + ": " + reason);
    }

    /** Returns the given path in quotes, for messages; the end of a long one. */
    @Override
    public String toString() {
        return given.length() <= MAX_SHOWN
                ? "\"" + given + "\""
                : "\"..." + given.substring(given.length() - MAX_SHOWN) + "\"";
    }
}

package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import org.apache.hadoop.fs.Path;

/**
 * A path that was resolved.
 *
 * @param given    the path, as given.
 * @param path     the path in Hadoop's file system.
 * @param lastName last name of the given path, which may be {@code .} or {@code ..}; {@code .} for the root.
 * @param isRoot   whether it is the root of the service.
 */
public record ResolvedPath(String given, Path path, String lastName, boolean isRoot) {
    private static final int MAX_SHOWN = 1000;

    /**
     * Returns whether the path can only name a directory.
     *
     * @return true with a slash or dots at its end.
     */
    public boolean wantsDirectory() {
        return given.endsWith("/") || !isOrdinary();
    }

    private boolean isOrdinary() {
        return !lastName.equals(".") && !lastName.equals("..");
    }

    /**
     * Checks that the last name can be given and removed.
     *
     * @throws FileServiceException EBUSY for the root; EINVAL for dots.
     */
    public void requireOrdinary() throws FileServiceException {
        if (isRoot) {
            throw error(PosixError.EBUSY);
        }
        if (!isOrdinary()) {
            throw error(PosixError.EINVAL);
        }
    }

    /**
     * Creates an exception for this path.
     *
     * @param error the error.
     * @return the exception.
     */
    public FileServiceException error(final PosixError error) {
        return new FileServiceException(error, toString());
    }

    /**
     * Creates an exception for this path with a reason.
     *
     * @param error  the error.
     * @param reason the reason.
     * @return the exception.
     */
    public FileServiceException error(final PosixError error, final String reason) {
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

package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.SystemCallException;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Errors of system calls as errors of a file service. */
final class SystemFailures {
    private static final Map<Integer, PosixError> ERRORS =
            Arrays.stream(PosixError.values()).collect(Collectors.toMap(PosixError::number, Function.identity()));

    private static final int ETXTBSY = 26;
    private static final int EMLINK = 31;
    private static final int EDQUOT = 122;

    private SystemFailures() {}

    /**
     * Returns the exception for a failed call on what a path names.
     *
     * @param path    the path as the user gave it, or other words for the file.
     * @param failure what the system said.
     * @return the exception, not thrown; EIO for an error that {@link PosixError} does not have.
     */
    static FileServiceException of(final String path, final SystemCallException failure) {
        final PosixError error = error(failure);
        return new FileServiceException(
                error, ERRORS.get(failure.errno()) == error ? path : path + ": " + failure.getMessage());
    }

    /** Returns the exception for a path that could not be resolved beneath the root. */
    static FileServiceException ofPath(final String path, final SystemCallException failure) {
        return is(failure, PosixError.EXDEV)
                ? new FileServiceException(
                        PosixError.EACCES,
                        path + " leaves the directory that is served: absolute links and links out of it are not "
                                + "followed")
                : of(path, failure);
    }

    static boolean is(final SystemCallException failure, final PosixError error) {
        return failure.errno() == error.number();
    }

    private static PosixError error(final SystemCallException failure) {
        return switch (failure.errno()) {
            case EDQUOT, EMLINK -> PosixError.ENOSPC;
            case ETXTBSY -> PosixError.EBUSY;
            default -> ERRORS.getOrDefault(failure.errno(), PosixError.EIO);
        };
    }
}

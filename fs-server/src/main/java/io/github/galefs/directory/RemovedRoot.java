package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells a path that does not exist from a root that was removed. The service keeps the removed directory open, and
 * finds nothing in a new one of the same name. Logs one warning. Safe for use by several threads.
 */
final class RemovedRoot {
    private static final Logger LOGGER = LoggerFactory.getLogger(RemovedRoot.class);

    private final Path directory;
    private final AtomicBoolean isLogged = new AtomicBoolean();

    RemovedRoot(final Path directory) {
        this.directory = directory;
    }

    /** Returns the exception for a failed call; names the removed root where that is the reason. */
    FileServiceException explain(final OpenInode root, final String path, final SystemCallException failure) {
        final FileServiceException exception = SystemFailures.ofPath(path, failure);
        if (!meansNothingFound(failure) || !isRemoved(root)) {
            return exception;
        }
        if (isLogged.compareAndSet(false, true)) {
            LOGGER.warn(
                    "the directory {} was removed while it is served: its files are gone, and calls fail with ENOENT; "
                            + "create it and start the service again",
                    directory);
        }
        return new FileServiceException(
                exception.error(), path + ": the directory " + directory + ", which is served, was removed");
    }

    private static boolean meansNothingFound(final SystemCallException failure) {
        return SystemFailures.is(failure, PosixError.ENOENT) || SystemFailures.is(failure, PosixError.ESTALE);
    }

    private static boolean isRemoved(final OpenInode root) {
        try {
            return root.isRemoved();
        } catch (final SystemCallException e) {
            return SystemFailures.is(e, PosixError.ESTALE);
        }
    }
}

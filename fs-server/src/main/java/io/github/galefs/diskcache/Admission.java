package io.github.galefs.diskcache;

import io.github.galefs.file.FileServiceException;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the cache takes pieces. After a failed change of its store, it takes none until the next file is opened: else
 * each short read would fetch a piece that cannot be kept. Safe for use by several threads.
 */
final class Admission {
    private static final Logger LOGGER = LoggerFactory.getLogger(Admission.class);

    private final Path directory;
    private volatile boolean isOpen = true;
    private boolean hasWarned;

    Admission(final Path directory) {
        this.directory = directory;
    }

    boolean isOpen() {
        return isOpen;
    }

    /** To be called when a file is opened. */
    void reopen() {
        isOpen = true;
    }

    /** Refuses pieces for now. Only the first failure is a warning: a full disk may stay full. */
    synchronized void onFailure(final FileServiceException failure) {
        isOpen = false;
        if (hasWarned) {
            LOGGER.debug("disk cache {} cannot keep what is read", directory, failure);
        } else {
            hasWarned = true;
            LOGGER.warn(
                    "disk cache {} cannot keep what is read: {}; files are read past it",
                    directory,
                    failure.toString());
        }
    }
}

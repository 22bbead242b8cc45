package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.staging.StagingArea;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens the staging area of a service. */
public final class StagingOpening {
    private static final Logger LOG = LoggerFactory.getLogger(StagingOpening.class);

    private StagingOpening() {}

    /**
     * Opens a staging area, and warns of files that it has kept.
     *
     * @param directory the directory of the area, or null.
     * @param root      a directory below which a free one is taken, or null; of no effect with a directory.
     * @param maxBytes  most bytes of all files.
     * @param recovery  the call that gives access to kept files, for the log.
     * @return the area; null without both directories.
     * @throws FileServiceException EBUSY if another service has the directory; EINVAL; ENOTDIR; EIO.
     */
    public static StagingArea open(final Path directory, final Path root, final long maxBytes, final String recovery)
            throws FileServiceException {
        if (directory == null && root == null) {
            return null;
        }
        final StagingArea staging =
                directory == null ? StagingArea.openFree(root, maxBytes) : StagingArea.open(directory, maxBytes);
        boolean isRead = false;
        try {
            warnOfKept(staging, recovery);
            isRead = true;
            return staging;
        } finally {
            if (!isRead) {
                staging.close();
            }
        }
    }

    private static void warnOfKept(final StagingArea staging, final String recovery) throws FileServiceException {
        final int count = staging.keptCount();
        if (count > 0) {
            LOG.warn(
                    "files in {} that were not uploaded: {}; 'galefs recover' or {} uploads or discards them",
                    staging,
                    count,
                    recovery);
        }
    }
}

package io.github.galefs.hadoop.object;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.hadoop.staging.StagedFile;
import java.lang.foreign.MemorySegment;
import java.util.List;

/**
 * The bytes of a file that is being written. Safe for use by several threads.
 *
 * @param file          the staged file, with all bytes.
 * @param versionOffset what to add to a version of the staged file.
 */
record StagedChanges(StagedFile file, long versionOffset) {
    /** Returns the status, with the id and permissions of another one. */
    FileStatus status(final FileStatus other) throws FileServiceException {
        final FileStatus staged = file.status();
        return Statuses.ofFile(
                new FileVersion(other.fileId(), staged.version() + versionOffset),
                staged.size(),
                staged.modificationMillis());
    }

    int read(final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        return file.read(offset, destinations);
    }

    /** Writes bytes at an offset; returns the version afterwards. */
    long write(final long offset, final MemorySegment source) throws FileServiceException {
        return file.write(offset, source) + versionOffset;
    }

    Appended append(final MemorySegment source) throws FileServiceException {
        final Appended appended = file.append(source);
        return new Appended(appended.offset(), appended.version() + versionOffset);
    }

    /** Sets the size; returns the version afterwards. */
    long truncate(final long size) throws FileServiceException {
        return file.truncate(size) + versionOffset;
    }
}

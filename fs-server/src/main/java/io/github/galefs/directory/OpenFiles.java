package io.github.galefs.directory;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SharedInode;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** The open handles of a service, of bounded number. Safe for use by several threads. */
final class OpenFiles {
    private final int maxOpenFiles;
    private final FileVersions versions;
    private final FileMaps maps;
    private final Map<Long, OpenFile> files = new ConcurrentHashMap<>();
    private final AtomicInteger count = new AtomicInteger();
    private final AtomicLong lastHandle = new AtomicLong();
    private volatile boolean isClosed;

    OpenFiles(final int maxOpenFiles, final FileVersions versions, final FileMaps maps) {
        this.maxOpenFiles = maxOpenFiles;
        this.versions = versions;
        this.maps = maps;
    }

    /** Takes the place of a new handle; throws EMFILE at the bound. */
    void reserve(final String path) throws FileServiceException {
        if (count.incrementAndGet() > maxOpenFiles) {
            cancel();
            throw new FileServiceException(
                    PosixError.EMFILE,
                    PathNames.shown(path) + ": all " + maxOpenFiles + " handles of the directory are open; close "
                            + "some, or raise maxOpenFiles");
        }
    }

    /** Gives a reserved place back. */
    void cancel() {
        count.decrementAndGet();
    }

    /** Adds a handle to its reserved place. Owns the descriptor and the file's use, also if it fails. */
    OpenFile add(
            final String path,
            final Set<FileOpenOption> options,
            final OpenInode descriptor,
            final VersionedFile versioned)
            throws FileServiceException {
        final long number = lastHandle.incrementAndGet();
        SharedInode shared = null;
        boolean done = false;
        try {
            shared = new SharedInode(descriptor, () -> release(versioned, options));
            final OpenFile file =
                    new OpenFile(number, PathNames.shown(path), EnumSet.copyOf(options), shared, versioned);
            files.put(number, file);
            if (isClosed) {
                throw Tree.closed();
            }
            done = true;
            return file;
        } finally {
            if (!done) {
                files.remove(number);
                discard(shared, descriptor, versioned, options);
            }
        }
    }

    private void release(final VersionedFile versioned, final Set<FileOpenOption> options) {
        maps.close(versioned.key(), options);
        versions.release(versioned);
    }

    private void discard(
            final SharedInode shared,
            final OpenInode descriptor,
            final VersionedFile versioned,
            final Set<FileOpenOption> options) {
        if (shared == null) {
            descriptor.close();
            release(versioned, options);
        } else {
            shared.close();
        }
    }

    /** Returns an open file; throws EBADF if no handle has the number. */
    OpenFile get(final long number) throws FileServiceException {
        final OpenFile file = files.get(number);
        if (file == null) {
            throw notOpen(number, number > 0 && number <= lastHandle.get() ? "was closed" : "was never opened");
        }
        return file;
    }

    /** Closes a handle; throws EBADF if no handle has the number. */
    void close(final long number) throws FileServiceException {
        final OpenFile file = files.remove(get(number).number());
        if (file == null) {
            throw notOpen(number, "was closed");
        }
        close(file);
    }

    /** Closes all handles, and each handle whose opening ends later. */
    void closeAll() {
        isClosed = true;
        for (final Long number : List.copyOf(files.keySet())) {
            final OpenFile file = files.remove(number);
            if (file != null) {
                close(file);
            }
        }
    }

    /** The file's versions stay in use until the last call by the handle ends: it may still change the file. */
    private void close(final OpenFile file) {
        file.descriptor().close();
        cancel();
    }

    static FileServiceException notOpen(final long number, final String history) {
        return new FileServiceException(PosixError.EBADF, "handle " + number + " " + history);
    }
}

package io.github.galefs.directory;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The calls by handle. Safe for use by several threads. */
final class HandleCalls {
    private final Tree tree;
    private final OpenFiles files;
    private final Statuses statuses;
    private final FileVersions versions;
    private final UnsyncedNames names;
    private final FileMaps maps;
    private final boolean readsPastCache;
    private final Transfers transfers = new Transfers();
    private final DirectReads directReads = new DirectReads();

    HandleCalls(
            final Tree tree,
            final OpenFiles files,
            final FileVersions versions,
            final UnsyncedNames names,
            final FileMaps maps,
            final boolean readsPastCache) {
        this.tree = tree;
        this.files = files;
        this.versions = versions;
        this.names = names;
        this.maps = maps;
        this.readsPastCache = readsPastCache;
        statuses = new Statuses(versions);
    }

    FileStatus status(final long handle) throws FileServiceException {
        final OpenFile file = files.get(handle);
        return file.with(descriptor -> statuses.ofOpen(file.versioned(), descriptor));
    }

    int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final OpenFile file = files.get(handle).require(FileOpenOption.READ);
        requireRange(file, fileOffset, length);
        Objects.checkFromIndexSize(destinationOffset, length, destination.byteSize());
        final MemorySegment bytes = destination.asSlice(destinationOffset, length);
        return file.with(descriptor -> read(file, descriptor, fileOffset, bytes));
    }

    /**
     * Reads into one place after another. A {@code preadv} would take addresses, and read into memory that another
     * thread has just closed. The linker keeps memory alive only where it is an argument.
     */
    int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        final OpenFile file = files.get(handle).require(FileOpenOption.READ);
        long total = 0;
        for (final MemorySegment destination : destinations) {
            total += Math.min(destination.byteSize(), Long.MAX_VALUE - total);
        }
        if (total > Integer.MAX_VALUE) {
            throw new FileServiceException(
                    PosixError.EINVAL, file + ": read of " + total + " bytes: at most " + Integer.MAX_VALUE);
        }
        requireRange(file, fileOffset, (int) total);
        return file.with(descriptor -> {
            int done = 0;
            for (final MemorySegment destination : destinations) {
                final int count = read(file, descriptor, fileOffset + done, destination);
                done += count;
                if (count < destination.byteSize()) {
                    break;
                }
            }
            return done;
        });
    }

    /** Linux refuses a range that ends past the largest offset; a read there is past the end. */
    private int read(
            final OpenFile file, final OpenInode descriptor, final long fileOffset, final MemorySegment destination)
            throws SystemCallException, FileServiceException {
        if (destination.isReadOnly()) {
            throw new IllegalArgumentException("a read-only memory segment cannot receive bytes");
        }
        if (fileOffset < 0) {
            return 0;
        }
        final long length = Math.min(destination.byteSize(), Long.MAX_VALUE - fileOffset);
        final MemorySegment bytes = destination.asSlice(0, length);
        return readsPastCache && file.isReadOnly()
                ? directReads.read(descriptor, fileOffset, bytes)
                : transfers.read(descriptor, fileOffset, bytes);
    }

    void map(final long handle, final long fileOffset, final int length, final MappedBlock[] parts, final int count)
            throws FileServiceException {
        Arrays.fill(parts, 0, count, null);
        final OpenFile file = files.get(handle).require(FileOpenOption.READ);
        requireRange(file, fileOffset, length);
        file.with(descriptor -> {
            maps.map(file, descriptor, fileOffset, length, parts, count);
            return null;
        });
    }

    long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final OpenFile file = files.get(handle).require(FileOpenOption.WRITE);
        requireRange(file, fileOffset, length);
        Objects.checkFromIndexSize(sourceOffset, length, source.byteSize());
        if (fileOffset > Long.MAX_VALUE - length) {
            throw new FileServiceException(
                    PosixError.EFBIG, file + ": " + length + " bytes at " + fileOffset + " end past 2^63-1");
        }
        final MemorySegment bytes = source.asSlice(sourceOffset, length);
        return file.with(descriptor -> length == 0
                ? file.versioned().look(descriptor).version()
                : file.versioned().change(descriptor, open -> transfers.write(open, fileOffset, bytes)));
    }

    Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        final OpenFile file = files.get(handle).require(FileOpenOption.WRITE);
        if (length < 0 || length > FileService.MAX_APPEND_LENGTH) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    file + ": append of " + length + " bytes: allowed are 0 to " + FileService.MAX_APPEND_LENGTH);
        }
        Objects.checkFromIndexSize(sourceOffset, length, source.byteSize());
        final MemorySegment bytes = source.asSlice(sourceOffset, length);
        return file.with(descriptor -> {
            if (length == 0) {
                final VersionedFile.Look look = file.versioned().look(descriptor);
                return new Appended(look.attributes().size(), look.version());
            }
            final long[] offset = new long[1];
            final long version = file.versioned()
                    .change(descriptor, open -> offset[0] = transfers.append(open, file.toString(), bytes));
            return new Appended(offset[0], version);
        });
    }

    long truncate(final long handle, final long size) throws FileServiceException {
        final OpenFile file = files.get(handle).require(FileOpenOption.WRITE);
        if (size < 0) {
            throw new FileServiceException(PosixError.EINVAL, file + ": size " + size + " is negative");
        }
        return file.with(descriptor -> file.versioned().setSize(descriptor, size));
    }

    void sync(final long handle) throws FileServiceException {
        final OpenFile file = files.get(handle);
        file.with(descriptor -> {
            file.versioned().sync(descriptor, versions.hasForgottenAttributes());
            return null;
        });
        tree.beneath(file.path(), root -> {
            names.sync(root);
            return null;
        });
    }

    void setPermissions(final long handle, final int permissions) throws FileServiceException {
        final OpenFile file = files.get(handle);
        Statuses.requirePermissions(file.toString(), permissions);
        file.with(descriptor -> {
            file.versioned().setAttribute(descriptor, open -> open.setPermissions(permissions));
            return null;
        });
    }

    void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        final OpenFile file = files.get(handle);
        file.with(descriptor -> {
            file.versioned().setTime(descriptor, open -> open.setModificationMillis(modificationMillis));
            return null;
        });
    }

    private static void requireRange(final OpenFile file, final long fileOffset, final int length)
            throws FileServiceException {
        if (fileOffset < 0 || length < 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, file + ": " + length + " bytes at " + fileOffset + ": both must be from 0");
        }
    }
}

package io.github.galefs.handover;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** Opens files whose paths match the prefix. Safe for use by several threads. */
final class Openings {
    /** Set in the ids of files in memory, which are larger than those of other files. */
    private static final long ID_BIT = 1L << 62;

    /** Ids of a millisecond: those of an earlier gateway are smaller. */
    private static final int ID_SHIFT = 20;

    private static final double NANOS_PER_SECOND = 1e9;

    private final FileService behind;
    private final HandedFiles names;
    private final ChunkPool pool;
    private final Upload upload;
    private final long waitNanos;
    private final AtomicLong lastId =
            new AtomicLong(ID_BIT | (InstantSource.system().millis() << ID_SHIFT));

    Openings(final HandOverContext context, final HandedFiles names, final ChunkPool pool) {
        behind = context.files();
        this.names = names;
        this.pool = pool;
        upload = context.upload();
        waitNanos = context.waitLimit().toNanos();
    }

    HandOverHandle open(final String path, final String key, final Set<FileOpenOption> options)
            throws FileServiceException {
        if (areContradictory(options)) {
            return HandOverHandle.ofBehind(behind.open(path, options));
        }
        if (options.contains(FileOpenOption.WRITE)) {
            return openForWriting(path, key, options);
        }
        return options.contains(FileOpenOption.CREATE)
                ? openOrCreateForReading(path, key, options)
                : openForReading(path, key, options);
    }

    /** The service behind refuses what contradicts itself. */
    private static boolean areContradictory(final Set<FileOpenOption> options) {
        return (!options.contains(FileOpenOption.READ) && !options.contains(FileOpenOption.WRITE))
                || (options.contains(FileOpenOption.TRUNCATE) && !options.contains(FileOpenOption.WRITE))
                || (options.contains(FileOpenOption.EXCLUSIVE) && !options.contains(FileOpenOption.CREATE));
    }

    private HandOverHandle openOrCreateForReading(
            final String path, final String key, final Set<FileOpenOption> options) throws FileServiceException {
        names.hold(key);
        try {
            if (names.find(key) == null) {
                return HandOverHandle.ofBehind(behind.open(path, options));
            }
        } finally {
            names.release(key);
        }
        if (options.contains(FileOpenOption.EXCLUSIVE)) {
            throw new FileServiceException(PosixError.EEXIST, path);
        }
        return openForReading(path, key, EnumSet.of(FileOpenOption.READ));
    }

    /** Opens a file when its writer has closed it. */
    private HandOverHandle openForReading(final String path, final String key, final Set<FileOpenOption> options)
            throws FileServiceException {
        final long deadline = System.nanoTime() + waitNanos;
        while (true) {
            final long seen = names.changes();
            final HandedFile file = names.openForReading(key);
            if (file != null) {
                return HandOverHandle.of(file, options);
            }
            FileServiceException absence = new FileServiceException(
                    PosixError.ETIMEDOUT,
                    path + " was not closed by its writer within " + waitNanos / NANOS_PER_SECOND + " s");
            if (!names.isBeingWritten(key)) {
                try {
                    final long handle = behind.open(path, options);
                    if (!names.isBeingWritten(key)) {
                        return HandOverHandle.ofBehind(handle);
                    }
                    // Perhaps a part of a file that was created meanwhile, and moved behind.
                    behind.close(handle);
                } catch (final FileServiceException e) {
                    if (e.error() != PosixError.ENOENT) {
                        throw e;
                    }
                    absence = e;
                }
            }
            if (!names.awaitChange(path, seen, deadline - System.nanoTime())) {
                throw absence;
            }
        }
    }

    private HandOverHandle openForWriting(final String path, final String key, final Set<FileOpenOption> options)
            throws FileServiceException {
        while (true) {
            if (options.contains(FileOpenOption.EXCLUSIVE) && names.isTaken(key)) {
                throw new FileServiceException(PosixError.EEXIST, path);
            }
            final HandedFile known = names.openForWriting(key);
            if (known != null) {
                return cut(known, options);
            }
            if (names.beginCreation(key)) {
                try {
                    return create(path, key, options);
                } finally {
                    names.endCreation(key);
                }
            }
        }
    }

    /** Creates a file in memory, unless the service behind is to open one of its own. The caller holds the name. */
    private HandOverHandle create(final String path, final String key, final Set<FileOpenOption> options)
            throws FileServiceException {
        final FileStatus present = statusOrNull(path);
        if (present == null ? !options.contains(FileOpenOption.CREATE) : !isCut(present, options)) {
            return HandOverHandle.ofBehind(behind.open(path, options));
        }
        requireDirectory(PathKeys.parent(key));
        final HandedFile file = new HandedFile(behind, names, pool, lastId.incrementAndGet());
        if (!names.add(key, file)) {
            return openWithoutMemory(path, options);
        }
        if (present != null) {
            takePlace(file, path, present);
        }
        return HandOverHandle.of(file, options);
    }

    private static boolean isCut(final FileStatus present, final Set<FileOpenOption> options) {
        return !present.directory()
                && options.contains(FileOpenOption.TRUNCATE)
                && !options.contains(FileOpenOption.EXCLUSIVE);
    }

    /** Replaces the file behind, which is there until the one in memory is, and keeps who may read it. */
    private void takePlace(final HandedFile file, final String path, final FileStatus replaced)
            throws FileServiceException {
        try {
            file.setPermissions(replaced.permissions());
            OptionalFile.unlink(behind, path);
        } catch (final FileServiceException | RuntimeException | Error e) {
            names.remove(file);
            file.free();
            throw e;
        }
    }

    private static HandOverHandle cut(final HandedFile file, final Set<FileOpenOption> options)
            throws FileServiceException {
        try {
            if (options.contains(FileOpenOption.TRUNCATE)) {
                file.truncate(0);
            }
            return HandOverHandle.of(file, options);
        } catch (final FileServiceException | RuntimeException | Error e) {
            closeAfter(file, e);
            throw e;
        }
    }

    private static void closeAfter(final HandedFile file, final Throwable failure) {
        try {
            if (file.closeWriter() == HandedFiles.Next.FREE) {
                file.free();
            }
        } catch (final FileServiceException | RuntimeException | Error e) {
            failure.addSuppressed(e);
        }
    }

    private FileStatus statusOrNull(final String path) throws FileServiceException {
        try {
            return behind.stat(path);
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT) {
                return null;
            }
            throw e;
        }
    }

    void requireDirectory(final String key) throws FileServiceException {
        if (names.find(key) != null || !behind.stat(key.isEmpty() ? "/" : key).directory()) {
            throw new FileServiceException(PosixError.ENOTDIR, key);
        }
    }

    private HandOverHandle openWithoutMemory(final String path, final Set<FileOpenOption> options)
            throws FileServiceException {
        if (upload == Upload.NEVER) {
            throw new FileServiceException(
                    PosixError.ENOSPC, path + ": too many files are in memory already: raise maxFiles");
        }
        return HandOverHandle.ofBehind(behind.open(path, options));
    }
}

package io.github.galefs.diskcache;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.HandleNumbers;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.WaitingReads;
import io.github.galefs.store.EmbeddedStore;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file service with a cache on this machine's disk: what was read once is read from the disk afterwards, also by a
 * later process. Every call but reads goes to the origin.
 *
 * <p><b>Versions.</b> An open asks the origin for the file's version, and the handle reads this version from the cache.
 * A change by others shows at the next open or status. A file that this service has open for writing is read from the
 * origin by all handles.
 *
 * <p><b>Origins.</b> The versions of an origin must mean the same bytes in each run of its service. A plain directory's
 * do not, and it is refused, also behind a server: {@link #fileSystemId} tells.
 *
 * <p><b>Limits.</b> Files without a handle are evicted, the least recently closed first. Files with a handle stay; what
 * finds no space beside them is read past the cache. So is what the disk is too full for. A failure of the cache never
 * fails a read.
 *
 * <p><b>In place.</b> Blocks that are in the cache can be mapped. A mapped block stays as it is when its file is
 * evicted.
 *
 * <p>Errors beside those of the origin: EINTR for a thread that is interrupted while it waits for a fetch.
 */
public final class DiskCachedFileService extends ForwardingFileService implements MappedBlocks, WaitingReads {
    private static final Logger LOGGER = LoggerFactory.getLogger(DiskCachedFileService.class);

    private final FileService origin;
    private final String identity;
    private final CacheDirectory directory;
    private final EmbeddedStore store;
    private final CacheIndex index;
    private final Admission admission;
    private final Fetcher fetcher;
    private final CachedReads reads;
    private final CacheCounters counters = new CacheCounters();
    private final HandleNumbers<OpenHandle> handles = new HandleNumbers<>();
    private final WrittenFiles written = new WrittenFiles();
    private final AtomicBoolean isClosed = new AtomicBoolean();

    private DiskCachedFileService(
            final DiskCacheContext context, final CacheDirectory directory, final EmbeddedStore store)
            throws FileServiceException {
        origin = context.origin();
        identity = context.identity();
        this.directory = directory;
        this.store = store;
        admission = new Admission(context.directory());
        index = CacheIndex.load(store, admission, counters, context);
        fetcher = new Fetcher(context, index, admission, counters);
        reads = new CachedReads(context, index, fetcher, counters);
    }

    /**
     * Opens a cache. A cache that was damaged, or that another version of GaleFS has written, is emptied.
     *
     * @param context configuration, not used before.
     * @return the service, to be closed by the caller.
     * @throws FileServiceException ENOTSUP if the versions of the origin's files are not the same in each run; EBUSY if
     *     another process uses the cache; ENOTEMPTY for a directory of something else; ENOTDIR; EACCES; ENOSPC; EIO.
     * @throws IllegalArgumentException if a setting is missing or out of its range.
     */
    public static DiskCachedFileService open(final DiskCacheContext context) throws FileServiceException {
        context.conclude();
        requireLastingVersions(context.origin());
        final CacheDirectory directory = CacheDirectory.open(context);
        DiskCachedFileService service = null;
        try {
            service = open(context, directory);
            return service;
        } finally {
            if (service == null) {
                directory.close();
            }
        }
    }

    private static DiskCachedFileService open(final DiskCacheContext context, final CacheDirectory directory)
            throws FileServiceException {
        final EmbeddedStore store = directory.openStore();
        try {
            return new DiskCachedFileService(context, directory, store);
        } catch (final FileServiceException | RuntimeException | Error e) {
            store.close();
            throw e;
        }
    }

    private static void requireLastingVersions(final FileService origin) throws FileServiceException {
        if (origin.fileSystemId() == 0) {
            throw FileServiceException.withMessage(
                    PosixError.ENOTSUP,
                    "files of a plain directory cannot be cached on disk: a version may stand for other bytes in "
                            + "another run; read them without a disk cache, or serve them from a store",
                    null);
        }
    }

    /**
     * Returns what the cache has done.
     *
     * @return counts since the cache was opened, and its present size.
     */
    public DiskCacheStatistics statistics() {
        return index.statistics();
    }

    @Override
    protected FileService delegate() {
        return origin;
    }

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        final long fileSystemId = origin.fileSystemId();
        final long handle = origin.open(path, options);
        try {
            return handles.add(
                    options.contains(FileOpenOption.WRITE)
                            ? openForWriting(handle, fileSystemId, path, options)
                            : openForReading(handle, fileSystemId, path, options));
        } catch (final FileServiceException | RuntimeException | Error e) {
            origin.close(handle);
            throw e;
        }
    }

    private OpenHandle openForWriting(
            final long handle, final long fileSystemId, final String path, final Set<FileOpenOption> options)
            throws FileServiceException {
        final long fileId = origin.status(handle).fileId();
        written.open(fileId);
        index.drop(CachedVersion.pathHash(identity, fileSystemId, path), fileId);
        return new OpenHandle(handle, path, options, fileId, null);
    }

    private OpenHandle openForReading(
            final long handle, final long fileSystemId, final String path, final Set<FileOpenOption> options)
            throws FileServiceException {
        admission.reopen();
        final FileStatus status = origin.status(handle);
        index.onStatus(status);
        return new OpenHandle(handle, path, options, status.fileId(), cached(fileSystemId, path, status));
    }

    /** Returns the cached file of a status, or null if reads are to pass the cache. */
    private CachedFile cached(final long fileSystemId, final String path, final FileStatus status)
            throws FileServiceException {
        // A server that was started again meanwhile may have another file system: then the status is not of this one.
        if (status.size() == 0 || fileSystemId == 0 || fileSystemId != origin.fileSystemId()) {
            return null;
        }
        final String pathHash = CachedVersion.pathHash(identity, fileSystemId, path);
        final CachedFile file = index.open(CachedVersion.of(pathHash, status, written.runOf(status.fileId())));
        // An open for writing that this look misses finds the cached file and drops it.
        if (file != null && written.isOpen(status.fileId())) {
            index.drop(file);
        }
        return file;
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        final OpenHandle closing = handles.remove(handle);
        if (closing.file() != null) {
            index.close(closing.file());
        }
        try {
            if (closing.release()) {
                origin.close(closing.origin());
            }
        } finally {
            if (closing.writes()) {
                written.close(closing.fileId());
            }
        }
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        final FileStatus status = origin.status(handles.get(handle).origin());
        index.onStatus(status);
        return status;
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        final FileStatus status = origin.stat(path);
        index.onStatus(status);
        return status;
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final OpenHandle open = handles.get(handle);
        if (open.file() == null) {
            return origin.read(open.origin(), fileOffset, destination, destinationOffset, length);
        }
        requireRange(open, fileOffset, length);
        Objects.checkFromIndexSize(destinationOffset, length, destination.byteSize());
        return reads.read(open, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        final OpenHandle open = handles.get(handle);
        final long length = destinations.stream()
                .mapToLong(MemorySegment::byteSize)
                .reduce(0, (sum, size) -> sum + Math.min(size, Long.MAX_VALUE - sum));
        if (open.file() == null || fileOffset < 0 || length > Integer.MAX_VALUE) {
            return origin.read(open.origin(), fileOffset, destinations);
        }
        return reads.read(open, fileOffset, destinations);
    }

    @Override
    public MappedBlock map(final long handle, final long fileOffset, final int length) throws FileServiceException {
        final OpenHandle open = handles.get(handle);
        if (!open.reads()) {
            throw new FileServiceException(PosixError.EBADF, open + " is not open for reading");
        }
        requireRange(open, fileOffset, length);
        return open.file() == null ? null : reads.map(open, fileOffset, length);
    }

    private static void requireRange(final OpenHandle open, final long fileOffset, final int length)
            throws FileServiceException {
        if (fileOffset < 0 || length < 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, open + ": offset " + fileOffset + " or length " + length + " is negative");
        }
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return origin.write(handles.get(handle).origin(), fileOffset, source, sourceOffset, length);
    }

    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        return origin.append(handles.get(handle).origin(), source, sourceOffset, length);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        return origin.truncate(handles.get(handle).origin(), size);
    }

    @Override
    public void sync(final long handle) throws FileServiceException {
        origin.sync(handles.get(handle).origin());
    }

    @Override
    public FileStatus replace(
            final String temporary,
            final String path,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final FileStatus status = origin.replace(temporary, path, source, sourceOffset, length);
        written.add(status.fileId());
        return status;
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        origin.setPermissions(handles.get(handle).origin(), permissions);
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        origin.setModificationTime(handles.get(handle).origin(), modificationMillis);
    }

    /**
     * Closes the cache and the origin. What was read stays cached for the next run, unless the cache has failed.
     *
     * @throws FileServiceException from the origin.
     */
    @Override
    public void close() throws FileServiceException {
        if (isClosed.getAndSet(true)) {
            return;
        }
        handles.removeAll();
        fetcher.close();
        try (directory) {
            try {
                closeOrigin();
            } finally {
                closeStore();
            }
        }
    }

    private void closeStore() {
        try {
            store.close();
        } catch (final FileServiceException e) {
            LOGGER.warn("disk cache {} may have lost what was read last: {}", directory, e.toString());
        }
    }

    private void closeOrigin() throws FileServiceException {
        try {
            origin.close();
        } finally {
            fetcher.awaitEnd();
        }
    }
}

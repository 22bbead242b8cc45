package io.github.galefs.store;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PinnedExtent;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.tree.ChangeRules;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.PackedBlockLocation;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The calls of an {@link EmbeddedStore} by handle, and the call that opens a handle. */
final class HandleCalls {
    /** Expected end of the file for an append that accepts any end. */
    private static final long ANY_END = -1;

    private final OpenStore store;

    HandleCalls(final OpenStore store) {
        this.store = store;
    }

    long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        requireConsistentOptions(path, options);
        final boolean changes = options.contains(FileOpenOption.CREATE) || options.contains(FileOpenOption.TRUNCATE);
        return changes
                ? store.changing(() -> openChanging(path, options))
                : store.reading(() -> openExisting(store.tree().lookup(path), options));
    }

    void close(final long handle) throws FileServiceException {
        final StoreHandle unused = store.reading(() -> {
            final StoreHandle open = store.handles().remove(handle);
            return !store.isReadOnly() && isUnused(open) ? open : null;
        });
        if (unused != null) {
            store.changing(() -> {
                store.requireWriter(unused.path()).dropAfterClose(unused, store.handles());
                return null;
            });
        }
    }

    FileStatus status(final long handle) throws FileServiceException {
        return store.reading(() -> {
            final StoreHandle open = store.handles().get(handle);
            return NodeAttributes.status(version(open), open.snapshot());
        });
    }

    int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final StoreHandle open = store.handles().get(handle).require(FileOpenOption.READ);
        requireRange(open, fileOffset, length);
        Objects.checkFromIndexSize(destinationOffset, length, destination.byteSize());
        BlockReader.Plan plan = plan(open, fileOffset, length);
        while (true) {
            try {
                store.reader().read(open, plan, destination, destinationOffset);
                return plan.length();
            } catch (final MissingSegmentException e) {
                plan = planAfter(e, plan, open, fileOffset, length);
            }
        }
    }

    int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        final StoreHandle open = store.handles().get(handle).require(FileOpenOption.READ);
        final long total = destinations.stream()
                .mapToLong(MemorySegment::byteSize)
                .reduce(0, (sum, length) -> sum + Math.min(length, Long.MAX_VALUE - sum));
        if (total > Integer.MAX_VALUE) {
            throw new FileServiceException(
                    PosixError.EINVAL, open + ": read of " + total + " bytes: at most " + Integer.MAX_VALUE);
        }
        final int length = (int) total;
        requireRange(open, fileOffset, length);
        BlockReader.Plan plan = plan(open, fileOffset, length);
        while (true) {
            try {
                store.reader().read(open, plan, destinations);
                return plan.length();
            } catch (final MissingSegmentException e) {
                plan = planAfter(e, plan, open, fileOffset, length);
            }
        }
    }

    MappedBlock map(final long handle, final long fileOffset, final int length) throws FileServiceException {
        final StoreHandle open = store.handles().get(handle).require(FileOpenOption.READ);
        requireRange(open, fileOffset, length);
        BlockReader.Plan plan = plan(open, fileOffset, length);
        // Payloads begin at multiples of a page.
        while (plan.length() == length && fileOffset % Long.BYTES == 0) {
            try {
                return store.reader().pin(open, plan);
            } catch (final MissingSegmentException e) {
                plan = planAfter(e, plan, open, fileOffset, length);
            }
        }
        return null;
    }

    long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        int done = 0;
        do {
            final int from = done;
            done += store.changing(
                    () -> writeSome(handle, fileOffset + from, source, sourceOffset + from, length - from));
        } while (done < length);
        return store.handles().get(handle).file().version();
    }

    Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        Part part = store.changing(() -> appendSome(handle, ANY_END, source, sourceOffset, length));
        final long offset = part.offset();
        while (part.end() - offset < length) {
            final long end = part.end();
            final int done = (int) (end - offset);
            part = store.changing(() -> appendSome(handle, end, source, sourceOffset + done, length - done));
        }
        return new Appended(offset, part.version());
    }

    long truncate(final long handle, final long size) throws FileServiceException {
        return store.changing(() -> {
            final StoreHandle open = store.handles().get(handle).require(FileOpenOption.WRITE);
            if (size < 0) {
                throw new FileServiceException(PosixError.EINVAL, open + ": size " + size + " is negative");
            }
            store.requireWriter(open.path()).setSize(open.file(), size);
            return open.file().version();
        });
    }

    void sync(final long handle) throws FileServiceException {
        store.handles().get(handle);
        store.sync();
    }

    void setPermissions(final long handle, final int permissions) throws FileServiceException {
        store.changing(() -> {
            final StoreHandle open = store.handles().get(handle).requireNoSnapshot();
            NodeAttributes.requirePermissions(open.path(), permissions);
            store.requireWriter(open.path()).setPermissions(open.file(), permissions);
            return null;
        });
    }

    void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        store.changing(() -> {
            final StoreHandle open = store.handles().get(handle).requireNoSnapshot();
            store.requireWriter(open.path()).setModificationTime(open.file(), modificationMillis);
            return null;
        });
    }

    Extent locate(final long handle, final long fileOffset) throws FileServiceException {
        return store.reading(() -> {
            final StoreHandle open = store.handles().get(handle).require(FileOpenOption.READ);
            requireRange(open, fileOffset, 0);
            final FileNode file = version(open);
            final long block = fileOffset / store.blockSize();
            final long blockOffset = block * store.blockSize();
            final long segmentWord = file.blocks().segmentWord(block);
            if (segmentWord == PackedBlockLocation.HOLE) {
                return new Extent(blockOffset, 0, null, 0, 0, 0, file.version(), file.size());
            }
            final long rangeWord = file.blocks().rangeWord(block);
            return new Extent(
                    blockOffset,
                    PackedBlockLocation.validLength(rangeWord),
                    SegmentFiles.path(store.dataDirectory(), PackedBlockLocation.segment(segmentWord)),
                    PackedBlockLocation.offset(rangeWord),
                    PackedBlockLocation.storedLength(rangeWord),
                    PackedBlockLocation.checksum(segmentWord),
                    file.version(),
                    file.size());
        });
    }

    PinnedExtent pin(final long handle, final long fileOffset) throws FileServiceException {
        Extent extent = locate(handle, fileOffset);
        while (extent.segment() != null) {
            final StoreHandle open = store.handles().get(handle);
            try {
                return store.reader().pin(open, extent);
            } catch (final MissingSegmentException e) {
                // The compactor relocates the blocks of a segment before it deletes the segment.
                final Extent moved = locate(handle, fileOffset);
                if (extent.segment().equals(moved.segment()) && extent.position() == moved.position()) {
                    throw BlockReader.failure(open, fileOffset, e);
                }
                extent = moved;
            }
        }
        return null;
    }

    private long openChanging(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        final Lookup lookup = store.tree().lookup(path);
        if (lookup.node() == null && options.contains(FileOpenOption.CREATE)) {
            return store.handles().add(path, createFile(lookup), null, options);
        }
        if (lookup.node() != null && options.contains(FileOpenOption.EXCLUSIVE)) {
            throw lookup.error(PosixError.EEXIST);
        }
        final long handle = openExisting(lookup, options);
        if (options.contains(FileOpenOption.TRUNCATE)) {
            boolean done = false;
            try {
                store.requireWriter(path).setSize(store.handles().get(handle).file(), 0);
                done = true;
            } finally {
                if (!done) {
                    store.handles().remove(handle);
                }
            }
        }
        return handle;
    }

    private long openExisting(final Lookup lookup, final Set<FileOpenOption> options) throws FileServiceException {
        if (!(lookup.required() instanceof FileNode file)) {
            throw lookup.error(PosixError.EISDIR);
        }
        if (options.contains(FileOpenOption.WRITE)) {
            ChangeRules.requireWritable(lookup);
            store.requireWriter(lookup.path());
        }
        return store.handles().add(lookup.path(), file, lookup.snapshot(), options);
    }

    private FileNode createFile(final Lookup lookup) throws FileServiceException {
        if (lookup.wantsDirectory()) {
            throw lookup.error(PosixError.EISDIR);
        }
        ChangeRules.requireWritable(lookup);
        return store.requireWriter(lookup.path()).createFile(lookup);
    }

    private int writeSome(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final StoreHandle open = store.handles().get(handle).require(FileOpenOption.WRITE);
        requireRange(open, fileOffset, length);
        Objects.checkFromIndexSize(sourceOffset, length, source.byteSize());
        if (fileOffset > Long.MAX_VALUE - length) {
            throw new FileServiceException(
                    PosixError.EFBIG, open + ": " + length + " bytes at " + fileOffset + " end past 2^63-1");
        }
        return store.requireWriter(open.path()).write(open, fileOffset, source, sourceOffset, length);
    }

    /**
     * A part of an append that was written in one step.
     *
     * @param offset  offset of its first byte in the file.
     * @param end     offset after its last byte.
     * @param version version of the file after it.
     */
    private record Part(long offset, long end, long version) {}

    private Part appendSome(
            final long handle,
            final long expectedEnd,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final StoreHandle open = store.handles().get(handle).require(FileOpenOption.WRITE);
        if (length > FileService.MAX_APPEND_LENGTH) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    open + ": append of " + length + " bytes: at most " + FileService.MAX_APPEND_LENGTH
                            + " are allowed");
        }
        final long end = open.file().size();
        if (expectedEnd != ANY_END && expectedEnd != end) {
            throw new FileServiceException(
                    PosixError.EIO,
                    open + ": the last " + length
                            + " bytes of an append were not written: the file changed while space was reclaimed");
        }
        final int count = writeSome(handle, end, source, sourceOffset, length);
        return new Part(end, end + count, open.file().version());
    }

    private BlockReader.Plan plan(final StoreHandle open, final long fileOffset, final int length)
            throws FileServiceException {
        store.beginReading();
        try {
            final FileNode file = version(open);
            return store.reader().plan(file.blocks(), fileOffset, Math.clamp(file.size() - fileOffset, 0, length));
        } finally {
            store.endReading();
        }
    }

    /**
     * Plans a read again whose plan names a missing segment. The compactor relocates the blocks of a segment before it
     * deletes the segment. If it has done so since the plan was made, a new plan has other locations.
     */
    private BlockReader.Plan planAfter(
            final MissingSegmentException cause,
            final BlockReader.Plan plan,
            final StoreHandle open,
            final long fileOffset,
            final int length)
            throws FileServiceException {
        final BlockReader.Plan newPlan = plan(open, fileOffset, length);
        if (newPlan.isSame(plan)) {
            throw BlockReader.failure(open, fileOffset, cause);
        }
        return newPlan;
    }

    /** Returns the version of the file that a handle shows: the current one, or the one in its snapshot. */
    private FileNode version(final StoreHandle open) {
        return (FileNode) store.tree().version(open.file(), open.snapshot());
    }

    /** Returns whether a file or snapshot without a name has lost its last handle. */
    private boolean isUnused(final StoreHandle open) {
        return open.snapshot() == null
                ? !open.file().named() && !store.handles().isOpen(open.file())
                : open.snapshot().removed() && !store.handles().isOpen(open.snapshot());
    }

    private static void requireConsistentOptions(final String path, final Set<FileOpenOption> options)
            throws FileServiceException {
        if (!options.contains(FileOpenOption.READ) && !options.contains(FileOpenOption.WRITE)) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + path + "\": options " + options + " must contain READ or WRITE");
        }
        if (options.contains(FileOpenOption.TRUNCATE) && !options.contains(FileOpenOption.WRITE)) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + path + "\": options " + options + " contain TRUNCATE without WRITE");
        }
        if (options.contains(FileOpenOption.EXCLUSIVE) && !options.contains(FileOpenOption.CREATE)) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + path + "\": options " + options + " contain EXCLUSIVE without CREATE");
        }
    }

    private static void requireRange(final StoreHandle open, final long fileOffset, final int length)
            throws FileServiceException {
        if (fileOffset < 0 || length < 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, open + ": offset " + fileOffset + " or length " + length + " is negative");
        }
    }
}

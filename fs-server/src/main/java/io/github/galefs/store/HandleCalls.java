package io.github.galefs.store;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.tree.ChangeRules;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.PackedBlockLocation;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import java.util.Set;

/** What the calls of a {@link FileStore} do that go by handle, and those that make and end one. */
final class HandleCalls {
    /** In place of the size that a file must have: any will do. */
    private static final long ANY_END = -1;

    private final OpenStore store;

    HandleCalls(final OpenStore store) {
        this.store = store;
    }

    long open(final String path, final Set<OpenOption> options) throws FileServiceException {
        requireSensible(path, options);
        final boolean changes = options.contains(OpenOption.CREATE) || options.contains(OpenOption.TRUNCATE);
        return changes
                ? store.changing(() -> openChanging(path, options))
                : store.reading(() -> openExisting(store.tree().lookup(path), options));
    }

    void close(final long handle) throws FileServiceException {
        final StoreHandle leftOver = store.reading(() -> {
            final StoreHandle open = store.handles().remove(handle);
            return !store.isReadOnly() && isLeftOver(open) ? open : null;
        });
        if (leftOver != null) {
            store.changing(() -> {
                store.requireWriter(leftOver.path()).handleClosed(leftOver, store.handles());
                return null;
            });
        }
    }

    FileStatus status(final long handle) throws FileServiceException {
        return store.reading(() -> {
            final StoreHandle open = store.handles().get(handle);
            return NameCalls.status(version(open), open.snapshot());
        });
    }

    int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final StoreHandle open = store.handles().get(handle).require(OpenOption.READ);
        BlockReader.Plan plan = plan(open, fileOffset, destination, destinationOffset, length);
        while (true) {
            try {
                store.reader().read(open, plan, destination, destinationOffset);
                return plan.length();
            } catch (final MissingSegmentException e) {
                // If the compactor has deleted a segment since the plan was made, it has put the blocks elsewhere
                // before.
                final BlockReader.Plan newPlan = plan(open, fileOffset, destination, destinationOffset, length);
                if (newPlan.isSame(plan)) {
                    throw BlockReader.failure(open, fileOffset, e);
                }
                plan = newPlan;
            }
        }
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
            final StoreHandle open = store.handles().get(handle).require(OpenOption.WRITE);
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
            NameCalls.requirePermissions(open.path(), permissions);
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
            final StoreHandle open = store.handles().get(handle).require(OpenOption.READ);
            requireRange(open, fileOffset, 0);
            final FileNode file = version(open);
            final long block = fileOffset / store.blockSize();
            final long blockOffset = block * store.blockSize();
            final long word = file.blocks().segmentWord(block);
            if (word == PackedBlockLocation.HOLE) {
                return new Extent(blockOffset, 0, null, 0, 0, 0, file.version(), file.size());
            }
            final long extent = file.blocks().rangeWord(block);
            return new Extent(
                    blockOffset,
                    PackedBlockLocation.validLength(extent),
                    SegmentFiles.path(store.dataDirectory(), PackedBlockLocation.segment(word)),
                    PackedBlockLocation.offset(extent),
                    PackedBlockLocation.storedLength(extent),
                    PackedBlockLocation.checksum(word),
                    file.version(),
                    file.size());
        });
    }

    private long openChanging(final String path, final Set<OpenOption> options) throws FileServiceException {
        final Lookup lookup = store.tree().lookup(path);
        if (lookup.node() == null && options.contains(OpenOption.CREATE)) {
            return store.handles().add(path, createFile(lookup), null, options);
        }
        if (lookup.node() != null && options.contains(OpenOption.EXCLUSIVE)) {
            throw lookup.error(PosixError.EEXIST);
        }
        final long handle = openExisting(lookup, options);
        if (options.contains(OpenOption.TRUNCATE)) {
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

    private long openExisting(final Lookup lookup, final Set<OpenOption> options) throws FileServiceException {
        if (!(lookup.required() instanceof FileNode file)) {
            throw lookup.error(PosixError.EISDIR);
        }
        if (options.contains(OpenOption.WRITE)) {
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
        final StoreHandle open = store.handles().get(handle).require(OpenOption.WRITE);
        requireRange(open, fileOffset, length);
        Objects.checkFromIndexSize(sourceOffset, length, source.byteSize());
        if (fileOffset > Long.MAX_VALUE - length) {
            throw new FileServiceException(
                    PosixError.EFBIG, open + ": " + length + " bytes at " + fileOffset + " end past 2^63-1");
        }
        return store.requireWriter(open.path()).write(open, fileOffset, source, sourceOffset, length);
    }

    /** Bytes of an append that were written in one step, and the file's version then. */
    private record Part(long offset, long end, long version) {}

    private Part appendSome(
            final long handle,
            final long expectedEnd,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final StoreHandle open = store.handles().get(handle).require(OpenOption.WRITE);
        if (length > FileService.MAX_APPEND_LENGTH) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    open + ": append of " + length + " bytes: at most " + FileService.MAX_APPEND_LENGTH + " at once");
        }
        final long end = open.file().size();
        if (expectedEnd != ANY_END && expectedEnd != end) {
            throw new FileServiceException(
                    PosixError.EIO,
                    open + ": the last " + length + " bytes of an append, as the file has changed while room was made");
        }
        final int count = writeSome(handle, end, source, sourceOffset, length);
        return new Part(end, end + count, open.file().version());
    }

    private BlockReader.Plan plan(
            final StoreHandle open,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        requireRange(open, fileOffset, length);
        Objects.checkFromIndexSize(destinationOffset, length, destination.byteSize());
        store.beginReading();
        try {
            final FileNode file = version(open);
            return store.reader().plan(file.blocks(), fileOffset, Math.clamp(file.size() - fileOffset, 0, length));
        } finally {
            store.endReading();
        }
    }

    /** What a handle shows: the file as it is now, or as it was when its snapshot was made. */
    private FileNode version(final StoreHandle open) {
        return (FileNode) store.tree().version(open.file(), open.snapshot());
    }

    private boolean isLeftOver(final StoreHandle open) {
        return open.snapshot() == null
                ? !open.file().named() && !store.handles().hold(open.file())
                : open.snapshot().removed() && !store.handles().hold(open.snapshot());
    }

    private static void requireSensible(final String path, final Set<OpenOption> options) throws FileServiceException {
        if (!options.contains(OpenOption.READ) && !options.contains(OpenOption.WRITE)) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + path + "\": options " + options + " have neither READ nor WRITE");
        }
        if (options.contains(OpenOption.TRUNCATE) && !options.contains(OpenOption.WRITE)) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + path + "\": options " + options + " have TRUNCATE without WRITE");
        }
        if (options.contains(OpenOption.EXCLUSIVE) && !options.contains(OpenOption.CREATE)) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + path + "\": options " + options + " have EXCLUSIVE without CREATE");
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

package io.github.galefs.store;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.DiskUsage;
import io.github.galefs.store.log.FreeSpace;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.tree.BlockPlace;
import io.github.galefs.store.tree.ChangeRules;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.SegmentUsage;
import io.github.galefs.store.tree.Snapshot;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** What the calls of a {@link FileStore} do, under the {@link StoreLocks} that each needs. */
final class StoreFiles {
    private static final int MAX_PERMISSIONS = 0b111_111_111_111;
    private static final int READ_ONLY_ATTEMPTS = 3;
    private static final byte[] NO_NAME = {};

    /** In place of the size that a file must have: any will do. */
    private static final long ANY_END = -1;

    private final OpenFiles openFiles = new OpenFiles();
    private final StoreDirectory place;
    private final int blockSize;
    private final FileTree tree;
    private final BlockReader reader;
    private final StoreLocks locks;
    private final FreeSpace freeSpace;

    /** Null in a store that is open for reading only. */
    private final StoreWriter writer;

    /** Null in a store that is open for reading only. */
    private final Compactor compactor;

    /** Written with both locks held. */
    private boolean closed;

    private StoreFiles(
            final StoreDirectory place,
            final int blockSize,
            final FileTree tree,
            final BlockReader reader,
            final StoreLocks locks,
            final FreeSpace freeSpace,
            final StoreWriter writer,
            final Compactor compactor) {
        this.place = place;
        this.blockSize = blockSize;
        this.tree = tree;
        this.reader = reader;
        this.locks = locks;
        this.freeSpace = freeSpace;
        this.writer = writer;
        this.compactor = compactor;
    }

    /**
     * Opens what can be read and changed. The store must be locked.
     *
     * @param lastRecord as for {@link Replay#run}.
     */
    static StoreFiles open(
            final StoreDirectory place, final FileStore.Context context, final int blockSize, final long lastRecord)
            throws FileServiceException {
        return openLogs(place, Replay.run(place, blockSize, lastRecord), context, blockSize);
    }

    /** As {@link #open}, when the process that had the store open before died. */
    static StoreFiles openAfterDeath(final StoreDirectory place, final FileStore.Context context, final int blockSize)
            throws FileServiceException {
        final StoreFiles files = openLogs(place, Replay.run(place, blockSize, Replay.UNKNOWN), context, blockSize);
        try {
            files.changing(() -> {
                files.writer.forceWhatWasLeft();
                return null;
            });
        } catch (final FileServiceException e) {
            files.close();
            throw e;
        }
        return files;
    }

    /**
     * Opens what can be read. Every segment that something refers to is mapped at once: then a writer may delete its
     * file. If one has been deleted already, there are newer records, and it is begun again.
     */
    static StoreFiles openReadOnly(final StoreDirectory place, final FileStore.Context context, final int blockSize)
            throws FileServiceException {
        final BlockReader reader = new BlockReader(place.data(), blockSize);
        final long lastRecord = StoreLock.lastRecord(place.path());
        FileTree tree = Replay.run(place, blockSize, lastRecord).tree();
        for (int attempt = 0; !keepSegments(reader, tree) && attempt < READ_ONLY_ATTEMPTS; attempt++) {
            tree = Replay.run(place, blockSize, lastRecord).tree();
        }
        SegmentCensus.count(place.data(), tree.usage(), Integer.MAX_VALUE);
        return new StoreFiles(
                place, blockSize, tree, reader, new StoreLocks(), context.freeSpaceOr(place.freeSpace()), null, null);
    }

    long open(final String path, final Set<OpenOption> options) throws FileServiceException {
        requireSensible(path, options);
        final boolean changes = options.contains(OpenOption.CREATE) || options.contains(OpenOption.TRUNCATE);
        return changes
                ? changing(() -> openChanging(path, options))
                : reading(() -> openExisting(tree.lookup(path), options));
    }

    void close(final long handle) throws FileServiceException {
        final OpenFile leftOver = reading(() -> {
            final OpenFile open = openFiles.remove(handle);
            return writer != null && isLeftOver(open) ? open : null;
        });
        if (leftOver != null) {
            changing(() -> {
                writer.handleClosed(leftOver, openFiles);
                return null;
            });
        }
    }

    FileStatus status(final long handle) throws FileServiceException {
        return reading(() -> {
            final OpenFile open = openFiles.get(handle);
            return status(version(open), open.snapshot());
        });
    }

    int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final OpenFile open = openFiles.get(handle).require(OpenOption.READ);
        BlockReader.Plan plan = plan(open, fileOffset, destination, destinationOffset, length);
        while (true) {
            try {
                reader.read(open, plan, destination, destinationOffset);
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
            done += changing(() -> writeSome(handle, fileOffset + from, source, sourceOffset + from, length - from));
        } while (done < length);
        return openFiles.get(handle).file().version();
    }

    Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        Part part = changing(() -> appendSome(handle, ANY_END, source, sourceOffset, length));
        final long offset = part.offset();
        while (part.end() - offset < length) {
            final long end = part.end();
            final int done = (int) (end - offset);
            part = changing(() -> appendSome(handle, end, source, sourceOffset + done, length - done));
        }
        return new Appended(offset, part.version());
    }

    long truncate(final long handle, final long size) throws FileServiceException {
        return changing(() -> {
            final OpenFile open = openFiles.get(handle).require(OpenOption.WRITE);
            if (size < 0) {
                throw new FileServiceException(PosixError.EINVAL, open + ": size " + size + " is negative");
            }
            requireWriter(open.path()).setSize(open.file(), size);
            return open.file().version();
        });
    }

    void sync(final long handle) throws FileServiceException {
        openFiles.get(handle);
        syncAll();
    }

    void syncAll() throws FileServiceException {
        reading(() -> null);
        if (writer != null) {
            writer.sync();
        }
    }

    FileStatus stat(final String path) throws FileServiceException {
        return reading(() -> {
            final Lookup lookup = tree.lookup(path);
            return status(lookup.required(), lookup.snapshot());
        });
    }

    List<DirectoryEntry> list(final String path, final String after, final int limit) throws FileServiceException {
        if (limit < 1) {
            throw new FileServiceException(PosixError.EINVAL, "\"" + path + "\": a page of " + limit + " entries");
        }
        return reading(() -> {
            final Lookup lookup = tree.lookup(path);
            return switch (lookup.required()) {
                case FileNode file -> throw lookup.error(PosixError.ENOTDIR);
                case DirectoryNode directory when directory == tree.snapshotsDirectory() -> listSnapshots(after, limit);
                case DirectoryNode directory -> list(directory, lookup.snapshot(), after, limit);
            };
        });
    }

    void makeDirectory(final String path) throws FileServiceException {
        changing(() -> {
            final Lookup lookup = tree.lookup(path);
            if (lookup.node() != null) {
                throw lookup.error(PosixError.EEXIST);
            }
            ChangeRules.requireWritable(lookup);
            requireWriter(path).makeDirectory(lookup);
            return null;
        });
    }

    void unlink(final String path) throws FileServiceException {
        changing(() -> {
            final Lookup lookup = tree.lookup(path);
            ChangeRules.requireUnlinkable(lookup);
            requireWriter(path).remove(lookup, openFiles);
            return null;
        });
    }

    void removeDirectory(final String path) throws FileServiceException {
        changing(() -> {
            final Lookup lookup = tree.lookup(path);
            ChangeRules.requireRemovableDirectory(lookup);
            requireWriter(path).remove(lookup, openFiles);
            return null;
        });
    }

    void rename(final String from, final String to) throws FileServiceException {
        changing(() -> {
            final Lookup source = tree.lookup(from);
            source.required();
            final Lookup target = tree.lookup(to);
            ChangeRules.requireRenamable(source, target);
            final StoreWriter open = requireWriter(from);
            if (source.node() != target.node()) {
                open.rename(source, target, openFiles);
            }
            return null;
        });
    }

    void setPermissions(final String path, final int permissions) throws FileServiceException {
        changing(() -> {
            final Lookup lookup = tree.lookup(path);
            final Node node = lookup.required();
            ChangeRules.requireWritable(lookup);
            requirePermissions(path, permissions);
            requireWriter(path).setPermissions(node, permissions);
            return null;
        });
    }

    void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        changing(() -> {
            final Lookup lookup = tree.lookup(path);
            final Node node = lookup.required();
            ChangeRules.requireWritable(lookup);
            requireWriter(path).setModificationTime(node, modificationMillis);
            return null;
        });
    }

    void setPermissions(final long handle, final int permissions) throws FileServiceException {
        changing(() -> {
            final OpenFile open = openFiles.get(handle).requireNoSnapshot();
            requirePermissions(open.path(), permissions);
            requireWriter(open.path()).setPermissions(open.file(), permissions);
            return null;
        });
    }

    void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        changing(() -> {
            final OpenFile open = openFiles.get(handle).requireNoSnapshot();
            requireWriter(open.path()).setModificationTime(open.file(), modificationMillis);
            return null;
        });
    }

    void createSnapshot(final String name) throws FileServiceException {
        changing(() -> {
            FileTree.requireSnapshotName(name);
            final StoreWriter open = requireWriter(name);
            if (tree.snapshot(name) != null) {
                throw new FileServiceException(PosixError.EEXIST, "snapshot \"" + name + "\"");
            }
            if (tree.epoch() == FileTree.MAX_EPOCH) {
                throw new FileServiceException(
                        PosixError.ENOSPC, FileTree.MAX_EPOCH + " snapshots have been made, more cannot be told apart");
            }
            open.createSnapshot(name);
            return null;
        });
    }

    void removeSnapshot(final String name) throws FileServiceException {
        changing(() -> {
            FileTree.requireSnapshotName(name);
            final Snapshot snapshot = tree.snapshot(name);
            if (snapshot == null) {
                throw new FileServiceException(PosixError.ENOENT, "snapshot \"" + name + "\"");
            }
            requireWriter(name).removeSnapshot(snapshot, openFiles);
            return null;
        });
    }

    Extent locate(final long handle, final long fileOffset) throws FileServiceException {
        return reading(() -> {
            final OpenFile open = openFiles.get(handle).require(OpenOption.READ);
            requireRange(open, fileOffset, 0);
            final FileNode file = version(open);
            final long block = fileOffset / blockSize;
            final long blockOffset = block * blockSize;
            final long word = file.blocks().place(block);
            if (word == BlockPlace.HOLE) {
                return new Extent(blockOffset, 0, null, 0, 0, 0, file.version(), file.size());
            }
            final long extent = file.blocks().extent(block);
            return new Extent(
                    blockOffset,
                    BlockPlace.validLength(extent),
                    SegmentFiles.path(place.data(), BlockPlace.segment(word)),
                    BlockPlace.offset(extent),
                    BlockPlace.storedLength(extent),
                    BlockPlace.checksum(word),
                    file.version(),
                    file.size());
        });
    }

    Capacity capacity() throws FileServiceException {
        try {
            final long disk = DiskUsage.ofFilesIn(place.data()) + DiskUsage.ofFilesIn(place.meta());
            final long reserve = writer == null ? 0 : writer.reserve();
            final long free = Math.max(0, freeSpace.usableBytes() - reserve);
            return reading(() -> {
                final SegmentUsage usage = tree.usage();
                return new Capacity(blockSize, usage.liveBytes(), usage.deadBytes(), disk, free, tree.names());
            });
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot find out what " + place.path() + " takes", e);
        }
    }

    int blockSize() {
        return blockSize;
    }

    /** Has each block checked again when it is read next. */
    void forgetChecked() {
        reader.forgetChecked();
    }

    /** Number of the last record of a store that was open for writing, once it is closed. */
    long lastRecord() {
        return writer.lastRecord();
    }

    /** Syncs, and gives up logs and maps. A second call does nothing. */
    void close() throws FileServiceException {
        if (compactor != null) {
            compactor.close();
        }
        try (reader) {
            if (writer != null) {
                closeWriter();
            } else {
                setClosed();
            }
        }
    }

    /** Nothing can come between the last sync and the end, because the appender's lock is held; readers go on. */
    private void closeWriter() throws FileServiceException {
        locks.appending().lock();
        try {
            if (closed) {
                return;
            }
            setClosed();
        } finally {
            locks.appending().unlock();
        }
        try {
            writer.sync();
        } catch (final FileServiceException e) {
            writer.close();
            throw e;
        }
        writer.closeInOrder();
    }

    private void setClosed() {
        locks.tree().writeLock().lock();
        try {
            closed = true;
        } finally {
            locks.tree().writeLock().unlock();
        }
    }

    private static StoreFiles openLogs(
            final StoreDirectory place,
            final Replay.Result replayed,
            final FileStore.Context context,
            final int blockSize)
            throws FileServiceException {
        final BlockReader reader = new BlockReader(place.data(), blockSize);
        final StoreLocks locks = new StoreLocks();
        final FreeSpace freeSpace = context.freeSpaceOr(place.freeSpace());
        final FileTree tree = replayed.tree();
        final StoreWriter writer = StoreWriter.open(place, replayed, reader, locks, context, blockSize);
        try {
            writer.countSegments();
        } catch (final FileServiceException e) {
            writer.close();
            throw e;
        }
        final Compactor compactor = new Compactor(
                writer,
                tree.usage(),
                locks.tree().readLock(),
                place,
                freeSpace,
                context.counters(),
                context.segmentSize());
        writer.onSegmentLeft(compactor::wake);
        compactor.start();
        return new StoreFiles(place, blockSize, tree, reader, locks, freeSpace, writer, compactor);
    }

    /** Whether all segments could be mapped that a tree refers to. */
    private static boolean keepSegments(final BlockReader reader, final FileTree tree) throws FileServiceException {
        final List<Integer> segments = new ArrayList<>();
        tree.usage().forEach(segment -> {
            if (segment.livePayloads() > 0) {
                segments.add(segment.number());
            }
        });
        boolean all = true;
        for (final int segment : segments) {
            try {
                reader.keep(segment);
            } catch (final MissingSegmentException _) {
                all = false;
            } catch (final IOException e) {
                throw new FileServiceException(PosixError.EIO, "cannot map segment " + segment, e);
            }
        }
        return all;
    }

    /** What is done under a lock. */
    @FunctionalInterface
    private interface Call<T> {
        T make() throws FileServiceException;
    }

    private <T> T reading(final Call<T> call) throws FileServiceException {
        locks.tree().readLock().lock();
        try {
            requireOpen();
            return call.make();
        } finally {
            locks.tree().readLock().unlock();
        }
    }

    /** Makes a call again that found no room and so has changed nothing, as long as compaction makes some. */
    private <T> T changing(final Call<T> call) throws FileServiceException {
        while (true) {
            try {
                return changingOnce(call);
            } catch (final FileServiceException e) {
                if (e.error() != PosixError.ENOSPC || !compactor.makeRoom()) {
                    throw e;
                }
            }
        }
    }

    private <T> T changingOnce(final Call<T> call) throws FileServiceException {
        locks.appending().lock();
        try {
            requireOpen();
            return call.make();
        } finally {
            locks.appending().unlock();
        }
    }

    private void requireOpen() throws FileServiceException {
        if (closed) {
            throw new FileServiceException(PosixError.EBADF, "store " + place.path() + " was closed");
        }
    }

    private long openChanging(final String path, final Set<OpenOption> options) throws FileServiceException {
        final Lookup lookup = tree.lookup(path);
        if (lookup.node() == null && options.contains(OpenOption.CREATE)) {
            return openFiles.add(path, createFile(lookup), null, options);
        }
        if (lookup.node() != null && options.contains(OpenOption.EXCLUSIVE)) {
            throw lookup.error(PosixError.EEXIST);
        }
        final long handle = openExisting(lookup, options);
        if (options.contains(OpenOption.TRUNCATE)) {
            boolean done = false;
            try {
                requireWriter(path).setSize(openFiles.get(handle).file(), 0);
                done = true;
            } finally {
                if (!done) {
                    openFiles.remove(handle);
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
            requireWriter(lookup.path());
        }
        return openFiles.add(lookup.path(), file, lookup.snapshot(), options);
    }

    private FileNode createFile(final Lookup lookup) throws FileServiceException {
        if (lookup.wantsDirectory()) {
            throw lookup.error(PosixError.EISDIR);
        }
        ChangeRules.requireWritable(lookup);
        return requireWriter(lookup.path()).createFile(lookup);
    }

    private int writeSome(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final OpenFile open = openFiles.get(handle).require(OpenOption.WRITE);
        requireRange(open, fileOffset, length);
        Objects.checkFromIndexSize(sourceOffset, length, source.byteSize());
        if (fileOffset > Long.MAX_VALUE - length) {
            throw new FileServiceException(
                    PosixError.EFBIG, open + ": " + length + " bytes at " + fileOffset + " end past 2^63-1");
        }
        return requireWriter(open.path()).write(open, fileOffset, source, sourceOffset, length);
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
        final OpenFile open = openFiles.get(handle).require(OpenOption.WRITE);
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
            final OpenFile open,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        requireRange(open, fileOffset, length);
        Objects.checkFromIndexSize(destinationOffset, length, destination.byteSize());
        return reading(() -> {
            final FileNode file = version(open);
            return reader.plan(file.blocks(), fileOffset, Math.clamp(file.size() - fileOffset, 0, length));
        });
    }

    /** What a handle shows: the file as it is now, or as it was when its snapshot was made. */
    private FileNode version(final OpenFile open) {
        return (FileNode) tree.version(open.file(), open.snapshot());
    }

    private boolean isLeftOver(final OpenFile open) {
        return open.snapshot() == null
                ? !open.file().named() && !openFiles.hold(open.file())
                : open.snapshot().removed() && !openFiles.hold(open.snapshot());
    }

    private List<DirectoryEntry> list(
            final DirectoryNode directory, final Snapshot snapshot, final String after, final int limit) {
        final List<DirectoryEntry> entries = new ArrayList<>(Math.min(limit, directory.size()));
        directory.forEachAfter(bytes(after), (name, node) -> {
            final FileStatus status = status(tree.version(node, snapshot), snapshot);
            entries.add(new DirectoryEntry(new String(name, StandardCharsets.UTF_8), status));
            return entries.size() < limit;
        });
        return entries;
    }

    private List<DirectoryEntry> listSnapshots(final String after, final int limit) {
        return tree.snapshots().stream()
                .filter(snapshot -> !snapshot.removed())
                .filter(snapshot -> Arrays.compareUnsigned(bytes(snapshot.name()), bytes(after)) > 0)
                .sorted(Comparator.comparing(snapshot -> bytes(snapshot.name()), Arrays::compareUnsigned))
                .limit(limit)
                .map(snapshot ->
                        new DirectoryEntry(snapshot.name(), status(tree.version(tree.root(), snapshot), snapshot)))
                .toList();
    }

    private static byte[] bytes(final String name) {
        return name.isEmpty() ? NO_NAME : name.getBytes(StandardCharsets.UTF_8);
    }

    /** A version that a snapshot shows has an id of its own: it differs from the file as it is now. */
    private static FileStatus status(final Node node, final Snapshot snapshot) {
        final FileStatus status = node.status();
        return snapshot == null
                ? status
                : new FileStatus(
                        FileTree.idIn(snapshot, status.fileId()),
                        status.directory(),
                        status.permissions(),
                        status.size(),
                        status.allocated(),
                        status.modificationMillis(),
                        status.version());
    }

    private StoreWriter requireWriter(final String path) throws FileServiceException {
        if (writer == null) {
            throw new FileServiceException(PosixError.EROFS, "\"" + path + "\" of a store that is open for reading");
        }
        return writer;
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

    private static void requirePermissions(final String path, final int permissions) throws FileServiceException {
        if ((permissions & ~MAX_PERMISSIONS) != 0) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    String.format("\"%s\": permissions %o are outside 0 to %o", path, permissions, MAX_PERMISSIONS));
        }
    }

    private static void requireRange(final OpenFile open, final long fileOffset, final int length)
            throws FileServiceException {
        if (fileOffset < 0 || length < 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, open + ": offset " + fileOffset + " or length " + length + " is negative");
        }
    }
}

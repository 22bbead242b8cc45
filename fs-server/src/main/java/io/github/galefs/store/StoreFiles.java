package io.github.galefs.store;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.DiskUsage;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.tree.BlockTable;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.Node;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * What the calls of a {@link FileStore} do, which takes the lock around each. Not safe for use by several threads at
 * once.
 */
final class StoreFiles implements AutoCloseable {
    private static final int MAX_PERMISSIONS = 0b111_111_111_111;

    private final OpenFiles openFiles = new OpenFiles();
    private final StoreDirectory place;
    private final int blockSize;
    private final FileTree tree;
    private final BlockReader reader;

    /** Null in a store that is open for reading only. */
    private final StoreWriter writer;

    private StoreFiles(
            final StoreDirectory place,
            final int blockSize,
            final FileTree tree,
            final BlockReader reader,
            final StoreWriter writer) {
        this.place = place;
        this.blockSize = blockSize;
        this.tree = tree;
        this.reader = reader;
        this.writer = writer;
    }

    /** Opens what can be read and changed. The store must be locked. */
    static StoreFiles open(final StoreDirectory place, final FileStore.Context context, final int blockSize)
            throws FileServiceException {
        return openLogs(place, Replay.run(place.meta(), blockSize), context, blockSize);
    }

    /** As {@link #open}, when the process that had the store open before died. */
    static StoreFiles openAfterDeath(final StoreDirectory place, final FileStore.Context context, final int blockSize)
            throws FileServiceException {
        final Replay.Result replayed = Replay.run(place.meta(), blockSize);
        place.discardStaleLocks();
        return openLogs(place, replayed, context, blockSize);
    }

    /** Opens what can be read. */
    static StoreFiles openReadOnly(final StoreDirectory place, final int blockSize) throws FileServiceException {
        final FileTree tree = Replay.run(place.meta(), blockSize).tree();
        return new StoreFiles(place, blockSize, tree, new BlockReader(place.data(), blockSize), null);
    }

    long open(final String path, final Set<OpenOption> options) throws FileServiceException {
        requireSensible(path, options);
        final Lookup lookup = tree.lookup(path);
        if (lookup.node() != null && options.contains(OpenOption.EXCLUSIVE)) {
            throw lookup.error(PosixError.EEXIST);
        }
        final FileNode file = fileFor(lookup, options);
        if (options.contains(OpenOption.WRITE)) {
            requireWriter(path);
        }
        if (options.contains(OpenOption.TRUNCATE)) {
            requireWriter(path).setSize(file, 0);
        }
        return openFiles.add(path, file, options);
    }

    void close(final long handle) throws FileServiceException {
        openFiles.remove(handle);
    }

    FileStatus status(final long handle) throws FileServiceException {
        return openFiles.get(handle).file().status();
    }

    int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final OpenFile open = openFiles.get(handle).require(OpenOption.READ);
        requireRange(open, fileOffset, length);
        Objects.checkFromIndexSize(destinationOffset, length, destination.byteSize());
        final int count = Math.clamp(open.file().size() - fileOffset, 0, length);
        reader.read(open, fileOffset, destination, destinationOffset, count);
        return count;
    }

    long write(
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
        requireWriter(open.path()).write(open, fileOffset, source, sourceOffset, length);
        return open.file().version();
    }

    long truncate(final long handle, final long size) throws FileServiceException {
        final OpenFile open = openFiles.get(handle).require(OpenOption.WRITE);
        if (size < 0) {
            throw new FileServiceException(PosixError.EINVAL, open + ": size " + size + " is negative");
        }
        requireWriter(open.path()).setSize(open.file(), size);
        return open.file().version();
    }

    void sync(final long handle) throws FileServiceException {
        openFiles.get(handle);
        syncAll();
    }

    void syncAll() throws FileServiceException {
        if (writer != null) {
            writer.force();
        }
    }

    FileStatus stat(final String path) throws FileServiceException {
        return tree.lookup(path).required().status();
    }

    List<DirectoryEntry> list(final String path, final String after, final int limit) throws FileServiceException {
        final Lookup lookup = tree.lookup(path);
        if (limit < 1) {
            throw new FileServiceException(PosixError.EINVAL, "\"" + path + "\": a page of " + limit + " entries");
        }
        return switch (lookup.required()) {
            case DirectoryNode directory -> directory.list(after, limit);
            case FileNode file -> throw lookup.error(PosixError.ENOTDIR);
        };
    }

    void makeDirectory(final String path) throws FileServiceException {
        final Lookup lookup = tree.lookup(path);
        if (lookup.node() != null) {
            throw lookup.error(PosixError.EEXIST);
        }
        requireWriter(path).makeDirectory(lookup);
    }

    void unlink(final String path) throws FileServiceException {
        final Lookup lookup = tree.lookup(path);
        tree.requireUnlinkable(lookup);
        requireWriter(path).remove(lookup);
    }

    void removeDirectory(final String path) throws FileServiceException {
        final Lookup lookup = tree.lookup(path);
        tree.requireRemovableDirectory(lookup);
        requireWriter(path).remove(lookup);
    }

    void rename(final String from, final String to) throws FileServiceException {
        final Lookup source = tree.lookup(from);
        source.required();
        final Lookup target = tree.lookup(to);
        tree.requireRenamable(source, target);
        final StoreWriter open = requireWriter(from);
        if (source.node() != target.node()) {
            open.rename(source, target);
        }
    }

    void setPermissions(final String path, final int permissions) throws FileServiceException {
        final Node node = tree.lookup(path).required();
        if ((permissions & ~MAX_PERMISSIONS) != 0) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    String.format("\"%s\": permissions %o are outside 0 to %o", path, permissions, MAX_PERMISSIONS));
        }
        requireWriter(path).setPermissions(node, permissions);
    }

    void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        final Node node = tree.lookup(path).required();
        requireWriter(path).setModificationTime(node, modificationMillis);
    }

    Extent locate(final long handle, final long fileOffset) throws FileServiceException {
        final OpenFile open = openFiles.get(handle).require(OpenOption.READ);
        requireRange(open, fileOffset, 0);
        final FileNode file = open.file();
        final long block = fileOffset / blockSize;
        final BlockTable blocks = file.blocks();
        final int index = blocks.indexOf(block);
        if (index < 0) {
            return new Extent(block * blockSize, 0, null, 0, 0, 0, file.version(), file.size());
        }
        return new Extent(
                block * blockSize,
                blocks.validLength(index),
                SegmentFiles.path(place.data(), blocks.segment(index)),
                blocks.offset(index),
                blocks.storedLength(index),
                blocks.checksum(index),
                file.version(),
                file.size());
    }

    Capacity capacity() throws FileServiceException {
        try {
            final long data = DiskUsage.ofFilesIn(place.data());
            final long disk = data + DiskUsage.ofFilesIn(place.meta());
            final FileTree.Usage usage = tree.usage();
            final long dead = Math.max(0, data - usage.allocated());
            final long free = place.freeSpace().usableBytes();
            return new Capacity(blockSize, usage.allocated(), dead, disk, free, usage.nodes());
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot find out what " + place.path() + " takes", e);
        }
    }

    int blockSize() {
        return blockSize;
    }

    /** Gives up logs and maps, without syncing. */
    @Override
    public void close() {
        try (reader) {
            if (writer != null) {
                writer.close();
            }
        }
    }

    private static StoreFiles openLogs(
            final StoreDirectory place,
            final Replay.Result replayed,
            final FileStore.Context context,
            final int blockSize)
            throws FileServiceException {
        final BlockReader reader = new BlockReader(place.data(), blockSize);
        final StoreWriter writer = StoreWriter.open(place, replayed, reader, context, blockSize);
        return new StoreFiles(place, blockSize, replayed.tree(), reader, writer);
    }

    private FileNode fileFor(final Lookup lookup, final Set<OpenOption> options) throws FileServiceException {
        final Node node = options.contains(OpenOption.CREATE) ? lookup.node() : lookup.required();
        return switch (node) {
            case FileNode file -> file;
            case DirectoryNode directory -> throw lookup.error(PosixError.EISDIR);
            case null -> createFile(lookup);
        };
    }

    private FileNode createFile(final Lookup lookup) throws FileServiceException {
        if (lookup.wantsDirectory()) {
            throw lookup.error(PosixError.EISDIR);
        }
        return requireWriter(lookup.path()).createFile(lookup);
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

    private static void requireRange(final OpenFile open, final long fileOffset, final int length)
            throws FileServiceException {
        if (fileOffset < 0 || length < 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, open + ": offset " + fileOffset + " or length " + length + " is negative");
        }
    }
}

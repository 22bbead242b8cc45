package io.github.galefs.store;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.Node;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * What the calls of a {@link FileStore} do, which takes the lock around each. Not safe for use by several threads at
 * once.
 */
final class StoreFiles implements AutoCloseable {
    private final OpenFiles openFiles = new OpenFiles();
    private final FileTree tree;
    private final BlockReader reader;

    /** Null in a store that is open for reading only. */
    private final StoreWriter writer;

    private StoreFiles(final FileTree tree, final BlockReader reader, final StoreWriter writer) {
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
        final FileTree tree = Replay.run(place.meta(), blockSize);
        place.discardStaleLocks();
        return openLogs(place, tree, context, blockSize);
    }

    /** Opens what can be read. */
    static StoreFiles openReadOnly(final StoreDirectory place, final int blockSize) throws FileServiceException {
        return new StoreFiles(Replay.run(place.meta(), blockSize), new BlockReader(place.data(), blockSize), null);
    }

    long open(final String path, final Set<OpenOption> options) throws FileServiceException {
        requireSensible(path, options);
        final FileNode file = fileFor(tree.lookup(path), options);
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

    List<DirectoryEntry> list(final String path) throws FileServiceException {
        final Lookup lookup = tree.lookup(path);
        return switch (lookup.required()) {
            case DirectoryNode directory -> directory.list();
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

    void remove(final String path) throws FileServiceException {
        final Lookup lookup = tree.lookup(path);
        tree.requireRemovable(lookup);
        requireWriter(path).remove(lookup);
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
            final StoreDirectory place, final FileTree tree, final FileStore.Context context, final int blockSize)
            throws FileServiceException {
        final BlockReader reader = new BlockReader(place.data(), blockSize);
        return new StoreFiles(tree, reader, StoreWriter.open(place, tree, reader, context, blockSize));
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
    }

    private static void requireRange(final OpenFile open, final long fileOffset, final int length)
            throws FileServiceException {
        if (fileOffset < 0 || length < 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, open + ": offset " + fileOffset + " or length " + length + " is negative");
        }
    }
}

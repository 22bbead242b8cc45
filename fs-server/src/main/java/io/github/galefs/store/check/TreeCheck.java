package io.github.galefs.store.check;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentReader;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.PackedBlockLocation;
import io.github.galefs.store.tree.Snapshot;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.agrona.collections.LongHashSet;

/** Looks at every file, as it is now and in every snapshot, and reads every payload once. */
final class TreeCheck implements AutoCloseable {
    private static final byte[] NO_NAME = {};

    private final Path store;
    private final Path data;
    private final int blockSize;
    private final DataScan headers;
    private final List<Damage> damages;
    private final SegmentReader reader;

    /** Payloads that are sound, by segment and page. */
    private final LongHashSet sound = new LongHashSet();

    private FileTree tree;
    private long files;
    private long blocks;
    private long bytes;

    /** Ends the walk, which goes through visitors that throw nothing. */
    private FileServiceException interruption;

    TreeCheck(
            final Path store,
            final Path data,
            final int blockSize,
            final DataScan headers,
            final List<Damage> damages) {
        this.store = store;
        this.data = data;
        this.blockSize = blockSize;
        this.headers = headers;
        this.damages = damages;
        reader = SegmentReader.checking(data);
    }

    void run(final FileTree newTree) throws FileServiceException {
        tree = newTree;
        walk(tree.root(), "", null);
        for (final Snapshot snapshot : tree.snapshots()) {
            if (tree.version(tree.root(), snapshot) instanceof DirectoryNode root) {
                walk(root, FileService.SNAPSHOTS + "/" + snapshot.name(), snapshot);
            }
        }
        if (interruption != null) {
            throw interruption;
        }
    }

    long files() {
        return files;
    }

    long blocks() {
        return blocks;
    }

    long bytes() {
        return bytes;
    }

    @Override
    public void close() {
        reader.close();
    }

    private void walk(final DirectoryNode directory, final String path, final Snapshot snapshot) {
        directory.forEachAfter(NO_NAME, (name, node) -> {
            final String below = path + "/" + new String(name, StandardCharsets.UTF_8);
            switch (tree.version(node, snapshot)) {
                case FileNode file -> look(file, below);
                case DirectoryNode child -> walk(child, below, snapshot);
            }
            return interruption == null;
        });
    }

    private void look(final FileNode file, final String path) {
        files++;
        file.blocks().forEach((block, place, extent) -> {
            final BlockLocation location = new BlockLocation(
                    PackedBlockLocation.segment(place),
                    PackedBlockLocation.offset(extent),
                    PackedBlockLocation.storedLength(extent),
                    PackedBlockLocation.checksum(place));
            if (interruption == null) {
                look(file, path, block, location, PackedBlockLocation.validLength(extent));
            }
        });
    }

    private void look(
            final FileNode file,
            final String path,
            final long block,
            final BlockLocation location,
            final int validLength) {
        if (location.length() > blockSize
                || validLength > location.length()
                || block > (file.size() - validLength) / blockSize) {
            report(
                    path,
                    block,
                    location,
                    validLength + " of its " + location.length() + " bytes do not fit a block of " + blockSize
                            + " in a file of " + file.size());
            return;
        }
        final long key = ((long) location.segment() << Integer.SIZE) | (location.offset() / BlockLocation.ALIGNMENT);
        if (sound.contains(key)) {
            return;
        }
        final boolean known = headers.has(file.id(), block, location);
        if (isReadable(path, block, location)) {
            if (known) {
                sound.add(key);
                blocks++;
                bytes += location.length();
            } else {
                report(path, block, location, "no record of the data log says that this payload lies here");
            }
        }
    }

    private boolean isReadable(final String path, final long block, final BlockLocation location) {
        try {
            reader.read(
                    location.segment(),
                    location.offset(),
                    location.length(),
                    location.checksum(),
                    0,
                    MemorySegment.NULL,
                    0,
                    0);
            return true;
        } catch (final ClosedByInterruptException e) {
            interruption = new FileServiceException(PosixError.EINTR, "checking " + store, e);
            return false;
        } catch (final IOException e) {
            report(path, block, location, e.getMessage());
            return false;
        }
    }

    private void report(final String path, final long block, final BlockLocation location, final String detail) {
        damages.add(new Damage(
                path,
                block,
                store.relativize(SegmentFiles.path(data, location.segment())),
                location.offset(),
                location.length(),
                detail));
    }
}

package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.meta.MetaRecordType;
import io.github.galefs.store.tree.BlockTable;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.Node;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.InstantSource;

/**
 * Changes a store: payload first, then the record that commits it, then memory. Not safe for use by several threads at
 * once.
 */
final class StoreWriter implements AutoCloseable {
    /** A block has a payload of kilobytes and a record of 80 bytes, so the meta log's segments can be smaller. */
    private static final int DATA_PER_META_SEGMENT = 4;

    private final FileTree tree;
    private final BlockReader reader;
    private final DataLog data;
    private final Journal journal;
    private final InstantSource clock;
    private final int blockSize;

    /** A block that is being put together from its old payload and new bytes. */
    private final MemorySegment merged;

    private StoreWriter(
            final FileTree tree,
            final BlockReader reader,
            final DataLog data,
            final Journal journal,
            final InstantSource clock,
            final int blockSize) {
        this.tree = tree;
        this.reader = reader;
        this.data = data;
        this.journal = journal;
        this.clock = clock;
        this.blockSize = blockSize;
        merged = Arena.ofAuto().allocate(blockSize);
    }

    /** Opens the logs for appending. The store must be locked. */
    static StoreWriter open(
            final StoreDirectory directory,
            final Replay.Result replayed,
            final BlockReader reader,
            final FileStore.Context context,
            final int blockSize)
            throws FileServiceException {
        DataLog data = null;
        try {
            data = new DataLog(directory.data(), context.segmentSize(), directory.freeSpace());
            final long metaSegmentSize =
                    Math.max(context.segmentSize() / DATA_PER_META_SEGMENT, FileStore.Context.MIN_SEGMENT_SIZE);
            final MetaLog meta = new MetaLog(directory.meta(), metaSegmentSize, directory.freeSpace());
            final Journal journal = new Journal(meta, replayed.lastSequence());
            return new StoreWriter(replayed.tree(), reader, data, journal, context.clock(), blockSize);
        } catch (final IOException | RuntimeException e) {
            if (data != null) {
                data.close();
            }
            throw new FileServiceException(PosixError.EIO, "cannot open the logs of " + directory.path(), e);
        }
    }

    FileNode createFile(final Lookup lookup) throws FileServiceException {
        final long id = tree.nextId();
        final long time = clock.millis();
        journal.nameChanged(
                MetaRecordType.CREATE_FILE, id, time, lookup.parent().id(), lookup.name());
        return tree.addFile(lookup.parent(), lookup.name(), id, time);
    }

    void makeDirectory(final Lookup lookup) throws FileServiceException {
        final long id = tree.nextId();
        final long time = clock.millis();
        journal.nameChanged(
                MetaRecordType.MAKE_DIRECTORY, id, time, lookup.parent().id(), lookup.name());
        tree.addDirectory(lookup.parent(), lookup.name(), id, time);
    }

    void remove(final Lookup lookup) throws FileServiceException {
        final Node node = lookup.node();
        final long time = clock.millis();
        journal.nameChanged(
                MetaRecordType.REMOVE, node.id(), time, lookup.parent().id(), lookup.name());
        tree.remove(lookup.parent(), lookup.name(), time);
    }

    void rename(final Lookup from, final Lookup to) throws FileServiceException {
        final long time = clock.millis();
        journal.renamed(from, to, time);
        tree.rename(from.parent(), from.name(), to.parent(), to.name(), from.node(), time);
    }

    void setPermissions(final Node node, final int permissions) throws FileServiceException {
        journal.attributesSet(node.id(), permissions, node.modificationMillis(), clock.millis());
        tree.setAttributes(node, permissions, node.modificationMillis());
    }

    void setModificationTime(final Node node, final long modificationMillis) throws FileServiceException {
        journal.attributesSet(node.id(), node.permissions(), modificationMillis, clock.millis());
        tree.setAttributes(node, node.permissions(), modificationMillis);
    }

    /** Writes at least one byte, as one step of the file's version. */
    void write(
            final OpenFile open,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final long version = open.file().version() + 1;
        int done = 0;
        while (done < length) {
            final long position = fileOffset + done;
            final int from = (int) (position & (blockSize - 1));
            final int count = Math.min(length - done, blockSize - from);
            writeBlock(open, version, position, source, sourceOffset + done, count);
            done += count;
        }
    }

    /** Sets a size; the same size is no change. */
    void setSize(final FileNode file, final long size) throws FileServiceException {
        if (size == file.size()) {
            return;
        }
        final long version = file.version() + 1;
        final long time = clock.millis();
        if (file.named()) {
            journal.sizeSet(file, version, size, time);
        }
        file.setSize(version, size, time, blockSize);
    }

    /**
     * Returns after everything is on the disk: first the payloads, so that no record is durable before what it speaks
     * of.
     */
    void force() throws FileServiceException {
        data.force();
        journal.force();
    }

    @Override
    public void close() {
        try (journal) {
            data.close();
        }
    }

    private void writeBlock(
            final OpenFile open,
            final long version,
            final long position,
            final MemorySegment source,
            final long sourceOffset,
            final int count)
            throws FileServiceException {
        final long block = position / blockSize;
        final int from = (int) (position & (blockSize - 1));
        final FileNode file = open.file();
        final BlockTable blocks = file.blocks();
        final int index = blocks.indexOf(block);
        final int oldLength = index < 0 ? 0 : blocks.validLength(index);
        final BlockLocation location;
        if (from == 0 && count >= oldLength) {
            location = data.append(file.id(), version, block, source, sourceOffset, count);
        } else {
            final int length = merge(open, block, oldLength, from, source, sourceOffset, count);
            location = data.append(file.id(), version, block, merged, 0, length);
        }
        commit(file, version, Math.max(file.size(), position + count), block, location);
    }

    private int merge(
            final OpenFile open,
            final long block,
            final int oldLength,
            final int from,
            final MemorySegment source,
            final long sourceOffset,
            final int count)
            throws FileServiceException {
        final int length = Math.max(oldLength, from + count);
        // Behind the old payload this gives zeros, which is what a gap between it and the new bytes must be.
        reader.readBlock(open, block, 0, merged, 0, length);
        MemorySegment.copy(source, sourceOffset, merged, from, count);
        return length;
    }

    private void commit(
            final FileNode file, final long version, final long size, final long block, final BlockLocation location)
            throws FileServiceException {
        final long time = clock.millis();
        if (file.named()) {
            journal.blockWritten(file, version, size, time, block, location);
        }
        file.writeBlock(version, size, time, block, location);
    }
}

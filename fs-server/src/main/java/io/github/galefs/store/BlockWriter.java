package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.MappedCopy;
import io.github.galefs.mapped.UnreadablePageException;
import io.github.galefs.store.journal.Journal;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.PackedBlockLocation;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes blocks of files: each payload to the data log, then its record to the journal, then all blocks of a write to
 * the tree in one step. The appender's lock must be held.
 */
final class BlockWriter {
    private final FileTree tree;
    private final BlockReader reader;
    private final DataLog data;
    private final Journal journal;
    private final SegmentSealer sealer;
    private final StoreLocks locks;
    private final InstantSource clock;
    private final int blockSize;

    /** A block that is merged from its old payload and new bytes. */
    private final MemorySegment merged;

    BlockWriter(
            final FileTree tree,
            final BlockReader reader,
            final DataLog data,
            final Journal journal,
            final SegmentSealer sealer,
            final StoreLocks locks,
            final InstantSource clock,
            final int blockSize) {
        this.tree = tree;
        this.reader = reader;
        this.data = data;
        this.journal = journal;
        this.sealer = sealer;
        this.locks = locks;
        this.clock = clock;
        this.blockSize = blockSize;
        merged = Arena.ofAuto().allocate(blockSize);
    }

    /**
     * Writes at least one byte, as one version of the file. If an error is thrown, the blocks before it have been
     * written.
     *
     * @return bytes written: fewer than {@code length} if the disk is full.
     */
    int write(
            final StoreHandle handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final FileNode file = handle.file();
        final Write write = new Write(file, file.version() + 1, clock.millis());
        int done = 0;
        try {
            while (done < length) {
                final long position = fileOffset + done;
                final int from = (int) (position & (blockSize - 1));
                final int count = Math.min(length - done, blockSize - from);
                append(handle, write, position, source, sourceOffset + done, count);
                done += count;
            }
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOSPC || done == 0) {
                throw e;
            }
        } finally {
            locks.changeTree(write::apply);
        }
        sealer.sealLeftSegments();
        return done;
    }

    private void append(
            final StoreHandle handle,
            final Write write,
            final long position,
            final MemorySegment source,
            final long sourceOffset,
            final int count)
            throws FileServiceException {
        final long block = position / blockSize;
        final int from = (int) (position & (blockSize - 1));
        final FileNode file = handle.file();
        final int oldLength = file.blocks().segmentWord(block) == PackedBlockLocation.HOLE
                ? 0
                : PackedBlockLocation.validLength(file.blocks().rangeWord(block));
        final BlockLocation location;
        if (from == 0 && count >= oldLength) {
            location = data.append(file.id(), write.version, block, source, sourceOffset, count);
        } else {
            final int length = merge(handle, block, oldLength, from, source, sourceOffset, count);
            location = data.append(file.id(), write.version, block, merged, 0, length);
        }
        sealer.count(location);
        final long size = Math.max(write.size, position + count);
        // A file without a name does not outlive its last handle, so it needs no records.
        if (file.named()) {
            journal.appendBlock(file, write.version, size, write.timeMillis, block, location);
        }
        write.add(size, block, location);
    }

    /** Merges the old payload of a block, which this write has not changed yet, with new bytes; returns the length. */
    private int merge(
            final StoreHandle handle,
            final long block,
            final int oldLength,
            final int from,
            final MemorySegment source,
            final long sourceOffset,
            final int count)
            throws FileServiceException {
        final int length = Math.max(oldLength, from + count);
        // The read fills the bytes after the old payload with zeros, which a gap before the new bytes must have.
        final BlockReader.Plan plan = reader.plan(handle.file().blocks(), block * blockSize, length);
        try {
            reader.read(handle, plan, merged, 0);
        } catch (final MissingSegmentException e) {
            throw BlockReader.failure(handle, block * blockSize, e);
        }
        try {
            MappedCopy.copy(source, sourceOffset, merged, from, count);
        } catch (final UnreadablePageException e) {
            throw new FileServiceException(PosixError.EIO, "cannot copy " + count + " bytes for " + handle, e);
        }
        return length;
    }

    /** The blocks of one write, which become visible in one step. */
    private final class Write {
        private final FileNode file;
        private final long version;
        private final long timeMillis;
        private final List<BlockLocation> locations = new ArrayList<>(1);
        private long firstBlock;
        private long size;

        Write(final FileNode file, final long version, final long timeMillis) {
            this.file = file;
            this.version = version;
            this.timeMillis = timeMillis;
            size = file.size();
        }

        void add(final long newSize, final long block, final BlockLocation location) {
            if (locations.isEmpty()) {
                firstBlock = block;
            }
            locations.add(location);
            size = newSize;
        }

        void apply() {
            for (int i = 0; i < locations.size(); i++) {
                final BlockLocation location = locations.get(i);
                tree.writeBlock(
                        file,
                        version,
                        size,
                        timeMillis,
                        firstBlock + i,
                        PackedBlockLocation.segmentWord(location),
                        PackedBlockLocation.rangeWord(location));
            }
        }
    }
}

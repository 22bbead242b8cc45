package io.github.galefs.store.tree;

import java.util.List;

/**
 * The references from blocks, in all versions of all files, to payloads of the data log; counts them by segment.
 *
 * <p>A payload that several versions of a file share is counted once. The versions that refer to it are consecutive,
 * because a block never returns to a location that it had before. So a payload is released when neither the version
 * before nor the version after refers to it.
 */
public final class PayloadReferences {
    private final NodeIndex index;
    private final SnapshotVersions versions;
    private final SegmentUsage usage = new SegmentUsage();

    PayloadReferences(final NodeIndex index, final SnapshotVersions versions) {
        this.index = index;
        this.versions = versions;
    }

    /**
     * A reference to a payload.
     *
     * @param segmentWord first word of its location; see {@link PackedBlockLocation}.
     * @param rangeWord   second word.
     */
    public record Reference(long segmentWord, long rangeWord) {}

    /**
     * Finds the reference to a payload.
     *
     * @param id      id of the file.
     * @param block   number of the block.
     * @param segment segment of the payload.
     * @param offset  offset of the payload in its segment, in bytes.
     * @return the reference from the file as it is now or else from the oldest version that has one; null if there is
     *     none.
     */
    public Reference find(final long id, final long block, final int segment, final long offset) {
        if (index.get(id) instanceof FileNode file && file.blocks().isAt(block, segment, offset)) {
            return reference(file, block);
        }
        for (final Snapshot snapshot : versions.snapshots()) {
            if (snapshot.kept().get(id) instanceof FileNode file
                    && file.blocks().isAt(block, segment, offset)) {
                return reference(file, block);
            }
        }
        return null;
    }

    /**
     * Changes all references to a payload that was copied to another location.
     *
     * @param id             id of the file.
     * @param block          number of the block.
     * @param segment        segment of the old location.
     * @param offset         offset of the old location in its segment, in bytes.
     * @param newSegmentWord first word of the new location; see {@link PackedBlockLocation}.
     * @param newRangeWord   second word of the new location.
     * @return whether there was a reference.
     */
    public boolean relocate(
            final long id,
            final long block,
            final int segment,
            final long offset,
            final long newSegmentWord,
            final long newRangeWord) {
        final Reference old = find(id, block, segment, offset);
        if (old == null) {
            return false;
        }
        final int newSegment = PackedBlockLocation.segment(newSegmentWord);
        final long newOffset = PackedBlockLocation.offset(newRangeWord);
        if (index.get(id) instanceof FileNode file) {
            file.blocks().relocate(block, segment, offset, newSegment, newOffset);
        }
        for (final Snapshot snapshot : versions.snapshots()) {
            if (snapshot.kept().get(id) instanceof FileNode file) {
                file.blocks().relocate(block, segment, offset, newSegment, newOffset);
            }
        }
        usage.release(old.segmentWord(), old.rangeWord());
        usage.add(newSegmentWord, old.rangeWord());
        return true;
    }

    /** Returns how much of each segment is referred to. */
    SegmentUsage usage() {
        return usage;
    }

    /** Puts a block of a file at a location, and releases the payload that it had. */
    void put(final FileNode file, final long block, final long segmentWord, final long rangeWord) {
        release(
                versions.keptFileInNewest(file.id()),
                block,
                file.blocks().segmentWord(block),
                file.blocks().rangeWord(block));
        file.blocks().put(block, segmentWord, rangeWord);
        usage.add(segmentWord, rangeWord);
    }

    /**
     * Truncates the blocks of a file, as {@link BlockTable#truncate} does, and releases the payloads of those dropped.
     */
    void truncate(final FileNode file, final long block, final int length) {
        final FileNode kept = versions.keptFileInNewest(file.id());
        file.blocks()
                .truncate(
                        block,
                        length,
                        (number, segmentWord, rangeWord) -> release(kept, number, segmentWord, rangeWord));
    }

    /** Releases the payloads of a dropped file that no version in a snapshot refers to. */
    void releaseFile(final FileNode file) {
        final FileNode kept = versions.lastKeptFile(file.id());
        file.blocks().forEach((block, segmentWord, rangeWord) -> release(kept, block, segmentWord, rangeWord));
    }

    /** Releases the payloads that a snapshot alone refers to. To be called before the snapshot is dropped. */
    void releaseSnapshot(final Snapshot snapshot) {
        final Snapshot older = versions.older(snapshot);
        final int snapshotIndex = versions.snapshots().indexOf(snapshot);
        for (final Node node : snapshot.kept().values()) {
            if (node instanceof FileNode file && (older == null || file.epoch() > older.epoch())) {
                releaseVersion(file, older, next(file.id(), snapshotIndex));
            }
        }
    }

    /** Counts all references again, after nodes were restored. */
    void recount(final DirectoryNode root) {
        usage.clearLive();
        final TreeWalk walk = new TreeWalk(root, versions, null);
        while (walk.next()) {
            if (walk.node() instanceof FileNode file) {
                countVersion(file, null);
            }
        }
        final List<Snapshot> snapshots = versions.snapshots();
        for (int i = 0; i < snapshots.size(); i++) {
            for (final Node node : snapshots.get(i).kept().values()) {
                if (node instanceof FileNode file) {
                    countVersion(file, next(file.id(), i));
                }
            }
        }
    }

    /** Counts the payloads of a version that the next version does not refer to. */
    private void countVersion(final FileNode file, final FileNode next) {
        file.blocks().forEach((block, segmentWord, rangeWord) -> {
            if (!refersTo(next, block, segmentWord, rangeWord)) {
                usage.add(segmentWord, rangeWord);
            }
        });
    }

    /** Releases a payload of the current version of a file, unless the last kept version refers to it, too. */
    private void release(final FileNode lastKept, final long block, final long segmentWord, final long rangeWord) {
        if (segmentWord != PackedBlockLocation.HOLE && !refersTo(lastKept, block, segmentWord, rangeWord)) {
            usage.release(segmentWord, rangeWord);
        }
    }

    private void releaseVersion(final FileNode file, final Snapshot older, final FileNode next) {
        final FileNode previous =
                older != null && older.kept().get(file.id()) instanceof FileNode version ? version : null;
        file.blocks().forEach((block, segmentWord, rangeWord) -> {
            if (!refersTo(previous, block, segmentWord, rangeWord) && !refersTo(next, block, segmentWord, rangeWord)) {
                usage.release(segmentWord, rangeWord);
            }
        });
    }

    /**
     * Returns the version of a file that follows the one in a snapshot, which is given by its index; null if the file
     * was removed right after it.
     */
    private FileNode next(final long id, final int snapshotIndex) {
        final FileNode kept = versions.nextKeptFile(id, snapshotIndex);
        if (kept != null) {
            return kept;
        }
        return index.get(id) instanceof FileNode file ? file : null;
    }

    private static boolean refersTo(
            final FileNode version, final long block, final long segmentWord, final long rangeWord) {
        return version != null && version.blocks().has(block, segmentWord, rangeWord);
    }

    private static Reference reference(final FileNode file, final long block) {
        return new Reference(file.blocks().segmentWord(block), file.blocks().rangeWord(block));
    }
}

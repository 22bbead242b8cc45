package io.github.galefs.store.tree;

import io.github.galefs.store.log.BlockLocation;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Writes blocks into a tree at locations of a log that does not exist, and counts what refers to them. */
final class TreeBlocks {
    static final int BLOCK = 4096;

    /** Segments that payloads are appended to in turn. */
    private static final int SEGMENTS = 4;

    private final FileTree tree;
    private long payloads;

    TreeBlocks(final FileTree tree) {
        this.tree = tree;
    }

    static byte[] utf8(final String name) {
        return name.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns a location that no payload has had. */
    BlockLocation append(final int length) {
        payloads++;
        final BlockLocation location = new BlockLocation(
                1 + (int) (payloads % SEGMENTS), payloads * BlockLocation.ALIGNMENT, length, (int) payloads);
        tree.usage().appended(location.segment(), length);
        return location;
    }

    /** Writes one whole block. */
    BlockLocation write(final FileNode file, final long block, final int length) {
        final BlockLocation location = append(length);
        final long size = Math.max(file.size(), block * BLOCK + length);
        tree.writeBlock(
                file,
                file.version() + 1,
                size,
                payloads,
                block,
                PackedBlockLocation.segmentWord(location),
                PackedBlockLocation.rangeWord(location));
        return location;
    }

    void setSize(final FileNode file, final long size) {
        tree.setSize(file, file.version() + 1, size, payloads, BLOCK);
    }

    /** Returns the live bytes of each segment that has any. */
    static Map<Integer, Long> liveBytes(final FileTree tree) {
        final Map<Integer, Long> bytes = new TreeMap<>();
        tree.usage().forEach(segment -> {
            if (segment.liveBytes() != 0 || segment.livePayloads() != 0) {
                bytes.put(segment.number(), segment.liveBytes());
            }
        });
        return bytes;
    }

    /** Returns the bytes of the different payloads that any version of any file refers to, by segment. */
    static Map<Integer, Long> reachableBytes(final FileTree tree, final Iterable<FileNode> unnamed) {
        final Map<Integer, Long> bytes = new TreeMap<>();
        final Set<BlockLocation> counted = new HashSet<>();
        unnamed.forEach(file -> count(file, counted, bytes));
        countBelow(tree.root(), counted, bytes);
        for (final Snapshot snapshot : tree.snapshots()) {
            for (final Node node : snapshot.kept().values()) {
                if (node instanceof FileNode file) {
                    count(file, counted, bytes);
                }
            }
        }
        return bytes;
    }

    private static void countBelow(
            final DirectoryNode directory, final Set<BlockLocation> counted, final Map<Integer, Long> bytes) {
        directory.forEachAfter(PathRules.NO_NAME, (name, node) -> {
            switch (node) {
                case FileNode file -> count(file, counted, bytes);
                case DirectoryNode below -> countBelow(below, counted, bytes);
            }
            return true;
        });
    }

    private static void count(final FileNode file, final Set<BlockLocation> counted, final Map<Integer, Long> bytes) {
        file.blocks().forEach((block, segmentWord, rangeWord) -> {
            final BlockLocation location = new BlockLocation(
                    PackedBlockLocation.segment(segmentWord),
                    PackedBlockLocation.offset(rangeWord),
                    PackedBlockLocation.storedLength(rangeWord),
                    PackedBlockLocation.checksum(segmentWord));
            if (counted.add(location)) {
                bytes.merge(location.segment(), (long) location.length(), Long::sum);
            }
        });
    }
}

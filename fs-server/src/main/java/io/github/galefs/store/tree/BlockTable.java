package io.github.galefs.store.tree;

import java.util.Arrays;

/**
 * Locations of the blocks of one file. A block that was never written is a hole and has no entry.
 *
 * <p>An entry is two words, see {@link PackedBlockLocation}, in a leaf of {@link #LEAF_BLOCKS} blocks. The first leaf,
 * which is the only one of most files, is a field; the others are found by a binary search over their numbers. A leaf
 * is only as long as its last block requires. So a block costs 16 bytes in a dense file, and at most a leaf of 1 KiB in
 * a sparse one. A write moves no entries; the first write to a leaf moves the numbers of the leaves after it.
 *
 * <p>A copy shares all leaves but the first. A shared leaf is copied before it is changed.
 */
public final class BlockTable {
    private static final int LEAF_BITS = 6;

    /** Blocks of a leaf. */
    static final int LEAF_BLOCKS = 1 << LEAF_BITS;

    /** Words of an entry. */
    private static final int WORDS = 2;

    private static final long[] EMPTY = {};

    private long[] first = EMPTY;

    /** The leaves after the first; null if the file has no block there. */
    private Leaves others;

    /** Sum of the valid lengths, in bytes. */
    private long allocated;

    BlockTable() {}

    private BlockTable(final BlockTable original) {
        first = original.first.length == 0 ? EMPTY : original.first.clone();
        others = original.others == null ? null : original.others.share();
        allocated = original.allocated;
    }

    /** Visits the blocks of a table. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * Visits one block that is not a hole.
         *
         * @param block       number of the block, from 0.
         * @param segmentWord first word of its location; see {@link PackedBlockLocation}.
         * @param rangeWord   second word.
         */
        void onBlock(long block, long segmentWord, long rangeWord);
    }

    /**
     * Returns the first word of a block's location.
     *
     * @param block number of the block, from 0.
     * @return the word; {@link PackedBlockLocation#HOLE} for a hole.
     */
    public long segmentWord(final long block) {
        return word(block, 0);
    }

    /**
     * Returns the second word of a block's location.
     *
     * @param block number of the block, from 0.
     * @return the word; 0 for a hole.
     */
    public long rangeWord(final long block) {
        return word(block, 1);
    }

    /**
     * Returns the sum of the valid lengths of all blocks.
     *
     * @return bytes, from 0.
     */
    public long allocated() {
        return allocated;
    }

    /**
     * Passes every block that is not a hole to a visitor, in ascending order.
     *
     * @param visitor visits the blocks.
     */
    public void forEach(final Visitor visitor) {
        visit(0, first, 0, visitor);
        if (others != null) {
            for (int i = 0; i < others.count; i++) {
                visit(others.keys[i], others.leaves[i], 0, visitor);
            }
        }
    }

    /** Returns a copy, which does not change with this. */
    BlockTable copy() {
        return new BlockTable(this);
    }

    /** Sets the location of a block. */
    void put(final long block, final long segmentWord, final long rangeWord) {
        final long old = segmentWord(block);
        if (old != PackedBlockLocation.HOLE) {
            allocated -= PackedBlockLocation.validLength(rangeWord(block));
        }
        final long[] leaf = writableLeaf(block);
        final int slot = slot(block);
        leaf[slot] = segmentWord;
        leaf[slot + 1] = rangeWord;
        allocated += PackedBlockLocation.validLength(rangeWord);
    }

    /** Returns whether a block has its payload at an offset of a segment, in bytes. */
    boolean isAt(final long block, final int segment, final long offset) {
        final long segmentWord = segmentWord(block);
        return segmentWord != PackedBlockLocation.HOLE
                && PackedBlockLocation.segment(segmentWord) == segment
                && PackedBlockLocation.offset(rangeWord(block)) == offset;
    }

    /** Returns whether a block has its payload at a location, however much of the payload is valid. */
    boolean has(final long block, final long segmentWord, final long rangeWord) {
        return PackedBlockLocation.isSame(segmentWord, rangeWord, segmentWord(block), rangeWord(block));
    }

    /**
     * Changes the location of a payload that was copied. A shared leaf is changed in place, which is right: the payload
     * has moved for the other tables as well.
     *
     * @return whether the block had the old location.
     */
    boolean relocate(
            final long block, final int segment, final long offset, final int newSegment, final long newOffset) {
        if (!isAt(block, segment, offset)) {
            return false;
        }
        final long[] leaf = leaf(block);
        final int slot = slot(block);
        leaf[slot] = PackedBlockLocation.segmentWord(newSegment, PackedBlockLocation.checksum(leaf[slot]));
        leaf[slot + 1] = PackedBlockLocation.withOffset(leaf[slot + 1], newOffset);
        return true;
    }

    /**
     * Drops everything past an offset.
     *
     * @param block   number of the block that contains the offset.
     * @param length  most bytes of that block to keep; 0 for none.
     * @param dropped visits the blocks that are dropped as a whole.
     */
    void truncate(final long block, final int length, final Visitor dropped) {
        final long from = length > 0 ? block + 1 : block;
        dropFrom(from, (number, segmentWord, rangeWord) -> {
            allocated -= PackedBlockLocation.validLength(rangeWord);
            dropped.onBlock(number, segmentWord, rangeWord);
        });
        final long rangeWord = rangeWord(block);
        if (length > 0
                && segmentWord(block) != PackedBlockLocation.HOLE
                && PackedBlockLocation.validLength(rangeWord) > length) {
            allocated -= PackedBlockLocation.validLength(rangeWord) - length;
            writableLeaf(block)[slot(block) + 1] = PackedBlockLocation.withValidLength(rangeWord, length);
        }
    }

    private void dropFrom(final long from, final Visitor dropped) {
        final long key = from >>> LEAF_BITS;
        if (key == 0) {
            visit(0, first, slot(from), dropped);
            first = from == 0 ? EMPTY : Arrays.copyOf(first, Math.min(first.length, slot(from)));
        }
        if (others == null) {
            return;
        }
        int kept = others.indexOf(key);
        if (kept >= 0) {
            visit(key, others.leaves[kept], slot(from), dropped);
            others.leaves[kept] = Arrays.copyOf(others.leaves[kept], Math.min(others.leaves[kept].length, slot(from)));
            others.shared[kept] = false;
            kept++;
        } else {
            kept = -kept - 1;
        }
        for (int i = kept; i < others.count; i++) {
            visit(others.keys[i], others.leaves[i], 0, dropped);
        }
        others.truncate(kept);
        if (kept == 0) {
            others = null;
        }
    }

    private static void visit(final long key, final long[] leaf, final int fromSlot, final Visitor visitor) {
        for (int slot = fromSlot; slot < leaf.length; slot += WORDS) {
            if (leaf[slot] != PackedBlockLocation.HOLE) {
                visitor.onBlock((key << LEAF_BITS) + slot / WORDS, leaf[slot], leaf[slot + 1]);
            }
        }
    }

    private long word(final long block, final int which) {
        final long[] leaf = leaf(block);
        final int slot = slot(block);
        return slot < leaf.length ? leaf[slot + which] : PackedBlockLocation.HOLE;
    }

    private long[] leaf(final long block) {
        final long key = block >>> LEAF_BITS;
        if (key == 0) {
            return first;
        }
        final int index = others == null ? -1 : others.indexOf(key);
        return index < 0 ? EMPTY : others.leaves[index];
    }

    private long[] writableLeaf(final long block) {
        final long key = block >>> LEAF_BITS;
        if (key == 0) {
            first = grown(first, slot(block));
            return first;
        }
        if (others == null) {
            others = new Leaves();
        }
        return others.writable(key, slot(block));
    }

    private static int slot(final long block) {
        return (int) (block & (LEAF_BLOCKS - 1)) * WORDS;
    }

    /**
     * Returns a leaf that has a slot: the same leaf if it has it; else a copy that ends with the slot, or, if that is
     * more, is half as long again.
     */
    private static long[] grown(final long[] leaf, final int slot) {
        if (slot < leaf.length) {
            return leaf;
        }
        final int half = (leaf.length + leaf.length / 2) & -WORDS;
        return Arrays.copyOf(leaf, Math.min(Math.max(slot + WORDS, half), LEAF_BLOCKS * WORDS));
    }

    /** The leaves after the first, ordered by their numbers. */
    private static final class Leaves {
        private long[] keys = new long[2];
        private long[][] leaves = new long[2][];

        /** Whether a copy of the table has the leaf, too. */
        private boolean[] shared = new boolean[2];

        private int count;

        int indexOf(final long key) {
            // Most files are written from front to back.
            if (count > 0 && key > keys[count - 1]) {
                return -count - 1;
            }
            // Without large holes, leaf n has index n - 1, because leaf 0 is a field.
            if (key > 0 && key <= count && keys[(int) key - 1] == key) {
                return (int) key - 1;
            }
            return Arrays.binarySearch(keys, 0, count, key);
        }

        long[] writable(final long key, final int slot) {
            int index = indexOf(key);
            if (index < 0) {
                index = -index - 1;
                insert(index, key);
            }
            // A leaf that grows is copied anyway.
            leaves[index] =
                    shared[index] && slot < leaves[index].length ? leaves[index].clone() : grown(leaves[index], slot);
            shared[index] = false;
            return leaves[index];
        }

        Leaves share() {
            Arrays.fill(shared, 0, count, true);
            final Leaves copy = new Leaves();
            copy.keys = Arrays.copyOf(keys, count);
            copy.leaves = Arrays.copyOf(leaves, count);
            copy.shared = Arrays.copyOf(shared, count);
            copy.count = count;
            return copy;
        }

        void truncate(final int newCount) {
            Arrays.fill(leaves, newCount, count, null);
            count = newCount;
        }

        private void insert(final int index, final long key) {
            if (count == keys.length) {
                final int capacity = count + count / 2 + 1;
                keys = Arrays.copyOf(keys, capacity);
                leaves = Arrays.copyOf(leaves, capacity);
                shared = Arrays.copyOf(shared, capacity);
            }
            System.arraycopy(keys, index, keys, index + 1, count - index);
            System.arraycopy(leaves, index, leaves, index + 1, count - index);
            System.arraycopy(shared, index, shared, index + 1, count - index);
            keys[index] = key;
            leaves[index] = EMPTY;
            shared[index] = false;
            count++;
        }
    }
}

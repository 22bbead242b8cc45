package io.github.galefs.place;

import io.github.galefs.file.MappedBlock;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The row of a file, and its chunks in the memory of the file service: ranges of fixed length, each of them as one
 * piece. Used by one thread at a time.
 */
final class PlacedFile {
    /** Longest time between two requests that counts as waited for: a round that serves a single request takes it. */
    private static final long ROUND_NANOS = 50_000;

    final PlaceOwner owner;
    final int number;
    final int firstPlace;
    final int placeCount;
    private final int blockShift;
    private final int chunkShift;
    private final MappedBlock[] chunks;
    private int placedChunks;

    /** Blocks that work-groups write, or have written: the file service's memory has what they were. */
    private final BitSet replaced = new BitSet();

    /** Chunks that calls are placing. */
    private final BitSet onTheirWay = new BitSet();

    /** Chunks in place that have failed a later check. */
    private final Set<MappedBlock> damaged = Collections.newSetFromMap(new IdentityHashMap<>());

    /** When the next check is due, by {@link System#nanoTime}. */
    long nextCheck = System.nanoTime();

    /** What kernels read of each block; or null until that is counted. */
    PlaceHeat heat;

    /** Block whose counter is copied next; and when counters were copied last, by {@link System#nanoTime}. */
    int nextCounted;

    long lookedAt = System.nanoTime();

    /** Index behind the chunks that were checked last. */
    int firstUnchecked;

    /** Time that requests have to wait before the file is worth placing. */
    private long unpaidNanos;

    /** When the latest request or the end of a fetch was, by {@link System#nanoTime}. */
    private long latestEvent = System.nanoTime();

    /** First chunk that has not been tried, nor any behind it. */
    int nextChunk;

    /** Read by workers. */
    volatile boolean isOpen;

    PlacedFile(
            final PlaceOwner owner,
            final int firstPlace,
            final int placeCount,
            final int blockShift,
            final int chunkShift) {
        this.owner = owner;
        this.number = owner.number();
        this.firstPlace = firstPlace;
        this.placeCount = placeCount;
        this.blockShift = blockShift;
        this.chunkShift = chunkShift;
        chunks = new MappedBlock[(int) ((((long) placeCount << blockShift) + (1L << chunkShift) - 1) >> chunkShift)];
    }

    /** Makes the file worth placing only when requests have waited for some more time. */
    void owe(final long nanos) {
        unpaidNanos = Math.max(0, unpaidNanos) + nanos;
    }

    /** Returns whether requests have waited for the time that it takes to place the file. */
    boolean isPaid() {
        return unpaidNanos <= 0;
    }

    /**
     * Counts the time since the latest request or fetch as waited for; up to that of a round if nothing was on its way.
     *
     * @return whether the file has become worth placing.
     */
    boolean pay() {
        if (isPaid()) {
            return false;
        }
        final long now = System.nanoTime();
        final long nanos = now - latestEvent;
        unpaidNanos -= owner.isBeingFetched() ? nanos : Math.min(nanos, ROUND_NANOS);
        latestEvent = now;
        return isPaid();
    }

    int chunkCount() {
        return chunks.length;
    }

    MappedBlock chunk(final int index) {
        return chunks[index];
    }

    void setChunk(final int index, final MappedBlock block) {
        placedChunks += (block == null ? 0 : 1) - (chunks[index] == null ? 0 : 1);
        damaged.remove(chunks[index]);
        chunks[index] = block;
    }

    /** Marks the chunk of a block that is in place. */
    void markDamaged(final int block) {
        damaged.add(chunks[(int) (((long) block << blockShift) >> chunkShift)]);
    }

    void markDamaged(final MappedBlock block) {
        damaged.add(block);
    }

    boolean hasDamaged() {
        return !damaged.isEmpty();
    }

    /** Returns whether kernels may go on to read a chunk: it is the file's, and no check has failed. */
    boolean isGood(final MappedBlock block) {
        return block.isCurrent() && !damaged.contains(block);
    }

    /** Returns the next chunk to check. At least one chunk must be in place. */
    int firstToCheck() {
        int chunk = firstUnchecked;
        do {
            chunk = chunk < chunks.length ? chunk : 0;
        } while (chunks[chunk++] == null);
        return chunk - 1;
    }

    /** Returns the length of a run of chunks in place, from its first chunk up to a limit. */
    int countPlaced(final int first, final int limit) {
        int count = 1;
        while (count < limit && first + count < chunks.length && chunks[first + count] != null) {
            count++;
        }
        return count;
    }

    int placedChunks() {
        return placedChunks;
    }

    /** Returns whether any chunk is in place. */
    boolean isPlaced() {
        return placedChunks > 0;
    }

    /** Returns whether a chunk is neither in place nor on its way there. */
    boolean isWanted(final int index) {
        return chunks[index] == null && !onTheirWay.get(index);
    }

    void setOnTheirWay(final int firstChunk, final int count, final boolean areOnTheirWay) {
        onTheirWay.set(firstChunk, firstChunk + count, areOnTheirWay);
    }

    long chunkOffset(final int index) {
        return (long) index << chunkShift;
    }

    /** Returns the bytes of a chunk that are whole blocks of the file. */
    int chunkLength(final int index) {
        return (int) Math.min(1L << chunkShift, ((long) placeCount << blockShift) - chunkOffset(index));
    }

    int firstBlock(final int chunk) {
        return (int) (chunkOffset(chunk) >> blockShift);
    }

    int endBlock(final int chunk) {
        return firstBlock(chunk) + (chunkLength(chunk) >> blockShift);
    }

    void markReplaced(final int block) {
        replaced.set(block);
    }

    /** Returns whether the service has a block, for kernels to read. */
    boolean isInPlace(final int block) {
        return address(block) != 0;
    }

    /** Returns the address of a block in the memory of the file service; or 0, also if its chunk is damaged. */
    long address(final int block) {
        final long offset = (long) block << blockShift;
        final int index = (int) (offset >> chunkShift);
        return chunks[index] == null || damaged.contains(chunks[index]) || replaced.get(block)
                ? 0
                : chunks[index].bytes().address() + offset - chunkOffset(index);
    }
}

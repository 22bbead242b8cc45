package io.github.galefs.place;

import io.github.galefs.kernel.page.PageTableDescriptor;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.util.Arrays;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * Moves blocks into frames that kernels read in place again and again: a GPU reads its own memory some fifty times as
 * fast as the host's. Kernels count what they read; this looks at a part of the counters at a time.
 *
 * <p>A copy costs the bus what one read of the whole block costs. So a block is worth a copy once it has been read
 * three times. It takes a free frame, or one whose block is read less than half as much as the block that is read most
 * of those that move. If it took any other, a file larger than the cache that is read from end to end, again and again,
 * would lose each block before its next read.
 *
 * <p>Used by one thread at a time, that of {@link Places}.
 */
final class Promotion {
    /** Time from one look at counters to the next. */
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    /** The same where no frame could be taken: each look for one costs time. */
    private static final long REFUSED_NANOS = 4 * LOOK_NANOS;

    private static final long HALF_LIFE_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Reads of a whole block that make it worth a copy. */
    private static final int WORTH_READS = 3;

    /** Bytes and blocks that may move after one look. The bus can carry ten times as much until the next look. */
    private static final long MAX_BYTES = 256L << 20;

    private static final int MAX_BLOCKS = 16 << 10;

    /** Blocks that one turn may move. */
    private static final int BLOCKS_PER_TURN = 64;

    /** Turns rest for so many times as long as the last one took: it may have tested all frames. */
    private static final int REST_FACTOR = 10;

    private final PlaceTable table;
    private final PlaceCounters counters;
    private final int worthUnits;
    private final AtomicCounter blocksPromoted;
    private boolean isCounting;
    private long nextLook = System.nanoTime();

    /** The file whose counters are on their way; or null. */
    private PlacedFile looking;

    private int firstBlock;
    private int blockCount;

    /** The file of the candidates. */
    private PlacedFile file;

    /** Blocks to be moved, and how much they are read in the upper halves; those read most come last. */
    private final long[] candidates;

    private int candidateCount;

    /** Blocks that are read no more than this are not kept: there are too many. */
    private int floor;

    private long evaluatedAt;
    private long nextTurn = nextLook;

    /**
     * Creates what moves no blocks yet.
     *
     * @param counters owned by this.
     */
    Promotion(final PlaceTable table, final PlaceCounters counters, final int blockShift, final Counters statistics) {
        this.table = table;
        this.counters = counters;
        worthUnits = WORTH_READS * PageTableDescriptor.units(1 << blockShift);
        candidates = new long[Math.clamp(MAX_BYTES >> blockShift, 2, MAX_BLOCKS)];
        blocksPromoted = statistics.counter(Metric.BLOCKS_PROMOTED);
    }

    /**
     * Goes on.
     *
     * @param files    that have rows, the most recently opened last.
     * @param areAny   whether any block is in place.
     * @param listener gives frames.
     * @return amount of work; 0 if there was nothing to do.
     */
    int doWork(final Collection<PlacedFile> files, final boolean areAny, final PlaceListener listener) {
        if (areAny != isCounting) {
            isCounting = areAny;
            table.setCounters(areAny ? counters.offset() : 0);
        }
        final long now = System.nanoTime();
        if (now - nextTurn < 0) {
            return 0;
        }
        if (looking != null && counters.isFetched()) {
            evaluate(listener);
        }
        if (candidateCount > 0 && now - evaluatedAt >= HALF_LIFE_NANOS) {
            // What was read so much may not be read any more.
            candidateCount = 0;
        }
        int work = 0;
        if (candidateCount > 0 && file.isOpen) {
            work = promote(listener);
        } else if (isCounting && looking == null && now - nextLook >= 0) {
            nextLook = now + LOOK_NANOS;
            work = look(files);
        }
        final long end = System.nanoTime();
        nextTurn = end + REST_FACTOR * (end - now);
        return work;
    }

    /** Forgets a file whose row is given up. Copies are in order, so the next one may follow at once. */
    @SuppressWarnings("ReferenceEquality")
    void forget(final PlacedFile forgotten) {
        if (looking == forgotten) {
            looking = null;
        }
        if (file == forgotten) {
            candidateCount = 0;
        }
    }

    void close() {
        counters.close();
    }

    /** Begins to copy counters: those behind the ones that were copied last. */
    private int look(final Collection<PlacedFile> files) {
        final PlacedFile next = next(files);
        if (next == null) {
            return 0;
        }
        if (next.heat == null) {
            next.heat = new PlaceHeat(next.placeCount, System.nanoTime());
        }
        firstBlock = next.nextCounted;
        blockCount = Math.min(counters.maxCount(), next.placeCount - firstBlock);
        next.nextCounted = (firstBlock + blockCount) % next.placeCount;
        next.lookedAt = System.nanoTime();
        counters.fetch(next.firstPlace + firstBlock, blockCount);
        looking = next;
        return 1;
    }

    /** Returns the file that has waited for the longest, of those that are open and in place; or null. */
    private static PlacedFile next(final Collection<PlacedFile> files) {
        PlacedFile next = null;
        for (final PlacedFile candidate : files) {
            if (candidate.isOpen && candidate.isPlaced() && (next == null || candidate.lookedAt - next.lookedAt < 0)) {
                next = candidate;
            }
        }
        return next;
    }

    /**
     * Finds the blocks that are worth a copy. If there are too many, those that are read most are kept. They move while
     * their file is open: launches may be shorter than the time from one look to the next.
     */
    private void evaluate(final PlaceListener listener) {
        file = looking;
        looking = null;
        candidateCount = 0;
        floor = worthUnits - 1;
        evaluatedAt = System.nanoTime();
        file.heat.age(evaluatedAt, HALF_LIFE_NANOS);
        for (int i = 0; i < blockCount; i++) {
            final int block = firstBlock + i;
            file.heat.update(block, counters.get(i));
            if (file.heat.of(block) > floor && isInPlace(block, listener)) {
                add(candidate(file.heat.of(block), block));
            }
        }
        Arrays.sort(candidates, 0, candidateCount);
    }

    private void add(final long candidate) {
        if (candidateCount == candidates.length) {
            Arrays.sort(candidates);
            candidateCount /= 2;
            System.arraycopy(candidates, candidates.length - candidateCount, candidates, 0, candidateCount);
            floor = heat(candidates[0]);
        }
        candidates[candidateCount++] = candidate;
    }

    /** Of blocks that are read as much, the first one is the greatest: neighbours move in their order, together. */
    private static long candidate(final int heat, final int block) {
        return (long) heat << Integer.SIZE | Integer.MAX_VALUE - block;
    }

    private static int heat(final long candidate) {
        return (int) (candidate >> Integer.SIZE);
    }

    private static int block(final long candidate) {
        return Integer.MAX_VALUE - (int) candidate;
    }

    private int promote(final PlaceListener listener) {
        int promoted = 0;
        PromotionOutcome outcome = PromotionOutcome.PROMOTED;
        while (candidateCount > 0 && promoted < BLOCKS_PER_TURN && outcome == PromotionOutcome.PROMOTED) {
            final long candidate = candidates[candidateCount - 1];
            if (isInPlace(block(candidate), listener)) {
                final int peers = peers(BLOCKS_PER_TURN - promoted);
                outcome = listener.promote(file.owner, block(candidate), heat(candidate), peers);
                promoted += outcome == PromotionOutcome.PROMOTED ? 1 : 0;
            }
            // Otherwise a kernel has written to the block meanwhile.
            candidateCount -= outcome == PromotionOutcome.PROMOTED ? 1 : 0;
        }
        if (outcome == PromotionOutcome.REFUSED) {
            // The others are read no more than this one.
            candidateCount = 0;
            nextLook = System.nanoTime() + REFUSED_NANOS;
        }
        blocksPromoted.getAndAddRelease(promoted);
        return promoted;
    }

    /** Returns the candidates that are read at least half as much as the first one; it is one of them. */
    private int peers(final int limit) {
        final int least = heat(candidates[candidateCount - 1]) / 2;
        int count = 1;
        while (count < Math.min(limit, candidateCount) && heat(candidates[candidateCount - 1 - count]) >= least) {
            count++;
        }
        return count;
    }

    private boolean isInPlace(final int block, final PlaceListener listener) {
        return file.isInPlace(block) && !listener.isInFrame(file.number, block);
    }
}

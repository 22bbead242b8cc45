package io.github.galefs.cache;

import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.lang.invoke.VarHandle;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * Frees frames in the order of the eviction policy, several at once: the search for frames that work-groups protect
 * takes time for each work-group, and is shared by all frames of a batch.
 */
final class FrameReclaimer {
    /** Most frames of a batch. */
    static final int MAX_BATCH = 64;

    /** Part of the cache that a batch may have: a small cache must not lose more than it needs. */
    private static final int MAX_BATCH_PART = 8;

    private final FrameTable table;
    private final PageTableWriter pageTable;
    private final EvictionPolicy eviction;
    private final FrameProtection protection;
    private final IntPredicate isInUse;
    private final DirtyFrames dirty;
    private final WriteBackQueue writeBack;
    private final AtomicCounter evictions;
    private final IntPredicate isCandidate = this::isCandidate;
    private final BitSet protectedFrames = new BitSet();
    private final int[] candidates;
    private int candidateCount;

    /** Of the present batch. */
    private IntPredicate isWanted;

    FrameReclaimer(
            final FrameTable table,
            final PageTableWriter pageTable,
            final EvictionPolicy eviction,
            final FrameProtection protection,
            final IntPredicate isInUse,
            final DirtyFrames dirty,
            final WriteBackQueue writeBack,
            final Counters counters) {
        this.table = table;
        this.pageTable = pageTable;
        this.eviction = eviction;
        this.protection = protection;
        this.isInUse = isInUse;
        this.dirty = dirty;
        this.writeBack = writeBack;
        this.evictions = counters.counter(Metric.CACHE_EVICTIONS);
        this.candidates = new int[Math.clamp(table.frameCount() / MAX_BATCH_PART, 1, MAX_BATCH)];
    }

    /** Returns the most frames that one call of {@link #reclaim()} frees. */
    int batchLength() {
        return candidates.length;
    }

    /**
     * Frees a batch of frames that nobody uses, and schedules the write-back of dirty ones that would be next. See
     * {@link io.github.galefs.kernel.page.PageTable#protect} for the device's half of the argument.
     *
     * @return number of frames that have become free.
     */
    int reclaim() {
        return reclaim(frame -> true);
    }

    /** As {@link #reclaim()}, but frees only frames that are wanted. */
    int reclaim(final IntPredicate wanted) {
        return reclaim(candidates.length, wanted);
    }

    /** As {@link #reclaim(IntPredicate)}, but frees no more frames than a limit. */
    int reclaim(final int limit, final IntPredicate wanted) {
        isWanted = wanted;
        candidateCount = 0;
        // The first search is an optimisation: to hide a block in use would cause requests of kernels.
        findProtected();
        eviction.evict(Math.min(limit, candidates.length), isCandidate);
        if (candidateCount == 0) {
            return 0;
        }
        VarHandle.fullFence();
        findProtected();
        int freed = 0;
        for (int i = 0; i < candidateCount; i++) {
            freed += freeUnlessProtected(candidates[i]) ? 1 : 0;
        }
        return freed;
    }

    private void findProtected() {
        protectedFrames.clear();
        protection.addProtected(protectedFrames);
    }

    /** Hides a frame that may be freed, or returns false. */
    private boolean isCandidate(final int frame) {
        if (!isWanted.test(frame) || protectedFrames.get(frame) || table.isWriting(frame) || isInUse.test(frame)) {
            return false;
        }
        if (dirty.isDirty(frame)) {
            writeBack.schedule(frame);
            return false;
        }
        if (table.state(frame) == FrameTable.State.RESIDENT) {
            pageTable.hide(frame);
        }
        candidates[candidateCount++] = frame;
        return true;
    }

    private boolean freeUnlessProtected(final int frame) {
        final boolean isResident = table.state(frame) == FrameTable.State.RESIDENT;
        if (protectedFrames.get(frame)) {
            if (isResident) {
                pageTable.show(frame);
            }
            eviction.onFilled(frame);
            return false;
        }
        if (isResident) {
            pageTable.remove(frame);
        }
        table.free(frame);
        evictions.incrementRelease();
        return true;
    }
}

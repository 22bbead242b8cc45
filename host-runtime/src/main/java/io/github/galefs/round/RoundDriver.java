package io.github.galefs.round;

import static io.github.galefs.kernel.round.RoundDescriptor.FINISHED;
import static io.github.galefs.kernel.round.RoundDescriptor.PATH_CAPACITY;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_FILE_OFFSET_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_LENGTH_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_OPERATION_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_RESUME_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_ROUND_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.YIELD;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.transfer.FrameCopies;
import java.util.Arrays;
import java.util.function.IntConsumer;
import org.agrona.UnsafeApi;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.NanoClock;

/**
 * Runs the rounds of one launch: starts work-groups as slots become free, passes their requests to the handler, and
 * runs the work-groups that have a reply again.
 *
 * <p>Each slot that is taken is in one of four states: its work-group is <em>ready</em>, with an entry in the next
 * round; its request is <em>pending</em>, not handled yet; <em>deferred</em> by the handler, which is asked again after
 * each round, and after copies if these used all memory for copies; or <em>waiting</em> for the copy into the frame
 * that its reply grants. Work-groups that wait for one frame are in that frame's list.
 *
 * <p>Single-threaded. Allocates nothing for each work-group or request: a launch may have any number of work-groups.
 * The lists hold slot numbers rather than objects, whose stores would cost barriers of the garbage collector.
 */
public final class RoundDriver implements Agent {
    /** Requests between two looks at the clock and at copies; a power of two. */
    private static final int REQUESTS_PER_LOOK = 32;

    private final KernelRounds rounds;
    private final RoundHost host;
    private final RequestHandler handler;
    private final FrameGrants grants;
    private final FrameCopies copies;
    private final LaunchPolicy policy;
    private final RoundBuffers buffers;
    private final NanoClock clock;
    private final IntConsumer onFilled = this::onFilled;
    private final RoundTotals totals = new RoundTotals();
    private final RoundSlot[] slots;
    private final Request request = new Request();

    private final int groupCount;
    private int startedGroups;
    private int finishedGroups;

    private final int[] free;
    private int freeCount;

    /** Slots of the ready work-groups, by their position in the next round; and of those in the latest round. */
    private int[] ready;

    private int[] inRound;
    private int readyCount;
    private int grantedCount;
    private long readySince;

    /** Queue of pending requests, between two indexes. */
    private final int[] pending;

    private int pendingHead;
    private int pendingTail;

    /** Queue of deferred requests, a ring: one that is deferred again goes to its end. */
    private final int[] deferred;

    private int deferredHead;
    private int deferredCount;
    private boolean mustRetry;
    private int handledCount;

    /** First of the slots that wait for each frame, or {@link RoundSlot#NONE}. */
    private final int[] waiters;

    private int waitingCount;

    /**
     * Creates a driver of one launch.
     *
     * @param rounds     of a kernel that suspends.
     * @param host       serves them.
     * @param groupCount work-groups of the launch, at least 1.
     * @param clock      for the delay of the policy.
     */
    public RoundDriver(final KernelRounds rounds, final RoundHost host, final int groupCount, final NanoClock clock) {
        this.rounds = rounds;
        this.host = host;
        this.groupCount = groupCount;
        this.clock = clock;
        this.handler = host.handler();
        this.grants = host.grants();
        this.copies = host.copies();
        this.policy = host.policy();
        this.buffers = host.buffers();
        final int slotCount = Math.min(groupCount, rounds.slotCount());
        slots = new RoundSlot[slotCount];
        free = new int[slotCount];
        ready = new int[slotCount];
        inRound = new int[slotCount];
        pending = new int[slotCount];
        deferred = new int[slotCount];
        waiters = new int[host.frameCount()];
        Arrays.fill(waiters, RoundSlot.NONE);
        for (int slot = slotCount - 1; slot >= 0; slot--) {
            slots[slot] = new RoundSlot(slot, this, grants);
            free[freeCount++] = slot;
        }
    }

    @Override
    public int doWork() {
        startGroups();
        int work = pollCopies() + retryDeferred();
        if (!isDue()) {
            work += handlePending();
        }
        if (isDue()) {
            runRound();
            work++;
        }
        return work;
    }

    @Override
    public String roleName() {
        return "galefs-rounds";
    }

    /**
     * Returns whether all work-groups have ended.
     *
     * @return true after the last round.
     */
    public boolean isDone() {
        return finishedGroups == groupCount;
    }

    /**
     * Returns what the work-groups that have ended did without requests.
     *
     * @return the sums.
     */
    public RoundTotals totals() {
        return totals;
    }

    void onReply(final RoundSlot slot, final long result) {
        if (readyCount == 0) {
            readySince = clock.nanoTime();
        }
        buffers.putEntry(readyCount, slot, result);
        ready[readyCount++] = slot.index();
    }

    void onGrant(final RoundSlot slot, final int frame) {
        grantedCount++;
        if (copies.isFilling(frame)) {
            slot.setNextWaiter(waiters[frame]);
            waiters[frame] = slot.index();
            waitingCount++;
        } else {
            onReply(slot, frame);
        }
    }

    private void startGroups() {
        while (freeCount > 0 && startedGroups < groupCount) {
            final RoundSlot slot = slots[free[--freeCount]];
            slot.start(startedGroups++);
            onReply(slot, 0);
        }
    }

    private int pollCopies() {
        final boolean lacksMemory = !copies.canFetch();
        final int completed = copies.poll(onFilled);
        mustRetry |= lacksMemory && completed > 0;
        return completed;
    }

    private void onFilled(final int frame) {
        host.onFilled().accept(frame);
        int index = waiters[frame];
        waiters[frame] = RoundSlot.NONE;
        while (index != RoundSlot.NONE) {
            final RoundSlot slot = slots[index];
            index = slot.nextWaiter();
            waitingCount--;
            onReply(slot, frame);
        }
    }

    private int retryDeferred() {
        // Only rounds and copies change what the handler waits for; without either, time may.
        final boolean isIdle = readyCount == 0 && waitingCount == 0 && pendingHead == pendingTail;
        final int count = mustRetry || isIdle ? deferredCount : 0;
        mustRetry = false;
        int replies = 0;
        // Once all frames are granted again, the rest of the requests would most likely be deferred again. They are the
        // first of the next time.
        for (int i = 0; i < count && !grants.areAllGranted(); i++) {
            final int slot = deferred[deferredHead];
            deferredHead = deferredHead + 1 == deferred.length ? 0 : deferredHead + 1;
            deferredCount--;
            replies += handleKept(slot) ? 1 : 0;
        }
        return replies;
    }

    private void defer(final int slot) {
        final int tail = deferredHead + deferredCount;
        deferred[tail < deferred.length ? tail : tail - deferred.length] = slot;
        deferredCount++;
    }

    private int handlePending() {
        final int first = pendingHead;
        boolean goesOn = true;
        while (goesOn && pendingHead != pendingTail) {
            final int waitingBefore = waitingCount;
            handleKept(pending[pendingHead++]);
            goesOn = goesOn(waitingBefore);
        }
        return pendingHead - first;
    }

    private boolean handleKept(final int index) {
        final RoundSlot slot = slots[index];
        final boolean replied = handler.onRequest(slot.request(), slot);
        if (!replied) {
            defer(index);
        }
        return replied;
    }

    /** Returns whether the next request should be handled before a round begins. */
    private boolean goesOn(final int waitingBefore) {
        if (readyCount >= policy.readyGroups()) {
            return false;
        }
        // To start a copy takes long.
        if (waitingCount == waitingBefore && (++handledCount & (REQUESTS_PER_LOOK - 1)) != 0) {
            return true;
        }
        pollCopies();
        return !hasDelayPassed();
    }

    private boolean isDue() {
        if (readyCount == 0) {
            return false;
        }
        final boolean allAreReady = waitingCount == 0 && pendingHead == pendingTail;
        return allAreReady || readyCount >= policy.readyGroups() || hasDelayPassed();
    }

    private boolean hasDelayPassed() {
        return readyCount > 0 && clock.nanoTime() - readySince >= policy.delayNanos();
    }

    private void runRound() {
        final int count = readyCount;
        final int round = buffers.round();
        // Also for a round that fails: the records that it has written must not count in the next launch.
        buffers.advanceRound();
        rounds.run(count);
        totals.addRound();
        final int[] ended = ready;
        ready = inRound;
        inRound = ended;
        readyCount = 0;
        mustRetry = true;
        if (grantedCount > 0) {
            releaseFrames(count, round);
        }
        // Earlier requests come first.
        retryDeferred();
        handlePending();
        movePending();
        collect(count, round);
    }

    /** A work-group that did not report has perhaps not written to its frame, which then stays granted. */
    private void releaseFrames(final int count, final int round) {
        for (int position = 0; position < count; position++) {
            final RoundSlot slot = slots[inRound[position]];
            if (slot.hasFrame() && hasReported(buffers.record(position), round)) {
                slot.releaseFrame();
                grantedCount--;
            }
        }
    }

    /** Reads the records of a round, and handles their requests until the next round is due; keeps the others. */
    private void collect(final int count, final int round) {
        final int firstNew = pendingTail;
        boolean handlesAtOnce = pendingHead == pendingTail;
        boolean hasPaths = false;
        for (int position = 0; position < count; position++) {
            final RoundSlot slot = slots[inRound[position]];
            final long record = buffers.record(position);
            final int operation = operation(slot, record, round);
            if (operation == FINISHED) {
                totals.add(record);
                finishedGroups++;
                free[freeCount++] = slot.index();
            } else if (operation == YIELD) {
                onReply(slot, UnsafeApi.getLong(record + RECORD_FILE_OFFSET_OFFSET));
            } else {
                // The tag is the upper half of the two ints.
                request.read(record, (int) (slot.continuation() >> Integer.SIZE));
                if (handlesAtOnce && request.pathLength() <= 0) {
                    final int waitingBefore = waitingCount;
                    handle(slot);
                    handlesAtOnce = goesOn(waitingBefore);
                } else {
                    slot.keep(request, position);
                    pending[pendingTail++] = slot.index();
                    hasPaths |= hasPath(request);
                }
            }
        }
        if (hasPaths) {
            fetchPaths(firstNew);
        }
    }

    /** Checks a record, and returns its operation. */
    private int operation(final RoundSlot slot, final long record, final int round) {
        if (!hasReported(record, round)) {
            final int length = UnsafeApi.getInt(record + RECORD_LENGTH_OFFSET);
            final int recordRound = UnsafeApi.getInt(record + RECORD_ROUND_OFFSET);
            throw impossible(slot, "length " + length + " and round " + recordRound, round);
        }
        final int operation = UnsafeApi.getInt(record + RECORD_OPERATION_OFFSET);
        if (operation != FINISHED) {
            final long continuation = UnsafeApi.getLong(record + RECORD_RESUME_OFFSET);
            if (operation < 1 || (int) continuation < 1) {
                throw impossible(slot, "operation " + operation + " and resume point " + (int) continuation, round);
            }
            slot.suspend(continuation);
        }
        return operation;
    }

    private static boolean hasReported(final long record, final int round) {
        return UnsafeApi.getInt(record + RECORD_LENGTH_OFFSET) == RECORD_LENGTH
                && UnsafeApi.getInt(record + RECORD_ROUND_OFFSET) == round;
    }

    private static KernelFailedException impossible(final RoundSlot slot, final String fields, final int round) {
        return new KernelFailedException(
                "work-group " + slot.group() + " did not report in round " + round + ": its record has " + fields,
                null);
    }

    private void handle(final RoundSlot slot) {
        if (!handler.onRequest(request, slot)) {
            slot.keep(request);
            defer(slot.index());
        }
    }

    /** Moves pending requests to the queue's beginning, so that there is room behind them for those of all slots. */
    private void movePending() {
        final int count = pendingTail - pendingHead;
        System.arraycopy(pending, pendingHead, pending, 0, count);
        pendingHead = 0;
        pendingTail = count;
    }

    /** Copies the paths of new requests from the device, all by one command. */
    private void fetchPaths(final int firstNew) {
        int first = Integer.MAX_VALUE;
        int last = 0;
        int longest = 0;
        for (int i = firstNew; i < pendingTail; i++) {
            final RoundSlot slot = slots[pending[i]];
            if (hasPath(slot.request())) {
                first = Math.min(first, slot.position());
                last = slot.position();
                longest = Math.max(longest, slot.request().pathLength());
            }
        }
        buffers.refreshPaths(first, last, longest);
        for (int i = firstNew; i < pendingTail; i++) {
            final RoundSlot slot = slots[pending[i]];
            if (hasPath(slot.request())) {
                slot.keepPath(buffers);
            }
        }
    }

    private static boolean hasPath(final Request request) {
        return request.pathLength() > 0 && request.pathLength() <= PATH_CAPACITY;
    }
}

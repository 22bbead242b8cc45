package io.github.galefs.round;

import static io.github.galefs.kernel.round.RoundDescriptor.FINISHED;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_FILE_OFFSET_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_LENGTH_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_OPERATION_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_RESUME_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_ROUND_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_TAG_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.YIELD;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import java.util.function.IntConsumer;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.NanoClock;

/**
 * Runs the rounds of one launch: starts work-groups as slots become free, passes their requests to the handler, and
 * runs the work-groups that have a reply again.
 *
 * <p>Each slot that is taken is in one of four states: its work-group is <em>ready</em>, with an entry in the next
 * round; its request is <em>pending</em>, not handled yet; <em>deferred</em> by the handler, which is asked again after
 * each round and after copies; or <em>waiting</em> for the copy into the frame that its reply grants. Work-groups that
 * wait for one frame are in that frame's list.
 *
 * <p>Single-threaded. Allocates nothing for each work-group or request: a launch may have any number of work-groups.
 */
public final class RoundDriver implements Agent {
    /** Requests between two looks at the clock and at copies. */
    private static final int REQUESTS_PER_LOOK = 16;

    private final KernelRounds rounds;
    private final RoundHost host;
    private final RoundBuffers buffers;
    private final DirectBuffer records;
    private final NanoClock clock;
    private final IntConsumer onFilled = this::onFilled;
    private final RoundTotals totals = new RoundTotals();

    private final int groupCount;
    private int startedGroups;
    private int finishedGroups;

    private final RoundSlot[] free;
    private int freeCount;

    /** The ready work-groups, by their position in the next round. */
    private final RoundSlot[] ready;

    private int readyCount;
    private long readySince;

    /** Queue of pending requests, filled when it is empty or has been moved to the beginning. */
    private final RoundSlot[] pending;

    private int pendingHead;
    private int pendingTail;

    private final RoundSlot[] deferred;
    private int deferredCount;
    private boolean mustRetry;

    /** First of the slots that wait for each frame, or null. */
    private final RoundSlot[] waiters;

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
        this.buffers = host.buffers();
        this.records = buffers.records();
        final int slotCount = Math.min(groupCount, rounds.slotCount());
        free = new RoundSlot[slotCount];
        ready = new RoundSlot[slotCount];
        pending = new RoundSlot[slotCount];
        deferred = new RoundSlot[slotCount];
        waiters = new RoundSlot[host.frameCount()];
        for (int slot = slotCount - 1; slot >= 0; slot--) {
            free[freeCount++] = new RoundSlot(slot, this);
        }
    }

    @Override
    public int doWork() {
        startGroups();
        int work = pollCopies() + retryDeferred() + handlePending();
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
        ready[readyCount++] = slot;
    }

    void onGrant(final RoundSlot slot, final int frame) {
        host.grants().grant(frame);
        if (host.copies().isFilling(frame)) {
            slot.setNextWaiter(waiters[frame]);
            waiters[frame] = slot;
            waitingCount++;
        } else {
            onReply(slot, frame);
        }
    }

    private void startGroups() {
        while (freeCount > 0 && startedGroups < groupCount) {
            final RoundSlot slot = free[--freeCount];
            slot.start(startedGroups++);
            onReply(slot, 0);
        }
    }

    private int pollCopies() {
        final int completed = host.copies().poll(onFilled);
        mustRetry |= completed > 0;
        return completed;
    }

    private void onFilled(final int frame) {
        host.onFilled().accept(frame);
        RoundSlot slot = waiters[frame];
        waiters[frame] = null;
        while (slot != null) {
            final RoundSlot next = slot.nextWaiter();
            slot.setNextWaiter(null);
            waitingCount--;
            onReply(slot, frame);
            slot = next;
        }
    }

    private int retryDeferred() {
        // Only rounds and copies change what the handler waits for; without either, time may.
        if (deferredCount == 0 || !(mustRetry || isIdle())) {
            return 0;
        }
        mustRetry = false;
        final int count = deferredCount;
        deferredCount = 0;
        for (int i = 0; i < count; i++) {
            handle(deferred[i]);
        }
        return count - deferredCount;
    }

    private boolean isIdle() {
        return readyCount == 0 && waitingCount == 0 && pendingHead == pendingTail;
    }

    private int handlePending() {
        final int first = pendingHead;
        while (pendingHead != pendingTail && readyCount < host.policy().readyGroups()) {
            final int readyBefore = readyCount;
            handle(pending[pendingHead++]);
            // A request that does not make its work-group ready has probably taken long.
            final boolean looks = readyCount == readyBefore || (pendingHead - first) % REQUESTS_PER_LOOK == 0;
            if (looks) {
                pollCopies();
                if (hasDelayPassed()) {
                    break;
                }
            }
        }
        return pendingHead - first;
    }

    private void handle(final RoundSlot slot) {
        if (!host.handler().onRequest(slot.request(), slot)) {
            deferred[deferredCount++] = slot;
        }
    }

    private boolean isDue() {
        if (readyCount == 0) {
            return false;
        }
        final boolean allAreReady = waitingCount == 0 && pendingHead == pendingTail;
        return allAreReady || readyCount >= host.policy().readyGroups() || hasDelayPassed();
    }

    private boolean hasDelayPassed() {
        return readyCount > 0 && clock.nanoTime() - readySince >= host.policy().delayNanos();
    }

    private void runRound() {
        rounds.run(readyCount);
        mustRetry = true;
        collect();
    }

    /** Reads the records of a round. Those that yield become ready at once, at positions that have been read. */
    private void collect() {
        movePending();
        final int round = buffers.round();
        final int count = readyCount;
        final int firstNew = pendingTail;
        buffers.advanceRound();
        readyCount = 0;
        for (int position = 0; position < count; position++) {
            final RoundSlot slot = ready[position];
            final int granted = slot.takeFrame();
            if (granted != RoundSlot.NO_FRAME) {
                host.grants().release(granted);
            }
            collect(slot, position, round);
        }
        fetchPaths(firstNew);
    }

    private void collect(final RoundSlot slot, final int position, final int round) {
        final int record = position * RECORD_LENGTH;
        checkRound(slot, record, round);
        final int operation = records.getInt(record + RECORD_OPERATION_OFFSET);
        if (operation == FINISHED) {
            totals.add(records, record);
            finishedGroups++;
            free[freeCount++] = slot;
            return;
        }
        final int resumePoint = records.getInt(record + RECORD_RESUME_OFFSET);
        if (operation < 1 || resumePoint < 1) {
            throw impossible(slot, "operation " + operation + " and resume point " + resumePoint, round);
        }
        final int tag = records.getInt(record + RECORD_TAG_OFFSET);
        slot.suspend(position, resumePoint, tag);
        if (operation == YIELD) {
            onReply(slot, records.getLong(record + RECORD_FILE_OFFSET_OFFSET));
        } else {
            slot.request().read(records, record, tag);
            pending[pendingTail++] = slot;
        }
    }

    private void checkRound(final RoundSlot slot, final int record, final int round) {
        final int length = records.getInt(record + RECORD_LENGTH_OFFSET);
        final int recordRound = records.getInt(record + RECORD_ROUND_OFFSET);
        if (length != RECORD_LENGTH || recordRound != round) {
            throw impossible(slot, "length " + length + " and round " + recordRound, round);
        }
    }

    private static KernelFailedException impossible(final RoundSlot slot, final String fields, final int round) {
        return new KernelFailedException(
                "work-group " + slot.group() + " did not report in round " + round + ": its record has " + fields,
                null);
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
            final RoundSlot slot = pending[i];
            if (slot.hasPath()) {
                first = Math.min(first, slot.position());
                last = slot.position();
                longest = Math.max(longest, slot.request().pathLength());
            }
        }
        if (longest == 0) {
            return;
        }
        buffers.refreshPaths(first, last, longest);
        for (int i = firstNew; i < pendingTail; i++) {
            if (pending[i].hasPath()) {
                pending[i].keepPath(buffers);
            }
        }
    }
}

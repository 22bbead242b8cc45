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
import io.github.galefs.device.RoundCompanion;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import org.agrona.UnsafeApi;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.IdleStrategy;
import org.agrona.concurrent.NanoClock;

/**
 * Runs the rounds of one launch: starts work-groups as slots become free, passes their requests to the handler, and
 * runs the work-groups that have a reply again.
 *
 * <p>Each slot that is taken is in one of three states: its work-group is <em>ready</em>, with an entry in the next
 * round; its request is <em>pending</em>, not passed to the handler yet; or <em>waiting</em> for the handler's reply.
 *
 * <p>Single-threaded. Allocates nothing for each work-group or request: a launch may have any number of work-groups.
 * The lists hold slot numbers rather than objects, whose stores would cost barriers of the garbage collector.
 */
public final class RoundDriver implements Agent {
    /** Requests between two looks at the clock; a power of two. */
    private static final int REQUESTS_PER_LOOK = 32;

    private final KernelRounds rounds;
    private final RequestHandler handler;
    private final LaunchPolicy policy;
    private final RoundBuffers buffers;
    private final NanoClock clock;
    private final IdleStrategy idle;
    private final RoundTotals totals = new RoundTotals();

    /**
     * Keeps the copies going: a round may take longer than the copies that were started before it. Requests wait for
     * the round's end, because calls of the driver take longer while a kernel runs. On an H200, random reads of 4 KiB
     * are a fifth slower with requests that are served beside the round.
     */
    private final RoundCompanion companion = this::moveBlocks;

    private final RoundSlot[] slots;

    private final int groupCount;
    private int startedGroups;
    private int finishedGroups;

    private final int[] free;
    private int freeCount;

    /** Slots of the ready work-groups, by their position in the next round; and of those in the latest round. */
    private int[] ready;

    private int[] inRound;
    private int readyCount;
    private long readySince;

    /** Queue of pending requests, between two indexes. */
    private final int[] pending;

    private int pendingHead;
    private int pendingTail;

    private int handledCount;
    private int waitingCount;

    /** Whether the launch is over, and work-groups have not ended, so that their replies perhaps never reached them. */
    private boolean isAbandoned;

    /**
     * Creates a driver of one launch.
     *
     * @param rounds     of a kernel that suspends.
     * @param host       serves them.
     * @param groupCount work-groups of the launch, at least 1.
     * @param clock      for the delay of the policy.
     * @param idle       used while a round runs and blocks are on their way.
     */
    public RoundDriver(
            final KernelRounds rounds,
            final RoundHost host,
            final int groupCount,
            final NanoClock clock,
            final IdleStrategy idle) {
        this.rounds = rounds;
        this.groupCount = groupCount;
        this.clock = clock;
        this.idle = idle;
        this.handler = host.handler();
        this.policy = host.policy();
        this.buffers = host.buffers();
        final int slotCount = Math.min(groupCount, rounds.slotCount());
        slots = new RoundSlot[slotCount];
        free = new int[slotCount];
        ready = new int[slotCount];
        inRound = new int[slotCount];
        pending = new int[slotCount];
        for (int slot = slotCount - 1; slot >= 0; slot--) {
            slots[slot] = new RoundSlot(slot, this);
            free[freeCount++] = slot;
        }
    }

    @Override
    public int doWork() {
        startGroups();
        int work = handler.doWork();
        if (!isDue()) {
            work += handlePending();
        }
        if (isDue()) {
            // Begins what was asked for: it goes on while the round runs.
            handler.doWork();
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

    /** Ends the grants of a launch that is over. Replies that no round has carried to their work-groups are lost. */
    void abandon() {
        isAbandoned = !isDone();
        for (final RoundSlot slot : slots) {
            if (slot.request().grantedFrame() >= 0) {
                handler.onAbandoned(slot.request());
            }
        }
    }

    boolean isAbandoned() {
        return isAbandoned;
    }

    void onReply(final RoundSlot slot, final long result) {
        waitingCount--;
        makeReady(slot, result);
    }

    private void makeReady(final RoundSlot slot, final long result) {
        if (readyCount == 0) {
            readySince = clock.nanoTime();
        }
        buffers.putEntry(readyCount, slot, result);
        ready[readyCount++] = slot.index();
    }

    private void startGroups() {
        while (freeCount > 0 && startedGroups < groupCount) {
            final RoundSlot slot = slots[free[--freeCount]];
            slot.start(startedGroups++);
            makeReady(slot, 0);
        }
    }

    private int handlePending() {
        final int first = pendingHead;
        boolean goesOn = true;
        while (goesOn && pendingHead != pendingTail) {
            handle(slots[pending[pendingHead++]]);
            goesOn = goesOn();
        }
        return pendingHead - first;
    }

    /** Returns whether the next request should be handled before a round begins. */
    private boolean goesOn() {
        return readyCount < policy.readyGroups()
                && ((++handledCount & (REQUESTS_PER_LOOK - 1)) != 0 || !hasDelayPassed());
    }

    private boolean isDue() {
        if (readyCount == 0) {
            return false;
        }
        // The requests that wait for nothing but what other work-groups do must not hold these up.
        final boolean areOthersWaiting = pendingHead == pendingTail && (waitingCount == 0 || !handler.isBusy());
        return areOthersWaiting || readyCount >= policy.readyGroups() || hasDelayPassed();
    }

    private boolean hasDelayPassed() {
        return readyCount > 0 && clock.nanoTime() - readySince >= policy.delayNanos();
    }

    private void runRound() {
        final int count = readyCount;
        final int round = buffers.round();
        // Also for a round that fails: the records that it has written must not count in the next launch.
        buffers.advanceRound();
        rounds.run(count, companion);
        totals.addRound();
        final int[] ended = ready;
        ready = inRound;
        inRound = ended;
        readyCount = 0;
        releaseFrames(count, round);
        // Earlier requests come first.
        handler.doWork();
        handlePending();
        movePending();
        collect(count, round);
    }

    private boolean moveBlocks() {
        final boolean isMoving = handler.isMovingBlocks();
        if (isMoving) {
            idle.idle(handler.moveBlocks());
        }
        return isMoving;
    }

    /** A work-group that did not report has perhaps not written to its frame, which then stays granted. */
    private void releaseFrames(final int count, final int round) {
        for (int position = 0; position < count; position++) {
            final Request request = slots[inRound[position]].request();
            if (request.grantedFrame() >= 0 && hasReported(buffers.record(position), round)) {
                handler.onReleased(request);
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
                totals.add(slot.group(), record);
                finishedGroups++;
                free[freeCount++] = slot.index();
            } else if (operation == YIELD) {
                makeReady(slot, UnsafeApi.getLong(record + RECORD_FILE_OFFSET_OFFSET));
            } else {
                final Request request = slot.request();
                // The tag is the upper half of the two ints.
                request.read(record, (int) (slot.continuation() >> Integer.SIZE));
                if (handlesAtOnce && request.pathLength() <= 0) {
                    handle(slot);
                    handlesAtOnce = goesOn();
                } else {
                    slot.setPosition(position);
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
        waitingCount++;
        handler.onRequest(slot.request());
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

package io.github.galefs.device.gpu;

import static io.github.galefs.kernel.lane.PassDescriptor.GROUP_COUNT_OFFSET;
import static io.github.galefs.kernel.lane.PassDescriptor.NEXT_RESUME_OFFSET;
import static io.github.galefs.kernel.lane.PassDescriptor.NEXT_TAG_OFFSET;
import static io.github.galefs.kernel.lane.PassDescriptor.SLOT_COUNT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_GROUP_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_RESULT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_RESUME_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_SLOT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_TAG_OFFSET;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LiveHost;
import io.github.galefs.kernel.lane.PassDescriptor;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;

/**
 * The passes of one live launch. A pass begins work-groups as slots become free, and resumes suspended work-groups
 * whose replies are there.
 *
 * <p>Used by one thread, except for {@link #onReply}. Allocates nothing for each work-group or pass.
 *
 * @see PassDescriptor
 */
final class LivePasses {
    private static final int START = 0;

    /** Looks for a reply before the thread sleeps. */
    private static final int SPINS = 200;

    private static final long MIN_SLEEP_NANOS = TimeUnit.MICROSECONDS.toNanos(50);
    private static final long MAX_SLEEP_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** Longest time between two looks at all work-groups, without a reply: the launch may have been stopped. */
    private static final long MIN_REST_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** The same for very many work-groups. A stopped launch must end within a second. */
    private static final long MAX_REST_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Time between two looks, in durations of the latest look. */
    private static final int REST_FACTOR = 20;

    /** Delay of a pass that other work-groups may still join. A pass takes as much. */
    private static final long DELAY_NANOS = TimeUnit.MICROSECONDS.toNanos(30);

    private final String kernelName;
    private final MemorySegment table;
    private final LiveHost host;
    private final int groupCount;
    private final int slotCount;
    private int startedGroups;
    private int finishedGroups;

    private final int[] free;
    private int freeCount;

    /** Slots of the work-groups that have suspended. */
    private final int[] waiting;

    private int waitingCount;

    /** Replies to work-groups of this launch, whether these had suspended or not. */
    private final AtomicLong replies = new AtomicLong();

    /** The replies when the work-groups that wait were looked at; negative if some have come since. */
    private long repliesSeen;

    private long lookedAt = System.nanoTime();

    /** Time from the latest look to the next, unless there are replies. */
    private long restNanos = MIN_REST_NANOS;

    private long sleepNanos = MIN_SLEEP_NANOS;

    /** The thread of the passes while it sleeps, or null. */
    private volatile Thread sleeper;

    /**
     * Creates the passes of a launch that has not begun.
     *
     * @param kernelName for messages.
     * @param table      shared with the device; {@link PassDescriptor#byteLength} bytes.
     * @param host       serves the work-groups.
     * @param groupCount work-groups of the launch, at least 1.
     * @param slotCount  work-groups that may have begun and not ended, at least 1.
     */
    LivePasses(
            final String kernelName,
            final MemorySegment table,
            final LiveHost host,
            final int groupCount,
            final int slotCount) {
        this.kernelName = kernelName;
        this.table = table;
        this.host = host;
        this.groupCount = groupCount;
        this.slotCount = slotCount;
        table.set(JAVA_INT, GROUP_COUNT_OFFSET, groupCount);
        table.set(JAVA_INT, SLOT_COUNT_OFFSET, slotCount);
        free = new int[slotCount];
        waiting = new int[slotCount];
        for (int slot = slotCount - 1; slot >= 0; slot--) {
            free[freeCount++] = slot;
        }
    }

    /**
     * Runs the launch to its end.
     *
     * @param pass runs the kernel over so many work-groups, and waits for their end.
     * @throws KernelFailedException a work-group has neither ended nor suspended.
     */
    void run(final IntConsumer pass) {
        while (finishedGroups < groupCount) {
            if (host.isStopped()) {
                leaveOutNewGroups();
            }
            final int count = startGroups(resumeGroups());
            if (count > 0) {
                host.onPass(count);
                pass.accept(count);
                collect(count);
            } else {
                awaitReply();
            }
        }
    }

    /** Tells that a work-group has its reply. Called by one thread at a time, after the reply can be seen. */
    void onReply() {
        // The thread of the passes sets itself as the sleeper and then reads this number. Both are volatile, so either
        // it sees the new number, or this sees the sleeper.
        replies.incrementAndGet();
        final Thread sleeping = sleeper;
        if (sleeping != null) {
            LockSupport.unpark(sleeping);
        }
    }

    /** Gives positions in the next pass to suspended work-groups with replies; returns their number. */
    private int resumeGroups() {
        int count = look(0);
        if (count > 0) {
            // The others may just have missed it, and a pass may take long.
            final long begin = System.nanoTime();
            while (waitingCount > 0 && System.nanoTime() - begin < DELAY_NANOS) {
                count = look(count);
            }
        }
        return count;
    }

    /** Looks at the work-groups that wait, if there is a reason to; returns the number of all positions. */
    private int look(final int firstPosition) {
        if (host.serve() == 0) {
            Thread.onSpinWait();
        }
        final long begin = System.nanoTime();
        if (waitingCount == 0 || (replies.get() == repliesSeen && begin - lookedAt < restNanos)) {
            return firstPosition;
        }
        // Read first: a reply during the look causes another look.
        repliesSeen = replies.get();
        int count = firstPosition;
        int left = 0;
        for (int i = 0; i < waitingCount; i++) {
            final int slot = waiting[i];
            final int group = table.get(JAVA_INT, field(slot, ENTRY_GROUP_OFFSET));
            if (host.hasReply(group)) {
                table.set(JAVA_LONG, field(slot, ENTRY_RESULT_OFFSET), host.takeReply(group));
                table.set(JAVA_INT, field(slot, ENTRY_TAG_OFFSET), table.get(JAVA_INT, field(slot, NEXT_TAG_OFFSET)));
                putPosition(count++, slot, table.get(JAVA_INT, field(slot, NEXT_RESUME_OFFSET)));
            } else {
                waiting[left++] = slot;
            }
        }
        waitingCount = left;
        lookedAt = System.nanoTime();
        restNanos = Math.clamp(REST_FACTOR * (lookedAt - begin), MIN_REST_NANOS, MAX_REST_NANOS);
        return count;
    }

    /** Gives the next positions to new work-groups; returns the number of all positions. */
    private int startGroups(final int firstPosition) {
        int count = firstPosition;
        while (freeCount > 0 && startedGroups < groupCount) {
            final int slot = free[--freeCount];
            table.set(JAVA_INT, field(slot, ENTRY_GROUP_OFFSET), startedGroups++);
            table.set(JAVA_INT, field(slot, ENTRY_SLOT_OFFSET), slot);
            putPosition(count++, slot, START);
        }
        return count;
    }

    /** Counts work-groups that have not begun as finished: there may be a million of them. */
    private void leaveOutNewGroups() {
        finishedGroups += groupCount - startedGroups;
        startedGroups = groupCount;
    }

    private void collect(final int count) {
        for (int position = 0; position < count; position++) {
            final int slot = table.get(JAVA_INT, PassDescriptor.positionOffset(slotCount, position));
            final int resume = table.get(JAVA_INT, field(slot, NEXT_RESUME_OFFSET));
            if (resume == PassDescriptor.FINISHED) {
                finishedGroups++;
                free[freeCount++] = slot;
            } else if (resume > START) {
                waiting[waitingCount++] = slot;
            } else {
                throw new KernelFailedException(
                        "a work-group of kernel " + kernelName
                                + " has neither ended nor suspended: its resume point is " + resume,
                        null);
            }
        }
        // Their replies may have come during the pass.
        repliesSeen = -1;
        sleepNanos = MIN_SLEEP_NANOS;
    }

    private void awaitReply() {
        for (int i = 0; i < SPINS && replies.get() == repliesSeen; i++) {
            if (host.serve() == 0) {
                Thread.onSpinWait();
            }
        }
        sleeper = Thread.currentThread();
        if (replies.get() == repliesSeen) {
            LockSupport.parkNanos(this, sleepNanos);
            sleepNanos = Math.min(2 * sleepNanos, MAX_SLEEP_NANOS);
        }
        sleeper = null;
    }

    private void putPosition(final int position, final int slot, final int resume) {
        table.set(JAVA_INT, field(slot, ENTRY_RESUME_OFFSET), resume);
        table.set(JAVA_INT, field(slot, NEXT_RESUME_OFFSET), START);
        table.set(JAVA_INT, PassDescriptor.positionOffset(slotCount, position), slot);
    }

    private static long field(final int slot, final int offset) {
        return PassDescriptor.slotOffset(slot) + offset;
    }
}

package io.github.galefs.device.jvm;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.race.RaceMemory;
import java.lang.foreign.MemorySegment;
import org.agrona.concurrent.UnsafeBuffer;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * A work-item announces that it sleeps and looks for the reply once more, while the host replies and wakes. The results
 * are whether the work-item has found the reply, and whether the host has woken it.
 */
@JCStressTest
@State
@Outcome(id = "true, false", expect = ACCEPTABLE, desc = "Found the reply.")
@Outcome(id = "false, true", expect = ACCEPTABLE, desc = "Woken.")
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "Both: it is woken in vain.")
@Outcome(expect = FORBIDDEN, desc = "Sleeps although there is a reply.")
public class SleepRace {
    private static final int GROUP = 3;
    private static final int REPLY_OFFSET = 64;
    private static final int TICKET = 7;

    private final Sleepers sleepers = new Sleepers();
    private final long[] region;
    private final UnsafeBuffer memory;

    /** Begins without a reply. */
    public SleepRace() {
        final MemorySegment slice = RaceMemory.take();
        region = RaceMemory.handle(slice);
        memory = new UnsafeBuffer(slice.address(), REPLY_OFFSET + Integer.BYTES);
        memory.putIntVolatile(REPLY_OFFSET, 0);
    }

    /** The leader of the work-group, as in LaneClient and JvmWorkItem. */
    @Actor
    public void announce(final ZZ_Result result) {
        sleepers.announce(GROUP);
        result.r1 = DeviceMemory.getIntVolatile(region, REPLY_OFFSET) == TICKET;
    }

    /** The host's agent, as in Lane. */
    @Actor
    public void reply(final ZZ_Result result) {
        memory.putIntRelease(REPLY_OFFSET, TICKET);
        result.r2 = sleepers.wake(GROUP);
    }
}

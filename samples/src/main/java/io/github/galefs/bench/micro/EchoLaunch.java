package io.github.galefs.bench.micro;

import io.github.galefs.GaleFsContext;
import io.github.galefs.kernel.round.RoundDescriptor;
import io.github.galefs.request.Request;
import io.github.galefs.round.LaunchPolicy;
import io.github.galefs.round.RoundBuffers;
import io.github.galefs.round.RoundDriver;
import io.github.galefs.round.RoundHost;
import io.github.galefs.round.RoundLayout;
import org.agrona.concurrent.NoOpIdleStrategy;
import org.agrona.concurrent.SystemNanoClock;

/** A launch in {@link EchoRounds} that does not end, whose requests are replied to at once. */
final class EchoLaunch implements AutoCloseable {
    private static final int CALL_LIMIT = 64;
    private static final LaunchPolicy POLICY =
            new LaunchPolicy(GaleFsContext.DEFAULT_ROUND_READY_GROUPS, GaleFsContext.DEFAULT_ROUND_DELAY.toNanos());

    private final UnsentMirror mirror;
    private final RoundDriver driver;
    private long replyCount;
    private long dueCount;

    EchoLaunch(final int groupCount) {
        final RoundLayout layout = new RoundLayout(RoundDescriptor.CONTROL_LENGTH, groupCount);
        mirror = new UnsentMirror(layout.mirrorEnd());
        final RoundBuffers buffers = new RoundBuffers(mirror, layout, layout.zeroOffset());
        buffers.beginLaunch(groupCount, groupCount, CALL_LIMIT);
        final RoundHost host = new RoundHost(buffers, this::reply, POLICY);
        driver = new RoundDriver(
                new EchoRounds(mirror, layout), host, groupCount, SystemNanoClock.INSTANCE, NoOpIdleStrategy.INSTANCE);
    }

    /** Serves rounds until a number of further requests have a reply; those of the last round too many count next. */
    long serve(final int count) {
        dueCount += count;
        while (replyCount < dueCount) {
            driver.doWork();
        }
        return replyCount;
    }

    @Override
    public void close() {
        mirror.close();
    }

    private void reply(final Request request) {
        request.port().reply(request.fileOffset());
        replyCount++;
    }
}

package io.github.galefs.device.jvm;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LaunchTimeoutException;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.LiveHost;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.kernel.file.MappingEnd;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Runs a kernel's Java method on threads: one thread for each work-item of a group, virtual unless it is the only one.
 * Runs as many groups concurrently as there are processors, but at least two, so that one can compute while another
 * waits for the host. While groups wait for a slow file service, it starts others, up to {@link
 * #MAX_CONCURRENT_GROUPS}.
 */
public final class JvmDevice implements LiveDevice {
    /** Name of the device on the command line. */
    public static final String NAME = "jvm";

    /**
     * Most groups that run concurrently, unless there are more processors: as many as calls of a file service over a
     * network that are in progress at the same time by default.
     */
    public static final int MAX_CONCURRENT_GROUPS = 64;

    private final ReentrantLock launching = new ReentrantLock(true);
    private final RunawayThreads runawayThreads = new RunawayThreads();
    private final WorkItemThreads workItemThreads = new WorkItemThreads(runawayThreads);

    /** The launch that runs, or null. */
    private volatile JvmLaunch latest;

    /** Creates a device. */
    public JvmDevice() {}

    /**
     * Returns a description of the device.
     *
     * @return one line of text.
     */
    public static String describe() {
        return "Java " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors() + " processors";
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String description() {
        return describe();
    }

    @Override
    public DeviceKind kind() {
        return DeviceKind.JVM;
    }

    @Override
    public Grid preferredGrid() {
        return new Grid(concurrentGroups(), 1);
    }

    @Override
    public SharedMemory allocateShared(final long byteSize) {
        return new JvmMemory(byteSize, runawayThreads);
    }

    @Override
    public <A> DeviceArray<A> allocateArray(final A array) {
        return new JvmArray<>(array);
    }

    @Override
    public boolean reachesHostMemory() {
        return true;
    }

    @Override
    public boolean isIdle() {
        return !runawayThreads.isAnyAlive();
    }

    @Override
    public long pollsFor(final Duration time) {
        return HostWait.pollsFor(time);
    }

    /** A thread that is woken in vain looks for its reply and sleeps on. */
    @Override
    public void onReply(final int group) {
        final JvmLaunch launch = latest;
        if (launch != null) {
            launch.sleepers().wake(group);
        }
    }

    @Override
    public void launch(final KernelCall call, final SharedMemory memory, final Grid grid, final LiveHost stop)
            throws InterruptedException {
        launching.lockInterruptibly();
        try {
            final JvmLaunch launch = new JvmLaunch(
                    () -> call.bind(memory.handle()),
                    grid,
                    stop,
                    runawayThreads,
                    () -> MappingEnd.endGroup(memory.handle()),
                    workItemThreads.choose(grid),
                    concurrentGroups());
            latest = launch;
            if (!launch.run(call.timeLimit())) {
                final LaunchTimeoutException exceeded = new LaunchTimeoutException(
                        KernelMethod.nameOf(call.kernel()), call.timeLimit(), launch.isRunning());
                launch.failure().ifPresent(exceeded::addSuppressed);
                throw exceeded;
            }
        } finally {
            // Its arrays may be large.
            latest = null;
            launching.unlock();
        }
    }

    /** Returns at least two, so that one group can compute while another waits for the host. */
    private static int concurrentGroups() {
        return Math.max(2, Runtime.getRuntime().availableProcessors());
    }

    @Override
    public void close() {
        // Threads end with their launch, and callers close the memory that they have allocated.
    }
}

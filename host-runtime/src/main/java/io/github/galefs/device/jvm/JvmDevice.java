package io.github.galefs.device.jvm;

import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.StopSignal;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Runs a kernel's Java on threads: one for each work-item of a group, virtual unless it is the only one, and as many
 * groups at a time as there are processors, but at least two, so that one can compute while another waits for the host.
 */
public final class JvmDevice implements Device {
    /** Name of this device. */
    public static final String NAME = "jvm";

    private final ReentrantLock launching = new ReentrantLock(true);
    private final Stragglers stragglers = new Stragglers();

    /**
     * What this device is.
     *
     * @return one line for people.
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
    public Grid preferredGrid() {
        return new Grid(groupsAtATime(), 1);
    }

    @Override
    public SharedMemory allocateShared(final long byteSize) {
        return new JvmMemory(byteSize, stragglers);
    }

    @Override
    public long pollsFor(final Duration time) {
        return Relaxation.pollsFor(time);
    }

    @Override
    public void launch(final KernelCall call, final SharedMemory memory, final Grid grid, final StopSignal stop)
            throws InterruptedException {
        launching.lockInterruptibly();
        try {
            new JvmLaunch(call.bind(memory.handle()), grid, stop, stragglers).run();
        } finally {
            launching.unlock();
        }
    }

    /** At least two, so that one can compute while another waits for the host. */
    static int groupsAtATime() {
        return Math.max(2, Runtime.getRuntime().availableProcessors());
    }

    @Override
    public void close() {
        // Threads live no longer than their launch, and memory is closed by whoever took it.
    }
}

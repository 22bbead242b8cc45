package io.github.galefs;

import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LaunchTimeoutException;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.TableChanges;
import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.files.FileTable;
import io.github.galefs.files.LaneProtection;
import io.github.galefs.kernel.Errno;
import io.github.galefs.lane.Lane;
import io.github.galefs.lane.LaneAgent;
import io.github.galefs.lane.LaneAgentRunner;
import io.github.galefs.lane.Lanes;
import io.github.galefs.lane.ProcessorLoad;
import io.github.galefs.lane.WaitLimits;
import io.github.galefs.log.PollingHandler;
import io.github.galefs.log.SharedMessages;
import io.github.galefs.place.Places;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.statistics.Counters;
import io.github.galefs.transfer.InPlaceBlocks;
import io.github.galefs.transfer.SharedFrames;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.agrona.CloseHelper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Session of a device that shares memory with the host while kernels run: requests come through lanes. */
final class LiveSession extends DeviceSession {
    private static final Logger LOGGER = LoggerFactory.getLogger(LiveSession.class);

    private static final int FRAMES_PER_SLOT = 2;

    /** Wait for a frame to map, in which no mapping begins: work-groups that have mappings may wait for each other. */
    private static final Duration MAPPING_WAIT = Duration.ofSeconds(5);

    private final LiveDevice device;
    private final SharedMemory memory;
    private final Lanes lanes;
    private final SharedMessages messages;
    private final RequestHandler handler;

    /** Whether the kernel of the latest launch did not stop, so that the launch is still to be ended. */
    private boolean givenUp;

    /** Whether the kernel of the latest launch has ended by itself: a stop after that must not look like one before. */
    private volatile boolean hasEnded;

    LiveSession(final GaleFsContext context, final LiveDevice device, final Counters counters) {
        super(context, counters);
        this.device = device;
        final LiveRegionLayout layout = LiveRegionLayout.of(context);
        memory = allocate(device, layout);
        try {
            memory.segment().asSlice(0, layout.framesOffset()).fill((byte) 0);
            lanes = new Lanes(
                    memory.segment(),
                    layout.lanesOffset(),
                    context.maxWorkGroups(),
                    device.pollsFor(context.hostTimeout()));
            lanes.setReplyListener(device::onReply);
            messages = new SharedMessages(
                    memory.segment(), layout.messagesOffset(), context.maxKernelMessages(), context.kernelLog());
            handler = new PollingHandler(serveRegion(memory.segment(), layout), messages);
            if (device.suspends()) {
                holdMappings(MAPPING_WAIT);
            }
        } catch (final RuntimeException | Error e) {
            CloseHelper.close(e::addSuppressed, memory);
            throw e;
        }
    }

    private static SharedMemory allocate(final LiveDevice device, final LiveRegionLayout layout) {
        try {
            return device.allocateShared(layout.byteLength());
        } catch (final OutOfMemoryError e) {
            throw withAdvice(e, layout.byteLength(), layout.byteLength() - layout.framesOffset());
        }
    }

    @Override
    void run(final KernelCall call, final Grid grid) throws InterruptedException {
        checkIdle();
        if (grid.groupCount() > lanes.laneCount()) {
            throw new IllegalArgumentException("cannot launch " + grid.groupCount() + " work-groups: the limit is "
                    + lanes.laneCount() + "; increase GaleFsContext.maxWorkGroups");
        }
        lanes.reset(grid.groupCount());
        hasEnded = false;
        messages.beginLaunch();
        beginLaunch(grid.groupCount());
        final LaneAgent agent = new LaneAgent(lanes, handler, this::stop);
        final LaneAgentRunner runner = LaneAgentRunner.start(
                agent,
                waitLimits(grid),
                ProcessorLoad.ofThisMachine(),
                context().hostTimeout(),
                context().newIdleStrategy(),
                this::stop);
        try {
            device.launch(call, memory, grid, runner);
            hasEnded = true;
        } catch (final InterruptedException | RuntimeException | Error e) {
            // Also after an Error, such as too little memory for an array: the agent must not run on.
            final boolean wasStopped = e instanceof InterruptedException || e instanceof LaunchTimeoutException;
            endFailed(runner, () -> wasStopped).forEach(e::addSuppressed);
            throw e;
        }
        final List<KernelFailedException> failures = stopServing(runner, () -> false);
        warnOf(lanes.openMappings(), KernelMethod.nameOf(call.kernel()));
        failures.addAll(endLaunch());
        if (!failures.isEmpty()) {
            final KernelFailedException first = failures.getFirst();
            failures.stream().skip(1).forEach(first::addSuppressed);
            throw first;
        }
    }

    @Override
    void giveUpOutdated() {
        // A kernel that did not stop may use any block.
        if (!mayStillRun()) {
            endLate();
            super.giveUpOutdated();
        }
    }

    @Override
    void close() {
        if (!mayStillRun()) {
            endLate();
            CloseHelper.closeAll(this::closeCache, this::closeEngine, memory);
        } else {
            // A leak is better than a crash of the JVM.
            LOGGER.error("a kernel is still running: its memory is not freed, and what it wrote is not written back");
            CloseHelper.closeAll(this::closeEngine, memory);
        }
    }

    /**
     * Returns how work-groups wait. Each work-group that has begun needs a frame, and one more for read-ahead. With
     * fewer frames, there is a work-group for each compute unit. If more had begun, some would suspend with a frame for
     * which others poll.
     */
    private WaitLimits waitLimits(final Grid grid) {
        if (!device.suspends()) {
            return WaitLimits.NEVER_SUSPEND;
        }
        final int mostSlots = Math.min(
                grid.groupCount(), Math.min(context().roundSlots(), context().maxOpenFiles()));
        final int slots = Math.min(
                mostSlots,
                Math.max(
                        context().frameCount() / FRAMES_PER_SLOT,
                        device.preferredGrid().groupCount()));
        return new WaitLimits(device::spinLimit, slots);
    }

    private void checkIdle() {
        if (mayStillRun()) {
            throw new KernelFailedException(
                    "cannot launch on device " + device.name()
                            + ": the kernel of an earlier launch did not stop and is still running",
                    null);
        }
        endLate();
        checkUsable();
    }

    /** Returns whether the kernel of this session's latest launch may run: others may use the device, too. */
    private boolean mayStillRun() {
        return givenUp && !device.isIdle();
    }

    /** Cleans up after a launch whose kernel did not stop, and has ended since. */
    private void endLate() {
        if (givenUp) {
            givenUp = false;
            endLaunch().forEach(failure -> LOGGER.error("a kernel that ended late", failure));
        }
    }

    private RequestHandler serveRegion(final MemorySegment region, final LiveRegionLayout layout) {
        final int blockShift = context().blockShift();
        return serveFiles(
                new PageTableWriter(
                        region,
                        TableChanges.SHARED,
                        layout.pageTableOffset(),
                        layout.framesOffset(),
                        context().frameCount(),
                        blockShift),
                new LaneProtection(lanes, context().frameCount()),
                new SharedFrames(region.asSlice(layout.framesOffset()), blockShift, inPlaceBlocks()),
                new FileTable(
                        region,
                        TableChanges.SHARED,
                        layout.fileTableOffset(),
                        context().fdCount()),
                _ -> new Places());
    }

    private InPlaceBlocks inPlaceBlocks() {
        return device.reachesHostMemory() ? InPlaceBlocks.of(context().files(), memory) : InPlaceBlocks.NONE;
    }

    private void stop() {
        if (!hasEnded) {
            lanes.stop(Errno.EINTR);
        }
    }

    /** Ends a launch that has failed, later if its kernel may still run; returns the failures. */
    private List<KernelFailedException> endFailed(final LaneAgentRunner runner, final BooleanSupplier wasStopped) {
        final List<KernelFailedException> failures = stopServing(runner, wasStopped);
        if (device.isIdle()) {
            failures.addAll(endLaunch());
        } else {
            givenUp = true;
        }
        return failures;
    }

    /** Stops the agent, and passes on what the kernel has printed; returns the failures. */
    private List<KernelFailedException> stopServing(final LaneAgentRunner runner, final BooleanSupplier wasStopped) {
        final List<KernelFailedException> failures = new ArrayList<>();
        runner.close()
                .map(cause -> new KernelFailedException("the host failed to serve the kernel: " + cause, cause))
                .ifPresent(failures::add);
        endMessages(messages, wasStopped).ifPresent(failures::add);
        return failures;
    }

    /** Ends the launch, whose kernel has ended; returns the failures. */
    private List<KernelFailedException> endLaunch() {
        for (int i = 0; i < lanes.activeCount(); i++) {
            final Lane lane = lanes.lane(i);
            count(lane.hits(), lane.bytesRead(), lane.bytesWritten());
        }
        lanes.endGrants(handler);
        return closeFiles();
    }
}

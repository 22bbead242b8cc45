package io.github.galefs;

import io.github.galefs.cache.FrameProtection;
import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.files.FileTable;
import io.github.galefs.kernel.check.ViolationDescriptor;
import io.github.galefs.log.PollingHandler;
import io.github.galefs.log.RegionMessages;
import io.github.galefs.place.PlaceCounters;
import io.github.galefs.place.PlaceTable;
import io.github.galefs.place.Places;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.round.RoundBuffers;
import io.github.galefs.round.RoundHost;
import io.github.galefs.round.RoundLaunch;
import io.github.galefs.round.RoundTotals;
import io.github.galefs.statistics.Counters;
import io.github.galefs.transfer.DeviceFrames;
import io.github.galefs.transfer.TransferEngine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import org.agrona.CloseHelper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Session of a device that shares no memory with the host: work-groups run in rounds, between which they are served.
 */
final class RoundSession extends DeviceSession {
    private static final Logger LOGGER = LoggerFactory.getLogger(RoundSession.class);

    /**
     * Calls without a request, or 4 KiB in such calls, after which a work-group gives way to the host: so many that the
     * cost of a round does not matter, and so few that a round of calls that all find their blocks is short.
     */
    private static final int CALLS_PER_ROUND = 1024;

    /** Time in which calls of the file service must end before the memory is freed after a round that ended late. */
    private static final Duration CALLS_LIMIT = Duration.ofMinutes(1);

    private final RoundDevice device;
    private final DeviceRegion region;
    private final RoundBuffers buffers;
    private final RegionMessages messages;
    private final RoundHost host;
    private final ExecutorService thread = RoundLaunch.newThread();

    /** The latest launch, which may still be running if it did not stop; or null. */
    private RoundLaunch latest;

    RoundSession(final GaleFsContext context, final RoundDevice device, final Counters counters) {
        super(context, counters);
        this.device = device;
        final RoundRegionLayout layout = RoundRegionLayout.of(context, inPlaceLimit(context, device));
        final int frameCount = context.frameCount();
        final int blockShift = context.blockShift();
        region = allocate(device, layout);
        try {
            buffers = new RoundBuffers(
                    region, layout.rounds(), layout.messagesOffset() + ViolationDescriptor.SITE_OFFSET);
            final RequestHandler handler = serveFiles(
                    new PageTableWriter(
                            region.mirror(),
                            region::update,
                            layout.pageTableOffset(),
                            layout.framesOffset(),
                            frameCount,
                            blockShift),
                    FrameProtection.NONE,
                    new DeviceFrames(context.files(), region, layout.framesOffset(), frameCount, blockShift),
                    new FileTable(region.mirror(), region::update, layout.fileTableOffset(), context.fdCount()),
                    engine -> placesOf(engine, layout, counters));
            messages = new RegionMessages(
                    region, layout.messagesOffset(), context.maxKernelMessages(), context.kernelLog());
            host = new RoundHost(buffers, new PollingHandler(handler, messages), context.launchPolicy());
        } catch (final RuntimeException | Error e) {
            region.close();
            throw e;
        }
    }

    private Places placesOf(final TransferEngine engine, final RoundRegionLayout layout, final Counters counters) {
        final PlaceTable table = new PlaceTable(
                region.mirror(),
                region::update,
                layout.placesOffset(),
                layout.placeCount(),
                context().frameCount());
        return region.hostReach()
                .map(reach -> new Places(
                        table,
                        context().frameCount(),
                        context().blockShift(),
                        context().files(),
                        reach,
                        context().inPlaceLimit(),
                        engine,
                        counters,
                        counters(layout)))
                .orElseGet(Places::new);
    }

    private Optional<PlaceCounters> counters(final RoundRegionLayout layout) {
        return layout.placeCount() == 0
                ? Optional.empty()
                : Optional.of(new PlaceCounters(region, layout.countersOffset(), layout.placeCount()));
    }

    /** Returns the bytes that the device may be given of the file service's memory. */
    private static long inPlaceLimit(final GaleFsContext context, final RoundDevice device) {
        return device.reachesHostMemory() && context.files() instanceof MappedBlocks ? context.inPlaceLimit() : 0;
    }

    @Override
    void giveUpOutdated() {
        // A round that did not end may use any block.
        if (latest == null || !latest.isRunning()) {
            super.giveUpOutdated();
        }
    }

    @Override
    void run(final KernelCall call, final Grid grid) throws InterruptedException {
        checkIdle();
        final int slotLimit = Math.min(grid.groupCount(), context().roundSlots());
        latest = prepare(call, grid, slotLimit);
        latest.run(call.timeLimit());
    }

    @Override
    void close() {
        thread.shutdown();
        if (latest != null && latest.isRunning()) {
            LOGGER.error(
                    "kernel {} is still running: its memory is freed when its round ends, and what it wrote is not"
                            + " written back",
                    latest.kernelName());
            region.whenUnused(this::freeLate);
            return;
        }
        endLate();
        CloseHelper.closeAll(this::closeCache, this::closeEngine, messages, region);
    }

    /** Returns a launch that has the rounds of a kernel and will close them. */
    private RoundLaunch prepare(final KernelCall call, final Grid grid, final int slotLimit)
            throws InterruptedException {
        final KernelRounds rounds = device.prepare(call, region, grid, slotLimit);
        try {
            startWorkers();
            beginLaunch(grid.groupCount());
            messages.beginLaunch();
            buffers.beginLaunch(grid.groupCount(), rounds.slotCount(), CALLS_PER_ROUND);
            return new RoundLaunch(
                    thread, rounds, host, grid.groupCount(), context().newIdleStrategy(), this::finish);
        } catch (final RuntimeException | Error e) {
            rounds.close();
            throw e;
        }
    }

    /** Frees the memory, and calls no file service: it may be closed by now. */
    private void freeLate() {
        boolean ended = false;
        try {
            ended = closeEngineAfterCalls(CALLS_LIMIT);
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            freeRegion(ended);
        }
    }

    private void freeRegion(final boolean engineEnded) {
        if (engineEnded) {
            CloseHelper.closeAll(this::closeCache, messages, region);
        } else {
            region.abandon();
            LOGGER.error(
                    "the memory of kernel {} is not freed: calls of the file service may still use it",
                    latest.kernelName());
        }
    }

    /** Cleans up after a launch that was given up and has ended since. */
    private void endLate() {
        if (latest != null) {
            latest.endLate()
                    .forEach(failure -> LOGGER.error("kernel {}, which ended late", latest.kernelName(), failure));
        }
    }

    private void checkIdle() {
        if (latest != null && latest.isRunning()) {
            throw new KernelFailedException(
                    "cannot launch on device " + device.name() + ": kernel " + latest.kernelName()
                            + " of an earlier launch did not stop and is still running",
                    null);
        }
        endLate();
        checkUsable();
    }

    private static DeviceRegion allocate(final RoundDevice device, final RoundRegionLayout layout) {
        try {
            return device.allocateRegion(layout.byteLength(), layout.rounds().mirrorEnd());
        } catch (final OutOfMemoryError e) {
            throw withAdvice(e, layout.byteLength(), layout.byteLength() - layout.framesOffset());
        }
    }

    private List<KernelFailedException> finish(final RoundTotals totals) {
        countRounds(totals.rounds());
        count(totals.hits(), totals.bytesRead(), totals.bytesWritten());
        if (!latest.isStopped()) {
            warnOf(totals.openMappings(), latest.kernelName());
        }
        final List<KernelFailedException> failures = new ArrayList<>();
        endMessages(messages, latest::isStopped).ifPresent(failures::add);
        failures.addAll(closeFiles());
        return failures;
    }
}

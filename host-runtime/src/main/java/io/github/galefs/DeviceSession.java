package io.github.galefs;

import io.github.galefs.cache.BlockCache;
import io.github.galefs.cache.FrameProtection;
import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.files.FileRequests;
import io.github.galefs.files.FileTable;
import io.github.galefs.files.OpenFiles;
import io.github.galefs.log.KernelMessages;
import io.github.galefs.place.Places;
import io.github.galefs.request.FrameGrants;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.OpenMappings;
import io.github.galefs.transfer.FrameMemory;
import io.github.galefs.transfer.TransferEngine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.agrona.concurrent.SystemEpochClock;
import org.agrona.concurrent.SystemNanoClock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves files to kernels on a device: owns the memory that host and kernels exchange, the block cache and the open
 * files, and runs one launch at a time.
 */
abstract sealed class DeviceSession permits LiveSession, RoundSession {
    private static final Logger LOGGER = LoggerFactory.getLogger(DeviceSession.class);

    private final GaleFsContext context;
    private final Counters counters;
    private TransferEngine engine;
    private BlockCache cache;
    private FileRequests requests;

    DeviceSession(final GaleFsContext context, final Counters counters) {
        this.context = context;
        this.counters = counters;
    }

    /** Returns the failure of the allocation of a session's memory, with the option that is to be decreased. */
    static OutOfMemoryError withAdvice(final OutOfMemoryError failure, final long byteLength, final long cacheBytes) {
        final OutOfMemoryError advice = new OutOfMemoryError(failure.getMessage() + "; of " + byteLength + " bytes, "
                + cacheBytes + " are the block cache: decrease GaleFsContext.cacheSize (--cache-size)");
        advice.initCause(failure);
        return advice;
    }

    /** Opens the session of a context's device. */
    static DeviceSession open(final GaleFsContext context, final Counters counters) {
        return switch (context.device()) {
            case final LiveDevice device -> new LiveSession(context, device, counters);
            case final RoundDevice device -> new RoundSession(context, device, counters);
        };
    }

    /**
     * Runs a kernel and serves its requests. The open files of the launch are closed when this returns or throws.
     *
     * @throws InterruptedException  the calling thread was interrupted; the launch was stopped.
     * @throws KernelFailedException the kernel or the host failed.
     */
    abstract void run(KernelCall call, Grid grid) throws InterruptedException;

    /** Frees the memory of the session. No launch may be running. */
    abstract void close();

    final GaleFsContext context() {
        return context;
    }

    /** Creates what serves files. Called once, by the constructor of a subclass; closed by {@link #closeEngine}. */
    final FileRequests serveFiles(
            final PageTableWriter pageTable,
            final FrameProtection protection,
            final FrameMemory frames,
            final FileTable fileTable,
            final Function<TransferEngine, Places> placesOf) {
        engine = new TransferEngine(
                context.files(),
                frames,
                context.blockShift(),
                TransferEngine.startWorkers(context.transferThreads()),
                counters);
        cache = new BlockCache(
                pageTable,
                context.newEvictionPolicy(),
                protection,
                new FrameGrants(context.frameCount()),
                placesOf.apply(engine),
                engine,
                counters);
        if (context.writesThrough()) {
            fileTable.enableWriteThrough();
        }
        final OpenFiles files = new OpenFiles(context.files(), cache, engine, fileTable);
        requests = new FileRequests(
                files, cache, context.blockShift(), SystemEpochClock.INSTANCE, SystemNanoClock.INSTANCE, counters);
        return requests;
    }

    /** Lets mappings wait, see {@link FileRequests#holdMappings}. */
    final void holdMappings(final Duration wait) {
        requests.holdMappings(wait);
    }

    /** Starts the threads that fetch blocks, so that a launch's first fetches need not wait for them. */
    final void startWorkers() {
        engine.startAllWorkers();
    }

    final void beginLaunch(final int groupCount) {
        requests.beginLaunch(groupCount);
    }

    /** Refuses a launch after a failure whose kernels would wait for ever. */
    final void checkUsable() {
        final Throwable failure = engine.interruption() == null ? requests.stuck() : engine.interruption();
        if (failure != null) {
            throw new KernelFailedException(
                    "an earlier launch has left the block cache unusable (" + failure
                            + "): close this GaleFs and open another",
                    failure);
        }
    }

    /**
     * Passes the kernel's remaining messages on. Returns every failure, even an Error such as too little memory: the
     * files of the launch must still be closed.
     */
    static Optional<KernelFailedException> endMessages(final KernelMessages messages, final BooleanSupplier isStopped) {
        try {
            messages.endLaunch(isStopped);
            return Optional.empty();
        } catch (final RuntimeException | Error e) {
            return Optional.of(new KernelFailedException("cannot read the kernel's messages: " + e.getMessage(), e));
        }
    }

    /** Closes the files that the kernel left open and returns the failures. All grants must have ended. */
    final List<KernelFailedException> closeFiles() {
        final List<KernelFailedException> failures = new ArrayList<>();
        for (final Throwable e : requests.endLaunch(context.newIdleStrategy())) {
            final String what = e instanceof FileServiceException
                    ? "a write-back or a close failed, and perhaps no work-group was told: " + e.getMessage()
                    : "the host failed to serve the kernel's files: " + e;
            failures.add(new KernelFailedException(what, e));
        }
        return failures;
    }

    /**
     * Frees the engine after its calls, as no launch waits for these any more.
     *
     * @return false if they have not ended within the limit, and nothing is freed.
     */
    final boolean closeEngineAfterCalls(final Duration limit) throws InterruptedException {
        return engine.closeAfterCalls(limit);
    }

    /** Warns of a kernel's mistake that costs only time where it has no checks. */
    static void warnOf(final OpenMappings mappings, final String kernelName) {
        mappings.text().ifPresent(text -> LOGGER.warn("kernel {}: {}", kernelName, text));
    }

    final void closeEngine() {
        engine.close();
    }

    /** Gives up, between launches, blocks in memory that the file service wants back. */
    void giveUpOutdated() {
        cache.giveUpOutdated();
    }

    /** Returns whether blocks lie in the memory of the file service. */
    final boolean hasBlocksInPlace() {
        return cache.hasBlocksInPlace();
    }

    /** Gives up the memory of the file service. No kernel may be running. */
    final void closeCache() {
        cache.close();
    }

    /** Adds to the count of rounds. */
    final void countRounds(final long rounds) {
        counters.counter(Metric.ROUNDS).getAndAddRelease(rounds);
    }

    /** Adds counts of what work-groups did without requests. */
    final void count(final long hits, final long bytesRead, final long bytesWritten) {
        counters.counter(Metric.CACHE_HITS).getAndAddRelease(hits);
        counters.counter(Metric.BYTES_READ).getAndAddRelease(bytesRead);
        counters.counter(Metric.BYTES_WRITTEN).getAndAddRelease(bytesWritten);
    }
}

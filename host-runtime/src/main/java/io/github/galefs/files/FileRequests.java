package io.github.galefs.files;

import io.github.galefs.cache.BlockCache;
import io.github.galefs.cache.BlockContent;
import io.github.galefs.cache.FrameRequests;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.file.FileOperation;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.agrona.LangUtil;
import org.agrona.concurrent.EpochClock;
import org.agrona.concurrent.IdleStrategy;
import org.agrona.concurrent.NanoClock;
import org.agrona.concurrent.status.AtomicCounter;

/**
 * Handles the file requests of kernels. Checks every field of a request, since kernels are not trusted. Never waits: a
 * request that needs the file service, or a frame, is replied to when these have come.
 */
public final class FileRequests implements RequestHandler, FrameRequests {
    /** Defects in a row after which the end of a launch is given up: it would not come. */
    private static final int MAX_DEFECTS = 100;

    /** Most bytes that are fetched before they are asked for: of one call, or for a file that is read sequentially. */
    private static final long MAX_AHEAD = 128 << 20;

    private final OpenFiles files;
    private final BlockCache cache;
    private final int blockShift;
    private final EpochClock clock;
    private final RequestedPath path = new RequestedPath();

    /** Of the launch. */
    private int groups;

    /** Whether work-groups wait for replies; after the end of a launch, nobody takes a grant. */
    private boolean isLaunched;

    private final HeldMappings heldMappings;

    /** Whether the first of the held mappings is tried again, so that it becomes the first again without a frame. */
    private boolean isRetryingFirst;

    /** Why the files of a launch could not be closed, or null. */
    private IllegalStateException stuck;

    private final UnreturnedErrors unreturned = new UnreturnedErrors();

    /** First failure of the host itself. {@link #doWork} throws it after serving the other requests. */
    private Throwable defect;

    private final ListedBlocks listed;
    private final AheadFiles aheadFiles;
    private final AtomicCounter opens;
    private final AtomicCounter closes;
    private final AtomicCounter reads;
    private final AtomicCounter writes;
    private final AtomicCounter flushes;
    private final AtomicCounter errors;

    /**
     * Creates a handler.
     *
     * @param files      of the session.
     * @param cache      of the files' blocks.
     * @param blockShift base-2 logarithm of the bytes in a block.
     * @param clock      gives modification times.
     * @param nanoClock  measures how long mappings wait.
     * @param counters   counts requests by kind, and errors.
     */
    public FileRequests(
            final OpenFiles files,
            final BlockCache cache,
            final int blockShift,
            final EpochClock clock,
            final NanoClock nanoClock,
            final Counters counters) {
        this.files = files;
        this.aheadFiles = files.aheadFiles();
        this.cache = cache;
        this.blockShift = blockShift;
        this.listed = new ListedBlocks(cache, blockShift);
        this.clock = clock;
        this.heldMappings = new HeldMappings(nanoClock);
        this.opens = counters.counter(Metric.OPEN_REQUESTS);
        this.closes = counters.counter(Metric.CLOSE_REQUESTS);
        this.reads = counters.counter(Metric.READ_REQUESTS);
        this.writes = counters.counter(Metric.WRITE_REQUESTS);
        this.flushes = counters.counter(Metric.FLUSH_REQUESTS);
        this.errors = counters.counter(Metric.REQUEST_ERRORS);
    }

    /**
     * Lets mappings wait for a frame instead of refusing them at once. For devices whose waiting work-groups suspend:
     * the work-groups that hold the frames can run.
     *
     * @param wait time without a mapping that begins and without a block on its way, after which all are refused:
     *             work-groups that have mappings may wait for those that ask for one.
     */
    public void holdMappings(final Duration wait) {
        heldMappings.maxWait(wait);
    }

    /**
     * Begins a launch. In each launch, {@code O_TRUNC} truncates a file once.
     *
     * @param groupCount work-groups of the launch.
     */
    public void beginLaunch(final int groupCount) {
        groups = groupCount;
        files.beginLaunch();
        cache.beginLaunch();
        aheadFiles.clear();
        isLaunched = true;
    }

    /**
     * Returns why the files of an earlier launch could not be closed. Requests of that launch may still be answered, so
     * there must be no other launch.
     *
     * @return the failure, or null.
     */
    public Throwable stuck() {
        return stuck;
    }

    /**
     * Ends a launch, all of whose grants have ended: waits for what is on its way, closes the files that kernels have
     * left open, and writes them back.
     *
     * @param idleStrategy used while the file service works.
     * @return failures that were not returned to a kernel.
     */
    public List<Throwable> endLaunch(final IdleStrategy idleStrategy) {
        isLaunched = false;
        files.endLaunch();
        cache.cancelRequests();
        heldMappings.clear();
        final List<Throwable> failures = new ArrayList<>();
        final boolean interrupted = Thread.interrupted();
        int defects = 0;
        boolean goesOn = true;
        while (goesOn && !isEnded() && defects < MAX_DEFECTS) {
            try {
                files.closeAll((result, failure) -> {
                    if (failure != null) {
                        failures.add(failure);
                    }
                });
                final int work = doWork();
                goesOn = work > 0 || isBusy() || isEnded();
                idleStrategy.idle(work);
                defects = 0;
            } catch (final Throwable e) {
                // Also after an Error, the other files are closed.
                failures.add(e);
                defects++;
            }
        }
        if (!goesOn) {
            stuck = new IllegalStateException("files stay open: nothing is in progress that would close them");
            failures.add(stuck);
        }
        failures.addAll(unreturned.takeAll());
        if (defect != null) {
            failures.add(defect);
            defect = null;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return failures;
    }

    @Override
    public int doWork() {
        final int work = cache.doWork(this) + files.doWork() + retryMappings();
        if (defect != null) {
            final Throwable first = defect;
            defect = null;
            LangUtil.rethrowUnchecked(first);
        }
        return work;
    }

    /** Tries the held mappings up to the first without a frame; returns the number of the others. */
    private int retryMappings() {
        int count = 0;
        boolean goesOn = true;
        while (goesOn && !heldMappings.isEmpty()) {
            isRetryingFirst = true;
            onRetry(heldMappings.poll());
            goesOn = isRetryingFirst;
            count += goesOn ? 1 : 0;
        }
        isRetryingFirst = false;
        return count + refuseOverdueMappings();
    }

    private int refuseOverdueMappings() {
        int count = 0;
        if (!heldMappings.isEmpty() && heldMappings.isOverdue(cache.isBusy())) {
            for (Request request = heldMappings.poll(); request != null; request = heldMappings.poll()) {
                refuse(request);
                count++;
            }
        }
        return count;
    }

    @Override
    public int moveBlocks() {
        return cache.moveBlocks();
    }

    @Override
    public boolean isMovingBlocks() {
        return cache.isMovingBlocks();
    }

    @Override
    public boolean isBusy() {
        return cache.isBusy() || files.isBusy();
    }

    @Override
    public void onRequest(final Request request) {
        unreturned.onNextRequest(request);
        cache.ahead().endShare(request);
        count(request.operation());
        request.attach(null);
        onRetry(request);
    }

    @Override
    public void onReleased(final Request request) {
        cache.release(request);
    }

    @Override
    public void onAbandoned(final Request request) {
        cache.abandon(request);
    }

    @Override
    public void onRetry(final Request request) {
        if (!isLaunched) {
            return;
        }
        try {
            handle(request);
        } catch (final FileServiceException e) {
            onFailed(request, e);
        } catch (final Throwable e) {
            keepDefect(e);
        }
    }

    private void handle(final Request request) throws FileServiceException {
        switch (request.operation()) {
            case FileOperation.OPEN -> open(request);
            case FileOperation.CLOSE -> files.close(request.fd(), (result, e) -> replyWrittenBack(request, result, e));
            case FileOperation.READ, FileOperation.MAP -> read(request);
            case FileOperation.READ_LISTED -> readListed(request);
            case FileOperation.WRITE -> write(request);
            case FileOperation.FLUSH -> flush(request);
            default -> throw new FileServiceException(PosixError.ENOSYS, "operation " + request.operation());
        }
    }

    @Override
    public void onReady(final Request request, final int frame) {
        if (!isLaunched) {
            return;
        }
        try {
            if (request.operation() == FileOperation.WRITE) {
                // The file may have been closed meanwhile.
                grantForWriting(request, writable(request), frame);
            } else {
                grantForReading(request, frame);
            }
        } catch (final FileServiceException e) {
            onFailed(request, e);
        } catch (final Throwable e) {
            keepDefect(e);
        }
    }

    @Override
    public void onFailed(final Request request, final FileServiceException failure) {
        if (!isLaunched) {
            return;
        }
        errors.incrementRelease();
        reply(request, -failure.error().number());
    }

    @Override
    public void onRefused(final Request request) {
        if (!isLaunched) {
            return;
        }
        if (mayHold(request)) {
            heldMappings.addEarlier(request);
        } else {
            refuse(request);
        }
    }

    private void onNoFrameToMap(final Request request, final boolean isNew) {
        if (!mayHold(request)) {
            refuse(request);
        } else if (isNew) {
            heldMappings.add(request);
        } else if (isRetryingFirst) {
            isRetryingFirst = false;
            heldMappings.putBack(request);
        } else {
            heldMappings.addEarlier(request);
        }
    }

    private boolean mayHold(final Request request) {
        return heldMappings.isAllowed() && !request.port().hasGivenUp();
    }

    /** Replies without an exception: kernels may ask again until a mapping has ended. */
    private void refuse(final Request request) {
        errors.incrementRelease();
        reply(request, -Errno.ENOMEM);
    }

    private boolean isEnded() {
        return files.areAllClosed() && cache.isIdle();
    }

    private void reply(final Request request, final int result, final FileServiceException failure) {
        if (failure == null) {
            reply(request, result);
        } else {
            onFailed(request, failure);
        }
    }

    /**
     * Replies with the result of a write-back. An error that no work-group takes is a failure of the launch: the entry
     * of the fd counts it as returned.
     */
    private void replyWrittenBack(final Request request, final int result, final FileServiceException failure) {
        if (failure != null && isLaunched) {
            unreturned.onReply(request, failure);
        } else if (failure != null) {
            unreturned.add(failure);
        }
        reply(request, result, failure);
    }

    private void reply(final Request request, final int result) {
        try {
            request.port().reply(result);
        } catch (final Throwable e) {
            keepDefect(e);
        }
    }

    private void keepDefect(final Throwable newDefect) {
        if (defect == null) {
            defect = newDefect;
        } else if (!defect.equals(newDefect)) {
            defect.addSuppressed(newDefect);
        }
    }

    private void count(final int operation) {
        switch (operation) {
            case FileOperation.OPEN -> opens.incrementRelease();
            case FileOperation.CLOSE -> closes.incrementRelease();
            case FileOperation.READ, FileOperation.MAP, FileOperation.READ_LISTED -> reads.incrementRelease();
            case FileOperation.WRITE -> writes.incrementRelease();
            case FileOperation.FLUSH -> flushes.incrementRelease();
            default -> {
                // Refused, and counted among the errors.
            }
        }
    }

    private void open(final Request request) throws FileServiceException {
        final String name = path.of(request);
        final OpenFlags flags = OpenFlags.of(request.openFlags(), name);
        files.open(name, flags, (fd, failure) -> reply(request, fd, failure), unreturned::add);
    }

    private void read(final Request request) throws FileServiceException {
        final boolean isNew = request.attachment() == null;
        final FdEntry entry = readable(request);
        if (isNew && request.operation() == FileOperation.MAP && !heldMappings.isEmpty()) {
            heldMappings.add(request);
            return;
        }
        final long block = request.fileOffset() >> blockShift;
        final int frame = find(request, entry.file(), block);
        if (frame == BlockCache.REFUSED) {
            onNoFrameToMap(request, isNew);
            return;
        }
        if (frame != BlockCache.WAITING) {
            grantForReading(request, frame);
        }
        final long end = Math.min(entry.file().size(), request.fileOffset() + request.byteCount());
        final long last = Math.max(block, (end - 1) >> blockShift);
        final boolean isAllFetched = last == block || fetchExtent(request, entry.file(), block, last);
        final long maxWindow = aheadFiles.share(
                entry.file().cached().number(),
                Math.min(MAX_AHEAD >> blockShift, cache.ahead().maxWindow()));
        if (isAllFetched
                && (frame == BlockCache.WAITING || entry.file().readAhead().isNext(last, maxWindow))) {
            fetchAhead(entry.file(), block, last, maxWindow);
        }
    }

    private void readListed(final Request request) throws FileServiceException {
        listed.read(request);
        final FdEntry entry = readable(request);
        final int frame = find(request, entry.file(), request.fileOffset() >> blockShift);
        if (frame != BlockCache.WAITING) {
            grantForReading(request, frame);
        }
        listed.fetch(request, entry.file());
    }

    private FdEntry readable(final Request request) throws FileServiceException {
        final FdEntry entry = entry(request);
        if (!entry.flags().reads()) {
            throw new FileServiceException(PosixError.EBADF, "fd " + request.fd() + " is not open for reading");
        }
        checkRange(request);
        return entry;
    }

    private int find(final Request request, final OpenFile file, final long block) {
        return request.operation() == FileOperation.MAP
                ? cache.findForMapping(request, file.cached(), block)
                : cache.find(request, file.cached(), block, BlockContent.IN_PLACE);
    }

    /**
     * Starts to fetch the rest of what the work-group will read in the same call, within its share of the cache.
     * Returns whether that is all: otherwise, what follows would push out what others are about to read.
     */
    private boolean fetchExtent(final Request request, final OpenFile file, final long block, final long last) {
        final long share = Math.min(MAX_AHEAD >> blockShift, cache.ahead().share(request) - 1);
        cache.ahead().fetch(file.cached(), block + 1, (int) Math.min(share, last - block));
        return share >= last - block;
    }

    /** Starts to fetch what work-groups will probably read next. */
    private void fetchAhead(final OpenFile file, final long block, final long last, final long maxWindow) {
        final ReadAhead readAhead = file.readAhead();
        final int wanted = readAhead.onRequest(block, last, maxWindow, groups);
        final long lastOfFile = (file.size() - 1) >> blockShift;
        final int count = Math.clamp(lastOfFile - readAhead.begin() + 1, 0, wanted);
        if (count > 0) {
            readAhead.fetched(cache.ahead().fetchBehindMarker(file.cached(), readAhead.begin(), count));
            aheadFiles.add(file.cached().number());
        }
        if (readAhead.begin() > lastOfFile) {
            aheadFiles.remove(file.cached().number());
        }
    }

    private void grantForReading(final Request request, final int frame) throws FileServiceException {
        checkIsAwaited(request);
        final int begin = beginInBlock(request);
        final int end = (int) Math.min(1L << blockShift, begin + request.byteCount());
        if (request.operation() != FileOperation.MAP && isReadableInPart(frame, begin, end)) {
            request.port().reply(-FileOperation.DAMAGED_IN_PART);
            return;
        }
        if (cache.isDamaged(frame, begin, end)) {
            throw damaged(request, begin, end);
        }
        cache.grantForReading(request, frame);
        if (request.operation() == FileOperation.MAP) {
            heldMappings.restartWait();
        }
        request.port().reply(frame);
    }

    /** Returns whether bytes are damaged, but perhaps not all of them. */
    private boolean isReadableInPart(final int frame, final int begin, final int end) {
        return begin >> FileOperation.UNIT_SHIFT < (end - 1) >> FileOperation.UNIT_SHIFT
                && cache.isDamaged(frame, begin, end);
    }

    private static FileServiceException damaged(final Request request, final int begin, final int end) {
        return new FileServiceException(
                PosixError.EIO, "damaged bytes among " + (end - begin) + " from offset " + request.fileOffset());
    }

    private void write(final Request request) throws FileServiceException {
        final FdEntry entry = writable(request);
        final OpenFile file = entry.file();
        checkRange(request);
        if ((request.openFlags() & FileOperation.CONTINUES) == 0) {
            final FileServiceException loss = entry.takeError();
            if (loss != null) {
                replyWrittenBack(request, 0, loss);
                return;
            }
        }
        final long block = request.fileOffset() >> blockShift;
        final int begin = beginInBlock(request);
        if (request.byteCount() > (1L << blockShift) - begin) {
            throw new FileServiceException(
                    PosixError.EINVAL, "write of " + request.byteCount() + " bytes from byte " + begin + " of a block");
        }
        final int frame = cache.find(request, file.cached(), block, content(file, request));
        if (frame != BlockCache.WAITING) {
            grantForWriting(request, entry, frame);
        }
    }

    private void grantForWriting(final Request request, final FdEntry entry, final int frame)
            throws FileServiceException {
        checkIsAwaited(request);
        final OpenFile file = entry.file();
        final int begin = beginInBlock(request);
        final int end = begin + (int) request.byteCount();
        final long contentEnd = file.size() - (request.fileOffset() - begin);
        if (!cache.replacesDamage(frame, begin, end, (int) Math.clamp(contentEnd, 0, 1L << blockShift))) {
            throw damaged(request, begin, end);
        }
        if (cache.grantForWriting(request, frame, begin, end, entry.writeGrants())) {
            file.wrote(request.fileOffset() + request.byteCount(), clock.time());
            files.publish(file);
            request.markWrite(entry, file.cached().errorCount());
            request.port().reply(frame);
        }
    }

    /**
     * Replies when the work-group's writes are written back. The errors since its first write are its own, also if
     * another work-group with the same fd has returned them.
     */
    private void flush(final Request request) throws FileServiceException {
        final Object written = request.takeMark();
        final FdEntry entry = writable(request);
        if (written != null && written != entry) {
            // The fd has been closed since the write, and is another file's now.
            throw FileClosing.notOpen(request.fd());
        }
        final long errorsBefore = written == null ? entry.file().cached().errorCount() : request.countBeforeMark();
        files.writeBack(entry.file(), () -> replyWrittenBack(request, 0, entry.takeErrorSince(errorsBefore)));
    }

    /** Fails if the work-group has stopped waiting: it would not use a grant, nor release it. */
    private static void checkIsAwaited(final Request request) throws FileServiceException {
        if (request.port().hasGivenUp()) {
            throw new FileServiceException(
                    PosixError.ETIMEDOUT,
                    "operation " + request.operation() + " of work-group "
                            + request.port().group());
        }
    }

    private FdEntry writable(final Request request) throws FileServiceException {
        final FdEntry entry = entry(request);
        if (!entry.flags().writes()) {
            throw new FileServiceException(PosixError.EBADF, "fd " + request.fd() + " is not open for writing");
        }
        return entry;
    }

    /** Returns what the fd was when the request came: while that waits, another work-group may close and open files. */
    private FdEntry entry(final Request request) throws FileServiceException {
        final FdEntry entry = files.get(request.fd());
        if (request.attachment() == null) {
            request.attach(entry);
        } else if (request.attachment() != entry) {
            throw FileClosing.notOpen(request.fd());
        }
        return entry;
    }

    private int beginInBlock(final Request request) {
        return (int) (request.fileOffset() & ((1L << blockShift) - 1));
    }

    private BlockContent content(final OpenFile file, final Request request) {
        final int begin = beginInBlock(request);
        final long blockBegin = request.fileOffset() - begin;
        final long contentLength = Math.min(file.size() - blockBegin, 1L << blockShift);
        final boolean replaced = contentLength <= 0 || (begin == 0 && request.byteCount() >= contentLength);
        return replaced ? BlockContent.REPLACED : BlockContent.NEEDED;
    }

    private static void checkRange(final Request request) throws FileServiceException {
        final boolean overflows = request.fileOffset() + request.byteCount() < 0;
        if (request.fileOffset() < 0 || request.byteCount() <= 0 || overflows) {
            throw new FileServiceException(
                    PosixError.EINVAL, request.byteCount() + " bytes from offset " + request.fileOffset());
        }
    }
}

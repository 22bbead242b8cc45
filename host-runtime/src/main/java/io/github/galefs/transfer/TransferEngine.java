package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.agrona.concurrent.ManyToOneConcurrentArrayQueue;
import org.agrona.concurrent.status.AtomicCounter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Moves blocks between a file service and frames, and makes other calls of the service, without holding up the agent
 * that asks for it: workers make the calls, and the agent polls for what has completed. Transfers complete in any
 * order.
 *
 * <p>All methods but those of workers are called by one thread at a time, the agent's. Bounded are the workers, the
 * tasks that they have (the others wait in the order of their start), and the memory of transfers on their way.
 */
public final class TransferEngine implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(TransferEngine.class);

    /** Most bytes of a transfer, unless one block has more: 4 MiB. */
    public static final int MAX_TRANSFER_LENGTH = 4 << 20;

    /** Bytes from which on a share of a longer transfer is worth its own call and copy. */
    private static final int MIN_SHARE_LENGTH = 1 << 20;

    /** Most tasks that workers have, waiting or in work. */
    static final int MAX_TASKS = 1024;

    private static final int IDLE_SECONDS = 10;

    private final FileService files;
    private final FrameMemory memory;
    private final int blockShift;
    private final ExecutorService workers;
    private final int workerCount;
    private final ManyToOneConcurrentArrayQueue<WorkerTask> worked = new ManyToOneConcurrentArrayQueue<>(MAX_TASKS);
    private final Deque<BlockTransfer> pool = new ArrayDeque<>();

    /** Tasks that workers have, and those among them that copies to frames follow. */
    private int taskCount;

    private int fetchCount;

    /** Tasks that wait until a worker has room for them. */
    private final TaskQueue waiting = new TaskQueue();

    /** Transfers whose copies are in progress; these complete in the order of their start. */
    private final TaskQueue copying = new TaskQueue();

    /** Tasks that have ended, and transfers whose copies are complete. Their listener has not been called. */
    private final TaskQueue ended = new TaskQueue();

    private final TaskQueue copied = new TaskQueue();

    /** What ended the listener's work on a transfer in the middle, or null. */
    private Throwable interruption;

    /** Transfers that have been taken, and calls, that have not completed. */
    private int pendingCount;

    /** Allocated in advance, for failures on a full heap. */
    private final FileServiceException outOfMemory =
            new FileServiceException(PosixError.EIO, "the host has too little memory");

    /** Read by workers. */
    private volatile boolean refusesFetches;

    private TransferListener listener;
    private Throwable defect;

    private final AtomicCounter bytesFetched;
    private final AtomicCounter bytesFetchedPinned;
    private final AtomicCounter bytesWrittenBack;

    /**
     * Creates an engine.
     *
     * @param files      source and destination of blocks.
     * @param memory     of the frames; closed by the engine.
     * @param blockShift base-2 logarithm of the bytes in a block and in a frame.
     * @param workers    make the calls of the service, see {@link #startWorkers}; ended by the engine.
     * @param counters   of the session; count the bytes that are moved.
     */
    public TransferEngine(
            final FileService files,
            final FrameMemory memory,
            final int blockShift,
            final ExecutorService workers,
            final Counters counters) {
        this.files = files;
        this.memory = memory;
        this.blockShift = blockShift;
        this.workers = workers;
        this.workerCount = workers instanceof final ThreadPoolExecutor pool ? pool.getMaximumPoolSize() : 1;
        this.bytesFetched = counters.counter(Metric.BYTES_FETCHED);
        this.bytesFetchedPinned = counters.counter(Metric.BYTES_FETCHED_PINNED);
        this.bytesWrittenBack = counters.counter(Metric.BYTES_WRITTEN_BACK);
    }

    /**
     * Creates workers for an engine; they start when they are needed, and end when they are not.
     *
     * @param count number of workers, at least 1.
     * @return threads with room for as many tasks as an engine has.
     */
    public static ExecutorService startWorkers(final int count) {
        final ThreadPoolExecutor workers = new ThreadPoolExecutor(
                count,
                count,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(MAX_TASKS),
                Thread.ofPlatform().daemon().name("galefs-transfer-", 0).factory());
        workers.allowCoreThreadTimeOut(true);
        return workers;
    }

    /**
     * Starts all workers that do not run yet, on one of them: otherwise the agent starts one after another while the
     * first blocks of a launch are awaited, which takes 1.6 ms for 16.
     */
    public void startAllWorkers() {
        if (workers instanceof final ThreadPoolExecutor pool && pool.getPoolSize() < pool.getCorePoolSize()) {
            attempt(() -> pool.execute(() -> attempt(pool::prestartAllCoreThreads)));
        }
    }

    /** Without room for a thread, workers start when they are needed, or calls fail. */
    private static void attempt(final Runnable start) {
        try {
            start.run();
        } catch (final Throwable e) {
            LOGGER.debug("workers start when they are needed", e);
        }
    }

    /**
     * Returns the number of blocks that a transfer may have.
     *
     * @return at least 1.
     */
    public int maxBlocks() {
        return Math.max(1, MAX_TRANSFER_LENGTH >> blockShift);
    }

    /**
     * Returns the number of neighbouring blocks that are best fetched by one transfer: as many as are of use where the
     * frames are, but no more than that each idle worker has a share.
     *
     * @param blockCount blocks that are to be fetched, at least 1.
     * @return at least 1.
     */
    public int usefulBlocks(final int blockCount) {
        final int most = Math.max(1, memory.usefulFetchLength() >> blockShift);
        return Math.clamp(share(blockCount), Math.max(1, MIN_SHARE_LENGTH >> blockShift), most);
    }

    /**
     * Returns the number of scattered blocks of one file that are best fetched by one transfer.
     *
     * @param blockCount blocks that are to be fetched, at least 1.
     * @return at least 1.
     */
    public int usefulScatteredBlocks(final int blockCount) {
        return Math.min(share(blockCount), memory.usefulScatteredBlocks());
    }

    /** Returns the number of blocks for each idle worker. */
    private int share(final int blockCount) {
        return Math.ceilDiv(blockCount, Math.max(1, workerCount - taskCount));
    }

    /**
     * Returns whether more than half of the workers stay idle. Then a transfer ahead of its request delays nobody.
     *
     * @return whether they are idle.
     */
    public boolean hasSpareWorkers() {
        return 2 * pendingCount < workerCount;
    }

    /**
     * Returns a transfer to be filled in, and passed to {@link #start} or {@link #cancel}.
     *
     * @return a transfer that is not in use.
     */
    public BlockTransfer take() {
        final BlockTransfer transfer = pool.poll();
        return transfer == null ? new BlockTransfer(this, files, memory, blockShift) : transfer;
    }

    /**
     * Starts a transfer of at least one block, if there is memory for it.
     *
     * @param transfer as returned by {@link #take}, filled in.
     * @return false, with nothing done, if other transfers have to complete first.
     */
    public boolean start(final BlockTransfer transfer) {
        if (!memory.reserve(transfer)) {
            return false;
        }
        pendingCount++;
        transfer.prepare(this);
        if (transfer.kind() == BlockTransfer.Kind.WRITE_BACK) {
            copy(transfer, memory::copyOut);
        } else {
            submit(transfer);
        }
        return true;
    }

    /**
     * Gives back a transfer that was not started.
     *
     * @param transfer as returned by {@link #take}.
     */
    public void cancel(final BlockTransfer transfer) {
        pool.push(transfer);
    }

    /**
     * Starts a call.
     *
     * @param call that is not in progress.
     */
    public void call(final ServiceCall call) {
        pendingCount++;
        call.prepare(this);
        submit(call);
    }

    /** Makes fetches fail that no worker has begun, and those to come, until {@link #acceptFetches()}. */
    public void refuseFetches() {
        refusesFetches = true;
    }

    /** Ends what {@link #refuseFetches()} began. */
    public void acceptFetches() {
        refusesFetches = false;
    }

    /** Returns the failure of a task for whose own there is no memory. */
    FileServiceException outOfMemory() {
        return outOfMemory;
    }

    boolean refusesFetches() {
        return refusesFetches;
    }

    /**
     * Passes on completed transfers and calls. The listener and calls may start others.
     *
     * @param newListener takes completed transfers.
     * @return number of completed transfers and calls.
     */
    public int poll(final TransferListener newListener) {
        listener = newListener;
        final int before = pendingCount;
        int count = 0;
        WorkerTask task = nextEnded();
        while (task != null) {
            count++;
            onEnded(task);
            task = nextEnded();
        }
        count += completeCopies();
        if (defect != null) {
            final Throwable first = defect;
            defect = null;
            throwUnchecked(first);
        }
        return count + Math.max(0, before - pendingCount);
    }

    /**
     * Starts copies of blocks that workers have read, and gives back the memory of complete copies. The listener and
     * calls are not called before {@link #poll}.
     *
     * @return number of copies that have started or are complete.
     */
    public int advance() {
        int count = 0;
        WorkerTask task = pollWorked();
        while (task != null) {
            if (task instanceof final BlockTransfer transfer && transfer.isCopiedNext()) {
                copy(transfer, memory::copyIn);
                count++;
            } else {
                ended.add(task);
            }
            task = pollWorked();
        }
        BlockTransfer transfer = nextCopied();
        while (transfer != null) {
            if (transfer.isWrittenNext()) {
                submit(transfer);
            } else {
                memory.release(transfer);
                copied.add(transfer);
            }
            count++;
            transfer = nextCopied();
        }
        return count;
    }

    /**
     * Returns whether {@link #advance} has, or will have, something to do.
     *
     * @return whether fetches or copies are in progress.
     */
    public boolean isAdvancing() {
        return fetchCount > 0 || !copying.isEmpty();
    }

    private WorkerTask nextEnded() {
        final WorkerTask first = ended.poll();
        return first != null ? first : pollWorked();
    }

    private WorkerTask pollWorked() {
        final WorkerTask task = worked.poll();
        if (task != null) {
            taskCount--;
            fetchCount -= isFetch(task) ? 1 : 0;
            if (!waiting.isEmpty()) {
                execute(waiting.poll());
            }
        }
        return task;
    }

    /** Returns the next transfer whose copies are complete, or null. */
    private BlockTransfer nextCopied() {
        final BlockTransfer first = (BlockTransfer) copying.peek();
        return first != null && isCopied(first) ? (BlockTransfer) copying.poll() : null;
    }

    private static boolean isFetch(final WorkerTask task) {
        return task instanceof final BlockTransfer transfer && transfer.kind() != BlockTransfer.Kind.WRITE_BACK;
    }

    /**
     * Returns whether nothing is in progress.
     *
     * @return true if {@link #poll} has nothing to wait for.
     */
    public boolean isIdle() {
        return pendingCount == 0;
    }

    /** Ends the workers, and frees the memory of transfers. Nothing may be in progress. */
    @Override
    public void close() {
        workers.shutdown();
        memory.close();
    }

    /**
     * Frees what {@link #close} frees, after calls of the service that use it.
     *
     * @param limit time to wait for these calls.
     * @return false if they have not ended, and nothing is freed.
     * @throws InterruptedException the calling thread was interrupted; nothing is freed.
     */
    public boolean closeAfterCalls(final Duration limit) throws InterruptedException {
        workers.shutdown();
        final boolean ended = workers.awaitTermination(limit.toNanos(), TimeUnit.NANOSECONDS);
        if (ended) {
            memory.close();
        }
        return ended;
    }

    /** Called by workers. There is room: the queue holds as many as there may be tasks. */
    void onWorked(final WorkerTask task) {
        if (!worked.offer(task)) {
            throw new IllegalStateException("more than " + MAX_TASKS + " tasks have ended");
        }
    }

    void onTransferWorked(final BlockTransfer transfer) {
        if (transfer.isCopiedNext()) {
            copy(transfer, memory::copyIn);
        } else {
            complete(transfer);
        }
    }

    private void onEnded(final WorkerTask task) {
        keepDefect(task);
        if (task instanceof ServiceCall) {
            pendingCount--;
        }
        task.onWorked();
    }

    private void keepDefect(final WorkerTask task) {
        if (task.defect() != null && defect == null) {
            defect = task.defect();
        }
    }

    /** Starts the copies of a transfer, which goes on in {@link #completeCopies}, also if they cannot be started. */
    private void copy(final BlockTransfer transfer, final Consumer<BlockTransfer> start) {
        try {
            start.accept(transfer);
        } catch (final Throwable e) {
            // A device fails so after a fault of a kernel. The transfer still ends, because requests wait for it.
            transfer.fail(e);
        }
        copying.add(transfer);
    }

    /**
     * Returns what ended the listener's work on a transfer in the middle, such as an error of the eviction policy. Some
     * of its frames may then never be filled, so nothing may wait for them any more. Called by the polling thread, or
     * when it has ended.
     *
     * @return the failure, or null.
     */
    public Throwable interruption() {
        return interruption;
    }

    private int completeCopies() {
        int count = 0;
        while (!copied.isEmpty()) {
            onCopied((BlockTransfer) copied.poll());
            count++;
        }
        BlockTransfer transfer = nextCopied();
        while (transfer != null) {
            onCopied(transfer);
            count++;
            transfer = nextCopied();
        }
        return count;
    }

    private boolean isCopied(final BlockTransfer transfer) {
        try {
            // Also after a failure: what was started still moves bytes.
            return memory.isCopied(transfer);
        } catch (final Throwable e) {
            transfer.fail(e);
            return true;
        }
    }

    private void onCopied(final BlockTransfer transfer) {
        keepDefect(transfer);
        if (transfer.isWrittenNext()) {
            submit(transfer);
        } else {
            complete(transfer);
        }
    }

    private void complete(final BlockTransfer transfer) {
        memory.release(transfer);
        pendingCount--;
        count(transfer);
        try {
            if (transfer.kind() == BlockTransfer.Kind.WRITE_BACK) {
                listener.onWrittenBack(transfer, transfer.failureOrNull());
            } else {
                listener.onFetched(transfer, transfer.failureOrNull());
            }
        } catch (final RuntimeException | Error e) {
            interruption = e;
            throw e;
        } finally {
            transfer.closeMapped();
            pool.push(transfer);
        }
    }

    private void count(final BlockTransfer transfer) {
        if (transfer.kind() == BlockTransfer.Kind.WRITE_BACK) {
            bytesWrittenBack.getAndAddRelease(transfer.movedBytes());
        } else {
            bytesFetched.getAndAddRelease(transfer.movedBytes());
            if (transfer.source != null) {
                bytesFetchedPinned.getAndAddRelease(transfer.movedBytes());
            }
        }
    }

    private void submit(final WorkerTask task) {
        if (taskCount < MAX_TASKS) {
            execute(task);
        } else {
            waiting.add(task);
        }
    }

    private void execute(final WorkerTask task) {
        taskCount++;
        fetchCount += isFetch(task) ? 1 : 0;
        try {
            workers.execute(task);
        } catch (final Throwable e) {
            // No thread could be started. The task still ends, with a failure, because requests wait for it.
            task.fail(e);
            onWorked(task);
        }
    }

    private static void throwUnchecked(final Throwable cause) {
        switch (cause) {
            case final Error error -> throw error;
            case final RuntimeException exception -> throw exception;
            default -> throw new IllegalStateException("a worker failed", cause);
        }
    }
}

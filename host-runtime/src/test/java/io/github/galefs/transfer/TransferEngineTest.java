package io.github.galefs.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Transfers and calls, and their ends, with workers that the test controls. */
@Timeout(30)
class TransferEngineTest {
    private static final int BLOCK_SHIFT = 16;
    private static final int FRAMES = 256;
    private static final long HANDLE = 5;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory = arena.allocate((long) FRAMES << BLOCK_SHIFT, 4096);
    private final HeldTasks tasks = new HeldTasks();
    private final RecordingFiles files = new RecordingFiles(BLOCK_SHIFT);
    private final Counters counters = new Counters();
    private final Completions completions = new Completions();
    private TransferEngine engine = engine(tasks);

    @AfterEach
    void close() {
        engine.close();
        arena.close();
    }

    @Test
    void shouldReadNeighboursByOneCallWhereverTheirFramesAre() {
        final BlockTransfer transfer = engine.take();
        transfer.fetch("file", HANDLE, 10);
        List.of(3, 4, 5, 9, 2, 3).forEach(transfer::addBlock);
        engine.start(transfer);
        complete();
        assertEquals(List.of("read 10 to 15"), files.takeCalls());
        assertEquals(List.of("fetched file 6"), completions.ended);
        assertEquals(6 << BLOCK_SHIFT, counters.snapshot().get(Metric.BYTES_FETCHED));
    }

    @Test
    void shouldWriteRangesThatTouchByOneCallAndOthersByOneEach() {
        final int blockSize = 1 << BLOCK_SHIFT;
        final BlockTransfer transfer = engine.take();
        transfer.writeBack("file", HANDLE, 10);
        transfer.addBlock(3);
        transfer.addRange(5, 10);
        transfer.addRange(blockSize - 7, blockSize);
        transfer.addBlock(4);
        transfer.addRange(0, blockSize);
        transfer.addBlock(7);
        transfer.addRange(0, 9);
        engine.start(transfer);
        completeWriteBack();
        assertEquals(List.of("write 10: 5 to 10", "write 10: 65529 to 131072", "write 12: 0 to 9"), files.takeCalls());
        assertEquals(3, transfer.writeCount());
        assertEquals(3, transfer.version());
    }

    /** A write of more would move the file's version by more than one at a service that takes it in parts. */
    @Test
    void shouldWriteNoMoreThanFourMebibytesByOneCall() {
        final BlockTransfer transfer = engine.take();
        transfer.writeBack("file", HANDLE, 0);
        for (int frame = 0; frame < 65; frame++) {
            transfer.addBlock(frame);
            transfer.addRange(0, 1 << BLOCK_SHIFT);
        }
        engine.start(transfer);
        completeWriteBack();
        assertEquals(List.of("write 0: 0 to 4194304", "write 64: 0 to 65536"), files.takeCalls());
        assertEquals(2, transfer.writeCount());
    }

    @Test
    void shouldPassAFailureOfTheServiceToTheListener() {
        files.setFailure(new FileServiceException(PosixError.ENOSPC, "the disk"));
        startFetch(0);
        complete();
        assertEquals(List.of("fetched file 1: ENOSPC"), completions.ended);
        assertTrue(engine.isIdle());
    }

    @Test
    void shouldEndATransferWithAnErrorAndPassItOnWhenAWorkerDies() {
        final Error defect = new OutOfMemoryError("the test");
        files.setDefect(defect);
        startFetch(0);
        tasks.runAll();
        assertSame(defect, assertThrows(OutOfMemoryError.class, () -> engine.poll(completions)));
        assertEquals(List.of("fetched file 1: EIO"), completions.ended);
        assertTrue(engine.isIdle());
        engine.poll(completions);
    }

    /** As on a full heap, on which the error's description cannot be made either. */
    @Test
    void shouldEndATransferWithAnErrorThatCannotBeDescribed() {
        files.setDefect(new OutOfMemoryError("the test") {
            private static final long serialVersionUID = 1;

            @Override
            public String getMessage() {
                throw new OutOfMemoryError("again");
            }
        });
        startFetch(0);
        tasks.runAll();
        assertThrows(OutOfMemoryError.class, () -> engine.poll(completions));
        assertEquals(List.of("fetched file 1: EIO"), completions.ended);
        assertTrue(engine.isIdle());
    }

    @Test
    void shouldWriteTheOtherRangesWhenOneFails() {
        files.failBlock(11);
        final BlockTransfer transfer = engine.take();
        transfer.writeBack("file", HANDLE, 10);
        for (int frame = 0; frame < 3; frame++) {
            transfer.addBlock(frame);
            transfer.addRange(5, 10);
        }
        engine.start(transfer);
        completeWriteBack();
        assertEquals(List.of("write 10: 5 to 10", "write 11: 5 to 10", "write 12: 5 to 10"), files.takeCalls());
        assertEquals(List.of("wrote file 3: EIO"), completions.ended);
    }

    @Test
    void shouldReadNothingMoreWhenFetchesAreRefused() {
        startFetch(0);
        engine.refuseFetches();
        complete();
        startFetch(1);
        complete();
        assertEquals(List.of(), files.takeCalls());
        assertEquals(List.of("fetched file 1: EINTR", "fetched file 1: EINTR"), completions.ended);
        engine.acceptFetches();
        startFetch(0);
        complete();
        assertEquals(List.of("read 0"), files.takeCalls());
    }

    @Test
    void shouldEndACallWithAnErrorWhenThereIsNoRoomForAThread() {
        replaceEngine(new HeldTasks() {
            @Override
            public void execute(final Runnable task) {
                throw new OutOfMemoryError("unable to create native thread");
            }
        });
        final Call call = new Call();
        engine.call(call);
        assertThrows(OutOfMemoryError.class, () -> engine.poll(completions));
        assertEquals(PosixError.EIO, call.failure.error());
        assertTrue(engine.isIdle());
    }

    @Test
    void shouldGiveWorkersABoundedNumberOfTasksAndRunAllInTheOrderOfTheirStart() {
        final List<Integer> order = new ArrayList<>();
        for (int i = 0; i < 3 * TransferEngine.MAX_TASKS; i++) {
            final int number = i;
            engine.call(new Call() {
                @Override
                protected void call() {
                    order.add(number / TransferEngine.MAX_TASKS);
                }
            });
        }
        for (int part = 0; part < 3; part++) {
            assertEquals(TransferEngine.MAX_TASKS, tasks.count());
            tasks.runAll();
            engine.poll(completions);
        }
        assertEquals(order.stream().sorted().toList(), order);
        assertEquals(3 * TransferEngine.MAX_TASKS, order.size());
        assertTrue(engine.isIdle());
    }

    @Test
    void shouldStartWhatACallStartsAtItsEnd() {
        final Call second = new Call();
        engine.call(new Call() {
            @Override
            protected void onCompleted(final FileServiceException failure) {
                engine.call(second);
            }
        });
        complete();
        assertEquals(0, second.completions);
        complete();
        assertEquals(1, second.completions);
        assertNull(second.failure);
    }

    /** 16 blocks are the least that a share has, and 64 the most. */
    @Test
    void shouldShareBlocksAmongIdleWorkers() {
        assertEquals(64, engine.usefulBlocks(1000), "of one worker");
        replaceEngine(TransferEngine.startWorkers(4));
        assertEquals(16, engine.usefulBlocks(8));
        assertEquals(30, engine.usefulBlocks(120));
        assertEquals(64, engine.usefulBlocks(1000));
    }

    @Test
    void shouldRunAsManyCallsAtOnceAsThereAreWorkers() throws Exception {
        replaceEngine(TransferEngine.startWorkers(3));
        final CountDownLatch running = new CountDownLatch(3);
        final List<Call> calls = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            final Call call = new Call() {
                @Override
                protected void call() {
                    running.countDown();
                    awaitAll(running);
                }
            };
            calls.add(call);
            engine.call(call);
        }
        assertTrue(running.await(20, TimeUnit.SECONDS));
        while (!engine.isIdle()) {
            engine.poll(completions);
        }
        calls.forEach(call -> assertEquals(1, call.completions));
    }

    @Test
    void shouldStartAllWorkersBeforeTheyAreNeeded() throws Exception {
        final ExecutorService workers = TransferEngine.startWorkers(3);
        replaceEngine(workers);
        engine.startAllWorkers();
        while (((ThreadPoolExecutor) workers).getPoolSize() < 3) {
            Thread.sleep(1);
        }
    }

    @Test
    void shouldEndTheWorkersWhenItIsClosed() {
        final ExecutorService workers = TransferEngine.startWorkers(1);
        replaceEngine(workers);
        engine.close();
        assertTrue(workers.isShutdown());
        assertInstanceOf(
                RejectedExecutionException.class, assertThrows(Throwable.class, () -> workers.execute(() -> {})));
    }

    private static void awaitAll(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void startFetch(final int frame) {
        final BlockTransfer transfer = engine.take();
        transfer.fetch("file", HANDLE, 0);
        transfer.addBlock(frame);
        engine.start(transfer);
    }

    private void complete() {
        tasks.runAll();
        engine.poll(completions);
    }

    /** A copy out of the frames comes first. */
    private void completeWriteBack() {
        complete();
        complete();
    }

    private void replaceEngine(final ExecutorService workers) {
        engine.close();
        engine = engine(workers);
    }

    private TransferEngine engine(final ExecutorService workers) {
        return new TransferEngine(
                files, new SharedFrames(memory, BLOCK_SHIFT, InPlaceBlocks.NONE), BLOCK_SHIFT, workers, counters);
    }

    /** A call that does nothing and counts its ends. */
    private static class Call extends ServiceCall {
        private int completions;
        private FileServiceException failure;

        @Override
        protected void call() {}

        @Override
        protected void onCompleted(final FileServiceException newFailure) {
            completions++;
            failure = newFailure;
        }
    }
}

package io.github.galefs.store.journal;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.counters.StoreCounters;
import io.github.galefs.store.crash.UnforcedDisk;
import io.github.galefs.store.directory.DurableMark;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Commits and checkpoints of several threads on a disk whose forces the test holds up. */
@Timeout(60)
class CommitTest {
    private static final int BLOCK = 4096;
    private static final int SEGMENT_SIZE = 1024 * 1024;

    @TempDir
    private Path folder;

    private final ReentrantLock appending = new ReentrantLock();
    private final SlowDisk disk = new SlowDisk();
    private FileServiceException halfDone;
    private StoreCounters counters;
    private DurableMark mark;
    private DataLog data;
    private Journal journal;
    private Commit commit;
    private Checkpoint checkpoint;

    @BeforeEach
    void openTheLogs() throws IOException {
        final StoreDirectory directory = new StoreDirectory(folder, disk);
        Files.createDirectories(directory.data());
        Files.createDirectories(directory.meta());
        final ReplayResult empty = Replay.run(directory, BLOCK, 0);
        counters = StoreCounters.create(folder);
        mark = DurableMark.open(folder, disk);
        data = new DataLog(directory.data(), SEGMENT_SIZE, () -> Long.MAX_VALUE, disk, 0);
        journal = new Journal(new MetaLog(directory.meta(), SEGMENT_SIZE, () -> Long.MAX_VALUE, disk, 0), empty);
        final InstantSource clock = InstantSource.system();
        commit = new Commit(data, journal, appending, clock, counters, mark, 0);
        checkpoint = new Checkpoint(
                directory,
                empty.tree(),
                data,
                journal,
                commit,
                new CheckpointSpace(empty, journal),
                appending,
                this::requireWhole,
                clock);
    }

    @AfterEach
    void closeTheLogs() throws IOException {
        disk.released.countDown();
        journal.close();
        data.close();
        mark.close();
        counters.close();
    }

    @Test
    void shouldNotCompleteACheckpointWhileACommitForcesPayloads() throws Exception {
        final long written = write();
        final FutureTask<Void> sync = start(commit::sync);
        disk.entered.await();
        final FutureTask<Void> replacement = new FutureTask<>(() -> call(checkpoint::writeWithoutCommit));
        final Thread thread = Thread.ofPlatform().daemon().start(replacement);
        Await.until(
                "the checkpoint to wait or to end",
                () -> thread.getState() == Thread.State.WAITING || replacement.isDone());
        assertFalse(replacement.isDone(), "the payload is not durable");
        assertTrue(DurableMark.read(folder) < written);
        disk.released.countDown();
        sync.get();
        replacement.get();
        assertTrue(DurableMark.read(folder) > written);
    }

    @Test
    void shouldForceForOthersWhenAnErrorHasEndedACommit() throws Exception {
        disk.failure = new OutOfMemoryError("for the test");
        write();
        assertThrows(OutOfMemoryError.class, commit::sync);
        disk.failure = null;
        disk.released.countDown();
        final long written = write();
        start(commit::sync).get(20, TimeUnit.SECONDS); // a wait for a turn cannot be interrupted
        assertTrue(DurableMark.read(folder) >= written);
    }

    @Test
    void shouldRefuseACommitThatBeginsAfterTheEnd() throws Exception {
        disk.released.countDown();
        commit.close();
        final long written = write();
        assertRefused(PosixError.EBADF, commit::sync);
        assertRefused(PosixError.EBADF, checkpoint::write);
        assertEquals(written, journal.lastSequence(), "nothing was appended");
    }

    @Test
    void shouldEndOnlyWhenNoCommitIsInFlight() throws Exception {
        write();
        final FutureTask<Void> sync = start(commit::sync);
        disk.entered.await();
        final FutureTask<Void> end = new FutureTask<>(() -> call(commit::close));
        final Thread thread = Thread.ofPlatform().daemon().start(end);
        Await.until("the end to wait", () -> thread.getState() == Thread.State.WAITING || end.isDone());
        assertFalse(end.isDone());
        disk.released.countDown();
        sync.get();
        end.get();
    }

    @Test
    void shouldKeepTheJournalWhenTheTreeIsHalfDone() throws Exception {
        disk.released.countDown();
        final long written = write();
        halfDone = new FileServiceException(PosixError.EIO, "for the test");
        assertRefused(PosixError.EIO, checkpoint::writeWithoutCommit);
        assertEquals(written, journal.lastSequence(), "nothing was appended");
    }

    private long write() throws FileServiceException {
        appending.lock();
        try {
            data.append(FileTree.ROOT_ID + 1, 1, 0, MemorySegment.ofArray(new byte[BLOCK]), 0, BLOCK);
            journal.appendAttributes(FileTree.ROOT_ID, 0, 0, 0);
            return journal.lastSequence();
        } finally {
            appending.unlock();
        }
    }

    private void requireWhole() throws FileServiceException {
        if (halfDone != null) {
            throw halfDone;
        }
    }

    private static FutureTask<Void> start(final Call call) {
        final FutureTask<Void> task = new FutureTask<>(() -> call(call));
        Thread.ofPlatform().daemon().start(task);
        return task;
    }

    private static Void call(final Call call) throws IOException {
        call.run();
        return null;
    }

    @FunctionalInterface
    private interface Call {
        void run() throws IOException;
    }

    /** Holds up the forces of the data log. */
    private static final class SlowDisk extends UnforcedDisk {
        private final CountDownLatch entered = new CountDownLatch(1);
        private final CountDownLatch released = new CountDownLatch(1);
        private volatile Error failure;

        @Override
        public void force(final Path file) {
            if (failure != null) {
                throw failure;
            }
            if (file.getParent().endsWith("data")) {
                entered.countDown();
                try {
                    released.await();
                } catch (final InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }
}

package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Grid;
import io.github.galefs.device.model.GroupProgram;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.device.model.Report;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.kernel.file.FileOperation;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.agrona.concurrent.IdleStrategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The error of a {@code gclose} whose reply is to go with the next round, which never begins. */
@Timeout(60)
class UndeliveredReplyTest {
    private static final int BLOCK_SIZE = 4096;
    private static final int FIRST_FD = 3;
    private static final String BLOCKED = "blocked";

    /** So long that a round does not begin while a reply is due. */
    private static final Duration LOCKSTEP = Duration.ofMinutes(1);

    /** Turns without work after which the reply to the close has certainly been made. */
    private static final int SETTLED = 1000;

    @TempDir
    private Path directory;

    private final CountDownLatch launchEnds = new CountDownLatch(1);
    private final AtomicInteger strategies = new AtomicInteger();
    private Thread launching;
    private volatile boolean isClosed;

    @Test
    void shouldBeAFailureOfTheLaunchThatIsStoppedBefore() throws Exception {
        final ModelDevice device = new ModelDevice(1, group -> group == 0 ? writesAndCloses() : opensWhatNeverComes());
        try (EmbeddedStore store =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
                GaleFs galeFs = GaleFs.open(new GaleFsContext()
                        .files(new Files(store))
                        .device(device)
                        .blockSize(BLOCK_SIZE)
                        .cacheSize(8 * BLOCK_SIZE)
                        .transferThreads(4)
                        .roundDelay(LOCKSTEP)
                        .idleStrategy(this::idleStrategy))) {
            strategies.set(0);
            launching = Thread.currentThread();
            final InterruptedException stopped = assertThrows(
                    InterruptedException.class, () -> galeFs.launch(FileKernels::ids, new Grid(2, 1), new int[1]));
            assertEquals(1, stopped.getSuppressed().length);
            assertTrue(stopped.getSuppressed()[0].getMessage().contains("write-back"));
        }
    }

    private static GroupProgram writesAndCloses() {
        final int[] step = new int[1];
        return (memory, result) -> switch (step[0]++) {
            case 0 -> Report.open(FileOperation.OPEN, "file", DeviceFile.O_RDWR | DeviceFile.O_CREAT);
            case 1 -> Report.request(FileOperation.WRITE, FIRST_FD, 0, BLOCK_SIZE);
            case 2 -> Report.request(FileOperation.CLOSE, FIRST_FD, 0, 0);
            default -> throw new AssertionError("the reply " + result + " was delivered");
        };
    }

    /** Gives way until the other work-group closes its file. */
    private static GroupProgram opensWhatNeverComes() {
        final int[] step = new int[1];
        return (memory, result) ->
                step[0]++ < 2 ? Report.givesWay(0) : Report.open(FileOperation.OPEN, BLOCKED, DeviceFile.O_RDONLY);
    }

    /** Returns the first time what the launch idles with, and then what its end idles with. */
    private IdleStrategy idleStrategy() {
        final boolean isOfEnd = strategies.getAndIncrement() > 0;
        return new IdleStrategy() {
            private int turns;

            @Override
            public void idle(final int workCount) {
                if (workCount == 0) {
                    idle();
                }
            }

            @Override
            public void idle() {
                if (isOfEnd) {
                    launchEnds.countDown();
                } else if (isClosed && ++turns == SETTLED) {
                    launching.interrupt();
                }
                Thread.onSpinWait();
            }

            @Override
            public void reset() {}
        };
    }

    /** The store, whose writes fail, and where one path is opened only when the launch ends. */
    private final class Files extends ForwardingFileService {
        private final FileService store;

        Files(final FileService store) {
            this.store = store;
        }

        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
            if (!path.equals(BLOCKED)) {
                return super.open(path, options);
            }
            try {
                launchEnds.await();
            } catch (final InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            throw new FileServiceException(PosixError.ENOENT, path);
        }

        @Override
        public void close(final long handle) throws FileServiceException {
            super.close(handle);
            isClosed = true;
        }

        @Override
        public long write(
                final long handle,
                final long fileOffset,
                final MemorySegment source,
                final long sourceOffset,
                final int length)
                throws FileServiceException {
            throw new FileServiceException(PosixError.ENOSPC, "the test");
        }
    }
}

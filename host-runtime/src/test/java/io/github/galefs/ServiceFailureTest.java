package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.Errno;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Errors that a kernel, and the host that launched it, receive when the file service fails. */
@OnEachDevice
@Timeout(60)
class ServiceFailureTest {
    private static final int BLOCK_SIZE = 4096;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;
    private FaultyService faulty;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", TestBytes.random(10 * BLOCK_SIZE, 1));
        faulty = new FaultyService(files);
        galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                .files(faulty.service())
                .blockSize(BLOCK_SIZE)
                .cacheSize(2 * BLOCK_SIZE));
    }

    @AfterEach
    void close() throws Exception {
        if (galeFs != null) {
            galeFs.close();
            files.close();
        }
    }

    @Test
    void shouldReturnAnErrorToTheKernelWhenABlockCannotBeFetchedAndServeItLater() throws Exception {
        faulty.fail("read", new FileServiceException(PosixError.EIO, "the disk"));
        assertEquals(-Errno.EIO, read()[0]);
        assertEquals(1, galeFs.statistics().get(Metric.REQUEST_ERRORS));
        faulty.repair();
        assertEquals(BLOCK_SIZE, read()[0]);
    }

    @Test
    void shouldReturnTheErrorOfAWriteBackAtTheCloseAndOnlyOnce() throws Exception {
        faulty.fail("write", new FileServiceException(PosixError.ENOSPC, "the disk"));
        assertArrayEquals(new long[] {100, -Errno.ENOSPC}, write(100));
        assertEquals(1, galeFs.statistics().get(Metric.WRITE_BACK_ERRORS));
        faulty.repair();
        assertArrayEquals(new long[] {100, 0}, write(100));
        assertEquals(1, galeFs.statistics().get(Metric.WRITE_BACK_ERRORS));
    }

    @Test
    void shouldReturnTheErrorAtTheCloseWhenBlocksThatWereEvictedCouldNotBeWrittenBack() throws Exception {
        faulty.fail("write", new FileServiceException(PosixError.ENOSPC, "the disk"));
        final long[] out = write(5 * BLOCK_SIZE);
        assertArrayEquals(new long[] {5 * BLOCK_SIZE, -Errno.ENOSPC}, out);
        faulty.repair();
        assertArrayEquals(new long[] {5 * BLOCK_SIZE, 0}, write(5 * BLOCK_SIZE));
    }

    @Test
    void shouldFailTheLaunchWhenAFileThatTheKernelLeftOpenCannotBeWrittenBack() {
        faulty.fail("write", new FileServiceException(PosixError.ENOSPC, "the disk"));
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class, () -> galeFs.launch(FileKernels::leaveOpen, new Grid(1, 1), new int[1]));
        assertEquals(PosixError.ENOSPC, ((FileServiceException) failure.getCause()).error());
    }

    @Test
    void shouldFailTheLaunchWithTheCauseWhenTheHostItselfFails() throws Exception {
        final IllegalStateException cause = new IllegalStateException("a bug in the service");
        faulty.fail("read", cause);
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class, () -> galeFs.launch(FileKernels::endless, new Grid(8, 4), new int[64]));
        final Duration after = faulty.timeSinceFirstFailure();
        assertTrue(after.toMillis() < 1000, "took " + after);
        assertSame(cause, failure.getCause());
        LaunchThreads.assertNoneWorks();
    }

    @Test
    void shouldHaveTheSameErrorNumbersOnHostAndDevice() throws Exception {
        for (final var field : Errno.class.getFields()) {
            assertEquals(PosixError.valueOf(field.getName()).number(), field.getInt(null), field.getName());
        }
        assertEquals(
                PosixError.values().length,
                Arrays.stream(PosixError.values())
                        .map(PosixError::number)
                        .distinct()
                        .count());
    }

    private long[] read() throws Exception {
        final long[] out = new long[3];
        galeFs.launch(FileKernels::read, new Grid(1, 2), new long[] {0, BLOCK_SIZE}, new int[BLOCK_SIZE / 4], out);
        return out;
    }

    private long[] write(final int count) throws Exception {
        final long[] out = new long[2];
        galeFs.launch(FileKernels::write, new Grid(1, 2), new long[] {0, count}, new int[count / Integer.BYTES], out);
        return out;
    }
}

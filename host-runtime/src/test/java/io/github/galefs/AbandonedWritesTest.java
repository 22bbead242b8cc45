package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.model.GroupProgram;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.device.model.Report;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.kernel.file.FileOperation;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files after launches that fail beside writes: a write that a work-group has made stays, and one that was granted
 * only, whose frame was cleared, leaves no trace.
 */
@Timeout(60)
class AbandonedWritesTest {
    private static final int BLOCK_SIZE = 4096;
    private static final byte OLD = 1;
    private static final byte NEW = 2;
    private static final int FIRST_FD = 3;
    private static final int SECOND_FD = 4;

    /** So long that each round has all groups. */
    private static final Duration LOCKSTEP = Duration.ofMinutes(1);

    @TempDir
    private Path directory;

    private FileService files;
    private FaultyService faulty;
    private ModelDevice device;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", filled(BLOCK_SIZE, OLD));
        faulty = new FaultyService(files);
        device = new ModelDevice(1, group -> steps());
        galeFs = GaleFs.open(new GaleFsContext()
                .files(faulty.service())
                .device(device)
                .blockSize(BLOCK_SIZE)
                .cacheSize(8 * BLOCK_SIZE)
                .roundDelay(LOCKSTEP));
    }

    @AfterEach
    void close() throws Exception {
        galeFs.close();
        files.close();
    }

    @Test
    void shouldKeepAWriteWhoseBlockAnotherGroupIsReadingWhenTheLaunchFails() throws Exception {
        assertFails(
                steps(opens("file"), writes(FIRST_FD, 0, BLOCK_SIZE), (memory, frame) -> {
                    memory.frame(frame).fill(NEW);
                    return Report.finished(0, 0, BLOCK_SIZE);
                }),
                steps(opens("file"), givesWay(), reads(SECOND_FD), doesNotReport()));
        assertArrayEquals(filled(BLOCK_SIZE, NEW), TestBytes.get(files, "file"));
    }

    @Test
    void shouldNotWriteBackAGrantedWriteWhenAnotherGroupCloses() throws Exception {
        final AtomicLong afterClose = new AtomicLong();
        assertFails(
                steps(opens("file"), writes(FIRST_FD, 0, BLOCK_SIZE), doesNotReport()),
                steps(opens("file"), closes(SECOND_FD), (memory, result) -> {
                    afterClose.set(firstByte("file"));
                    return Report.finished(0, 0, 0);
                }));
        assertEquals(OLD, afterClose.get());
        assertArrayEquals(filled(BLOCK_SIZE, OLD), TestBytes.get(files, "file"));
    }

    /** The other half of the promise: what was written before is written back, although the block is granted again. */
    @Test
    void shouldWriteBackWhatWasWrittenToAGrantedBlockWhenItsWriterCloses() throws Exception {
        final AtomicLong afterClose = new AtomicLong();
        assertFails(
                steps(
                        opens("file"),
                        writes(FIRST_FD, 0, 100),
                        (memory, frame) -> {
                            memory.frame(frame).asSlice(0, 100).fill(NEW);
                            return Report.request(FileOperation.CLOSE, FIRST_FD, 0, 0);
                        },
                        (memory, result) -> {
                            assertEquals(0, result);
                            afterClose.set(firstByte("file"));
                            return Report.finished(0, 0, 100);
                        }),
                steps(opens("file"), givesWay(), writes(SECOND_FD, 200, 100), doesNotReport()));
        assertEquals(NEW, afterClose.get());
        final byte[] expected = filled(BLOCK_SIZE, OLD);
        Arrays.fill(expected, 0, 100, NEW);
        assertArrayEquals(expected, TestBytes.get(files, "file"));
    }

    @Test
    void shouldNotGrowAFileByAWriteThatIsAbandonedInABlockThatWasWritten() throws Exception {
        assertFails(steps(
                creates("short"),
                writes(FIRST_FD, 0, 100),
                (memory, frame) -> {
                    memory.frame(frame).asSlice(0, 100).fill(NEW);
                    return Report.request(FileOperation.WRITE, FIRST_FD, 200, 100);
                },
                doesNotReport()));
        assertArrayEquals(filled(100, NEW), TestBytes.get(files, "short"));
    }

    @Test
    void shouldForgetAbandonedWritesAlthoughAnErrorEndsACloseBeforeTheirs() throws Exception {
        TestBytes.put(files, "other", filled(BLOCK_SIZE, OLD));
        faulty.fail("close", new InternalError("a page of mapped memory cannot be read"));
        assertFails(
                steps(opens("file"), writes(FIRST_FD, 0, BLOCK_SIZE), doesNotReport()),
                steps(opens("other"), writes(SECOND_FD, 0, BLOCK_SIZE), doesNotReport()));
        faulty.repair();
        final AtomicLong seen = new AtomicLong();
        launch(steps(opens("other"), reads(FIRST_FD), (memory, frame) -> {
            seen.set(memory.frame(frame).get(ValueLayout.JAVA_BYTE, 0));
            return Report.finished(0, 0, 0);
        }));
        assertEquals(OLD, seen.get());
        assertArrayEquals(filled(BLOCK_SIZE, OLD), TestBytes.get(files, "file"));
        assertArrayEquals(filled(BLOCK_SIZE, OLD), TestBytes.get(files, "other"));
    }

    @Test
    void shouldNotServeBytesThatCouldNotBeWrittenBack() throws Exception {
        faulty.fail("write", new FileServiceException(PosixError.EIO, "the disk"));
        final AtomicLong closed = new AtomicLong();
        launch(steps(
                opens("file"),
                writes(FIRST_FD, 0, BLOCK_SIZE),
                (memory, frame) -> {
                    memory.frame(frame).fill(NEW);
                    return Report.request(FileOperation.CLOSE, FIRST_FD, 0, 0);
                },
                (memory, result) -> {
                    closed.set(result);
                    return Report.finished(0, 0, 0);
                }));
        assertEquals(-PosixError.EIO.number(), closed.get());
        faulty.repair();
        final AtomicLong seen = new AtomicLong();
        launch(steps(opens("file"), reads(FIRST_FD), (memory, frame) -> {
            seen.set(memory.frame(frame).get(ValueLayout.JAVA_BYTE, 0));
            return Report.finished(0, 0, 0);
        }));
        assertEquals(OLD, seen.get());
    }

    /** Kernels look blocks up by the file's number, which the file table must show at once. */
    @Test
    void shouldHideBytesThatCouldNotBeWrittenBackFromGroupsThatHaveTheFileOpen() throws Exception {
        faulty.fail("write", new FileServiceException(PosixError.EIO, "the disk"));
        final AtomicLong before = new AtomicLong();
        final AtomicLong after = new AtomicLong();
        launch(steps(
                opensToRead("file"),
                opens("file"),
                writes(SECOND_FD, 0, BLOCK_SIZE - 1),
                (memory, frame) -> {
                    memory.frame(frame).fill(NEW);
                    before.set(memory.lookUp(FIRST_FD, 0));
                    return Report.request(FileOperation.CLOSE, SECOND_FD, 0, 0);
                },
                (memory, result) -> {
                    after.set(memory.lookUp(FIRST_FD, 0));
                    return Report.finished(0, 0, 0);
                }));
        assertEquals(0, before.get());
        assertEquals(-1, after.get());
    }

    @Test
    void shouldTruncateAtTheNextOpenWhenATruncationFails() throws Exception {
        faulty.fail("truncate", new FileServiceException(PosixError.EIO, "the disk"));
        final AtomicLong first = new AtomicLong();
        final AtomicLong second = new AtomicLong();
        final GroupProgram truncates =
                (memory, result) -> Report.open(FileOperation.OPEN, "file", DeviceFile.O_WRONLY | DeviceFile.O_TRUNC);
        launch(steps(
                truncates,
                (memory, result) -> {
                    first.set(result);
                    faulty.repair();
                    return truncates.run(memory, result);
                },
                (memory, result) -> {
                    second.set(result);
                    return Report.finished(0, 0, 0);
                }));
        assertEquals(-PosixError.EIO.number(), first.get());
        assertEquals(FIRST_FD, second.get());
        assertEquals(0, TestBytes.get(files, "file").length);
    }

    private void assertFails(final GroupProgram... groups) {
        final KernelFailedException failure = assertThrows(KernelFailedException.class, () -> launch(groups));
        assertEquals(
                1,
                failure.getMessage()
                        .lines()
                        .filter(line -> line.contains("did not report"))
                        .count());
    }

    private void launch(final GroupProgram... groups) throws InterruptedException {
        device.setPrograms(group -> groups[group]);
        galeFs.launch(FileKernels::ids, new Grid(groups.length, 1), new int[1]);
    }

    private byte firstByte(final String name) {
        try {
            return TestBytes.get(files, name)[0];
        } catch (final Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] filled(final int length, final byte value) {
        final byte[] bytes = new byte[length];
        Arrays.fill(bytes, value);
        return bytes;
    }

    /** Returns a work-group that takes one step in each round, each with the result of the request before. */
    private static GroupProgram steps(final GroupProgram... steps) {
        final int[] next = new int[1];
        return (memory, result) -> steps[next[0]++].run(memory, result);
    }

    private static GroupProgram opens(final String name) {
        return (memory, result) -> Report.open(FileOperation.OPEN, name, DeviceFile.O_RDWR);
    }

    private static GroupProgram opensToRead(final String name) {
        return (memory, result) -> Report.open(FileOperation.OPEN, name, DeviceFile.O_RDONLY);
    }

    private static GroupProgram creates(final String name) {
        return (memory, result) -> Report.open(FileOperation.OPEN, name, DeviceFile.O_RDWR | DeviceFile.O_CREAT);
    }

    private static GroupProgram writes(final int fd, final long offset, final long length) {
        return (memory, result) -> Report.request(FileOperation.WRITE, fd, offset, length);
    }

    private static GroupProgram reads(final int fd) {
        return (memory, result) -> Report.request(FileOperation.READ, fd, 0, BLOCK_SIZE);
    }

    private static GroupProgram closes(final int fd) {
        return (memory, result) -> Report.request(FileOperation.CLOSE, fd, 0, 0);
    }

    private static GroupProgram givesWay() {
        return (memory, result) -> Report.givesWay(0);
    }

    private static GroupProgram doesNotReport() {
        return (memory, result) -> null;
    }
}

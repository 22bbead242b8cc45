package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Opens, closes, reads and writes that are in progress at the same time, and whose calls end in orders that tell. */
@Timeout(60)
class FileRequestsTest {
    private static final int BLOCK = FilesRig.BLOCK_SIZE;

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private FailingFiles service;
    private FilesRig rig;

    @BeforeEach
    void open() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        service = new FailingFiles(store);
        rig = new FilesRig(service, 16, 32);
        putFile("a", 3 * BLOCK, 1);
        putFile("b", 3 * BLOCK, 2);
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    @Test
    void shouldReadAndWriteWhileAnotherGroupsOpenIsInProgress() {
        final int fd = rig.opened(0, "a", O_RDWR);
        rig.read(1, fd, 0, 1);
        rig.completeAll();
        rig.release(1);
        rig.open(2, "b", O_RDONLY);
        rig.read(1, fd, 0, 1);
        rig.work();
        assertEquals(1, rig.get(1, 0));
        assertFalse(rig.hasReply(2));
    }

    @Test
    void shouldReadABlockOfTheFileThatTheFdHadWhenItIsClosedAndGivenToAnotherFileMeanwhile() {
        rig.close();
        rig = new FilesRig(service, 1, 32);
        final int other = rig.opened(0, "b", O_RDONLY);
        rig.read(0, other, 0, 1);
        rig.completeAll();
        final int fd = rig.opened(1, "a", O_RDONLY);
        rig.read(1, fd, 0, 1);
        rig.work();
        assertFalse(rig.hasReply(1));
        rig.close(2, fd);
        rig.completeAll();
        assertEquals(fd, rig.opened(3, "b", O_RDONLY));
        rig.release(0);
        rig.completeAll();
        assertEquals(-PosixError.EBADF.number(), rig.result(1));
    }

    @Test
    void shouldFetchAheadWhenAFileIsReadSequentially() throws Exception {
        rig.close();
        rig = new FilesRig(service, 64, 32);
        putFile("long", 40 * BLOCK, 3);
        final int fd = rig.opened(0, "long", O_RDONLY);
        int found = 0;
        for (int block = 0; block < 40; block++) {
            rig.read(1, fd, (long) block * BLOCK, 1);
            rig.work();
            found += rig.hasReply(1) ? 1 : 0;
            rig.completeAll();
            rig.release(1);
        }
        assertTrue(found > 20, found + " of 40 blocks were there before they were asked for");
    }

    /** A group that has stopped waiting must not be granted what nobody will release. */
    @Test
    void shouldGrantNothingToAReaderThatHasStoppedWaiting() {
        final int fd = rig.opened(0, "a", O_RDWR);
        rig.read(1, fd, 0, 1);
        rig.stopWaiting(1);
        rig.completeAll();
        assertEquals(-PosixError.ETIMEDOUT.number(), rig.result(1));
    }

    @Test
    void shouldRefuseAWriteWhoseGroupHasStoppedWaitingAndKeepTheFilesSize() throws Exception {
        final int fd = rig.opened(0, "a", O_WRONLY);
        rig.write(1, fd, 10L * BLOCK + 5, 10);
        rig.stopWaiting(1);
        rig.completeAll();
        assertEquals(-PosixError.ETIMEDOUT.number(), rig.result(1));
        rig.close(0, fd);
        rig.completeAll();
        assertEquals(0, rig.result(0));
        assertEquals(3 * BLOCK, status("a").size());
    }

    /** The status that an open has got may be older than this client's own write-backs. */
    @Test
    void shouldKeepBlocksWhenOnlyThisClientHasWrittenSinceTheOpenAskedForTheVersion() {
        final int writing = rig.opened(0, "a", O_RDWR);
        final int other = rig.opened(0, "a", O_RDWR);
        rig.write(1, writing, 3L * BLOCK, 5);
        rig.completeAll();
        rig.put(1, 0, 9);
        rig.release(1);
        rig.open(2, "a", O_RDONLY);
        rig.close(3, writing);
        rig.work();
        // The write-back is complete before the status that was asked for before it arrives.
        service.afterStatus = rig::runFirst;
        rig.completeFirst();
        rig.completeAll();
        assertEquals(0, rig.result(3));
        final int reading = (int) rig.result(2);
        service.reads = 0;
        rig.read(4, reading, 3L * BLOCK, 5);
        rig.completeAll();
        assertEquals(9, rig.get(4, 0));
        assertEquals(0, service.reads);
        rig.close(0, other);
        rig.completeAll();
    }

    /** To write all dirty blocks of a file back at each open would make opens as long as closes. */
    @Test
    void shouldWriteNothingBackWhenAnOpenMeetsAWriteBackOfThisClient() {
        final int writing = rig.opened(0, "a", O_RDWR);
        final int other = rig.opened(0, "a", O_RDWR);
        rig.read(1, other, BLOCK, 1);
        rig.completeAll();
        rig.release(1);
        write(1, writing, 0, 9);
        rig.open(2, "a", O_RDONLY);
        rig.close(3, writing);
        rig.work();
        write(1, other, BLOCK, 9);
        service.afterStatus = rig::runFirst;
        rig.completeFirst();
        rig.completeAll();
        assertTrue(rig.result(2) > 0);
        assertEquals(1, service.writes);
    }

    @Test
    void shouldHoldAWriteWhileAnOpenCutsTheFileSoThatItsBytesAreAfterTheCut() throws Exception {
        final int writing = rig.opened(0, "a", O_WRONLY);
        rig.write(2, writing, 0, 1);
        rig.completeAll();
        rig.release(2);
        rig.open(1, "a", O_WRONLY | O_TRUNC);
        rig.completeFirst();
        rig.write(2, writing, 0, 1);
        rig.work();
        assertFalse(rig.hasReply(1));
        assertFalse(rig.hasReply(2));
        rig.completeAll();
        rig.put(2, 0, 7);
        rig.release(2);
        rig.close(3, writing);
        rig.close(4, (int) rig.result(1));
        rig.completeAll();
        assertEquals(0, rig.result(3));
        assertEquals(1, status("a").size());
        assertEquals(7, read("a", 0));
    }

    @Test
    void shouldCutAgainWhenTheFirstCutHasFailed() throws Exception {
        service.failsTruncate = true;
        assertEquals(-PosixError.EIO.number(), rig.opened(0, "a", O_WRONLY | O_TRUNC));
        service.failsTruncate = false;
        rig.opened(0, "a", O_WRONLY | O_TRUNC);
        assertEquals(0, status("a").size());
    }

    @Test
    void shouldNotCutAgainWhenTheFirstCutHasSucceededAndItsStatusNot() throws Exception {
        final int writing = rig.opened(0, "a", O_RDWR);
        service.failsStatusAfterTruncate = true;
        assertEquals(-PosixError.EIO.number(), rig.opened(1, "a", O_WRONLY | O_TRUNC));
        write(1, writing, 0, 9);
        rig.close(0, writing);
        rig.completeAll();
        assertTrue(rig.opened(1, "a", O_WRONLY | O_TRUNC) > 0);
        assertEquals(9, read("a", 0));
        final int reading = rig.opened(2, "a", O_RDONLY);
        rig.read(3, reading, 0, 1);
        rig.completeAll();
        assertEquals(9, rig.get(3, 0));
    }

    @Test
    void shouldCutOnceInALaunch() throws Exception {
        final int first = rig.opened(0, "a", O_WRONLY | O_TRUNC);
        rig.write(0, first, 0, 4);
        rig.completeAll();
        rig.put(0, 0, 5);
        rig.release(0);
        final int second = rig.opened(1, "a", O_WRONLY | O_TRUNC);
        rig.close(0, first);
        rig.close(1, second);
        rig.completeAll();
        assertEquals(4, status("a").size());
        assertEquals(5, read("a", 0));
        rig.endLaunch();
        rig.beginLaunch();
        rig.opened(0, "a", O_WRONLY | O_TRUNC);
        assertEquals(0, status("a").size());
    }

    /** The first must not take the second for somebody who will still wait for the write. */
    @Test
    void shouldWaitForAWriteInProgressWhenTheLastTwoWritersCloseAtTheSameTime() throws Exception {
        final int first = rig.opened(0, "a", O_WRONLY);
        final int second = rig.opened(1, "a", O_WRONLY);
        rig.write(2, first, 0, 1);
        rig.completeAll();
        rig.close(0, first);
        rig.close(1, second);
        rig.completeAll();
        assertEquals(0, rig.result(1));
        assertFalse(rig.hasReply(0));
        rig.put(2, 0, 7);
        rig.release(2);
        rig.completeAll();
        assertEquals(0, rig.result(0));
        assertEquals(7, read("a", 0));
    }

    @Test
    void shouldNotWaitForWritesThroughAnFdThatWasOpenedLater() {
        final int first = rig.opened(0, "a", O_WRONLY);
        rig.write(1, first, 0, 1);
        rig.completeAll();
        rig.close(0, first);
        rig.completeAll();
        assertFalse(rig.hasReply(0));
        final int later = rig.opened(2, "a", O_WRONLY);
        rig.write(2, later, 0, 1);
        rig.completeAll();
        assertTrue(rig.hasReply(2));
        rig.release(1);
        rig.completeAll();
        assertEquals(0, rig.result(0));
    }

    @Test
    void shouldTellEachWriterOfALossOnceAndNoReader() {
        final int writer = rig.opened(0, "a", O_WRONLY);
        final int other = rig.opened(1, "a", O_WRONLY);
        final int reader = rig.opened(2, "a", O_RDONLY);
        rig.write(0, writer, 0, 1);
        rig.completeAll();
        rig.release(0);
        service.failsWrite = true;
        rig.open(3, "a", O_WRONLY | O_TRUNC);
        rig.completeAll();
        assertTrue(rig.result(3) > 0);
        service.failsWrite = false;
        rig.close(0, writer);
        rig.close(1, other);
        rig.close(2, reader);
        rig.completeAll();
        assertEquals(-PosixError.ENOSPC.number(), rig.result(0));
        assertEquals(-PosixError.ENOSPC.number(), rig.result(1));
        assertEquals(0, rig.result(2));
    }

    @Test
    void shouldNotServeWhatTheServiceNeverGot() {
        final int writer = rig.opened(0, "a", O_RDWR);
        rig.write(0, writer, 0, 1);
        rig.completeAll();
        rig.put(0, 0, 9);
        rig.release(0);
        service.failsWrite = true;
        rig.close(0, writer);
        rig.completeAll();
        service.failsWrite = false;
        final int reader = rig.opened(1, "a", O_RDONLY);
        rig.read(1, reader, 0, 1);
        rig.completeAll();
        assertEquals(1, rig.get(1, 0));
    }

    @Test
    void shouldOpenAFileThatHasChangedForAsManyGroupsAsThereAreFdsAtOnce() throws Exception {
        rig.close();
        final int count = 30_000;
        rig = new FilesRig(service, 1, count);
        rig.close(0, rig.opened(0, "a", O_RDONLY));
        rig.completeAll();
        putFile("a", BLOCK, 5);
        // The first one looks whether cached blocks are current; the others wait for it.
        for (int group = 0; group < count; group++) {
            rig.open(group, "a", O_RDONLY);
        }
        rig.open(count, "a", O_RDONLY);
        rig.completeAll();
        for (int group = 0; group < count; group++) {
            assertTrue(rig.result(group) >= OpenFiles.FIRST_FD);
        }
        assertEquals(-PosixError.EMFILE.number(), rig.result(count));
    }

    @Test
    void shouldCloseTheServicesHandleWhenAnOpenFails() {
        service.failsTruncate = true;
        rig.opened(0, "new", O_WRONLY | O_CREAT | O_TRUNC);
        rig.opened(1, "missing", O_RDONLY);
        assertEquals(0, service.openHandles);
    }

    @Test
    void shouldCloseAllHandlesOfTheServiceWhenEachFdIsClosed() {
        final List<Integer> flags = List.of(O_RDONLY, O_WRONLY, O_RDONLY, O_RDWR);
        final List<Integer> fds =
                flags.stream().map(flag -> rig.opened(0, "a", flag)).toList();
        assertEquals(2, service.openHandles);
        fds.forEach(fd -> rig.close(fd, fd));
        rig.completeAll();
        assertEquals(0, service.openHandles);
    }

    @Test
    void shouldFreeTheFdWhenTheServiceCannotCloseAHandle() {
        for (int i = 0; i < 100; i++) {
            final int fd = rig.opened(0, "a", O_RDONLY);
            service.failsClose = true;
            rig.close(0, fd);
            rig.completeAll();
            service.failsClose = false;
            assertEquals(-PosixError.EIO.number(), rig.result(0));
        }
    }

    @Test
    void shouldReplyToNobodyWhenTheLaunchHasEndedAndCloseEachFile() {
        rig.close();
        rig = new FilesRig(service, 1, 32);
        final int fd = rig.opened(0, "a", O_RDWR);
        rig.write(0, fd, 0, 1);
        rig.completeAll();
        rig.read(1, fd, BLOCK, 1);
        rig.open(2, "b", O_RDONLY);
        rig.work();
        rig.put(0, 0, 8);
        rig.release(0);
        assertEquals(List.of(), rig.endLaunch());
        assertFalse(rig.hasReply(1));
        assertEquals(0, service.openHandles);
    }

    @Test
    void shouldFetchNothingMoreWhenTheLaunchHasEnded() {
        final int fd = rig.opened(0, "a", O_RDONLY);
        service.reads = 0;
        rig.read(1, fd, 0, 3L * BLOCK);
        rig.work();
        assertEquals(List.of(), rig.endLaunch());
        assertEquals(0, service.reads);
        assertFalse(rig.hasReply(1));
    }

    @Test
    void shouldGiveUpTheEndOfALaunchWhenAGrantWasNotEnded() {
        final int fd = rig.opened(0, "a", O_WRONLY);
        rig.write(0, fd, 0, 1);
        rig.completeAll();
        final List<Throwable> failures = rig.endLaunch();
        assertEquals(1, failures.size(), failures.toString());
        assertInstanceOf(IllegalStateException.class, failures.getFirst());
    }

    @Test
    void shouldGiveUpTheEndOfALaunchWhenTheServiceDiesAgainAndAgain() {
        final int fd = rig.opened(0, "a", O_RDWR);
        rig.write(0, fd, 0, 1);
        rig.completeAll();
        rig.release(0);
        service.defect = new OutOfMemoryError("the test");
        final List<Throwable> failures = rig.endLaunch();
        assertTrue(failures.contains(service.defect), failures.toString());
    }

    /** A request that waits for a frame at the end of its launch must not wait in the next one. */
    @Test
    void shouldServeTheNextLaunchWhenTheEvictionPolicyHasFailed() {
        rig.close();
        rig = new FilesRig(service, 1, 32);
        final int fd = rig.opened(0, "a", O_RDONLY);
        rig.read(0, fd, 0, 1);
        rig.completeAll();
        rig.read(1, fd, BLOCK, 1);
        rig.release(0);
        rig.failEvictions(true);
        assertEquals(List.of(), rig.endLaunch());
        rig.failEvictions(false);
        rig.beginLaunch();
        final int again = rig.opened(0, "a", O_RDONLY);
        rig.read(1, again, BLOCK, 1);
        rig.completeAll();
        assertEquals(1, rig.get(1, 0));
    }

    @Test
    void shouldFetchTheRestOfACallsBytesAtOnce() {
        final int fd = rig.opened(0, "a", O_RDONLY);
        service.reads = 0;
        rig.read(0, fd, 0, 3L * BLOCK);
        rig.completeAll();
        assertEquals(1, service.reads);
        rig.release(0);
        rig.read(0, fd, BLOCK, 2L * BLOCK);
        rig.work();
        assertTrue(rig.hasReply(0));
    }

    /** Writes a byte at the beginning of a block. */
    private void write(final int group, final int fd, final long offset, final int value) {
        rig.write(group, fd, offset, 1);
        rig.work();
        if (!rig.hasReply(group)) {
            rig.completeAll();
        }
        rig.put(group, 0, value);
        rig.release(group);
    }

    private void putFile(final String path, final int size, final int value) throws Exception {
        final byte[] content = new byte[size];
        Arrays.fill(content, (byte) value);
        final long handle = store.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        store.write(handle, 0, MemorySegment.ofArray(content), 0, size);
        store.close(handle);
    }

    private FileStatus status(final String path) throws Exception {
        final long handle = store.open(path, EnumSet.of(FileOpenOption.READ));
        final FileStatus status = store.status(handle);
        store.close(handle);
        return status;
    }

    private int read(final String path, final long offset) throws Exception {
        final byte[] bytes = new byte[1];
        final long handle = store.open(path, EnumSet.of(FileOpenOption.READ));
        store.read(handle, offset, MemorySegment.ofArray(bytes), 0, 1);
        store.close(handle);
        return bytes[0];
    }
}

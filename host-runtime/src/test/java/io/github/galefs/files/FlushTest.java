package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Flushes of several work-groups, with a service whose calls end when the test says so. */
@Timeout(60)
class FlushTest {
    private static final long ENOSPC = -PosixError.ENOSPC.number();

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
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    @Test
    void shouldReplyWhenTheServiceHasTheBytes() {
        final int fd = rig.opened(0, "a", O_RDWR | O_CREAT);
        write(0, fd, 0);
        rig.flush(0, fd);
        rig.work();
        assertFalse(rig.hasReply(0));
        assertEquals(0, service.writes);
        rig.completeAll();
        assertEquals(0, rig.result(0));
        assertEquals(1, service.writes);
    }

    @Test
    void shouldReplyAtOnceWhenNothingIsDirty() {
        final int fd = rig.opened(0, "a", O_RDWR | O_CREAT);
        rig.flush(0, fd);
        rig.work();
        assertEquals(0, rig.result(0));
    }

    /** The first write-back does not have what was written meanwhile. */
    @Test
    void shouldWaitForAnotherWriteBackWhenTheBlockIsBeingWrittenBackAlready() {
        final int fd = rig.opened(0, "a", O_RDWR | O_CREAT);
        write(0, fd, 0);
        rig.flush(0, fd);
        rig.work();
        write(1, fd, 100);
        rig.flush(1, fd);
        rig.completeFirst();
        assertEquals(0, rig.result(0));
        assertFalse(rig.hasReply(1));
        rig.completeAll();
        assertEquals(0, rig.result(1));
        assertEquals(2, service.writes);
    }

    @Test
    void shouldReturnALossOnceForAnFd() {
        final int fd = rig.opened(0, "a", O_RDWR | O_CREAT);
        write(0, fd, 0);
        fail(0, fd);
        assertEquals(ENOSPC, rig.result(0));
        write(0, fd, 0);
        rig.flush(0, fd);
        rig.completeAll();
        assertEquals(0, rig.result(0));
        rig.close(0, fd);
        rig.completeAll();
        assertEquals(0, rig.result(0));
    }

    @Test
    void shouldReturnALossToEachGroupThatHadWrittenAlsoWhenTheyShareAnFd() {
        final int fd = rig.opened(0, "a", O_RDWR | O_CREAT);
        write(0, fd, 0);
        write(1, fd, 100);
        fail(0, fd);
        assertEquals(ENOSPC, rig.result(0));
        rig.flush(1, fd);
        rig.completeAll();
        assertEquals(ENOSPC, rig.result(1));
    }

    /** Another group closes the fd, takes the error, and is given the same fd for another file. */
    @Test
    void shouldRefuseAnFdThatIsAnotherFilesSinceTheWrite() {
        final int fd = rig.opened(0, "a", O_RDWR | O_CREAT);
        write(0, fd, 0);
        service.failsWrite = true;
        rig.close(1, fd);
        rig.completeAll();
        service.failsWrite = false;
        assertEquals(ENOSPC, rig.result(1));
        assertEquals(fd, rig.opened(1, "b", O_RDWR | O_CREAT));
        rig.flush(0, fd);
        rig.completeAll();
        assertEquals(-PosixError.EBADF.number(), rig.result(0));
        rig.flush(0, fd);
        rig.completeAll();
        assertEquals(0, rig.result(0), "of the file that the fd is now");
    }

    /** The other had opened the file before the loss, but written nothing. */
    @Test
    void shouldReturnALossOfOthersByTheNextWriteOnly() {
        final int fd = rig.opened(0, "a", O_RDWR | O_CREAT);
        final int other = rig.opened(1, "a", O_RDWR);
        write(0, fd, 0);
        fail(0, fd);
        rig.write(1, other, 100, 10);
        rig.work();
        assertEquals(ENOSPC, rig.result(1));
        write(1, other, 100);
        rig.flush(1, other);
        rig.completeAll();
        assertEquals(0, rig.result(1));
        rig.close(1, other);
        rig.completeAll();
        assertEquals(0, rig.result(1));
    }

    @Test
    void shouldRefuseAnFdThatIsNotOpenForWriting() {
        rig.opened(0, "a", O_RDWR | O_CREAT);
        final int fd = rig.opened(1, "a", O_RDONLY);
        rig.flush(1, fd);
        rig.work();
        assertEquals(-PosixError.EBADF.number(), rig.result(1));
        rig.flush(1, 100);
        rig.work();
        assertEquals(-PosixError.EBADF.number(), rig.result(1));
    }

    private void write(final int group, final int fd, final int offset) {
        rig.write(group, fd, offset, 10);
        rig.work();
        if (!rig.hasReply(group)) {
            rig.completeAll();
        }
        assertTrue(rig.result(group) >= 0, "result " + rig.result(group));
        rig.release(group);
    }

    private void fail(final int group, final int fd) {
        service.failsWrite = true;
        rig.flush(group, fd);
        rig.completeAll();
        service.failsWrite = false;
    }
}

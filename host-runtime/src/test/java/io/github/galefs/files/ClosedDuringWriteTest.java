package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An fd that a work-group closes while another one is writing through it hears of the loss of those bytes. */
@Timeout(60)
class ClosedDuringWriteTest {
    private static final int CLOSER = 0;
    private static final int WRITER = 1;
    private static final int OTHER = 2;
    private static final long ENOSPC = -PosixError.ENOSPC.number();

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private FailingFiles service;
    private FilesRig rig;
    private int fd;

    @BeforeEach
    void write() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        service = new FailingFiles(store);
        rig = new FilesRig(service, 16, 32);
        fd = rig.opened(CLOSER, "a", O_RDWR | O_CREAT);
        rig.write(WRITER, fd, 0, 10);
        rig.completeAll();
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    @Test
    void shouldTellTheFdThatHasWrittenWhenAnotherIsOpenForWriting() {
        rig.opened(OTHER, "a", O_RDWR);
        rig.close(CLOSER, fd);
        rig.completeAll();
        assertFalse(rig.hasReply(CLOSER));
        failWrite();
        assertEquals(ENOSPC, rig.result(CLOSER));
    }

    @Test
    void shouldTellTheFdThatHasWrittenWhenAnotherIsOpenedForWritingMeanwhile() {
        rig.close(CLOSER, fd);
        rig.completeAll();
        rig.opened(OTHER, "a", O_RDWR);
        assertFalse(rig.hasReply(CLOSER));
        failWrite();
        assertEquals(ENOSPC, rig.result(CLOSER));
    }

    @Test
    void shouldNotTellAnFdThatIsOpenedAfterTheLoss() {
        rig.close(CLOSER, fd);
        failWrite();
        assertEquals(ENOSPC, rig.result(CLOSER));
        final int later = rig.opened(OTHER, "a", O_RDWR);
        rig.close(OTHER, later);
        rig.completeAll();
        assertEquals(0, rig.result(OTHER));
    }

    @Test
    void shouldNotWaitForWritesThroughOtherFds() {
        final int other = rig.opened(OTHER, "a", O_RDWR);
        rig.close(OTHER, other);
        rig.completeAll();
        assertEquals(0, rig.result(OTHER));
        final int reading = rig.opened(OTHER, "a", O_RDONLY);
        rig.close(OTHER, reading);
        rig.completeAll();
        assertEquals(0, rig.result(OTHER));
    }

    /** The writer has timed out: what it has written is unknown, and given up. */
    @Test
    void shouldNotWaitForAWriterThatHasStoppedWaiting() {
        rig.close(CLOSER, fd);
        rig.completeAll();
        assertFalse(rig.hasReply(CLOSER));
        rig.stopWaiting(WRITER);
        rig.completeAll();
        assertEquals(0, rig.result(CLOSER));
    }

    private void failWrite() {
        rig.put(WRITER, 0, 7);
        rig.release(WRITER);
        service.failsWrite = true;
        rig.completeAll();
        service.failsWrite = false;
    }
}

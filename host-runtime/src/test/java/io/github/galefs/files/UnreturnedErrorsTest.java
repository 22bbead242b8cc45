package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The error of a write-back goes to a work-group or, if none takes it, to the end of the launch. */
@Timeout(60)
class UnreturnedErrorsTest {
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
        fd = rig.opened(0, "a", O_RDWR | O_CREAT);
        rig.write(0, fd, 0, 10);
        rig.completeAll();
        rig.put(0, 0, 7);
        rig.release(0);
        service.failsWrite = true;
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    @Test
    void shouldReportTheErrorOfACloseThatIsInFlightAtTheEnd() {
        rig.close(0, fd);
        rig.work();
        assertEquals(1, rig.endLaunch().size());
    }

    @Test
    void shouldReportTheErrorOfAFlushThatIsInFlightAtTheEnd() {
        rig.flush(0, fd);
        rig.work();
        assertEquals(1, rig.endLaunch().size());
    }

    @Test
    void shouldReportTheErrorOfACloseThatItsWorkGroupHasGivenUp() {
        rig.close(0, fd);
        rig.work();
        rig.stopWaiting(0);
        rig.completeAll();
        assertEquals(1, rig.endLaunch().size());
    }

    /** Between the reply and the moment at which the work-group looks for it, its wait ends. */
    @Test
    void shouldReportTheErrorOfACloseThatItsWorkGroupGivesUpWhenTheReplyIsSent() {
        rig.close(0, fd);
        rig.completeAll();
        rig.stopWaiting(0);
        assertEquals(1, rig.endLaunch().size());
    }

    @Test
    void shouldReportTheErrorOfAReplyThatWasGivenUpAlsoWhenTheWorkGroupGoesOn() {
        rig.flush(0, fd);
        rig.completeAll();
        rig.stopWaiting(0);
        rig.close(0, fd);
        rig.completeAll();
        assertEquals(0, rig.result(0));
        assertEquals(1, rig.endLaunch().size());
    }

    @Test
    void shouldNotReportAnErrorWhoseWorkGroupGivesUpALaterReplyWithoutOne() {
        rig.flush(0, fd);
        rig.completeAll();
        rig.close(0, fd);
        rig.completeAll();
        rig.stopWaiting(0);
        assertEquals(List.of(), rig.endLaunch());
    }

    /** A file's handles stay open for an opening in progress; the fd through which they were used is gone. */
    @Test
    void shouldReportWhatFailsWhenAnOpeningThatHasFailedClosesTheHandlesOfOthers() {
        service.failsWrite = false;
        service.failsStatusAfterTruncate = true;
        rig.open(1, "a", O_RDWR | O_TRUNC);
        rig.completeFirst();
        rig.completeFirst();
        rig.close(0, fd);
        rig.completeLast();
        assertEquals(0, rig.result(0));
        service.failsClose = true;
        rig.completeAll();
        assertEquals(-PosixError.EIO.number(), rig.result(1));
        assertEquals(0, service.openHandles);
        assertEquals(2, rig.endLaunch().size());
    }

    @Test
    void shouldReportAnErrorInTheLaunchOfItsWriteOnly() {
        rig.close(0, fd);
        rig.work();
        rig.endLaunch();
        rig.beginLaunch();
        assertEquals(List.of(), rig.endLaunch());
    }

    @Test
    void shouldNotReportAnErrorThatAWorkGroupHasTaken() {
        rig.close(0, fd);
        rig.completeAll();
        assertEquals(-PosixError.ENOSPC.number(), rig.result(0));
        assertEquals(List.of(), rig.endLaunch());
    }
}

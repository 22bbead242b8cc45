package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An Error in the reply to one work-group is reported, and holds up neither the others nor a later launch. */
@Timeout(60)
class FailedRepliesTest {
    private static final int BLOCK = FilesRig.BLOCK_SIZE;

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private FilesRig rig;

    @BeforeEach
    void open() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        rig = new FilesRig(store, 16, 32);
        final byte[] content = new byte[8 * BLOCK];
        final long handle = store.open("a", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        store.write(handle, 0, MemorySegment.ofArray(content), 0, content.length);
        store.close(handle);
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    @Test
    void shouldGrantABlockToItsOtherReaders() {
        final int fd = rig.opened(0, "a", O_RDONLY);
        rig.read(0, fd, 0, 1);
        rig.read(1, fd, 0, 1);
        rig.failReply(0);
        assertThrows(OutOfMemoryError.class, rig::completeAll);
        assertEquals(rig.result(1), read(2, fd, 0));
    }

    @Test
    void shouldGrantTheOtherBlocksOfATransfer() {
        final int fd = rig.opened(0, "a", O_RDONLY);
        for (int group = 0; group < 3; group++) {
            rig.read(group, fd, (long) group * BLOCK, 1);
        }
        rig.failReply(0);
        assertThrows(OutOfMemoryError.class, rig::completeAll);
        assertEquals(rig.result(1), read(3, fd, BLOCK));
        assertEquals(rig.result(2), read(3, fd, 2 * BLOCK));
    }

    @Test
    void shouldReportAReplyThatFailsAsSoonAsItsRequestComes() {
        rig.failReply(0);
        rig.close(0, 30);
        assertThrows(OutOfMemoryError.class, rig::work);
        rig.work();
    }

    @Test
    void shouldReportAllRepliesThatFailInOneTurn() {
        rig.failReply(0);
        rig.failReply(1);
        rig.close(0, 30);
        rig.close(1, 30);
        final Error failure = assertThrows(OutOfMemoryError.class, rig::work);
        assertEquals(1, failure.getSuppressed().length);
    }

    @Test
    void shouldReportAReplyThatFailsJustBeforeTheEndOfTheLaunchOnce() {
        rig.failReply(0);
        rig.close(0, 30);
        final List<Throwable> failures = rig.endLaunch();
        assertEquals(1, failures.size(), failures.toString());
        assertInstanceOf(OutOfMemoryError.class, failures.getFirst());
        rig.beginLaunch();
        assertEquals(List.of(), rig.endLaunch());
    }

    @Test
    void shouldServeALaterLaunch() {
        final int fd = rig.opened(0, "a", O_RDONLY);
        rig.read(0, fd, 0, 1);
        rig.read(1, fd, 0, 1);
        rig.failReply(0);
        assertThrows(OutOfMemoryError.class, rig::completeAll);
        rig.release(0);
        rig.release(1);
        assertEquals(List.of(), rig.endLaunch());
        rig.beginLaunch();
        final int again = rig.opened(0, "a", O_RDONLY);
        read(0, again, 5 * BLOCK);
        read(1, again, 0);
    }

    private long read(final int group, final int fd, final long offset) {
        rig.read(group, fd, offset, 1);
        rig.completeAll();
        final long frame = rig.result(group);
        rig.release(group);
        return frame;
    }
}

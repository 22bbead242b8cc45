package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.kernel.Errno;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests for mappings, of a file full of bytes 1. */
@Timeout(60)
class MappingRequestsTest {
    private static final int BLOCK = FilesRig.BLOCK_SIZE;

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private FilesRig rig;

    @BeforeEach
    void createStore() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        putFile("a", 3 * BLOCK, 1);
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    @Test
    void shouldReplyToAMappingThatWouldFillTheCacheWithENOMEM() {
        open(2);
        final int fd = rig.opened(0, "a", O_RDONLY);
        rig.map(1, fd, 0, BLOCK);
        rig.completeAll();
        assertEquals(1, rig.get(1, 0));
        rig.map(2, fd, BLOCK, BLOCK);
        assertEquals(-Errno.ENOMEM, rig.result(2));
        rig.read(3, fd, 2 * BLOCK, BLOCK);
        rig.completeAll();
        assertEquals(1, rig.get(3, 0));
        rig.release(1);
        rig.map(2, fd, BLOCK, BLOCK);
        rig.completeAll();
        assertEquals(1, rig.get(2, 0));
    }

    @Test
    void shouldReplyWithENOMEMToAMappingThatHasWaitedForAFrameThatAnotherMaps() {
        open(1);
        final int fd = rig.opened(0, "a", O_RDONLY);
        rig.read(1, fd, 0, BLOCK);
        rig.completeAll();
        rig.map(2, fd, BLOCK, BLOCK);
        rig.map(3, fd, 0, BLOCK);
        rig.release(1);
        rig.completeAll();
        assertEquals(-Errno.ENOMEM, rig.result(2));
    }

    @Test
    void shouldRefuseAMappingOfAFileThatIsNotOpenForReading() {
        open(2);
        final int fd = rig.opened(0, "a", O_WRONLY);
        rig.map(1, fd, 0, BLOCK);
        assertEquals(-Errno.EBADF, rig.result(1));
    }

    @Test
    void shouldHoldMappingsAndBeginThemInTheOrderOfTheirRequests() {
        open(1);
        rig.holdMappings(Duration.ofMinutes(1));
        final int fd = rig.opened(0, "a", O_RDONLY);
        mapFirstBlock(fd, 1);
        for (int group = 2; group <= 4; group++) {
            rig.map(group, fd, (group - 1) % 3 * (long) BLOCK, BLOCK);
            rig.completeAll();
        }
        for (int group = 2; group <= 4; group++) {
            assertFalse(rig.hasReply(group), "group " + group);
            rig.release(group - 1);
            rig.completeAll();
            assertEquals(1, rig.get(group, 0));
        }
    }

    /** This mapping needs no frame of its own. */
    @Test
    void shouldNotLetALaterMappingOvertakeThoseThatAreHeld() {
        open(2);
        rig.holdMappings(Duration.ofMinutes(1));
        final int fd = rig.opened(0, "a", O_RDONLY);
        mapFirstBlock(fd, 1);
        rig.map(2, fd, BLOCK, BLOCK);
        rig.map(3, fd, 0, BLOCK);
        assertFalse(rig.hasReply(3));
        rig.completeAll();
        assertFalse(rig.hasReply(3));
        rig.release(1);
        rig.completeAll();
        assertEquals(1, rig.get(2, 0));
    }

    @Test
    void shouldRefuseHeldMappingsWhenNoneHasBegunForTheirWait() {
        open(1);
        rig.holdMappings(Duration.ofMillis(300));
        final int fd = rig.opened(0, "a", O_RDONLY);
        mapFirstBlock(fd, 1);
        rig.map(2, fd, BLOCK, BLOCK);
        rig.map(3, fd, 2L * BLOCK, BLOCK);
        rig.pass(Duration.ofMillis(299));
        assertFalse(rig.hasReply(2));
        rig.release(1);
        rig.completeAll();
        assertEquals(1, rig.get(2, 0));
        rig.pass(Duration.ofMillis(299));
        assertFalse(rig.hasReply(3), "a mapping has begun meanwhile");
        rig.pass(Duration.ofMillis(2));
        assertEquals(-Errno.ENOMEM, rig.result(3));
    }

    @Test
    void shouldNotRefuseHeldMappingsWhileABlockIsOnItsWayOrTheProcessIsStopped() {
        open(2);
        rig.holdMappings(Duration.ofMillis(300));
        final int fd = rig.opened(0, "a", O_RDONLY);
        rig.map(1, fd, 0, BLOCK);
        rig.work();
        rig.map(2, fd, BLOCK, BLOCK);
        rig.pass(Duration.ofSeconds(2));
        assertFalse(rig.hasReply(1));
        assertFalse(rig.hasReply(2));
        rig.completeAll();
        assertEquals(1, rig.get(1, 0));
        rig.jump(Duration.ofHours(1));
        assertFalse(rig.hasReply(2));
        rig.pass(Duration.ofMillis(300));
        assertEquals(-Errno.ENOMEM, rig.result(2));
    }

    /**
     * Mapping 4 has waited for any frame; then other work-groups have mapped those that it could have had. It is
     * refused when the cache looks for such requests, or when a frame becomes free for it.
     */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldBeginAMappingFirstThatWaitedBeforeOthersWereHeld(final boolean isReleasedFirst) throws Exception {
        putFile("b", 8 * BLOCK, 1);
        open(3);
        rig.holdMappings(Duration.ofMinutes(1));
        final int fd = rig.opened(0, "b", O_RDONLY);
        for (int group = 1; group <= 3; group++) {
            rig.read(group, fd, (group - 1L) * BLOCK, BLOCK);
            rig.completeAll();
        }
        rig.map(4, fd, 3L * BLOCK, BLOCK);
        rig.map(6, fd, 0, BLOCK);
        rig.map(7, fd, BLOCK, BLOCK);
        rig.map(5, fd, 4L * BLOCK, BLOCK);
        if (!isReleasedFirst) {
            rig.completeAll();
            assertFalse(rig.hasReply(4) || rig.hasReply(5));
        }
        rig.release(1);
        rig.release(2);
        rig.release(3);
        if (isReleasedFirst) {
            rig.completeAll();
            assertFalse(rig.hasReply(4) || rig.hasReply(5));
        }
        rig.release(6);
        rig.completeAll();
        assertEquals(1, rig.get(4, 0));
        assertFalse(rig.hasReply(5));
    }

    @Test
    void shouldRefuseAMappingThatIsNotAwaitedInsteadOfHoldingIt() {
        open(1);
        rig.holdMappings(Duration.ofMinutes(1));
        final int fd = rig.opened(0, "a", O_RDONLY);
        mapFirstBlock(fd, 1);
        rig.map(2, fd, BLOCK, BLOCK);
        rig.stopWaiting(2);
        rig.work();
        assertEquals(-Errno.ENOMEM, rig.result(2));
    }

    private void mapFirstBlock(final int fd, final int group) {
        rig.map(group, fd, 0, BLOCK);
        rig.completeAll();
        assertEquals(1, rig.get(group, 0));
    }

    private void open(final int frameCount) {
        rig = new FilesRig(store, frameCount, 32);
    }

    private void putFile(final String path, final int size, final int value) throws Exception {
        final byte[] content = new byte[size];
        Arrays.fill(content, (byte) value);
        final long handle = store.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        store.write(handle, 0, MemorySegment.ofArray(content), 0, size);
        store.close(handle);
    }
}

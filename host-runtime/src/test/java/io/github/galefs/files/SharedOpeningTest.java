package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Several gopen of one path at the same time. */
@Timeout(60)
class SharedOpeningTest {
    private static final int BLOCK = FilesRig.BLOCK_SIZE;
    private static final int GROUPS = 20;

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private FailingFiles service;
    private FilesRig rig;

    @BeforeEach
    void open() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        service = new FailingFiles(store);
        rig = new FilesRig(service, 16, 64);
        putFile("a", BLOCK, 1);
        putFile("b", BLOCK, 2);
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    /** They get their replies at once, so that they are in one round. */
    @Test
    void shouldOpenAFileAtTheServiceOnceForAllRequestsOfARound() {
        for (int group = 0; group < GROUPS; group++) {
            rig.open(group, "a", O_RDONLY);
        }
        rig.completeFirst();
        assertEquals(1, service.opens);
        assertEquals(GROUPS, fds().size());
        closeAll();
        assertEquals(0, service.openHandles);
    }

    /** Otherwise a round might begin without those that are about to be opened. */
    @Test
    void shouldBeBusyUntilTheCallOfAnOpeningHasEnded() {
        rig.open(0, "a", O_RDONLY);
        assertTrue(rig.isBusy());
        rig.work();
        assertTrue(rig.isBusy());
        rig.completeAll();
        assertFalse(rig.isBusy());
    }

    /** Their steps are those of one opening at a time. */
    @Test
    void shouldReplyToAllOpeningsOfAFileInOneTurnWhenItHasChanged() throws Exception {
        final int caching = rig.opened(0, "a", O_RDONLY);
        rig.read(0, caching, 0, 1);
        rig.completeAll();
        rig.release(0);
        rig.close(0, caching);
        rig.completeAll();
        putFile("a", BLOCK, 5);
        for (int group = 0; group < GROUPS; group++) {
            rig.open(group, "a", O_RDONLY);
        }
        int turns = 0;
        while (!rig.hasReply(0)) {
            turns++;
            rig.workOnce();
            if (rig.hasCalls()) {
                rig.runFirst();
            }
        }
        assertEquals(GROUPS, fds().size(), "after " + turns + " turns");
    }

    @Test
    void shouldAskForTheStatusOnceForAllThatCutAFile() {
        service.statuses = 0;
        openAll("a", O_WRONLY | O_TRUNC);
        assertEquals(GROUPS, fds().size());
        assertEquals(2, service.statuses, "with the open, and after the cut");
    }

    @Test
    void shouldReplyBeforeTheHandleIsClosedWhenTheFileHasAnother() {
        rig.open(0, "a", O_RDONLY);
        rig.work();
        rig.open(1, "a", O_RDONLY);
        rig.completeFirst();
        rig.completeFirst();
        assertTrue(rig.hasReply(1));
        assertEquals(2, service.openHandles);
        rig.completeAll();
        assertEquals(1, service.openHandles);
    }

    /** It was used for nothing, and its work-group has an fd. */
    @Test
    void shouldNotFailTheLaunchWhenAHandleCannotBeClosedThatTheFileDoesNotNeed() {
        rig.open(0, "a", O_RDONLY);
        rig.work();
        rig.open(1, "a", O_RDONLY);
        rig.completeFirst();
        rig.completeFirst();
        service.failsClose = true;
        rig.completeAll();
        service.failsClose = false;
        assertEquals(1, service.openHandles);
        assertEquals(List.of(), rig.endLaunch());
    }

    @Test
    void shouldOpenAFileAtTheServiceOnceForAllThatComeMeanwhile() {
        rig.open(0, "a", O_RDONLY);
        rig.work();
        for (int group = 1; group < GROUPS; group++) {
            rig.open(group, "a", O_RDONLY);
        }
        rig.completeAll();
        assertEquals(2, service.opens);
        assertEquals(GROUPS, fds().size());
        closeAll();
        assertEquals(0, service.openHandles);
    }

    @Test
    void shouldOpenFilesByThemselvesWhenTheirPathsOrFlagsDiffer() {
        rig.open(0, "a", O_RDONLY);
        rig.open(1, "b", O_RDONLY);
        rig.open(2, "a", O_RDWR);
        rig.completeAll();
        assertEquals(3, service.opens);
        rig.read(0, (int) rig.result(0), 0, 1);
        rig.read(1, (int) rig.result(1), 0, 1);
        rig.completeAll();
        assertEquals(1, rig.get(0, 0));
        assertEquals(2, rig.get(1, 0));
    }

    /** Close-to-open consistency: an open must not get a status from before it was asked for. */
    @Test
    void shouldSeeWhatAnotherClientWroteBeforeTheOpenWhenAnEarlierOpenIsInProgress() throws Exception {
        final int caching = rig.opened(2, "a", O_RDONLY);
        rig.read(2, caching, 0, 1);
        rig.completeAll();
        rig.release(2);
        rig.open(0, "a", O_RDONLY);
        rig.work();
        rig.runFirst();
        putFile("a", BLOCK, 5);
        rig.open(1, "a", O_RDONLY);
        rig.completeAll();
        rig.read(1, (int) rig.result(1), 0, 1);
        rig.completeAll();
        assertEquals(5, rig.get(1, 0));
    }

    @Test
    void shouldPassAnErrorToAllThatShareTheCall() {
        openAll("missing", O_RDONLY);
        for (int group = 0; group < GROUPS; group++) {
            assertEquals(-PosixError.ENOENT.number(), rig.result(group));
        }
        assertEquals(OpenFiles.FIRST_FD, rig.opened(0, "a", O_RDONLY), "the fds of the others are free");
        assertEquals(1, service.openHandles);
    }

    @Test
    void shouldCreateAndCutAFileOnceForAllThatShareTheCall() throws Exception {
        openAll("new", O_WRONLY | O_CREAT | O_TRUNC);
        assertEquals(GROUPS, fds().size());
        rig.write(0, (int) rig.result(0), 0, 10);
        final int fd = (int) rig.result(1);
        rig.completeAll();
        rig.put(0, 0, 7);
        rig.release(0);
        rig.close(1, fd);
        rig.completeAll();
        assertEquals(0, rig.result(1));
        assertEquals(10, size("new"));
    }

    @Test
    void shouldCloseTheHandleOnceWhenAllThatShareItFail() {
        service.failsTruncate = true;
        openAll("a", O_WRONLY | O_TRUNC);
        for (int group = 0; group < GROUPS; group++) {
            assertEquals(-PosixError.EIO.number(), rig.result(group));
        }
        assertEquals(0, service.openHandles);
    }

    @Test
    void shouldOpenForTheOthersWhenTheListenerOfOneOfThemFails() throws Exception {
        final List<Integer> opened = new ArrayList<>();
        final List<FileServiceException> unreturned = new ArrayList<>();
        final OpenFlags flags = OpenFlags.of(O_RDONLY, "a");
        rig.openFiles().open("a", flags, (fd, _) -> opened.add(fd), unreturned::add);
        for (int i = 0; i < 3; i++) {
            final boolean fails = i == 0;
            rig.openFiles()
                    .open(
                            "a",
                            flags,
                            (fd, _) -> {
                                if (fails) {
                                    throw new OutOfMemoryError("the test");
                                }
                                opened.add(fd);
                            },
                            unreturned::add);
        }
        assertThrows(OutOfMemoryError.class, rig::completeAll);
        rig.completeAll();
        assertEquals(3, opened.size());
        assertEquals(List.of(), unreturned);
        assertEquals(List.of(), rig.endLaunch());
        assertEquals(0, service.openHandles);
    }

    @Test
    void shouldReadThroughTheLastFdWhenTheOthersThatShareItsHandleAreClosed() {
        openAll("a", O_RDONLY);
        for (int group = 1; group < GROUPS; group++) {
            rig.close(group, (int) rig.result(group));
        }
        rig.completeAll();
        rig.read(0, (int) rig.result(0), 0, 1);
        rig.completeAll();
        assertEquals(1, rig.get(0, 0));
        rig.release(0);
        assertEquals(1, service.openHandles);
        assertEquals(0, rig.endLaunch().size());
        assertEquals(0, service.openHandles);
    }

    private void openAll(final String path, final int flags) {
        for (int group = 0; group < GROUPS; group++) {
            rig.open(group, path, flags);
        }
        rig.completeAll();
    }

    private Set<Long> fds() {
        final Set<Long> fds = new HashSet<>();
        for (int group = 0; group < GROUPS; group++) {
            assertTrue(rig.result(group) >= OpenFiles.FIRST_FD);
            fds.add(rig.result(group));
        }
        return fds;
    }

    private void closeAll() {
        for (int group = 0; group < GROUPS; group++) {
            rig.close(group, (int) rig.result(group));
        }
        rig.completeAll();
    }

    private long size(final String path) throws Exception {
        final long handle = store.open(path, EnumSet.of(FileOpenOption.READ));
        final long size = store.status(handle).size();
        store.close(handle);
        return size;
    }

    private void putFile(final String path, final int size, final int value) throws Exception {
        final byte[] content = new byte[size];
        Arrays.fill(content, (byte) value);
        final long handle = store.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        store.write(handle, 0, MemorySegment.ofArray(content), 0, size);
        store.close(handle);
    }
}

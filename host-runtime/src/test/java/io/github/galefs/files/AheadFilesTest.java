package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.StoreFiles;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files that are fetched ahead at the same time. */
@Timeout(30)
class AheadFilesTest {
    private static final int BLOCK = FilesRig.BLOCK_SIZE;
    private static final int BLOCKS = 400;
    private static final int FRAMES = 64;

    private final AheadFiles files = new AheadFiles();

    @TempDir
    private Path directory;

    @Test
    void shouldCountEachFileOnce() {
        assertEquals(1, files.countWith(7));
        files.add(7);
        files.add(8);
        files.add(7);
        files.add(8);
        assertEquals(2, files.countWith(7));
        assertEquals(3, files.countWith(9));
    }

    @Test
    void shouldNotCountAFileThatIsFetchedUpToItsEnd() {
        files.add(7);
        files.add(8);
        files.add(7);
        files.remove(7);
        assertEquals(1, files.countWith(8));
    }

    @Test
    void shouldSoonForgetAFileThatIsNoLongerRead() {
        files.add(7);
        for (int i = 0; i < 16; i++) {
            files.add(8);
        }
        assertEquals(1, files.countWith(8));
    }

    @Test
    void shouldLeaveEachFileABlockWhenTheWindowIsSmallerThanTheirNumber() {
        files.add(7);
        files.add(8);
        files.add(9);
        assertEquals(21, files.share(7, 64));
        assertEquals(1, files.share(7, 2));
        assertEquals(0, files.share(7, 0));
    }

    @Test
    void shouldNotCountAFileOfWhichOnlyAPartWasReadWhenItIsClosed() throws Exception {
        try (FileService store =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
                FilesRig rig = new FilesRig(store, FRAMES, 4)) {
            final int[] fds = {opened(store, rig, "a"), rig.opened(0, "a", O_RDONLY)};
            final AheadFiles ahead = rig.openFiles().aheadFiles();
            for (long block = 0; block < BLOCKS / 4; block++) {
                if (!rig.isHit(fds[0], block)) {
                    readBlock(rig, fds[0], block);
                }
            }
            assertEquals(2, ahead.countWith(0));
            rig.close(0, fds[0]);
            rig.completeAll();
            assertEquals(2, ahead.countWith(0), "is open twice");
            rig.close(0, fds[1]);
            rig.completeAll();
            assertEquals(1, ahead.countWith(0));
        }
    }

    /** It gets another number, as if it were another file. */
    @Test
    void shouldNotCountAFileTwiceWhenItHasChanged() throws Exception {
        try (FileService store =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
                FilesRig rig = new FilesRig(store, FRAMES, 4)) {
            final int fd = opened(store, rig, "a");
            for (long block = 0; block < 2; block++) {
                readBlock(rig, fd, block);
            }
            assertEquals(2, rig.openFiles().aheadFiles().countWith(0));
            opened(store, rig, "a");
            assertEquals(1, rig.openFiles().aheadFiles().countWith(0));
        }
    }

    @Test
    void shouldFetchNoBlockTwiceWhenTwoFilesAreReadInTurns() throws Exception {
        try (FileService store =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
                FilesRig rig = new FilesRig(store, FRAMES, 4)) {
            final int[] fds = {opened(store, rig, "a"), opened(store, rig, "b")};
            for (long block = 0; block < BLOCKS; block++) {
                for (int file = 0; file < fds.length; file++) {
                    if (!rig.isHit(fds[file], block)) {
                        readBlock(rig, fds[file], block);
                    }
                }
            }
            assertEquals(2L * BLOCKS * BLOCK, rig.fetchedBytes());
        }
    }

    private static void readBlock(final FilesRig rig, final int fd, final long block) {
        rig.read(0, fd, block * BLOCK, 1);
        rig.completeAll();
        rig.release(0);
    }

    private static int opened(final FileService store, final FilesRig rig, final String name)
            throws FileServiceException {
        StoreFiles.writeBytes(store, name, new byte[BLOCKS * BLOCK]);
        return rig.opened(0, name, O_RDONLY);
    }
}

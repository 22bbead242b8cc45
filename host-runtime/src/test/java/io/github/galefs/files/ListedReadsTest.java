package io.github.galefs.files;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.StoreFiles;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads that name the blocks of other work-items; a kernel may have written anything there. */
@Timeout(30)
class ListedReadsTest {
    private static final int BLOCK = FilesRig.BLOCK_SIZE;
    private static final int BLOCKS = 20;
    private static final byte[] CONTENT = new byte[BLOCKS * BLOCK];

    @TempDir
    private Path directory;

    private FileService store;
    private FilesRig rig;
    private int fd;

    @BeforeEach
    void open() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        new SplittableRandom(5).nextBytes(CONTENT);
        StoreFiles.writeBytes(store, "file", CONTENT);
        rig = new FilesRig(store, 16, 4);
        fd = rig.opened(0, "file", O_RDONLY);
    }

    @AfterEach
    void close() throws Exception {
        rig.close();
        store.close();
    }

    @Test
    void shouldFetchTheListedBlocksAsWell() {
        read(7, 3, 18, 3, 11);
        rig.completeAll();
        assertEquals(CONTENT[7 * BLOCK], rig.get(1, 0));
        for (final int block : new int[] {3, 18, 11}) {
            assertTrue(isCached(block), "block " + block);
        }
        assertFalse(isCached(4));
    }

    @Test
    void shouldFetchNoMoreThanIsUseful() {
        read(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 19);
        rig.completeAll();
        assertTrue(isCached(2));
        assertFalse(isCached(18), "more than half of the cache");
    }

    @Test
    void shouldIgnoreBlocksThatTheFileDoesNotHave() {
        read(7, -1, BLOCKS, Long.MIN_VALUE, Long.MAX_VALUE, 3);
        rig.completeAll();
        assertEquals(CONTENT[7 * BLOCK], rig.get(1, 0));
        assertTrue(isCached(3));
    }

    @ParameterizedTest
    @ValueSource(ints = {-8, 4, 4104})
    void shouldRefuseAListOfAnImpossibleLength(final int length) {
        rig.readListed(1, fd, 0, new byte[5000], length);
        rig.completeAll();
        assertEquals(-PosixError.EINVAL.number(), rig.result(1));
    }

    @Test
    void shouldRefuseAnFdThatIsNotOpenForReading() {
        final int writer = rig.opened(0, "file", O_WRONLY);
        rig.readListed(1, writer, 0, new byte[8], 8);
        assertEquals(-PosixError.EBADF.number(), rig.result(1));
    }

    private void read(final long block, final long... listed) {
        final ByteBuffer list = ByteBuffer.allocate(listed.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        list.asLongBuffer().put(listed);
        rig.readListed(1, fd, block * BLOCK, list.array(), list.capacity());
    }

    /** Returns whether a read is answered without a call to the service. */
    private boolean isCached(final int block) {
        final int group = 100 + block;
        rig.read(group, fd, (long) block * BLOCK, 1);
        rig.work();
        return rig.hasReply(group);
    }
}

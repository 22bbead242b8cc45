package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One work-group maps a block and makes calls that are refused during a mapping, while another one wants the only frame
 * for another block. Kernels of the JVM device: they wait for each other, which device code must not.
 */
@Timeout(30)
class MappingProtectionTest {
    private static final int BLOCK = 4096;
    private static final long STEAL_MILLIS = 300;
    private static final int IS_CACHED = 0;

    private static volatile CountDownLatch isMapped;

    @TempDir
    private Path directory;

    private FileService files;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        isMapped = new CountDownLatch(1);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        final byte[] content = new byte[2 * BLOCK];
        Arrays.fill(content, 0, BLOCK, (byte) 1);
        Arrays.fill(content, BLOCK, 2 * BLOCK, (byte) 2);
        TestBytes.put(files, "file", content);
        galeFs = GaleFs.open(
                new GaleFsContext().files(files).device("jvm").blockSize(BLOCK).cacheSize(BLOCK));
    }

    @AfterEach
    void close() throws Exception {
        galeFs.close();
        files.close();
    }

    /** A block that is cached is protected by the hazard word, another one by the reply's grant. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void shouldProtectAMappingAlsoAfterCallsThatItRefuses(final int cached) throws Exception {
        final int[] results = new int[4];
        galeFs.launch(MappingProtectionTest::mapsAndSteals, new Grid(2, 1), new int[] {cached}, results);
        assertArrayEquals(new int[] {-Errno.EBUSY, -Errno.EBUSY, 1, 2}, results);
    }

    private static void mapsAndSteals(final long[] fs, final int[] args, final int[] results) {
        final int[] data = new int[1];
        final int fd = gopen(fs, "file", O_RDWR);
        if (WorkItem.groupId() == 0) {
            if (args[IS_CACHED] == 1) {
                gread(fs, fd, 0, 4, data, 0);
            }
            final long begin = gmap(fs, fd, 0, BLOCK);
            results[0] = gread(fs, fd, BLOCK, 4, data, 0);
            results[1] = gwrite(fs, fd, BLOCK, 4, data, 0);
            isMapped.countDown();
            pause();
            results[2] = DeviceMemory.getByte(fs, begin);
            gunmap(fs, BLOCK);
        } else {
            awaitMapping();
            gread(fs, fd, BLOCK, 4, data, 0);
            results[3] = (byte) data[0];
        }
    }

    private static void awaitMapping() {
        try {
            isMapped.await();
        } catch (final InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Long enough for the other work-group to take the frame, if it can. */
    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(STEAL_MILLIS);
        } catch (final InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}

package io.github.galefs.cache;

import static io.github.galefs.kernel.lane.LaneDescriptor.HAZARD_OFFSET;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.TableChanges;
import io.github.galefs.file.FileService;
import io.github.galefs.file.OpenOption;
import io.github.galefs.kernel.RegionHandle;
import io.github.galefs.kernel.page.PageTable;
import io.github.galefs.statistics.Counters;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import io.github.galefs.transfer.SharedFrames;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Reuse of the only frame while a kernel looks its block up, at each of the moments at which that matters. */
@Timeout(30)
class BlockCacheTest {
    private static final int FILE = 1;
    private static final long LANE = 256;
    private static final long TABLE = 8192;
    private static final long FRAMES_OFFSET = 16_384;
    private static final int BLOCK_SHIFT = 12;
    private static final int BLOCK_SIZE = 1 << BLOCK_SHIFT;
    private static final long REGION_LENGTH = FRAMES_OFFSET + BLOCK_SIZE;

    @TempDir
    private Path directory;

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment memory = arena.allocate(REGION_LENGTH, 4096);
    private final long[] region = RegionHandle.of(memory.address(), REGION_LENGTH);
    private final CachedFile file = new CachedFile(FILE, 0);
    private final HazardWord hazard = new HazardWord();
    private FileService files;
    private BlockCache cache;

    @BeforeEach
    void open() throws Exception {
        files = FileStore.create(new FileStoreContext().directory(directory.resolve("store")));
        final long handle = files.open("file", EnumSet.of(OpenOption.READ, OpenOption.WRITE, OpenOption.CREATE));
        files.write(handle, 0, MemorySegment.ofArray(new byte[2 * BLOCK_SIZE]), 0, 2 * BLOCK_SIZE);
        file.setHandles(handle, 0);
        final Counters counters = new Counters();
        cache = new BlockCache(
                1,
                new PageTableWriter(memory, TableChanges.SHARED, TABLE, FRAMES_OFFSET, 1, BLOCK_SHIFT),
                new FifoEviction(1),
                hazard,
                new SharedFrames(files, memory.asSlice(FRAMES_OFFSET), BLOCK_SHIFT, counters),
                counters);
        assertEquals(0, cache.frameToRead(file, 0));
    }

    @AfterEach
    void close() throws Exception {
        files.close();
        arena.close();
    }

    @Test
    void shouldKeepABlockThatAKernelFindsAfterTheFirstCheckOfItsHazardWord() throws Exception {
        hazard.afterCheck = check -> {
            if (check == 1) {
                assertEquals(0, lookUp());
            }
        };
        assertEquals(BlockCache.NO_FRAME_NOW, cache.frameToRead(file, 1));
        PageTable.unprotect(region, LANE);
        assertEquals(0, lookUp());
    }

    @Test
    void shouldHideABlockBeforeTheLastCheckOfItsHazardWord() throws Exception {
        hazard.afterCheck = check -> {
            if (check > 1) {
                assertEquals(PageTable.NOT_RESIDENT, lookUp());
            }
        };
        assertEquals(0, cache.frameToRead(file, 1));
        assertEquals(2, hazard.checks);
    }

    private int lookUp() {
        return PageTable.protect(region, LANE, FILE, 0);
    }

    /** The hazard word of one work-group; a test runs the work-group's lookup right after the host has read it. */
    private final class HazardWord implements FrameGuard {
        private IntConsumer afterCheck = check -> {};
        private int checks;

        @Override
        public boolean isGranted(final int frame) {
            return false;
        }

        @Override
        public int writerCount(final int frame) {
            return 0;
        }

        @Override
        public boolean isProtected(final int frame) {
            final boolean isProtected = memory.get(ValueLayout.JAVA_INT, LANE + HAZARD_OFFSET) == frame + 1;
            afterCheck.accept(++checks);
            return isProtected;
        }
    }
}

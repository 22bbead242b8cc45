package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachLiveDevice;
import io.github.galefs.diskcache.DiskCacheContext;
import io.github.galefs.diskcache.DiskCachedFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Blocks of a cache on disk that kernels read where they lie. */
@OnEachLiveDevice
@Timeout(60)
class InPlaceDiskCacheTest {
    private static final int BLOCK = 16 << 10;
    private static final int BLOCKS = 20;
    private static final int FRAMES = 8;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    /** The file changes between the second run and the third. */
    @Test
    void shouldReadTheBlocksOfAnEarlierRunInPlace() throws Exception {
        AssumedDevice.assumeInPlace(deviceName);
        try (EmbeddedStore first = store("first");
                EmbeddedStore second = store("second")) {
            final byte[] content = TestBytes.random(BLOCKS * BLOCK, 1);
            TestBytes.put(first, "file", content);
            assertEquals(content.length, run(first, content).fetchedFromOrigin());
            final DiskCacheRun again = run(first, content);
            assertEquals(0, again.fetchedFromOrigin());
            assertTrue(again.blocksInPlace() >= BLOCKS, again::toString);
            assertEquals(0, again.copiedBytes());
            final byte[] changed = TestBytes.random(BLOCKS * BLOCK, 2);
            TestBytes.put(second, "file", changed);
            assertEquals(changed.length, run(second, changed).fetchedFromOrigin());
        }
    }

    private EmbeddedStore store(final String name) throws Exception {
        return EmbeddedStore.create(
                new EmbeddedStoreContext().directory(directory.resolve(name)).segmentSize(1 << 20));
    }

    /** The store of several runs. */
    private static final class StaysOpen extends ForwardingFileService {
        private final FileService files;

        StaysOpen(final FileService files) {
            this.files = files;
        }

        @Override
        protected FileService delegate() {
            return files;
        }

        @Override
        public void close() {}
    }

    /** What a run has done. */
    private record DiskCacheRun(long fetchedFromOrigin, long blocksInPlace, long copiedBytes) {}

    /** Lets two work-groups read the file through the cache. */
    private DiskCacheRun run(final EmbeddedStore store, final byte[] content) throws Exception {
        final DiskCacheContext context = new DiskCacheContext()
                .origin(new StaysOpen(store))
                .identity("origin")
                .directory(directory.resolve("cache"))
                .capacity(DiskCacheContext.MIN_CAPACITY)
                .blockSize(BLOCK);
        try (DiskCachedFileService files = DiskCachedFileService.open(context);
                GaleFs galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                        .files(files)
                        .blockSize(BLOCK)
                        .cacheSize(FRAMES * BLOCK))) {
            final long[] sums = new long[2];
            galeFs.launch(FileKernels::sumMapped, new Grid(sums.length, 1), sums);
            assertEquals(sums[0], sums[1]);
            long sum = 0;
            for (final byte value : content) {
                sum += value & 0xff;
            }
            assertEquals(sum, sums[0]);
            return new DiskCacheRun(
                    files.statistics().fetchedBytes() + files.statistics().passedReads(),
                    galeFs.statistics().get(Metric.BLOCKS_IN_PLACE),
                    galeFs.statistics().get(Metric.BYTES_FETCHED));
        }
    }
}

package io.github.galefs.hadoop;

import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.diskcache.DiskCacheContext;
import io.github.galefs.diskcache.DiskCachedFileService;
import io.github.galefs.file.FileService;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Memory and descriptors of a service that opens, reads, writes and closes many files. The property {@code
 * galefs.test.files} sets how many.
 */
@Timeout(600)
class FlatFootprintTest {
    private static final String ROOT = "/flat";
    private static final int FILES = Integer.getInteger("galefs.test.files", 400);

    /** Files before the first look: pools, caches and classes are as large as they become. */
    private static final int FIRST = FILES / 4;

    /** Different files. */
    private static final int NAMES = 20;

    /** One of so many files is written. */
    private static final int WRITTEN = 16;

    private static final byte[] CONTENT = pattern(10_000, 1);

    /** A leak of one object for each file exceeds it. The ids of the last files that were written are remembered. */
    private static final long OBJECT_TOLERANCE = FILES / 2;

    /** Pools of buffers of 4 MiB may still fill. */
    private static final long HEAP_TOLERANCE = 32 << 20;

    private static final int RETRIES = 10;

    /** Connections that pools may add. */
    private static final long DESCRIPTOR_TOLERANCE = 16;

    @TempDir
    private Path directory;

    @ParameterizedTest
    @EnumSource
    void shouldHoldNoMoreAfterMoreFiles(final TestedCluster service) throws Exception {
        prepare(service);
        try (FileService files = service.open(ROOT, directory.resolve("staging"))) {
            assertFlat(files);
        }
    }

    @Test
    void shouldHoldNoMoreAfterMoreFilesWithADiskCache() throws Exception {
        prepare(TestedCluster.HDFS);
        final FileService origin = TestedCluster.HDFS.open(ROOT, directory.resolve("staging"));
        try (FileService files = DiskCachedFileService.open(
                new DiskCacheContext().origin(origin).identity("hdfs").directory(directory.resolve("cache")))) {
            assertFlat(files);
        }
    }

    private static void prepare(final TestedCluster service) throws Exception {
        service.clear(ROOT);
        for (int i = 0; i < NAMES; i++) {
            service.put(ROOT + "/file" + i, CONTENT);
        }
    }

    private static void assertFlat(final FileService files) throws Exception {
        use(files, 0, FIRST);
        Footprint.now();
        final Footprint before = Footprint.now();
        use(files, FIRST, FILES);
        // Streams of s3a have finalizers, which may come late. What leaks stays.
        Footprint after = Footprint.now();
        for (int i = 0; i < RETRIES && !isFlat(before, after); i++) {
            after = Footprint.now();
        }
        assertTrue(isFlat(before, after), before + ", then " + after);
    }

    private static boolean isFlat(final Footprint before, final Footprint after) {
        return after.objects() <= before.objects() + OBJECT_TOLERANCE
                && after.heapBytes() <= before.heapBytes() + HEAP_TOLERANCE
                && after.descriptors() <= before.descriptors() + DESCRIPTOR_TOLERANCE;
    }

    private static void use(final FileService files, final int from, final int end) throws Exception {
        for (int i = from; i < end; i++) {
            if (i % WRITTEN == 0) {
                final long handle = files.open("written" + i / WRITTEN % NAMES, NEW);
                write(files, handle, i % CONTENT.length, new byte[100]);
                files.close(handle);
            } else {
                final long handle = files.open("file" + i % NAMES, READ);
                assertArrayEquals(CONTENT, read(files, handle, 0, CONTENT.length));
                files.close(handle);
            }
        }
    }
}

package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Errno;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@OnEachDevice
@Timeout(60)
class GaleFsTest {
    private static final int BLOCK_SIZE = 4096;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void createStore() throws Exception {
        AssumedDevice.assume(deviceName);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
    }

    @AfterEach
    void closeStore() throws Exception {
        if (files != null) {
            files.close();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 100, 0",
        "4096, 0, 4096, 4096",
        "4097, 0, 4097, 4097",
        "4097, 4096, 100, 1",
        "4097, 4097, 100, 0",
        "4097, 1000000, 100, 0",
        "9000, 4000, 200, 200",
        "9000, 4000, 20000, 5000",
        "9000, 0, 0, 0",
        "9001, 1, 9000, 9000",
    })
    void shouldReadUpToTheEndOfTheFile(final int size, final long offset, final int wanted, final int expected)
            throws Exception {
        final byte[] content = TestBytes.random(size, 7);
        TestBytes.put(files, "file", content);
        for (final int localSize : new int[] {1, 8}) {
            final int[] data = new int[wanted / Integer.BYTES + 1];
            final long[] out = new long[3];
            try (GaleFs galeFs = open(16)) {
                galeFs.launch(FileKernels::read, new Grid(1, localSize), new long[] {offset, wanted}, data, out);
            }
            assertArrayEquals(new long[] {expected, size, 0}, out);
            final int from = (int) Math.min(size, offset);
            assertArrayEquals(Arrays.copyOfRange(content, from, from + expected), TestBytes.fromInts(data, expected));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0, 1", "0, 4096", "0, 4097", "4095, 2", "10000, 5000", "123456, 1"})
    void shouldLeaveAHoleWhenWritingBeyondTheEnd(final long offset, final int count) throws Exception {
        final byte[] content = TestBytes.random(count, 11);
        for (final int localSize : new int[] {1, 8}) {
            final long[] out = new long[2];
            try (GaleFs galeFs = open(4)) {
                galeFs.launch(
                        FileKernels::write,
                        new Grid(1, localSize),
                        new long[] {offset, count},
                        TestBytes.toInts(content),
                        out);
            }
            assertArrayEquals(new long[] {count, 0}, out);
            final byte[] expected = new byte[count == 0 ? 0 : (int) offset + count];
            System.arraycopy(content, 0, expected, count == 0 ? 0 : (int) offset, count);
            assertArrayEquals(expected, TestBytes.get(files, "file"));
            files.remove("file");
        }
    }

    @Test
    void shouldKeepTheOtherBytesOfABlockWhenAPartIsWritten() throws Exception {
        final byte[] content = TestBytes.random(3 * BLOCK_SIZE, 3);
        TestBytes.put(files, "file", content);
        final byte[] part = TestBytes.random(BLOCK_SIZE, 5);
        final long[] out = new long[2];
        try (GaleFs galeFs = open(4)) {
            galeFs.launch(
                    FileKernels::write, new Grid(1, 4), new long[] {100, BLOCK_SIZE}, TestBytes.toInts(part), out);
        }
        System.arraycopy(part, 0, content, 100, BLOCK_SIZE);
        assertArrayEquals(content, TestBytes.get(files, "file"));
    }

    @ParameterizedTest
    @CsvSource({"2, 100, 1", "2, 100, 8", "64, 100, 1", "64, 1000, 8", "1000, 60, 1"})
    void shouldKeepAllPartsWhenGroupsWriteDisjointPartsOfOneBlock(final int groups, final int part, final int localSize)
            throws Exception {
        TestBytes.put(files, "file", new byte[groups * part + 5000]);
        for (final int frames : new int[] {1, 64}) {
            final long[] out = new long[groups];
            try (GaleFs galeFs = open(frames)) {
                galeFs.launch(
                        FileKernels::writeDisjointParts,
                        new Grid(groups, localSize),
                        new long[] {part},
                        new int[groups * part / Integer.BYTES],
                        out);
            }
            assertArrayEquals(IntStream.range(0, groups).mapToLong(i -> part).toArray(), out);
            final byte[] expected = new byte[groups * part];
            for (int i = 0; i < expected.length; i++) {
                expected[i] = (byte) (i / part + 1);
            }
            assertArrayEquals(expected, TestBytes.get(files, "file"));
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 1, 2", "2, 8, 2", "64, 1, 1", "64, 8, 3", "64, 8, 1000", "1000, 1, 1", "1000, 8, 8"})
    void shouldReadTheSameBytesWithAnyGridAndCacheSize(final int groups, final int localSize, final int frames)
            throws Exception {
        final byte[] content = TestBytes.random(20 * BLOCK_SIZE + 17, 13);
        TestBytes.put(files, "file", content);
        final long expected = IntStream.range(0, content.length)
                .mapToLong(i -> content[i] & 0xff)
                .sum();
        final long[] sums = new long[groups];
        try (GaleFs galeFs = GaleFs.open(context(frames).inPlaceLimit(0))) {
            galeFs.launch(
                    FileKernels::sumFromEverywhere,
                    new Grid(groups, localSize),
                    new long[] {BLOCK_SIZE},
                    new int[groups * BLOCK_SIZE / Integer.BYTES],
                    sums);
            final long evictions = galeFs.statistics().get(Metric.CACHE_EVICTIONS);
            assertEquals(frames < 21, evictions > 0, "evictions " + evictions);
        }
        assertArrayEquals(IntStream.range(0, groups).mapToLong(i -> expected).toArray(), sums);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 8, 2", "64, 1, 1", "64, 8, 3", "8, 8, 1000", "1000, 1, 3"})
    void shouldMapTheSameBytesWithAnyGridAndCacheSize(final int groups, final int localSize, final int frames)
            throws Exception {
        final byte[] content = TestBytes.random(9 * BLOCK_SIZE + 17, 19);
        TestBytes.put(files, "file", content);
        final long expected = IntStream.range(0, content.length)
                .mapToLong(i -> content[i] & 0xff)
                .sum();
        final long[] sums = new long[groups];
        try (GaleFs galeFs = open(frames)) {
            galeFs.launch(FileKernels::sumMapped, new Grid(groups, localSize), sums);
            assertEquals((long) groups * content.length, galeFs.statistics().get(Metric.BYTES_READ));
        }
        assertArrayEquals(IntStream.range(0, groups).mapToLong(i -> expected).toArray(), sums);
    }

    /** Running work-groups must not wait for one that has not started yet. */
    @Test
    void shouldServeManyMoreGroupsThanTheDeviceRunsConcurrently() throws Exception {
        final int groups = 3000;
        final byte[] content = TestBytes.random(2 * BLOCK_SIZE + 100, 23);
        TestBytes.put(files, "file", content);
        final long expected = IntStream.range(0, content.length)
                .mapToLong(i -> content[i] & 0xff)
                .sum();
        final long[] sums = new long[groups];
        try (GaleFs galeFs = GaleFs.open(context(2).maxWorkGroups(groups))) {
            galeFs.launch(FileKernels::sumMapped, new Grid(groups, 1), sums);
        }
        assertArrayEquals(LongStream.generate(() -> expected).limit(groups).toArray(), sums);
    }

    @Test
    void shouldRefuseInvalidMappingsAndOtherCallsDuringAMapping() throws Exception {
        final long size = 2 * BLOCK_SIZE + 17;
        TestBytes.put(files, "file", new byte[(int) size]);
        final long[] refusals = new long[13];
        try (GaleFs galeFs = open(4)) {
            galeFs.launch(FileKernels::mapRefusals, new Grid(1, 1), new long[] {size}, refusals);
        }
        final int[] errors = {
            Errno.EINVAL,
            Errno.EINVAL,
            Errno.EINVAL,
            Errno.EINVAL,
            Errno.EINVAL,
            Errno.EBADF,
            Errno.EINVAL,
            Errno.EBUSY,
            Errno.EBUSY,
            Errno.EBUSY,
            Errno.EBUSY,
            (int) -size,
            0
        };
        assertArrayEquals(Arrays.stream(errors).mapToLong(e -> -e).toArray(), refusals);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 64})
    void shouldReadItsOwnWritesWhenBlocksAreEvictedInBetween(final int frames) throws Exception {
        final int groups = 32;
        final int part = 3000;
        final long[] out = new long[groups];
        try (GaleFs galeFs = open(frames)) {
            galeFs.launch(
                    FileKernels::writeThenRead,
                    new Grid(groups, 4),
                    new long[] {part},
                    new int[groups * part / Integer.BYTES],
                    out);
        }
        assertArrayEquals(IntStream.range(0, groups).mapToLong(i -> -1).toArray(), out);
        assertEquals(groups * part, files.stat("file").size());
    }

    @Test
    void shouldKeepAThousandFilesOpen() throws Exception {
        final List<String> names =
                IntStream.range(0, 1000).mapToObj("name-%04d"::formatted).toList();
        final int[] fds = open(names, 9);
        assertEquals(1000, Arrays.stream(fds).distinct().count());
        assertTrue(Arrays.stream(fds).allMatch(fd -> fd >= 3));
        assertEquals(names, files.list("/").stream().map(DirectoryEntry::name).toList());
    }

    @Test
    void shouldAcceptNamesOf255BytesWithSpacesAndInUtf8AndRefuse256() throws Exception {
        final String longest = "ß".repeat(127) + "x";
        final String tooLong = "ß".repeat(128);
        final String spaces = " a name  with spaces ";
        final String japanese = "分散ファイルシステム";
        for (final String name : List.of(longest, spaces, japanese)) {
            assertTrue(open(List.of(name), name.getBytes(StandardCharsets.UTF_8).length)[0] >= 3, name);
            assertEquals(0, files.stat(name).size());
        }
        assertEquals(-Errno.ENAMETOOLONG, open(List.of(tooLong), 256)[0]);
        assertEquals(-Errno.ENAMETOOLONG, open(List.of("x".repeat(4097)), 4097)[0]);
    }

    @Test
    void shouldRefuseInvalidCallsWithPosixErrors() throws Exception {
        TestBytes.put(files, "file", new byte[10]);
        files.makeDirectory("directory");
        final long[] out = new long[17];
        try (GaleFs galeFs = open(4)) {
            galeFs.launch(FileKernels::refusedCalls, new Grid(1, 1), new int[4], out);
        }
        final int[] expected = {
            Errno.EBADF,
            Errno.EBADF,
            Errno.EBADF,
            Errno.EBADF,
            Errno.EINVAL,
            Errno.EINVAL,
            Errno.EFBIG,
            Errno.EINVAL,
            Errno.EBADF,
            Errno.ENOENT,
            Errno.EISDIR,
            Errno.ENOTDIR,
            Errno.ENOENT,
            Errno.EINVAL,
            Errno.EINVAL,
            Errno.EINVAL,
            Errno.EBADF
        };
        assertArrayEquals(Arrays.stream(expected).mapToLong(e -> -e).toArray(), out);
        assertEquals(10, files.stat("file").size());
    }

    @Test
    void shouldReadAChangeOfAnotherClientAfterTheNextOpen() throws Exception {
        final long[] out = new long[3];
        final int[] data = new int[1];
        try (GaleFs galeFs = open(4)) {
            for (final String content : List.of("aaaa", "bbbb", "cc")) {
                TestBytes.put(files, "file", content.getBytes(StandardCharsets.UTF_8));
                galeFs.launch(FileKernels::read, new Grid(1, 1), new long[] {0, 4}, data, out);
                assertEquals(content.length(), out[0]);
                assertEquals(content, new String(TestBytes.fromInts(data, content.length()), StandardCharsets.UTF_8));
            }
        }
    }

    @Test
    void shouldKeepCachedBlocksAcrossLaunchesWhenTheFileIsUnchanged() throws Exception {
        TestBytes.put(files, "file", TestBytes.random(3 * BLOCK_SIZE, 17));
        final int[] data = new int[3 * BLOCK_SIZE / Integer.BYTES];
        try (GaleFs galeFs = open(8)) {
            for (int i = 0; i < 3; i++) {
                galeFs.launch(FileKernels::read, new Grid(1, 1), new long[] {0, 3 * BLOCK_SIZE}, data, new long[3]);
            }
            assertEquals(1, galeFs.statistics().get(Metric.CACHE_MISSES));
            assertEquals(8, galeFs.statistics().get(Metric.CACHE_HITS));
            assertEquals(9L * BLOCK_SIZE, galeFs.statistics().get(Metric.BYTES_READ));
            final long inPlace = galeFs.statistics().get(Metric.BLOCKS_IN_PLACE) * BLOCK_SIZE;
            assertEquals(3L * BLOCK_SIZE, inPlace + galeFs.statistics().get(Metric.BYTES_FETCHED));
        }
    }

    @Test
    void shouldWriteBackAFileThatAKernelLeavesOpen() throws Exception {
        try (GaleFs galeFs = open(4)) {
            galeFs.launch(FileKernels::leaveOpen, new Grid(1, 1), new int[] {0x64636261});
        }
        assertArrayEquals("abcd".getBytes(StandardCharsets.UTF_8), TestBytes.get(files, "file"));
    }

    private GaleFs open(final int frames) throws Exception {
        return GaleFs.open(context(frames));
    }

    private GaleFsContext context(final int frames) {
        return AssumedDevice.context(deviceName)
                .files(files)
                .blockSize(BLOCK_SIZE)
                .cacheSize((long) frames * BLOCK_SIZE);
    }

    private int[] open(final List<String> names, final int length) throws Exception {
        final int[] fds = new int[names.size()];
        try (GaleFs galeFs = open(4)) {
            galeFs.launch(
                    FileKernels::openAll,
                    new Grid(1, 1),
                    new long[] {length, names.size(), O_RDWR | O_CREAT},
                    TestBytes.namesToInts(names),
                    fds);
        }
        return fds;
    }
}

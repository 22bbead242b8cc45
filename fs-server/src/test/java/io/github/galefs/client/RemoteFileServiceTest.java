package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Appended;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.Bytes;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class RemoteFileServiceTest {
    private static final int BLOCK = ServedStore.BLOCK;

    @TempDir
    private Path directory;

    private ServedStore served;
    private RemoteFileService files;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory);
        files = served.connect();
    }

    @AfterEach
    void end() throws Exception {
        files.close();
        served.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 100_000, 5_000_000, 9_000_000})
    void shouldReadBackWrittenBytes(final int length) throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        final byte[] bytes = Bytes.pattern(length, 1);
        Bytes.write(files, handle, 0, bytes);

        assertEquals(length, files.status(handle).size());
        assertArrayEquals(bytes, Bytes.read(files, handle, 0, length + 10));
        assertArrayEquals(
                Arrays.copyOfRange(bytes, length / 3, length), Bytes.read(files, handle, length / 3, length + 10));
        assertArrayEquals(bytes, Bytes.readAll(served.store(), "file"));
    }

    @Test
    void shouldReadZerosFromHoles() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        Bytes.write(files, handle, 1L << 40, new byte[] {7});

        assertArrayEquals(new byte[4 * BLOCK], Bytes.read(files, handle, 1L << 30, 4 * BLOCK));
        assertArrayEquals(new byte[] {0, 7}, Bytes.read(files, handle, (1L << 40) - 1, 10));
    }

    @Test
    void shouldReadIntoAndWriteFromAnyMemory() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        final long[] words = new long[2 * BLOCK];
        Arrays.setAll(words, i -> i * 31L);
        files.write(handle, 0, MemorySegment.ofArray(words), 0, words.length * Long.BYTES);
        final long[] back = new long[words.length];
        assertEquals(
                words.length * Long.BYTES,
                files.read(handle, 0, MemorySegment.ofArray(back), 0, words.length * Long.BYTES));
        assertArrayEquals(words, back);
    }

    @Test
    void shouldIncreaseTheVersionWithEachChange() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        assertEquals(1, Bytes.write(files, handle, 0, Bytes.pattern(10 * BLOCK, 9)));
        assertEquals(2, files.truncate(handle, 5));
        assertEquals(2, files.status(handle).version());
        assertEquals(2, files.stat("file").version());
    }

    @Test
    void shouldSetAttributesOfARemovedFile() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        files.unlink("file");
        files.setPermissions(handle, 0751);
        files.setModificationTime(handle, -7);

        assertEquals(0751, files.status(handle).permissions());
        assertEquals(-7, files.status(handle).modificationMillis());
    }

    @Test
    void shouldNotInterleaveAppendsOfTwoClients() throws Exception {
        final int writers = 4;
        final int lines = 200;
        try (RemoteFileService other = served.connect();
                ExecutorService threads = Executors.newFixedThreadPool(writers)) {
            final List<Future<?>> jobs = IntStream.range(0, writers)
                    .<Future<?>>mapToObj(writer -> threads.submit(() -> {
                        final FileService client = writer % 2 == 0 ? files : other;
                        final long handle = client.open("log", Bytes.NEW);
                        for (int line = 0; line < lines; line++) {
                            final byte[] bytes = line(writer, line);
                            final Appended appended = Bytes.append(client, handle, bytes);
                            assertArrayEquals(bytes, Bytes.read(client, handle, appended.offset(), bytes.length));
                        }
                        return null;
                    }))
                    .toList();
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
        final List<String> expected = IntStream.range(0, writers * lines)
                .mapToObj(i -> new String(line(i / lines, i % lines), StandardCharsets.US_ASCII).strip())
                .sorted()
                .toList();
        final String log = new String(Bytes.readAll(served.store(), "log"), StandardCharsets.US_ASCII);
        assertEquals(expected, log.lines().sorted().toList());
    }

    @Test
    void shouldListSeveralPagesInOrder() throws Exception {
        files.makeDirectory("d");
        final List<String> names = IntStream.range(0, 2500)
                .mapToObj(i -> String.format("%05d-%s", i, "x".repeat(200)))
                .toList();
        for (final String name : names) {
            files.close(files.open("d/" + name, Bytes.NEW));
        }

        assertEquals(names, files.list("d").stream().map(DirectoryEntry::name).toList());
        assertEquals(
                names.subList(10, 2010),
                files.list("d", names.get(9), 2000).stream()
                        .map(DirectoryEntry::name)
                        .toList());
    }

    @Test
    void shouldServeSeveralThreadsOverOneConnection() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            final List<Future<?>> jobs = IntStream.range(0, 64)
                    .<Future<?>>mapToObj(i -> threads.submit(() -> {
                        final byte[] bytes = Bytes.pattern(20 * BLOCK + i, i);
                        Bytes.create(files, "file" + i, bytes);
                        for (int round = 0; round < 10; round++) {
                            assertArrayEquals(bytes, Bytes.readAll(files, "file" + i));
                        }
                        files.sync(files.open("file" + i, Bytes.NEW));
                        return null;
                    }))
                    .toList();
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
        assertEquals(64, files.list("/").size());
    }

    @Test
    void shouldCompleteCallsOfAnInterruptedThreadAndKeepTheInterrupt() throws Exception {
        final byte[] bytes = Bytes.pattern(1_000_000, 13);
        final long handle = files.open("file", Bytes.NEW);
        Thread.currentThread().interrupt();
        try {
            Bytes.write(files, handle, 0, bytes);
            assertArrayEquals(bytes, Bytes.read(files, handle, 0, bytes.length));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    void shouldRefuseCallsAfterClose() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        files.close();
        Bytes.assertRefused(PosixError.EBADF, () -> files.status(handle));
        Bytes.assertRefused(PosixError.EBADF, () -> files.stat("file"));
        Bytes.assertRefused(PosixError.EBADF, () -> files.close(handle));
        files.close();
    }

    @Test
    void shouldNotAcceptTheHandleOfAnotherClient() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        try (RemoteFileService other = served.connect()) {
            Bytes.assertRefused(PosixError.EBADF, () -> other.status(handle));
        }
    }

    @Test
    void shouldEndTheSessionOfAClientThatLeavesFilesOpen() throws Exception {
        files.open("file", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        files.close();
        Await.until("the server has no session", () -> served.server().sessionCount() == 0);
    }

    @Test
    void shouldThrowWhenABlockSentFromItsSegmentIsDamaged() throws Exception {
        Bytes.create(files, "file", Bytes.pattern(3 * BLOCK, 5));
        final long handle = files.open("file", Bytes.READ);
        final Extent extent = served.store().locate(served.store().open("file", Bytes.READ), BLOCK);
        try (Arena arena = Arena.ofConfined();
                FileChannel channel = FileChannel.open(extent.segment(), StandardOpenOption.WRITE)) {
            channel.write(
                    arena.allocateFrom(ValueLayout.JAVA_BYTE, new byte[] {99}).asByteBuffer(), extent.position() + 77);
        }

        Bytes.assertRefused(PosixError.EIO, () -> Bytes.read(files, handle, 0, 3 * BLOCK));
        assertArrayEquals(Arrays.copyOf(Bytes.pattern(3 * BLOCK, 5), BLOCK), Bytes.read(files, handle, 0, BLOCK));
        assertEquals(BLOCK, Bytes.read(files, handle, 2 * BLOCK, BLOCK).length);
    }

    /** Returns lines of different lengths, some of them longer than a block. */
    private static byte[] line(final int writer, final int line) {
        final String text = writer + "-" + line + "x".repeat(line * 37 % (BLOCK + 100)) + "\n";
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}

package io.github.galefs.client;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Reads into several places from a store, from its segments beside its server, and over a connection. */
@Timeout(60)
class ScatteredReadTest {
    private static final int BLOCK = ServedStore.BLOCK;
    private static final int FILE_BYTES = 40 * BLOCK + 1234;

    @TempDir
    private Path directory;

    private ServedStore served;

    enum Way {
        STORE,
        SEGMENTS,
        CONNECTION
    }

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory, new ServerContext().ringDirectory(directory));
    }

    @AfterEach
    void end() throws Exception {
        served.close();
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void shouldReadWhatOneReadIntoOnePlaceReads(final Way way) throws Exception {
        final SplittableRandom random = new SplittableRandom(1);
        createFileWithHoles();
        try (Client client = new Client(way);
                Arena arena = Arena.ofConfined()) {
            final long handle = client.files().open("file", READ);
            for (int i = 0; i < 500; i++) {
                final long offset = random.nextInt(FILE_BYTES + 2 * BLOCK);
                final List<MemorySegment> places = places(random, arena);
                final int length = places.stream()
                        .mapToInt(place -> (int) place.byteSize())
                        .sum();
                final byte[] expected = Bytes.read(served.store(), storeHandle(), offset, length);
                final int count = client.files().read(handle, offset, places);
                assertEquals(expected.length, count);
                assertArrayEquals(expected, Arrays.copyOf(joined(places, length), count));
            }
        }
    }

    private void createFileWithHoles() throws FileServiceException {
        final long handle = served.store().open("file", NEW);
        Bytes.write(served.store(), handle, 100, Bytes.pattern(5 * BLOCK, 1));
        Bytes.write(served.store(), handle, 9 * BLOCK, Bytes.pattern(20 * BLOCK, 2));
        Bytes.write(served.store(), handle, 31 * BLOCK, Bytes.pattern(700, 3));
        Bytes.write(served.store(), handle, 33 * BLOCK, Bytes.pattern(FILE_BYTES - 33 * BLOCK, 4));
        served.store().close(handle);
    }

    private long storeHandle() throws FileServiceException {
        return served.store().open("file", READ);
    }

    /** Returns places of random lengths, some of them empty, some on the heap. */
    private static List<MemorySegment> places(final SplittableRandom random, final Arena arena) {
        final List<MemorySegment> places = new ArrayList<>();
        final int count = random.nextInt(6);
        for (int i = 0; i < count; i++) {
            final int length = switch (random.nextInt(5)) {
                case 0 -> 0;
                case 1 -> 1 + random.nextInt(20);
                case 2 -> BLOCK;
                case 3 -> 4 * BLOCK;
                default -> random.nextInt(3 * BLOCK);
            };
            final MemorySegment place =
                    random.nextBoolean() ? arena.allocate(length) : MemorySegment.ofArray(new byte[length]);
            places.add(place.fill((byte) 0x5A));
        }
        return places;
    }

    private static byte[] joined(final List<MemorySegment> places, final int length) {
        final byte[] bytes = new byte[length];
        int next = 0;
        for (final MemorySegment place : places) {
            MemorySegment.copy(place, ValueLayout.JAVA_BYTE, 0, bytes, next, (int) place.byteSize());
            next += (int) place.byteSize();
        }
        return bytes;
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void shouldRefuseAsOtherReadsDo(final Way way) throws Exception {
        createFileWithHoles();
        final List<MemorySegment> places = List.of(MemorySegment.ofArray(new byte[10]));
        try (Client client = new Client(way)) {
            final FileService files = client.files();
            final long handle = files.open("file", READ);
            assertRefused(PosixError.EINVAL, () -> files.read(handle, -1, places));
            assertRefused(PosixError.EINVAL, () -> files.read(handle, FILE_BYTES, tooManyBytes(1 << 30, 2)));
            assertRefused(PosixError.EINVAL, () -> files.read(handle, FILE_BYTES, tooManyBytes(1 << 30, 5)));
            assertRefused(PosixError.EINVAL, () -> files.read(handle, FILE_BYTES, tooManyBytes(1L << 62, 4)));
            assertRefused(PosixError.EINVAL, () -> files.read(handle, FILE_BYTES, tooManyBytes(Long.MAX_VALUE, 2)));
            assertThrows(NullPointerException.class, () -> files.read(handle, 0, null));
            assertEquals(0, files.read(handle, 0, List.of()));
            assertEquals(0, files.read(handle, FILE_BYTES, places));
            final long writeOnly = files.open("file", EnumSet.of(FileOpenOption.WRITE));
            assertRefused(PosixError.EBADF, () -> files.read(writeOnly, 0, places));
            assertRefused(PosixError.EBADF, () -> files.read(writeOnly, -1, places));
            assertRefused(PosixError.EBADF, () -> files.read(12345, 0, places));
        }
    }

    /** Returns memory that is never accessed, some places of some length. */
    @SuppressWarnings("restricted")
    private static List<MemorySegment> tooManyBytes(final long length, final int count) {
        return Collections.nCopies(count, MemorySegment.NULL.reinterpret(length));
    }

    @Test
    void shouldReceiveNoDataWhenItIsInSegmentsOfThisMachine() throws Exception {
        createFileWithHoles();
        try (BreakableProxy proxy = new BreakableProxy(served.address());
                RemoteFileService files =
                        RemoteFileService.connect(served.clientContext().address(proxy.address()))) {
            final long handle = files.open("file", READ);
            final long opened = proxy.replyBytes();
            final MemorySegment place = MemorySegment.ofArray(new byte[10 * BLOCK]);
            final MemorySegment other = MemorySegment.ofArray(new byte[10 * BLOCK]);
            assertEquals(20 * BLOCK, files.read(handle, BLOCK, List.of(place, other)));
            assertTrue(proxy.replyBytes() - opened < BLOCK);
        }
    }

    /** A request has the same length for every read. */
    @Test
    void shouldSendOneRequestForAllPlaces() throws Exception {
        createFileWithHoles();
        try (BreakableProxy proxy = new BreakableProxy(served.address());
                RemoteFileService files = RemoteFileService.connect(
                        served.clientContext().address(proxy.address()).sameHostReads(false))) {
            final long handle = files.open("file", READ);
            final long opened = proxy.requestBytes();
            files.read(handle, BLOCK, MemorySegment.ofArray(new byte[20 * BLOCK]), 0, 20 * BLOCK);
            final long afterOnePlace = proxy.requestBytes();
            final List<MemorySegment> places = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                places.add(MemorySegment.ofArray(new byte[BLOCK / 2]));
            }
            assertEquals(20 * BLOCK, files.read(handle, BLOCK, places));
            assertTrue(afterOnePlace > opened);
            assertEquals(afterOnePlace - opened, proxy.requestBytes() - afterOnePlace);
        }
    }

    /** One block a place: reads of one place after another would see several writes. */
    @ParameterizedTest
    @EnumSource(Way.class)
    void shouldShowOneStateOfTheFileBesideAWriter(final Way way) throws Exception {
        final int blocks = 16;
        final AtomicBoolean done = new AtomicBoolean();
        final long writing = served.store().open("file", NEW);
        Bytes.write(served.store(), writing, 0, new byte[blocks * BLOCK]);
        try (ExecutorService executor = Executors.newSingleThreadExecutor();
                Client client = new Client(way);
                Arena arena = Arena.ofConfined()) {
            final Future<?> writer = executor.submit(() -> {
                final byte[] bytes = new byte[blocks * BLOCK];
                for (int i = 1; !done.get(); i++) {
                    Arrays.fill(bytes, (byte) i);
                    Bytes.write(served.store(), writing, 0, bytes);
                }
                return null;
            });
            try {
                final long handle = client.files().open("file", READ);
                final List<MemorySegment> places = new ArrayList<>();
                for (int i = 0; i < blocks; i++) {
                    places.add(arena.allocate(BLOCK));
                }
                for (int i = 0; i < 1000; i++) {
                    assertEquals(blocks * BLOCK, client.files().read(handle, 0, places));
                    final byte first = places.getFirst().get(ValueLayout.JAVA_BYTE, 0);
                    final byte[] expected = new byte[blocks * BLOCK];
                    Arrays.fill(expected, first);
                    assertArrayEquals(expected, joined(places, blocks * BLOCK));
                }
            } finally {
                done.set(true);
            }
            writer.get();
        }
    }

    /** The file service that a test reads from. */
    private final class Client implements AutoCloseable {
        private final FileService files;

        Client(final Way way) throws FileServiceException {
            files = way == Way.STORE
                    ? served.store()
                    : RemoteFileService.connect(served.clientContext().sameHostReads(way == Way.SEGMENTS));
        }

        FileService files() {
            return files;
        }

        @Override
        public void close() throws FileServiceException {
            if (files != served.store()) {
                files.close();
            }
        }
    }
}

package io.github.galefs.transfer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Blocks between a store and frames of a model device, which checks the sources of its copies. */
@Timeout(30)
class DeviceFramesTest {
    private static final int BLOCK_SHIFT = 22;
    private static final int BLOCK_SIZE = 1 << BLOCK_SHIFT;
    private static final int FRAMES = 40;
    private static final long FRAMES_OFFSET = 4096;

    /** One block, and a part of a second. */
    private static final int FILE_SIZE = BLOCK_SIZE + 1000;

    @TempDir
    private Path directory;

    private final Counters counters = new Counters();
    private final byte[] content = new byte[FILE_SIZE];
    private FileService files;
    private ModelDevice device;
    private DeviceRegion region;
    private long handle;

    @BeforeEach
    void open() throws Exception {
        new SplittableRandom(1).nextBytes(content);
        files = FileStore.create(new FileStoreContext().directory(directory.resolve("store")));
        handle = files.open("file", EnumSet.of(OpenOption.READ, OpenOption.WRITE, OpenOption.CREATE));
        files.write(handle, 0, MemorySegment.ofArray(content), 0, FILE_SIZE);
        device = new ModelDevice(1, group -> {
            throw new AssertionError();
        });
        region = device.allocateRegion(FRAMES_OFFSET + (long) FRAMES * BLOCK_SIZE, 4096);
    }

    @AfterEach
    void close() throws Exception {
        region.close();
        files.close(handle);
        files.close();
        assertEquals(0, device.openObjects());
    }

    @Test
    void shouldSetTheBytesBeyondTheEndOfTheFileToZero() throws Exception {
        try (DeviceFrames frames = frames(files)) {
            frames.fetch(handle, 1, 3);
            frames.clear(4);
            frames.fetch(handle, 1, 4 + 1);
            frames.awaitAll(frame -> {});
            assertArrayEquals(Arrays.copyOf(Arrays.copyOfRange(content, BLOCK_SIZE, FILE_SIZE), BLOCK_SIZE), frame(3));
            assertArrayEquals(new byte[BLOCK_SIZE], frame(4));
            assertEquals(2000, counters.snapshot().get(Metric.BYTES_FETCHED));
        }
    }

    @Test
    void shouldFillAFrameUntilItsCopyIsComplete() throws Exception {
        try (DeviceFrames frames = frames(files)) {
            frames.fetch(handle, 0, 7);
            frames.fetch(handle, 0, 2);
            assertTrue(frames.isFilling(7));
            final List<Integer> filled = new ArrayList<>();
            while (filled.size() < 2) {
                frames.poll(filled::add);
                assertEquals(!filled.contains(7), frames.isFilling(7));
                assertEquals(!filled.contains(2), frames.isFilling(2));
            }
            assertEquals(List.of(7, 2), filled);
        }
    }

    /** A buffer that is used too early changes the source of a copy, which the device detects. */
    @Test
    void shouldReuseAStagingBufferOnlyWhenItsCopyIsComplete() throws Exception {
        try (DeviceFrames frames = frames(files)) {
            int refusals = 0;
            for (int frame = 0; frame < FRAMES; frame++) {
                while (!frames.canFetch()) {
                    refusals++;
                    frames.poll(filled -> {});
                }
                frames.fetch(handle, frame % 3, frame);
            }
            frames.awaitAll(frame -> {});
            assertTrue(refusals > 0);
            assertTrue(frames.canFetch());
            for (int frame = 0; frame < FRAMES; frame++) {
                assertArrayEquals(block(frame % 3), frame(frame));
            }
        }
    }

    @Test
    void shouldStartNoCopyWhenTheServiceFails() throws Exception {
        final FileService failing = new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public int read(
                    final long file, final long offset, final MemorySegment to, final long toOffset, final int length)
                    throws FileServiceException {
                throw new FileServiceException(PosixError.EIO, "the disk");
            }
        };
        try (DeviceFrames frames = frames(failing)) {
            assertThrows(FileServiceException.class, () -> frames.fetch(handle, 0, 0));
            assertFalse(frames.isFilling(0));
            assertEquals(0, region.completedCopies());
        }
    }

    @Test
    void shouldCopyFromPinnedMemoryWithoutReading() throws Exception {
        try (Arena arena = Arena.ofShared();
                DeviceFrames frames = frames(new PinnedService(arena.allocateFrom(ValueLayout.JAVA_BYTE, content)))) {
            for (int block = 0; block < 3; block++) {
                frames.fetch(handle, block, block);
            }
            frames.awaitAll(frame -> {});
            for (int block = 0; block < 3; block++) {
                assertArrayEquals(block(block), frame(block));
            }
        }
    }

    @Test
    void shouldWriteAPartOfAFrameBackAfterTheCopyIntoIt() throws Exception {
        try (DeviceFrames frames = frames(files)) {
            frames.fetch(handle, 1, 9);
            frames.writeBack(handle, 0, 9, 10, 900);
            final byte[] read = new byte[FILE_SIZE];
            files.read(handle, 0, MemorySegment.ofArray(read), 0, FILE_SIZE);
            System.arraycopy(content, BLOCK_SIZE + 10, content, 10, 890);
            assertArrayEquals(content, read);
            assertEquals(890, counters.snapshot().get(Metric.BYTES_WRITTEN_BACK));
        }
    }

    private DeviceFrames frames(final FileService service) {
        return new DeviceFrames(service, region, FRAMES_OFFSET, FRAMES, BLOCK_SHIFT, counters);
    }

    private byte[] block(final int block) {
        final int begin = Math.min(FILE_SIZE, block * BLOCK_SIZE);
        final int end = Math.min(FILE_SIZE, begin + BLOCK_SIZE);
        return Arrays.copyOf(Arrays.copyOfRange(content, begin, end), BLOCK_SIZE);
    }

    private byte[] frame(final int frame) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment bytes = arena.allocate(BLOCK_SIZE);
            region.copyOut(FRAMES_OFFSET + (long) frame * BLOCK_SIZE, bytes);
            return bytes.toArray(ValueLayout.JAVA_BYTE);
        }
    }

    /** Service whose one file lies in pinned memory, and cannot be read otherwise. */
    private static final class PinnedService extends ForwardingFileService implements PinnedSource {
        private final MemorySegment bytes;

        PinnedService(final MemorySegment bytes) {
            this.bytes = bytes;
        }

        @Override
        protected FileService delegate() {
            throw new AssertionError("the service was called");
        }

        @Override
        public MemorySegment pinned(final long file, final long fileOffset, final int length) {
            final long begin = Math.min(bytes.byteSize(), fileOffset);
            return bytes.asSlice(begin, Math.min(length, bytes.byteSize() - begin));
        }
    }
}

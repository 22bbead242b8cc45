package io.github.galefs.transfer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Transfers between a store and frames of a model device, whose copies move their bytes only when they end. */
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
    private TransferEngine engine;
    private long handle;

    @BeforeEach
    void open() throws Exception {
        new SplittableRandom(1).nextBytes(content);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        handle = files.open("file", EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE));
        files.write(handle, 0, MemorySegment.ofArray(content), 0, FILE_SIZE);
        device = new ModelDevice(1, group -> {
            throw new AssertionError();
        });
        region = device.allocateRegion(FRAMES_OFFSET + (long) FRAMES * BLOCK_SIZE, 4096);
    }

    @AfterEach
    void close() throws Exception {
        engine.close();
        region.close();
        files.close(handle);
        files.close();
        assertEquals(0, device.openObjects());
    }

    @Test
    void shouldSetTheBytesBeyondTheEndOfTheFileToZero() {
        serve(files, region);
        fetch(1, 3, 4);
        final BlockTransfer clearing = engine.take();
        clearing.clear(null, 7);
        clearing.addBlock(9);
        engine.start(clearing);
        assertEquals(List.of(), complete());
        assertArrayEquals(Arrays.copyOf(Arrays.copyOfRange(content, BLOCK_SIZE, FILE_SIZE), BLOCK_SIZE), frame(3));
        assertArrayEquals(new byte[BLOCK_SIZE], frame(4));
        assertArrayEquals(new byte[BLOCK_SIZE], frame(9));
        assertEquals(1000, counters.snapshot().get(Metric.BYTES_FETCHED));
    }

    @Test
    void shouldFetchBlocksThatAreNoNeighbours() {
        serve(files, region);
        final BlockTransfer transfer = engine.take();
        transfer.fetch(null, handle, 1);
        transfer.addBlock(3, 1);
        transfer.addBlock(4, 7);
        transfer.addBlock(5, 0);
        transfer.addBlock(8, 1);
        assertTrue(engine.start(transfer));
        assertEquals(List.of(), complete());
        assertArrayEquals(block(1), frame(3));
        assertArrayEquals(new byte[BLOCK_SIZE], frame(4));
        assertArrayEquals(block(0), frame(5));
        assertArrayEquals(block(1), frame(8));
        assertEquals(FILE_SIZE + 1000, counters.snapshot().get(Metric.BYTES_FETCHED));
    }

    /** The device copies one while workers read the next ones. */
    @Test
    void shouldFetchNeighboursInPiecesOfTwoMebibytes() {
        final int blockShift = 16;
        engine = new TransferEngine(
                files,
                new DeviceFrames(files, region, FRAMES_OFFSET, FRAMES, blockShift),
                blockShift,
                TransferEngine.startWorkers(1),
                counters);
        assertEquals(32, engine.usefulBlocks(1000));
    }

    @Test
    void shouldEndAFetchOnlyWhenItsCopyIsComplete() {
        serve(files, region);
        final List<Integer> filled = new ArrayList<>();
        for (int frame = 0; frame < 3; frame++) {
            fetch(0, frame);
        }
        while (filled.size() < 3) {
            engine.poll(new Ends((transfer, failure) -> {
                filled.add(transfer.frame(0));
                assertTrue(transfer.copy <= region.completedCopies());
            }));
        }
        for (final int frame : filled) {
            assertArrayEquals(block(0), frame(frame));
        }
    }

    /** Staging memory that is used too early changes the source of a copy, which the device detects. */
    @Test
    void shouldReuseStagingMemoryOnlyWhenItsCopyIsComplete() {
        serve(files, region);
        int refusals = 0;
        for (int frame = 0; frame < FRAMES; frame++) {
            while (!fetch(frame % 3, frame)) {
                refusals++;
                engine.poll(new Ends());
            }
        }
        assertEquals(List.of(), complete());
        assertTrue(refusals > 0);
        for (int frame = 0; frame < FRAMES; frame++) {
            assertArrayEquals(block(frame % 3), frame(frame));
        }
    }

    /** So they go on while a round runs that must not notice. */
    @Test
    void shouldGoOnWithCopiesAndTellOfThemLater() {
        serve(files, region);
        final int count = FRAMES - 1;
        int refusals = 0;
        for (int frame = 0; frame < count; frame++) {
            while (!fetch(frame % 3, frame)) {
                assertFalse(Thread.currentThread().isInterrupted(), "no staging memory is given back");
                refusals++;
                engine.advance();
            }
        }
        while (engine.isAdvancing()) {
            engine.advance();
        }
        assertTrue(refusals > 0, "there was staging memory for all");
        for (int frame = 0; frame < count; frame++) {
            assertArrayEquals(block(frame % 3), frame(frame));
        }
        assertFalse(engine.isIdle());
        final List<Integer> told = new ArrayList<>();
        engine.poll(new Ends((transfer, failure) -> told.add(transfer.frame(0))));
        assertEquals(
                IntStream.range(0, count).boxed().toList(),
                told.stream().sorted().toList());
        assertTrue(engine.isIdle());
    }

    @Test
    void shouldTellOfAFailureLaterWhenCopiesGoOn() {
        serve(new Unreadable(), region);
        fetch(0, 0, 1, 2);
        while (engine.isAdvancing()) {
            engine.advance();
        }
        assertFalse(engine.isIdle());
        assertEquals(List.of(PosixError.EIO), complete());
    }

    @Test
    void shouldTellOfAWriteBackWhoseCopyFailedLaterWhenCopiesGoOn() {
        final Error defect = new AssertionError("the device");
        serve(files, new RefusingRegion(region, defect));
        final BlockTransfer transfer = engine.take();
        transfer.writeBack(null, handle, 0);
        transfer.addBlock(0);
        transfer.addRange(0, 100);
        assertTrue(engine.start(transfer));
        while (engine.isAdvancing()) {
            engine.advance();
        }
        assertFalse(engine.isIdle());
        assertSame(defect, assertThrows(AssertionError.class, this::complete));
        assertTrue(engine.isIdle());
    }

    @Test
    void shouldGoOnWithAWriteBack() throws Exception {
        serve(files, region);
        assertTrue(fetch(0, 3));
        assertEquals(List.of(), complete());
        final BlockTransfer transfer = engine.take();
        transfer.writeBack(null, handle, 2);
        transfer.addBlock(3);
        transfer.addRange(0, 100);
        assertTrue(engine.start(transfer));
        while (engine.isAdvancing()) {
            engine.advance();
        }
        assertEquals(List.of(), complete());
        final byte[] written = new byte[100];
        files.read(handle, 2L << BLOCK_SHIFT, MemorySegment.ofArray(written), 0, 100);
        assertArrayEquals(Arrays.copyOf(content, 100), written);
    }

    @Test
    void shouldStartNoCopyAndGiveStagingMemoryBackWhenTheServiceFails() {
        serve(new Unreadable(), region);
        for (int i = 0; i < FRAMES; i++) {
            assertTrue(fetch(0, 0, 1, 2, 3));
            assertEquals(List.of(PosixError.EIO), complete());
        }
        assertEquals(0, region.completedCopies());
    }

    @Test
    void shouldEndATransferWithAnErrorWhenItsCopyCannotBeStarted() {
        final Error defect = new AssertionError("the device");
        serve(files, new RefusingRegion(region, defect));
        assertTrue(fetch(0, 0));
        assertSame(defect, assertThrows(AssertionError.class, this::complete));
        assertTrue(engine.isIdle());
        final BlockTransfer transfer = engine.take();
        transfer.writeBack(null, handle, 0);
        transfer.addBlock(0);
        transfer.addRange(0, 10);
        assertTrue(engine.start(transfer));
        assertSame(defect, assertThrows(AssertionError.class, this::complete));
        assertTrue(engine.isIdle());
        assertEquals(0, transfer.writeCount());
    }

    /** What was started still moves bytes, from and to staging memory. */
    @Test
    void shouldEndAFailedTransferOnlyWhenTheCopiesThatWereStartedAreComplete() {
        final RefusingRegion refusing = new RefusingRegion(region, new AssertionError("the device"));
        refusing.acceptCopies(1);
        serve(files, refusing);
        final BlockTransfer transfer = engine.take();
        transfer.writeBack(null, handle, 0);
        transfer.addBlock(0);
        transfer.addRange(0, 10);
        transfer.addRange(20, 30);
        engine.start(transfer);
        final long[] completed = new long[1];
        assertThrows(AssertionError.class, () -> {
            while (!engine.isIdle()) {
                engine.poll(new Ends((ended, failure) -> completed[0] = region.completedCopies()));
            }
        });
        assertEquals(1, completed[0]);
    }

    @Test
    void shouldLeaveStagingMemoryForFetchesWhenManyBlocksAreWrittenBack() {
        serve(files, region);
        int started = 0;
        while (writeBack(started, 1)) {
            started++;
        }
        assertTrue(fetch(0, FRAMES - 1));
        assertEquals(List.of(), complete());
    }

    @Test
    void shouldWriteMoreBlocksBackThanHalfOfTheStagingMemoryTakesWhenTheyBelongTogether() {
        serve(files, region);
        assertTrue(writeBack(0, 12));
        assertFalse(writeBack(12, 12));
        assertEquals(List.of(), complete());
        assertTrue(writeBack(12, 12));
        assertEquals(List.of(), complete());
    }

    @Test
    void shouldCopyFromPinnedMemoryWithoutReading() {
        try (Arena arena = Arena.ofShared()) {
            serve(new PinnedService(arena.allocateFrom(ValueLayout.JAVA_BYTE, content)), region);
            assertTrue(fetch(0, 7, 4, 5));
            assertEquals(List.of(), complete());
            assertArrayEquals(block(0), frame(7));
            assertArrayEquals(block(1), frame(4));
            assertArrayEquals(block(2), frame(5));
            assertEquals(FILE_SIZE, counters.snapshot().get(Metric.BYTES_FETCHED_PINNED));
            assertEquals(1, engine.usefulScatteredBlocks(1000));
        }
    }

    @Test
    void shouldWritePartsOfFramesBackAfterTheCopyIntoThem() throws Exception {
        serve(files, region);
        fetch(0, 8, 9);
        assertEquals(List.of(), complete());
        final byte[] zeros = new byte[FILE_SIZE];
        files.write(handle, 0, MemorySegment.ofArray(zeros), 0, FILE_SIZE);
        final BlockTransfer transfer = engine.take();
        transfer.writeBack(null, handle, 0);
        transfer.addBlock(8);
        transfer.addRange(5, 7);
        transfer.addRange(BLOCK_SIZE - 10, BLOCK_SIZE);
        transfer.addBlock(9);
        transfer.addRange(0, 900);
        engine.start(transfer);
        assertEquals(List.of(), complete());
        final byte[] read = new byte[FILE_SIZE];
        files.read(handle, 0, MemorySegment.ofArray(read), 0, FILE_SIZE);
        System.arraycopy(content, 5, zeros, 5, 2);
        System.arraycopy(content, BLOCK_SIZE - 10, zeros, BLOCK_SIZE - 10, 910);
        assertArrayEquals(zeros, read);
        assertEquals(912, counters.snapshot().get(Metric.BYTES_WRITTEN_BACK));
    }

    private void serve(final FileService service, final DeviceRegion memory) {
        engine = new TransferEngine(
                service,
                new DeviceFrames(service, memory, FRAMES_OFFSET, FRAMES, BLOCK_SHIFT),
                BLOCK_SHIFT,
                TransferEngine.startWorkers(2),
                counters);
    }

    private boolean writeBack(final int firstFrame, final int count) {
        final BlockTransfer transfer = engine.take();
        transfer.writeBack(null, handle, 0);
        for (int frame = firstFrame; frame < firstFrame + count; frame++) {
            transfer.addBlock(frame);
            transfer.addRange(0, 1);
        }
        final boolean isStarted = engine.start(transfer);
        if (!isStarted) {
            engine.cancel(transfer);
        }
        return isStarted;
    }

    private boolean fetch(final long block, final int... frames) {
        final BlockTransfer transfer = engine.take();
        transfer.fetch(null, handle, block);
        Arrays.stream(frames).forEach(transfer::addBlock);
        final boolean isStarted = engine.start(transfer);
        if (!isStarted) {
            engine.cancel(transfer);
        }
        return isStarted;
    }

    /** Completes all transfers, and returns their errors. */
    private List<PosixError> complete() {
        final List<PosixError> errors = new ArrayList<>();
        while (!engine.isIdle()) {
            engine.poll(new Ends((transfer, failure) -> {
                if (failure != null) {
                    errors.add(failure.error());
                }
            }));
        }
        return errors;
    }

    private byte[] block(final int block) {
        final int begin = Math.min(FILE_SIZE, block * BLOCK_SIZE);
        final int end = Math.min(FILE_SIZE, begin + BLOCK_SIZE);
        return Arrays.copyOf(Arrays.copyOfRange(content, begin, end), BLOCK_SIZE);
    }

    private byte[] frame(final int frame) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment bytes = arena.allocate(BLOCK_SIZE);
            region.awaitCopy(region.copyOut(FRAMES_OFFSET + (long) frame * BLOCK_SIZE, bytes));
            return bytes.toArray(ValueLayout.JAVA_BYTE);
        }
    }

    /** Passes both kinds of ends on. */
    private record Ends(End end) implements TransferListener {
        interface End {
            void onEnded(BlockTransfer transfer, FileServiceException failure);
        }

        Ends() {
            this((transfer, failure) -> assertFalse(failure != null));
        }

        @Override
        public void onFetched(final BlockTransfer transfer, final FileServiceException failure) {
            end.onEnded(transfer, failure);
        }

        @Override
        public void onWrittenBack(final BlockTransfer transfer, final FileServiceException failure) {
            end.onEnded(transfer, failure);
        }
    }

    private final class Unreadable extends ForwardingFileService {
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

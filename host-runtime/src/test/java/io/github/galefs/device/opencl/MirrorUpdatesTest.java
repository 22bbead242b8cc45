package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.ChangeProgram;
import io.github.galefs.device.gpu.GlobalBuffer;
import io.github.galefs.device.gpu.GpuQueue;
import io.github.galefs.device.gpu.MirrorUpdates;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.agrona.CloseHelper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("opencl")
@Timeout(30)
class MirrorUpdatesTest {
    /** The last word is not whole. */
    private static final int MIRROR_LENGTH = 3 * MirrorUpdates.PIECE_LENGTH + 4;

    private static final int LAST_WORD = MIRROR_LENGTH - 12;
    private static final int BUFFER_OFFSET = 4096;

    /** Room for the list of small updates, in the middle of the mirror. */
    private static final int LIST = 100_000;

    /** Changes for several work-groups of the program. */
    private static final int LISTED = 256;

    private static final int LIST_END = LIST + LISTED * 16;

    /** Of all tests together: to build a program takes a second. */
    @TempDir
    private static Path folder;

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment mirror = arena.allocate(MIRROR_LENGTH, Long.BYTES);
    private OpenClContext context;
    private OpenClQueue queue;
    private GlobalBuffer buffer;
    private MirrorUpdates updates;
    private KernelPrograms programs;
    private ChangeProgram program;

    @BeforeEach
    void open() throws InterruptedException {
        context = new OpenClContext(AssumedDevice.openCl());
        queue = new OpenClQueue(context);
        buffer = GlobalBuffer.allocate(queue, BUFFER_OFFSET + MIRROR_LENGTH, "the test");
        queue.clear(buffer.handle(), 0, BUFFER_OFFSET + MIRROR_LENGTH);
        updates = new MirrorUpdates(mirror, 0);
        final CacheFolder cache = new CacheFolder(folder);
        programs = new KernelPrograms(context.info(), ProgramBuilder.of(context, cache), cache);
        program = programs.loadChanges();
    }

    @AfterEach
    void close() {
        CloseHelper.closeAll(updates, programs, buffer, queue, context);
        arena.close();
    }

    @Test
    void shouldSendAnUpdateAgainWhenItWasRefused() {
        mirror.fill((byte) 7);
        updates.add(0, MIRROR_LENGTH);
        final long behindTheBuffer = BUFFER_OFFSET + MIRROR_LENGTH;
        assertThrows(OpenClException.class, () -> updates.send(queue, buffer.handle(), behindTheBuffer, program));
        updates.send(queue, buffer.handle(), BUFFER_OFFSET, program);
        assertArrayEquals(mirror.toArray(ValueLayout.JAVA_BYTE), mirrorOnDevice());
    }

    @Test
    void shouldSendAListAgainWhenItWasRefused() {
        updates.listSmallUpdates(LIST, LIST_END);
        put(64, 5);
        put(LAST_WORD, 6);
        final long behindTheBuffer = BUFFER_OFFSET + MIRROR_LENGTH;
        assertThrows(OpenClException.class, () -> updates.send(queue, buffer.handle(), behindTheBuffer, program));
        put(64, 7);
        updates.send(queue, buffer.handle(), BUFFER_OFFSET, program);
        assertMirrorIsOnDevice();
    }

    @Test
    void shouldSendAListAgainWhenItsProgramWasRefused() {
        updates.listSmallUpdates(LIST, LIST_END);
        put(64, 5);
        put(LAST_WORD, 6);
        final GpuQueue refusing = watched(command -> {
            if (command.equals("run")) {
                throw new IllegalStateException("refused");
            }
        });
        assertThrows(
                IllegalStateException.class, () -> updates.send(refusing, buffer.handle(), BUFFER_OFFSET, program));
        put(64, 7);
        updates.send(queue, buffer.handle(), BUFFER_OFFSET, program);
        assertMirrorIsOnDevice();
    }

    @Test
    void shouldSendOneRangeWhenSmallUpdatesGoOnFromOneAnother() {
        updates.listSmallUpdates(LIST, LIST_END);
        final int count = 100;
        for (int i = 0; i < count; i++) {
            put(40_000 + i * 8, i);
        }
        // There is room for as many more as lie apart.
        for (int i = 0; i < LISTED - 2 * count / 8; i++) {
            put(LIST_END + i * 80, i);
        }
        final AtomicInteger writes = new AtomicInteger();
        updates.send(counting(writes), buffer.handle(), BUFFER_OFFSET, program);
        assertMirrorIsOnDevice();
        assertEquals(2, writes.get());
    }

    /** The list would be as long as the table's part. */
    @Test
    void shouldSendARangeWhenEveryOtherWordHasChanged() {
        updates.listSmallUpdates(LIST, LIST_END);
        for (int i = 0; i < LISTED; i++) {
            put(40_960 + i * 16, i);
        }
        assertEquals(List.of("write"), sentCommands());
    }

    /** The words without room would be nearly the whole table, and the list would come on top. */
    @Test
    void shouldListNothingWhenThereIsNoRoomForAll() {
        updates.listSmallUpdates(LIST, LIST_END);
        for (int i = 0; i <= LISTED; i++) {
            put(i * 320, i);
        }
        assertEquals(List.of("write", "write"), sentCommands());
        put(64, 5);
        put(LAST_WORD, 6);
        assertEquals(List.of("write", "run"), sentCommands());
    }

    private List<String> sentCommands() {
        final List<String> commands = new ArrayList<>();
        updates.send(watched(commands::add), buffer.handle(), BUFFER_OFFSET, program);
        assertMirrorIsOnDevice();
        return commands;
    }

    @Test
    void shouldSendTheLastBytesWhenTheyAreNoWholeWord() {
        updates.listSmallUpdates(LIST, LIST_END);
        mirror.set(ValueLayout.JAVA_INT, LAST_WORD + Long.BYTES, 5);
        updates.add(LAST_WORD + Long.BYTES, Integer.BYTES);
        updates.send(queue, buffer.handle(), BUFFER_OFFSET, program);
        assertMirrorIsOnDevice();
    }

    @Test
    void shouldRefuseAListThatIsNotAligned() {
        assertThrows(IllegalArgumentException.class, () -> updates.listSmallUpdates(LIST + 4, LIST_END));
        assertThrows(IllegalArgumentException.class, () -> updates.listSmallUpdates(LIST, LIST_END + 4));
    }

    @Test
    void shouldRefuseAnotherListWhenOneHasWords() {
        updates.listSmallUpdates(LIST, LIST_END);
        put(64, 5);
        assertThrows(IllegalStateException.class, () -> updates.listSmallUpdates(LIST, LIST_END));
    }

    @Test
    void shouldWriteOnceWhenSmallUpdatesLieFarApartAndTheLongOneBehindTheList() {
        updates.listSmallUpdates(LIST, LIST_END);
        for (int i = 0; i < LISTED; i++) {
            put(i * 40 * 8, i);
        }
        mirror.asSlice(LIST_END, 32_000).fill((byte) 3);
        updates.add(LIST_END, 32_000);
        final AtomicInteger writes = new AtomicInteger();
        updates.send(counting(writes), buffer.handle(), BUFFER_OFFSET, program);
        assertMirrorIsOnDevice();
        assertEquals(1, writes.get());
    }

    /** The program finds it where the host has written it, also after a refusal. */
    @Test
    void shouldWriteNoListThatTheProgramReachesInTheMirror() {
        assumeTrue(AssumedDevice.openCl().type() == OpenClDeviceType.CPU, "kernels reach the mirror");
        context.probeAddresses(ProgramBuilder.of(context, new CacheFolder(folder)));
        final long mirrorOffset = mirror.address() - context.address(buffer.handle()) - BUFFER_OFFSET;
        updates.close();
        updates = new MirrorUpdates(mirror, mirrorOffset);
        updates.listSmallUpdates(LIST, LIST_END);
        put(64, 5);
        put(LAST_WORD, 6);
        final GpuQueue refusing = watched(command -> {
            throw new IllegalStateException("refused " + command);
        });
        assertThrows(
                IllegalStateException.class, () -> updates.send(refusing, buffer.handle(), BUFFER_OFFSET, program));
        put(64, 7);
        assertEquals(List.of("run"), sentCommands());
    }

    @Test
    void shouldSendNothingWhenNothingHasChangedSince() {
        updates.listSmallUpdates(LIST, LIST_END);
        put(64, 5);
        updates.send(queue, buffer.handle(), BUFFER_OFFSET, program);
        final AtomicInteger writes = new AtomicInteger();
        updates.send(counting(writes), buffer.handle(), BUFFER_OFFSET, program);
        assertEquals(0, writes.get());
    }

    @Test
    void shouldSendSmallUpdatesWhereTheyLieWhenTheDeviceGetsNoLists() {
        updates.listSmallUpdates(LIST, LIST_END);
        put(64, 5);
        put(LAST_WORD, 6);
        final AtomicInteger writes = new AtomicInteger();
        updates.send(counting(writes), buffer.handle(), BUFFER_OFFSET, ChangeProgram.NONE);
        assertMirrorIsOnDevice();
        assertEquals(2, writes.get());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void shouldSendAllUpdatesWhenTheListHasRoomForSome(final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final long begin = LIST_END - 16L * random.nextInt(LISTED + 1);
        updates.listSmallUpdates(begin, LIST_END);
        for (int turn = 0; turn < 30; turn++) {
            for (int i = random.nextInt(60); i > 0; i--) {
                final int length = random.nextInt(10) == 0 ? random.nextInt(1, 5000) : random.nextInt(1, 140);
                final int offset = random.nextInt(MIRROR_LENGTH - length + 1);
                final byte[] bytes = new byte[length];
                random.nextBytes(bytes);
                if (offset + length <= LIST || offset >= LIST_END) {
                    mirror.asSlice(offset, length).copyFrom(MemorySegment.ofArray(bytes));
                    updates.add(offset, length);
                }
            }
            updates.send(queue, buffer.handle(), BUFFER_OFFSET, program);
            assertMirrorIsOnDevice();
        }
    }

    private void put(final int offset, final long value) {
        mirror.set(ValueLayout.JAVA_LONG, offset, value);
        updates.add(offset, Long.BYTES);
    }

    /** Returns the queue, whose writes are counted. */
    private GpuQueue counting(final AtomicInteger writes) {
        return watched(command -> writes.addAndGet(command.equals("write") ? 1 : 0));
    }

    /** Returns the queue, whose commands are told before they are passed on. */
    private GpuQueue watched(final Consumer<String> watcher) {
        return (GpuQueue) Proxy.newProxyInstance(
                GpuQueue.class.getClassLoader(), new Class<?>[] {GpuQueue.class}, (_, method, arguments) -> {
                    watcher.accept(method.getName());
                    return method.invoke(queue, arguments);
                });
    }

    /** Apart from the list. */
    private void assertMirrorIsOnDevice() {
        final byte[] expected = mirror.toArray(ValueLayout.JAVA_BYTE);
        final byte[] actual = mirrorOnDevice();
        Arrays.fill(expected, LIST, LIST_END, (byte) 0);
        Arrays.fill(actual, LIST, LIST_END, (byte) 0);
        assertArrayEquals(expected, actual);
    }

    private byte[] mirrorOnDevice() {
        final MemorySegment copy = arena.allocate(MIRROR_LENGTH, Long.BYTES);
        queue.readAndWait(buffer.handle(), BUFFER_OFFSET, copy.address(), MIRROR_LENGTH);
        return copy.toArray(ValueLayout.JAVA_BYTE);
    }
}

package io.github.galefs.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.HostReach;
import io.github.galefs.file.MappedBlock;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class WindowsTest {
    private static final long BASE = 1L << 40;
    private static final int MIB = 1 << 20;

    private final List<String> admitted = new ArrayList<>();
    private final List<String> closed = new ArrayList<>();
    private final List<Runnable> late = new ArrayList<>();
    private boolean refuses;
    private boolean fails;
    private boolean isLate;
    private final HostReach reach = new HostReach() {
        @Override
        public long regionAddress() {
            return 0;
        }

        @Override
        public long nanosToAdmit(final long byteLength) {
            return byteLength;
        }

        @Override
        public void admit(final MemorySegment memory) {
            if (refuses) {
                throw new DeviceRefusedException("no");
            }
            if (fails) {
                throw new OutOfMemoryError("no");
            }
            admitted.add(text(memory));
        }

        @Override
        public void dismiss(final MemorySegment memory, final Runnable afterwards) {
            assertTrue(admitted.remove(text(memory)), () -> text(memory));
            if (isLate) {
                late.add(afterwards);
            } else {
                afterwards.run();
            }
            if (fails) {
                throw new IllegalStateException("the device has failed");
            }
        }
    };
    private final PinnedBytes inProcess = new PinnedBytes();
    private int refusals;
    private final Windows windows = new Windows(reach, 64 * MIB, inProcess, () -> refusals++);

    @Test
    void shouldChargeNoMoreThanThereIsRoomFor() {
        assertEquals(MIB, windows.nanosToAdmit(MIB));
        assertEquals(64 * MIB, windows.nanosToAdmit(1000L * MIB));
    }

    @Test
    void shouldAdmitEachWindowOnceAndDismissItWithTheLastOfItsBlocks() {
        final MemorySegment map = memory(0, 40 * MIB);
        assertTrue(windows.acquire(block(MIB, 4 * MIB, map)));
        assertTrue(windows.acquire(block(14 * MIB, 4 * MIB, map)));
        assertEquals(List.of("0+16777216", "16777216+16777216"), admitted);
        windows.release(block(MIB, 4 * MIB, map));
        assertEquals(2, admitted.size());
        windows.release(block(14 * MIB, 4 * MIB, map));
        assertEquals(List.of(), admitted);
        assertEquals(0, windows.byteLength());
    }

    @Test
    void shouldEndAWindowWhereTheMapsLastPageEnds() {
        assertTrue(windows.acquire(block(8 * MIB, 100, memory(4 * MIB, 5 * MIB + 1))));
        assertEquals(List.of("4194304+5246976"), admitted);
    }

    @Test
    void shouldAdmitBothOfTwoMapsThatLieInTheSameRangeOfAddresses() {
        assertTrue(windows.acquire(block(0, 100, memory(0, MIB))));
        assertTrue(windows.acquire(block(MIB, 100, memory(MIB, MIB))));
        assertEquals(List.of("0+1048576", "1048576+1048576"), admitted);
    }

    @Test
    void shouldAdmitNothingOfABlockThatDoesNotFitIntoTheLimit() {
        final MemorySegment map = memory(0, 100 * MIB);
        assertTrue(windows.acquire(block(0, 50 * MIB, map)));
        assertTrue(windows.areFull());
        assertFalse(windows.acquire(block(60 * MIB, 8 * MIB, map)));
        assertEquals(4, admitted.size());
        windows.release(block(0, 50 * MIB, map));
        assertTrue(windows.acquire(block(60 * MIB, 8 * MIB, map)));
    }

    @Test
    void shouldNotAskAgainWhenTheDeviceHasRefused() {
        refuses = true;
        assertFalse(windows.acquire(block(0, 100, memory(0, MIB))));
        refuses = false;
        assertFalse(windows.acquire(block(0, 100, memory(0, MIB))));
        assertTrue(windows.areRefused());
        assertEquals(1, refusals);
        assertEquals(List.of("0+100", "0+100"), closed);
        assertEquals(0, windows.byteLength());
    }

    @Test
    void shouldAdmitNoMoreThanTheLimitWithWhatOtherSessionsHave() {
        final Windows others = new Windows(reach, 64 * MIB, inProcess, () -> {});
        assertTrue(others.acquire(block(0, 40 * MIB, memory(0, 100 * MIB))));
        assertFalse(windows.acquire(block(100 * MIB, 32 * MIB, memory(100 * MIB, 100 * MIB))));
        others.release(block(0, 40 * MIB, memory(0, 100 * MIB)));
        assertTrue(windows.acquire(block(100 * MIB, 32 * MIB, memory(100 * MIB, 100 * MIB))));
    }

    @Test
    void shouldKeepNoWindowOfABlockAfterAnError() {
        final MemorySegment map = memory(0, 40 * MIB);
        assertTrue(windows.acquire(block(0, 100, map)));
        fails = true;
        assertThrows(OutOfMemoryError.class, () -> windows.acquire(block(8 * MIB, 16 * MIB, map)));
        fails = false;
        assertEquals(16 * MIB, windows.byteLength());
        windows.release(block(0, 100, map));
        assertEquals(List.of(), admitted);
        assertEquals(0, inProcess.pinned());
    }

    @Test
    void shouldDismissAllWindowsOfABlockAndCloseItAlsoIfTheDeviceFails() {
        final MappedBlock block = block(0, 40 * MIB, memory(0, 100 * MIB));
        assertTrue(windows.acquire(block));
        fails = true;
        assertThrows(IllegalStateException.class, () -> windows.release(block));
        assertEquals(List.of(), admitted);
        assertEquals(List.of("0+41943040"), closed);
        assertEquals(0, inProcess.pinned());
    }

    @Test
    void shouldKeepABlockOpenUntilTheDeviceHasReleasedAllItsWindows() {
        final MappedBlock block = block(0, 20 * MIB, memory(0, 100 * MIB));
        assertTrue(windows.acquire(block));
        isLate = true;
        windows.release(block);
        assertEquals(List.of(), admitted);
        assertEquals(0, windows.byteLength());
        late.removeFirst().run();
        assertEquals(List.of(), closed);
        assertEquals(16 * MIB, inProcess.pinned());
        late.removeFirst().run();
        assertEquals(List.of("0+20971520"), closed);
        assertEquals(0, inProcess.pinned());
    }

    /** Closed files give up no more than the next one needs. */
    @Test
    void shouldNotStayFullWhenWindowsAreDismissedThatTheDeviceHasNotReleased() {
        final MappedBlock block = block(0, 64 * MIB, memory(0, 100 * MIB));
        assertTrue(windows.acquire(block));
        assertTrue(windows.stayFull());
        isLate = true;
        windows.release(block);
        assertTrue(windows.areFull());
        assertFalse(windows.stayFull());
        late.forEach(Runnable::run);
        assertFalse(windows.areFull());
    }

    @Test
    void shouldKeepABlockOpenThatIsRefusedUntilTheDeviceHasReleasedItsFirstWindows() {
        isLate = true;
        assertFalse(windows.acquire(block(0, 80 * MIB, memory(0, 100 * MIB))));
        assertEquals(4, late.size());
        assertEquals(List.of(), closed);
        late.forEach(Runnable::run);
        assertEquals(List.of("0+83886080"), closed);
        assertEquals(0, inProcess.pinned());
    }

    @Test
    void shouldCloseABlockAtOnceWhoseWindowsAnotherBlockUses() {
        final MemorySegment map = memory(0, 16 * MIB);
        assertTrue(windows.acquire(block(0, 100, map)));
        assertTrue(windows.acquire(block(MIB, 100, map)));
        isLate = true;
        windows.release(block(MIB, 100, map));
        assertEquals(List.of("1048576+100"), closed);
        assertEquals(1, admitted.size());
    }

    @Test
    void shouldAdmitNothingAfterTheClose() {
        windows.close();
        assertFalse(windows.acquire(block(0, 100, memory(0, MIB))));
        assertEquals(List.of(), admitted);
    }

    private static String text(final MemorySegment memory) {
        return memory.address() - BASE + "+" + memory.byteSize();
    }

    /** Memory that nobody accesses. */
    @SuppressWarnings("restricted")
    private static MemorySegment memory(final long offset, final long length) {
        return MemorySegment.ofAddress(BASE + offset).reinterpret(length);
    }

    private MappedBlock block(final long offset, final long length, final MemorySegment map) {
        final MemorySegment bytes = memory(offset, length);
        return new MappedBlock() {
            @Override
            public MemorySegment bytes() {
                return bytes;
            }

            @Override
            public MemorySegment map() {
                return map;
            }

            @Override
            public boolean isCurrent() {
                return true;
            }

            @Override
            public void close() {
                closed.add(text(bytes));
            }
        };
    }
}

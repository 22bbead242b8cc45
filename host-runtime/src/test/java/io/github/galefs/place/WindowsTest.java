package io.github.galefs.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.HostReach;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class WindowsTest {
    private static final long BASE = 1L << 40;
    private static final int MIB = 1 << 20;

    private final List<String> admitted = new ArrayList<>();
    private boolean refuses;
    private boolean fails;
    private final HostReach reach = new HostReach() {
        @Override
        public long regionAddress() {
            return 0;
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
        public void dismiss(final MemorySegment memory) {
            assertTrue(admitted.remove(text(memory)), () -> text(memory));
            if (fails) {
                throw new IllegalStateException("the device has failed");
            }
        }
    };
    private final AtomicLong inProcess = new AtomicLong();
    private int refusals;
    private final Windows windows = new Windows(reach, 64 * MIB, inProcess, () -> refusals++);

    @Test
    void shouldAdmitEachWindowOnceAndDismissItWithTheLastOfItsBlocks() {
        final MemorySegment map = memory(0, 40 * MIB);
        assertTrue(windows.acquire(memory(MIB, 4 * MIB), map));
        assertTrue(windows.acquire(memory(14 * MIB, 4 * MIB), map));
        assertEquals(List.of("0+16777216", "16777216+16777216"), admitted);
        windows.release(memory(MIB, 4 * MIB), map);
        assertEquals(2, admitted.size());
        windows.release(memory(14 * MIB, 4 * MIB), map);
        assertEquals(List.of(), admitted);
        assertEquals(0, windows.byteLength());
    }

    @Test
    void shouldEndAWindowWhereTheMapsLastPageEnds() {
        assertTrue(windows.acquire(memory(8 * MIB, 100), memory(4 * MIB, 5 * MIB + 1)));
        assertEquals(List.of("4194304+5246976"), admitted);
    }

    @Test
    void shouldAdmitBothOfTwoMapsThatLieInTheSameRangeOfAddresses() {
        assertTrue(windows.acquire(memory(0, 100), memory(0, MIB)));
        assertTrue(windows.acquire(memory(MIB, 100), memory(MIB, MIB)));
        assertEquals(List.of("0+1048576", "1048576+1048576"), admitted);
    }

    @Test
    void shouldAdmitNothingOfABlockThatDoesNotFitIntoTheLimit() {
        final MemorySegment map = memory(0, 100 * MIB);
        assertTrue(windows.acquire(memory(0, 50 * MIB), map));
        assertTrue(windows.areFull());
        assertFalse(windows.acquire(memory(60 * MIB, 8 * MIB), map));
        assertEquals(4, admitted.size());
        windows.release(memory(0, 50 * MIB), map);
        assertTrue(windows.acquire(memory(60 * MIB, 8 * MIB), map));
    }

    @Test
    void shouldNotAskAgainWhenTheDeviceHasRefused() {
        refuses = true;
        assertFalse(windows.acquire(memory(0, 100), memory(0, MIB)));
        refuses = false;
        assertFalse(windows.acquire(memory(0, 100), memory(0, MIB)));
        assertTrue(windows.areRefused());
        assertEquals(1, refusals);
        assertEquals(0, windows.byteLength());
    }

    @Test
    void shouldAdmitNoMoreThanTheLimitWithWhatOtherSessionsHave() {
        final Windows others = new Windows(reach, 64 * MIB, inProcess, () -> {});
        assertTrue(others.acquire(memory(0, 40 * MIB), memory(0, 100 * MIB)));
        assertFalse(windows.acquire(memory(100 * MIB, 32 * MIB), memory(100 * MIB, 100 * MIB)));
        others.close();
        assertTrue(windows.acquire(memory(100 * MIB, 32 * MIB), memory(100 * MIB, 100 * MIB)));
    }

    @Test
    void shouldKeepNoWindowOfABlockAfterAnError() {
        final MemorySegment map = memory(0, 40 * MIB);
        assertTrue(windows.acquire(memory(0, 100), map));
        fails = true;
        assertThrows(OutOfMemoryError.class, () -> windows.acquire(memory(8 * MIB, 16 * MIB), map));
        fails = false;
        assertEquals(16 * MIB, windows.byteLength());
        windows.release(memory(0, 100), map);
        assertEquals(List.of(), admitted);
        assertEquals(0, inProcess.get());
    }

    @Test
    void shouldDismissAllWindowsAlsoIfTheDeviceFails() {
        assertTrue(windows.acquire(memory(0, 40 * MIB), memory(0, 100 * MIB)));
        fails = true;
        assertThrows(IllegalStateException.class, windows::close);
        assertEquals(List.of(), admitted);
        assertEquals(0, inProcess.get());
    }

    @Test
    void shouldAdmitNothingAfterTheClose() {
        windows.close();
        assertFalse(windows.acquire(memory(0, 100), memory(0, MIB)));
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
}

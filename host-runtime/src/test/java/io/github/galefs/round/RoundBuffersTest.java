package io.github.galefs.round;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.RegionMirror;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Bounds of entries and records, which are accessed by address. */
@Timeout(10)
class RoundBuffersTest {
    private static final int SLOTS = 8;

    private final ModelDevice device = new ModelDevice(1, group -> {
        throw new AssertionError();
    });
    private final RoundLayout layout = new RoundLayout(4096, SLOTS);

    @Test
    void shouldRefuseAPositionBeyondTheSlots() {
        try (DeviceRegion region = device.allocateRegion(layout.end(), layout.mirrorEnd())) {
            final RoundBuffers buffers = new RoundBuffers(region, layout, layout.zeroOffset());
            final RoundSlot slot = new RoundSlot(0, null);
            final long first = region.mirror().address() + layout.recordsOffset();
            assertEquals(first + (SLOTS - 1) * RoundDescriptor.RECORD_LENGTH, buffers.record(SLOTS - 1));
            assertThrows(IndexOutOfBoundsException.class, () -> buffers.record(SLOTS));
            assertThrows(IndexOutOfBoundsException.class, () -> buffers.record(-1));
            assertThrows(IndexOutOfBoundsException.class, () -> buffers.putEntry(SLOTS, slot, 0));
            assertThrows(IndexOutOfBoundsException.class, () -> buffers.putEntry(-1, slot, 0));
        }
    }

    /** So that a list of changes and the entries are sent together. */
    @Test
    void shouldGiveTheRegionRoomForChangesRightBeforeTheEntries() {
        final List<Long> rooms = new ArrayList<>();
        try (DeviceRegion region = device.allocateRegion(layout.end(), layout.mirrorEnd())) {
            final RegionMirror watched = (RegionMirror) Proxy.newProxyInstance(
                    RegionMirror.class.getClassLoader(),
                    new Class<?>[] {RegionMirror.class},
                    (_, method, arguments) -> {
                        if (method.getName().equals("listSmallUpdates")) {
                            rooms.addAll(List.of((Long) arguments[0], (Long) arguments[1]));
                        }
                        return method.invoke(region, arguments);
                    });
            new RoundBuffers(watched, layout, layout.zeroOffset());
        }
        assertEquals(List.of(4096L, layout.entriesOffset()), rooms);
        assertTrue(layout.entriesOffset() > layout.changesOffset());
    }

    @Test
    void shouldExchangeInTheMirrorItselfWhereKernelsReachIt() {
        final long reach = -1L << 40;
        try (DeviceRegion region = device.allocateRegion(layout.end(), layout.mirrorEnd())) {
            final RegionMirror reached = (RegionMirror) Proxy.newProxyInstance(
                    RegionMirror.class.getClassLoader(),
                    new Class<?>[] {RegionMirror.class},
                    (_, method, arguments) ->
                            method.getName().equals("mirrorOffset") ? reach : method.invoke(region, arguments));
            new RoundBuffers(reached, layout, layout.zeroOffset());
            final MemorySegment mirror = region.mirror();
            assertEquals(reach + layout.entriesOffset(), mirror.get(JAVA_LONG, RoundDescriptor.ENTRIES_OFFSET));
            assertEquals(reach + layout.recordsOffset(), mirror.get(JAVA_LONG, RoundDescriptor.RECORDS_OFFSET));
            assertEquals(layout.pathsOffset(), mirror.get(JAVA_LONG, RoundDescriptor.PATHS_OFFSET), "copied");
            assertEquals(layout.statesOffset(), mirror.get(JAVA_LONG, RoundDescriptor.STATES_OFFSET), "kept there");
        }
    }

    @Test
    void shouldRefuseAMirrorThatDoesNotHoldAllParts() {
        try (DeviceRegion region = device.allocateRegion(layout.end(), layout.mirrorEnd() - 1)) {
            assertThrows(IndexOutOfBoundsException.class, () -> new RoundBuffers(region, layout, layout.zeroOffset()));
        }
    }
}

package io.github.galefs.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

@Timeout(10)
class DeviceMemoryTest {
    static final List<Access> ACCESSES = List.of(
            new Access("getByte", 1, DeviceMemory::getByte),
            new Access("getShort", 2, DeviceMemory::getShort),
            new Access("getInt", 4, DeviceMemory::getInt),
            new Access("getLong", 8, DeviceMemory::getLong),
            new Access("getFloat", 4, DeviceMemory::getFloat),
            new Access("getDouble", 8, DeviceMemory::getDouble),
            new Access("getIntVolatile", 4, DeviceMemory::getIntVolatile),
            new Access("getLongVolatile", 8, DeviceMemory::getLongVolatile),
            new Access("putByte", 1, (memory, offset) -> DeviceMemory.putByte(memory, offset, 1)),
            new Access("putShort", 2, (memory, offset) -> DeviceMemory.putShort(memory, offset, 1)),
            new Access("putInt", 4, (memory, offset) -> DeviceMemory.putInt(memory, offset, 1)),
            new Access("putLong", 8, (memory, offset) -> DeviceMemory.putLong(memory, offset, 1)),
            new Access("putFloat", 4, (memory, offset) -> DeviceMemory.putFloat(memory, offset, 1)),
            new Access("putDouble", 8, (memory, offset) -> DeviceMemory.putDouble(memory, offset, 1)),
            new Access("putByteVolatile", 1, (memory, offset) -> DeviceMemory.putByteVolatile(memory, offset, 1)),
            new Access("putIntVolatile", 4, (memory, offset) -> DeviceMemory.putIntVolatile(memory, offset, 1)),
            new Access("putLongVolatile", 8, (memory, offset) -> DeviceMemory.putLongVolatile(memory, offset, 1)));

    /** The JVM aligns the elements of a small array to their own size only. */
    @Test
    void shouldReadWrittenValuesInArraysOfAllTypes() {
        for (final Object memory : List.of(
                new byte[64], new short[32], new char[32], new int[16], new long[8], new float[16], new double[8])) {
            DeviceMemory.putByte(memory, 3, 0x180);
            DeviceMemory.putShort(memory, 6, 0x1_8001);
            DeviceMemory.putInt(memory, 60, -5);
            DeviceMemory.putLong(memory, 8, Long.MIN_VALUE);
            DeviceMemory.putFloat(memory, 20, 1.5f);
            DeviceMemory.putDouble(memory, 24, 0.1);
            assertEquals(-128, DeviceMemory.getByte(memory, 3));
            assertEquals(-32_767, DeviceMemory.getShort(memory, 6));
            assertEquals(-5, DeviceMemory.getInt(memory, 60));
            assertEquals(Long.MIN_VALUE, DeviceMemory.getLong(memory, 8));
            assertEquals(1.5f, DeviceMemory.getFloat(memory, 20));
            assertEquals(0.1, DeviceMemory.getDouble(memory, 24));
            assertThrows(IllegalArgumentException.class, () -> DeviceMemory.getInt(memory, 2));
            assertThrows(IllegalArgumentException.class, () -> DeviceMemory.putDouble(memory, 4, 1));
            assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.getLong(memory, 64));
            assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.putShort(memory, -2, 1));
        }
    }

    @Test
    void shouldReadWrittenValuesInARegionAndInAnArray() {
        inRegionAndArray(memory -> {
            DeviceMemory.putByte(memory, 3, 0x180);
            DeviceMemory.putInt(memory, 4, -5);
            DeviceMemory.putLong(memory, 8, Long.MIN_VALUE);
            DeviceMemory.putFloat(memory, 16, 1.5f);
            DeviceMemory.putDouble(memory, 24, -0.0);
            DeviceMemory.putIntVolatile(memory, 32, 7);
            DeviceMemory.putLongVolatile(memory, 40, 8);
            DeviceMemory.putByteVolatile(memory, 48, -1);
            DeviceMemory.fence();
            DeviceMemory.releaseFence();
            DeviceMemory.acquireFence();
            assertEquals(-128, DeviceMemory.getByte(memory, 3));
            assertEquals(-5, DeviceMemory.getInt(memory, 4));
            assertEquals(Long.MIN_VALUE, DeviceMemory.getLong(memory, 8));
            assertEquals(1.5f, DeviceMemory.getFloat(memory, 16));
            assertEquals(Double.doubleToLongBits(-0.0), DeviceMemory.getLong(memory, 24));
            assertEquals(-0.0, DeviceMemory.getDouble(memory, 24));
            assertEquals(7, DeviceMemory.getIntVolatile(memory, 32));
            assertEquals(8, DeviceMemory.getLongVolatile(memory, 40));
            assertEquals(-1, DeviceMemory.getByte(memory, 48));
        });
    }

    @Test
    void shouldBeLittleEndian() {
        inRegionAndArray(memory -> {
            DeviceMemory.putLong(memory, 0, 0x0807060504030201L);
            for (int i = 0; i < 8; i++) {
                assertEquals(i + 1, DeviceMemory.getByte(memory, i));
            }
        });
        final int[] data = new int[1];
        DeviceMemory.putByte(data, 2, 0x7f);
        assertArrayEquals(new int[] {0x7f0000}, data);
        assertEquals(0x7f, DeviceMemory.getByte(data, 2));
    }

    @Test
    void shouldReadBytesOfMemoryOfEachType() {
        inRegionAndArray(memory -> {
            DeviceMemory.putLong(memory, 8, 0x8000);
            assertEquals(-128, DeviceMemory.getByte((Object) memory, 9));
            assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.getByte((Object) memory, 64));
        });
        assertEquals(-128, DeviceMemory.getByte((Object) new int[] {0, 0x8000}, 5));
        assertEquals(0x3f, DeviceMemory.getByte(new float[] {0, 1}, 7));
        assertEquals(0x3f, DeviceMemory.getByte(new double[] {0, 1}, 15));
        assertThrows(IllegalArgumentException.class, () -> DeviceMemory.getByte("text", 0));
    }

    @Test
    void shouldThrowWhenTheOffsetIsOutsideTheMemory() {
        inRegionAndArray(memory -> {
            assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.getInt(memory, 64));
            assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.getByte(memory, -1));
            assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.putLong(memory, 1L << 40, 1));
            assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.getLongVolatile(memory, 64));
        });
    }

    /** A block of a file that lies elsewhere is only read. */
    @Test
    void shouldLoadFromMemoryThatARegionReachesAndNotStoreToIt() {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment memory = arena.allocate(192, Long.BYTES);
            for (final int outer : new int[] {0, 128}) {
                final long[] region = RegionHandle.of(memory.address() + 64, 64);
                final long offset = outer - 64L;
                assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.getLong(region, offset));
                memory.set(ValueLayout.JAVA_LONG, outer, 7);
                RegionHandle.reach(region, memory.address() + outer, 64);
                assertEquals(7, DeviceMemory.getLong(region, offset));
                assertEquals(7, DeviceMemory.getByte((Object) region, offset));
                assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.putLong(region, offset, 1));
                assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.putIntVolatile(region, offset, 1));
                assertThrows(
                        IndexOutOfBoundsException.class,
                        () -> MemoryView.ofDestination(region, offset, Long.BYTES)
                                .fill((byte) 1));
                assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.getLong(region, offset + 64 * 3));
                assertEquals(7, memory.get(ValueLayout.JAVA_LONG, outer));
            }
        }
    }

    @ParameterizedTest
    @FieldSource("ACCESSES")
    void shouldAccessTheWholeRegionAndNothingBesideIt(final Access access) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment memory = arena.allocate(192, Long.BYTES);
            final long[] region = RegionHandle.of(memory.address() + 64, 64);
            access.on(region, 0);
            access.on(region, 64 - access.size());
            for (final long offset : new long[] {-1L * access.size(), 64, 1L << 40, Long.MIN_VALUE, -1L << 40}) {
                assertThrows(IndexOutOfBoundsException.class, () -> access.on(region, offset));
            }
            final long highest = Long.MAX_VALUE & -access.size();
            assertThrows(IndexOutOfBoundsException.class, () -> access.on(region, highest));
            assertTrue(isZero(memory.asSlice(0, 64)) && isZero(memory.asSlice(128)));
        }
    }

    /** Some of these offsets less the begin of the range pass the end of a long. */
    @ParameterizedTest
    @FieldSource("ACCESSES")
    void shouldLoadFromAllThatARegionReachesAndNothingBesideIt(final Access access) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment memory = arena.allocate(192, Long.BYTES);
            final long[] region = RegionHandle.of(memory.address() + 64, 64);
            RegionHandle.reach(region, memory.address(), memory.byteSize());
            final long highest = Long.MAX_VALUE & -access.size();
            for (final long offset : new long[] {-64L - access.size(), 128, 1L << 40, Long.MIN_VALUE, highest}) {
                assertThrows(IndexOutOfBoundsException.class, () -> access.on(region, offset));
            }
            for (final long offset : new long[] {-64L, 128L - access.size()}) {
                if (access.isLoad()) {
                    access.on(region, offset);
                } else {
                    assertThrows(IndexOutOfBoundsException.class, () -> access.on(region, offset));
                }
            }
            assertTrue(isZero(memory));
        }
    }

    @ParameterizedTest
    @FieldSource("ACCESSES")
    void shouldThrowForEachAccessWhenTheOffsetIsNotAligned(final Access access) {
        inRegionAndArray(memory -> {
            for (int offset = 8; offset < 16; offset++) {
                final int place = offset;
                if (offset % access.size() != 0) {
                    assertThrows(IllegalArgumentException.class, () -> access.on(memory, place));
                }
            }
        });
    }

    @Test
    void shouldNameTheOffsetWhenItIsOutsideARegion() {
        try (Arena arena = Arena.ofConfined()) {
            final long[] region = RegionHandle.of(arena.allocate(64, Long.BYTES).address(), 64);
            final String message = assertThrows(IndexOutOfBoundsException.class, () -> DeviceMemory.getInt(region, 72))
                    .getMessage();
            assertEquals("4 bytes at offset 72 are outside the region", message);
        }
    }

    @Test
    void shouldThrowWhenTheOffsetIsNotAligned() {
        inRegionAndArray(memory -> {
            assertThrows(IllegalArgumentException.class, () -> DeviceMemory.getInt(memory, 2));
            assertThrows(IllegalArgumentException.class, () -> DeviceMemory.putLong(memory, 4, 1));
            assertThrows(IllegalArgumentException.class, () -> DeviceMemory.getIntVolatile(memory, 3));
        });
    }

    @Test
    void shouldRefuseARegionWithAnInvalidAddressOrLength() {
        assertThrows(IllegalArgumentException.class, () -> RegionHandle.of(0, 8));
        assertThrows(IllegalArgumentException.class, () -> RegionHandle.of(4, 8));
        assertThrows(IllegalArgumentException.class, () -> RegionHandle.of(8, -1));
    }

    @Test
    void shouldNameTheWayToLaunchWhenCalledOutsideAKernel() {
        final IllegalStateException refusal = assertThrows(IllegalStateException.class, WorkItem::globalId);
        assertTrue(refusal.getMessage().contains("GaleFs.launch"), refusal.getMessage());
    }

    private static boolean isZero(final MemorySegment memory) {
        return memory.mismatch(MemorySegment.ofArray(new byte[(int) memory.byteSize()])) == -1;
    }

    private static void inRegionAndArray(final Consumer<long[]> check) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment segment = arena.allocate(64, 8);
            check.accept(RegionHandle.of(segment.address(), 64));
        }
        check.accept(new long[8]);
        // An array of data with the length of a handle is not taken for one.
        assertEquals(0, DeviceMemory.getInt(new long[4], 28));
    }

    /** An access to memory at a byte offset. */
    record Access(String name, int size, BiConsumer<long[], Long> body) {
        void on(final long[] memory, final long byteOffset) {
            body.accept(memory, byteOffset);
        }

        boolean isLoad() {
            return name.startsWith("get");
        }

        @Override
        public String toString() {
            return name;
        }
    }
}

package io.github.galefs.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class GroupCopyTest {
    private static final int BYTES = 256;

    @Test
    void shouldCopyBetweenMemoryOfAnyTwoTypes() {
        withMemoryOfEachType(source -> withMemoryOfEachType(destination -> {
            final long[] bytes = new long[BYTES / Long.BYTES];
            for (int i = 0; i < BYTES; i++) {
                DeviceMemory.putByte(bytes, i, i * 7);
            }
            copy(bytes, 0, source, 0, BYTES);
            copy(source, 3, destination, 5, 201);
            for (int i = 0; i < BYTES; i++) {
                final int expected = i < 5 || i >= 206 ? 0 : (byte) ((i - 2) * 7);
                assertEquals(expected, DeviceMemory.getByte(destination, i));
            }
        }));
    }

    @Test
    void shouldCopyEachByteOnceWhenAllSharesAreCopied() {
        final byte[] source = new byte[BYTES];
        for (int i = 0; i < BYTES; i++) {
            source[i] = (byte) (i + 1);
        }
        for (int workers = 1; workers <= 9; workers++) {
            for (int length = 0; length <= 200; length++) {
                final byte[] destination = new byte[BYTES];
                int copied = 0;
                for (int worker = 0; worker < workers; worker++) {
                    final byte[] share = new byte[BYTES];
                    GroupCopy.copyShare(source, 3, share, 5, length, worker, workers);
                    copied += BYTES - countOf((byte) 0, share);
                    GroupCopy.copyShare(source, 3, destination, 5, length, worker, workers);
                }
                final byte[] expected = new byte[BYTES];
                System.arraycopy(source, 3, expected, 5, length);
                assertArrayEquals(expected, destination);
                assertEquals(length, copied);
            }
        }
    }

    private static int countOf(final byte value, final byte[] bytes) {
        int count = 0;
        for (final byte element : bytes) {
            count += element == value ? 1 : 0;
        }
        return count;
    }

    @Test
    void shouldNameOffsetCountAndLengthWhenTheBytesAreOutsideAnArray() {
        final IndexOutOfBoundsException outside =
                assertThrows(IndexOutOfBoundsException.class, () -> copy(new byte[100], 0, new int[8], 4, 29));
        assertEquals("29 bytes at offset 4 out of bounds for 32 bytes", outside.getMessage());
    }

    @Test
    void shouldThrowWhenTheBytesAreOutsideTheMemory() {
        withMemoryOfEachType(memory -> {
            final int[] other = new int[BYTES];
            assertThrows(IndexOutOfBoundsException.class, () -> copy(memory, 1, other, 0, BYTES));
            assertThrows(IndexOutOfBoundsException.class, () -> copy(other, 0, memory, 1, BYTES));
            assertThrows(IndexOutOfBoundsException.class, () -> copy(memory, -1, other, 0, 1));
            for (final long outside : new long[] {BYTES + 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 40}) {
                assertThrows(IndexOutOfBoundsException.class, () -> copy(memory, outside, other, 0, 1));
                assertThrows(IndexOutOfBoundsException.class, () -> copy(other, 0, memory, outside, 1));
                assertThrows(IndexOutOfBoundsException.class, () -> copy(memory, outside, other, 0, BYTES));
                assertThrows(IndexOutOfBoundsException.class, () -> copy(other, 0, memory, outside, BYTES));
            }
            for (final int negative : new int[] {-1, -BYTES, Integer.MIN_VALUE}) {
                assertThrows(IndexOutOfBoundsException.class, () -> copy(memory, BYTES, other, 0, negative));
                assertThrows(IndexOutOfBoundsException.class, () -> copy(other, 0, memory, BYTES, negative));
                assertThrows(IndexOutOfBoundsException.class, () -> MemoryView.ofDestination(memory, BYTES, negative));
            }
            assertArrayEquals(new int[BYTES], other);
        });
    }

    @Test
    void shouldNameTheTypesOfMemoryWhenItIsOfAnother() {
        for (final Object other : List.of(new boolean[8], "text", new int[1][8])) {
            final String message = assertThrows(IllegalArgumentException.class, () -> copy(other, 0, new int[2], 0, 4))
                    .getMessage();
            assertTrue(message.endsWith("not a " + other.getClass().getSimpleName()), message);
            assertThrows(IllegalArgumentException.class, () -> copy(new int[2], 0, other, 0, 4));
        }
    }

    private static void withMemoryOfEachType(final Consumer<Object> check) {
        try (Arena arena = Arena.ofConfined()) {
            check.accept(RegionHandle.of(arena.allocate(BYTES, 8).address(), BYTES));
        }
        check.accept(new byte[BYTES]);
        check.accept(new short[BYTES / Short.BYTES]);
        check.accept(new char[BYTES / Character.BYTES]);
        check.accept(new long[BYTES / Long.BYTES]);
        check.accept(new int[BYTES / Integer.BYTES]);
        check.accept(new float[BYTES / Float.BYTES]);
        check.accept(new double[BYTES / Double.BYTES]);
    }

    /** Copies as a group of three work-items, one after the other. */
    private static void copy(
            final Object source,
            final long sourceOffset,
            final Object destination,
            final long destinationOffset,
            final int byteCount) {
        for (int i = 0; i < GroupMember.GROUP_SIZE; i++) {
            WorkItem.run(
                    new GroupMember(i),
                    () -> GroupCopy.copy(source, sourceOffset, destination, destinationOffset, byteCount));
        }
    }

    /** A work-item of the only work-group of a launch. */
    private record GroupMember(int localId) implements WorkItemContext {
        static final int GROUP_SIZE = 3;

        @Override
        public int globalId() {
            return localId;
        }

        @Override
        public int groupId() {
            return 0;
        }

        @Override
        public int localSize() {
            return GROUP_SIZE;
        }

        @Override
        public int groupCount() {
            return 1;
        }

        @Override
        public int localSize(final int dimension) {
            return dimension == 0 ? GROUP_SIZE : 1;
        }

        @Override
        public int groupCount(final int dimension) {
            return 1;
        }

        @Override
        public <A> A localArray(final Class<A> type, final IntFunction<A> allocation, final int length) {
            throw new UnsupportedOperationException("a copy needs no local memory");
        }

        @Override
        public void beginCall(
                final int call,
                final long first,
                final long second,
                final long third,
                final long fourth,
                final Object memory) {
            // A copy has no barrier at which they are compared.
        }

        @Override
        public void barrier() {
            throw new UnsupportedOperationException("a copy is not a barrier");
        }

        @Override
        public long broadcast(final long value) {
            throw new UnsupportedOperationException("a copy is not a broadcast");
        }

        @Override
        public void relax(final long polls) {
            throw new UnsupportedOperationException("a copy waits for nothing");
        }
    }
}

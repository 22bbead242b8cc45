package io.github.galefs.device.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class LocalArraysTest {
    private final LocalArrays arrays = new LocalArrays(2);

    private int[] ints(final int call, final int length) {
        return arrays.get(call, int[].class, int[]::new, length);
    }

    @Test
    void shouldGiveAllWorkItemsTheArrayOfACall() {
        final int[] first = ints(1, 8);
        final int[] second = ints(2, 8);
        assertEquals(8, first.length);
        assertNotSame(first, second);
        assertSame(first, ints(1, 8));
        assertSame(second, ints(2, 8));
    }

    @Test
    void shouldForgetAnArrayThatAllWorkItemsHave() {
        final int[] first = ints(1, 8);
        assertSame(first, ints(1, 8));
        assertNotSame(first, ints(1, 8));
    }

    @Test
    void shouldForgetWhatAGroupLeftThatHasEnded() {
        final int[] first = ints(1, 8);
        arrays.clear();
        assertNotSame(first, ints(1, 8));
    }

    @Test
    void shouldReportWorkItemsThatMakeDifferentCalls() {
        ints(1, 8);
        final IllegalStateException length = assertThrows(IllegalStateException.class, () -> ints(1, 9));
        assertEquals(
                "call 1 of LocalMemory in this work-item is for 9 elements of int, and in another one of the group for"
                        + " 8 elements of int: all work-items of a group must make the same calls in the same order",
                length.getMessage());
        assertThrows(IllegalStateException.class, () -> arrays.get(1, float[].class, float[]::new, 8));
    }
}

package io.github.galefs.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class GridTest {
    @Test
    void shouldCountTheWorkItemsOfAllDimensions() {
        final Grid grid = new Grid(new Dimensions(4, 3, 2), new Dimensions(8, 2));
        assertEquals(24, grid.groupCount());
        assertEquals(16, grid.localSize());
        assertEquals(384, grid.globalSize());
        assertEquals(new Grid(new Dimensions(5, 1, 1), new Dimensions(7, 1, 1)), new Grid(5, 7));
    }

    @Test
    void shouldRefuseNumbersOfNoGrid() {
        assertEquals(
                "grid of 0 work-groups of 8 work-items: both must be at least 1",
                assertThrows(IllegalArgumentException.class, () -> new Grid(0, 8))
                        .getMessage());
        assertEquals(
                "dimensions 3 x 0 x 1: each number must be at least 1",
                assertThrows(IllegalArgumentException.class, () -> new Dimensions(3, 0))
                        .getMessage());
        assertEquals(
                "dimensions 65536 x 65536 x 1: the product must be at most 2147483647",
                assertThrows(IllegalArgumentException.class, () -> new Dimensions(1 << 16, 1 << 16))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> new Dimensions(1 << 20, 1 << 20, 1 << 30));
        assertEquals(
                "grid of 65536 work-groups of 65536 work-items: all work-items together must be at most 2147483647",
                assertThrows(IllegalArgumentException.class, () -> new Grid(1 << 16, 1 << 16))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> new Dimensions(1, 1).of(3));
    }
}

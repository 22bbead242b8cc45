package io.github.galefs.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.TableChanges;
import java.lang.foreign.Arena;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class PlaceTableTest {
    private static final int PLACES = 10;

    private final PlaceTable table =
            new PlaceTable(Arena.ofAuto().allocate(4096, 4096), TableChanges.SHARED, 1024, PLACES, 3);

    @Test
    void shouldGiveRowsOutUntilNoneIsLeft() {
        assertEquals(0, table.take(4));
        assertEquals(4, table.take(6));
        assertEquals(PlaceTable.NONE, table.take(1));
    }

    @Test
    void shouldJoinNeighboursThatAreGivenBackInAnyOrder() {
        final int first = table.take(3);
        final int second = table.take(3);
        final int third = table.take(4);
        table.giveBack(first, 3);
        table.giveBack(third, 4);
        assertEquals(PlaceTable.NONE, table.take(5));
        table.giveBack(second, 3);
        assertEquals(0, table.take(PLACES));
    }

    @Test
    void shouldEmptyARowThatIsGivenBack() {
        table.put(table.take(5) + 2, -4096);
        assertTrue(table.isSet(2));
        table.giveBack(0, 5);
        assertFalse(table.isSet(2));
    }

    @Test
    void shouldHaveAsManyPlacesAsBlocksMayLieInPlaceUpToALimit() {
        assertEquals(16, PlaceTable.placeCount(1 << 20, 16));
        assertEquals(4 << 20, PlaceTable.placeCount(1L << 50, 12));
        assertEquals(0, PlaceTable.placeCount(0, 12));
    }
}

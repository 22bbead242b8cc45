package io.github.galefs.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.TableChanges;
import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
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

    /** A positive step takes a row of that length; another one gives back one of those that are taken. */
    @Property(tries = 500)
    void shouldGiveEachPlaceToOneRowAtATime(@ForAll("steps") final List<Integer> steps) {
        final int places = 256;
        final PlaceTable large =
                new PlaceTable(Arena.ofAuto().allocate(4096, 4096), TableChanges.SHARED, 1024, places, 3);
        final BitSet taken = new BitSet();
        final List<int[]> rows = new ArrayList<>();
        for (final int step : steps) {
            if (step > 0) {
                final int first = large.take(step);
                if (first == PlaceTable.NONE) {
                    assertTrue(longestFree(taken, places) < step);
                } else {
                    assertTrue(first + step <= places, "the row goes beyond the table");
                    assertTrue(taken.get(first, first + step).isEmpty(), "the row is another's, too");
                    taken.set(first, first + step);
                    rows.add(new int[] {first, step});
                }
            } else if (!rows.isEmpty()) {
                final int[] row = rows.remove(-step % rows.size());
                taken.clear(row[0], row[0] + row[1]);
                large.giveBack(row[0], row[1]);
            }
        }
    }

    private static int longestFree(final BitSet taken, final int places) {
        int longest = 0;
        for (int begin = taken.nextClearBit(0); begin < places; begin = taken.nextClearBit(begin)) {
            final int end = taken.nextSetBit(begin);
            final int length = (end < 0 ? places : end) - begin;
            longest = Math.max(longest, length);
            begin += length;
        }
        return longest;
    }

    @Provide
    Arbitrary<List<Integer>> steps() {
        return Arbitraries.integers().between(-40, 40).list().ofMaxSize(100);
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

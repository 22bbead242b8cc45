package io.github.galefs.place;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class PlaceHeatTest {
    private static final long HALF_LIFE = 1000;

    private final PlaceHeat heat = new PlaceHeat(2, 0);

    @Test
    void shouldKnowNothingBeforeTheSecondCounter() {
        heat.update(1, 77);
        heat.age(5 * HALF_LIFE, HALF_LIFE);
        assertEquals(Places.NOT_PLACED, heat.of(1));
        heat.update(1, 77);
        assertEquals(0, heat.of(1));
        assertEquals(Places.NOT_PLACED, heat.of(0));
    }

    @Test
    void shouldAddWhatCountersHaveGrownByAlsoWhenTheyWrap() {
        heat.update(0, Integer.MAX_VALUE - 9);
        heat.update(0, Integer.MIN_VALUE + 10);
        assertEquals(20, heat.of(0));
        heat.update(0, -5);
        heat.update(0, 5);
        assertEquals(1 << 30, heat.of(0), "the bound of a sum");
    }

    @Test
    void shouldHalveSumsOnceForEachHalfLifeThatHasPassed() {
        heat.update(0, 0);
        heat.update(0, 1000);
        heat.age(HALF_LIFE - 1, HALF_LIFE);
        assertEquals(1000, heat.of(0));
        heat.age(2 * HALF_LIFE + 1, HALF_LIFE);
        assertEquals(250, heat.of(0));
        heat.age(3 * HALF_LIFE, HALF_LIFE);
        assertEquals(125, heat.of(0));
        heat.age(100 * HALF_LIFE, HALF_LIFE);
        assertEquals(0, heat.of(0));
    }
}

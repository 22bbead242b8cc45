package io.github.galefs.device.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.child.ChildLimit;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(10)
class BuildLimitTest {
    @AfterEach
    void clear() {
        System.clearProperty(BuildLimit.PROPERTY);
    }

    @Test
    void shouldBeTwoMinutesByDefault() {
        assertEquals(new ChildLimit(Duration.ofMinutes(2), Duration.ofMinutes(20)), BuildLimit.ofSystem());
    }

    @Test
    void shouldBeTheSecondsOfTheProperty() {
        System.setProperty(BuildLimit.PROPERTY, "7");
        assertEquals(new ChildLimit(Duration.ofSeconds(7), Duration.ofSeconds(70)), BuildLimit.ofSystem());
    }

    @ParameterizedTest
    @ValueSource(ints = {8_640, 8_641, BuildLimit.MAX_SECONDS})
    void shouldLimitTheTimeByTheClockToADay(final int seconds) {
        System.setProperty(BuildLimit.PROPERTY, Integer.toString(seconds));
        assertEquals(new ChildLimit(Duration.ofSeconds(seconds), Duration.ofDays(1)), BuildLimit.ofSystem());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "86401", "2m", "99999999999"})
    void shouldRefuseOtherValuesWithTheirRange(final String value) {
        System.setProperty(BuildLimit.PROPERTY, value);
        final String message = assertThrows(IllegalArgumentException.class, BuildLimit::ofSystem)
                .getMessage();
        assertTrue(message.contains("'" + value + "': must be a whole number of seconds from 1 to 86400"), message);
    }
}

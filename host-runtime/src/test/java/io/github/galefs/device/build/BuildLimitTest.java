package io.github.galefs.device.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
        assertEquals(Duration.ofMinutes(2), BuildLimit.ofSystem());
    }

    @Test
    void shouldBeTheSecondsOfTheProperty() {
        System.setProperty(BuildLimit.PROPERTY, "7");
        assertEquals(Duration.ofSeconds(7), BuildLimit.ofSystem());
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

package io.github.galefs.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpenMappingsTest {
    private final OpenMappings mappings = new OpenMappings();

    @Test
    void shouldSayNothingWhenAllMappingsWereEnded() {
        assertEquals(Optional.empty(), mappings.text());
    }

    @Test
    void shouldCountWorkGroupsAndNameTheFirst() {
        mappings.add(3, 8192);
        mappings.add(1, 0);
        final String text = mappings.text().orElseThrow();
        assertTrue(
                text.startsWith("2 work-groups have ended with a mapping, first work-group 3 with that at file"
                        + " offset 8192"),
                text);
    }
}

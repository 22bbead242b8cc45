package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class AsciiNameTest {
    @Test
    void shouldLeaveAPlainNameAsItIs() {
        assertEquals("countLines_2", AsciiName.of("countLines_2"));
        assertEquals("__", AsciiName.of("__"));
    }

    @Test
    void shouldReplaceOtherCharactersByTheirCodes() {
        assertEquals("0gr_00f6_00dfe", AsciiName.of("größe"));
        assertEquals("0lambda_0024run_00240", AsciiName.of("lambda$run$0"));
        assertEquals("0_d835_dc31", AsciiName.of("𝐱"));
    }

    @Test
    void shouldNotMapTwoNamesToOne() {
        final List<String> names =
                List.of("ä", "ö", "_", "__", "$", "_00e4", "ä_00e4", "ää", "ä_", "_ä", "a", "aä", "äa", "x$", "x_");
        final List<String> mapped = names.stream().map(AsciiName::of).toList();
        assertEquals(names.size(), mapped.stream().distinct().count(), mapped::toString);
        assertTrue(mapped.stream().allMatch(name -> name.matches("\\w+")), mapped::toString);
    }
}

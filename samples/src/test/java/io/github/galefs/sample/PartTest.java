package io.github.galefs.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class PartTest {
    @Property(tries = 300)
    void shouldCoverEachElementOnce(
            @ForAll @IntRange(max = Integer.MAX_VALUE) final int elements,
            @ForAll @IntRange(min = 1, max = 500) final int count) {
        int end = 0;
        for (int number = 1; number <= count; number++) {
            final Part part = new Part(number, count);
            assertEquals(end, part.begin(elements));
            end = part.end(elements);
            final int length = end - part.begin(elements);
            assertTrue(Math.abs(length - elements / count) <= 1, "an uneven part of " + length);
        }
        assertEquals(elements, end);
    }

    @Test
    void shouldRefuseAPartThatIsNone() {
        assertThrows(IllegalArgumentException.class, () -> new Part(0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Part(3, 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0/1", "3/2", "1", "1/", "-1/2", "9999999999/9999999999"})
    void shouldSayHowAPartIsWritten(final String part) {
        final String message = CommandLineRun.of(
                        "run", "wordmatch", "--store", "s", "--dict", "d", "--list", "l", "--part", part)
                .failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'" + part + "': must be I/N, from 1/N to N/N"), message);
    }
}

package io.github.galefs.bench.wordmatch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class JdkTextTest {
    @Test
    void shouldGenerateTheSameTextOnEachMachineWhenTheJdkHasNoSources() throws Exception {
        final JdkText text = JdkText.collect(Path.of("no-such.zip"));
        final JdkText again = JdkText.collect(Path.of("no-such.zip"));
        assertEquals(9, text.texts().size());
        text.texts().forEach((name, bytes) -> {
            assertTrue(bytes.length >= 3_200_000, name);
            assertArrayEquals(bytes, again.texts().get(name), name);
        });
        assertTrue(text.dictionary().size() > 30_000, () -> text.dictionary().size() + " words");
    }
}

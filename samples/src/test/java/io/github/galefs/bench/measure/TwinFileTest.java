package io.github.galefs.bench.measure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.sample.HostFiles;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TwinFileTest {
    /** More than the output writes at a time. */
    private static final int LENGTH = (9 << 20) + 1;

    @AfterEach
    void clearInterrupt() {
        assertFalse(Thread.interrupted(), "the exception has taken the interrupt");
    }

    @Test
    void shouldHaveTheSameBytesInBothFiles() throws Exception {
        final byte[] bytes = new byte[LENGTH];
        new SplittableRandom(1).nextBytes(bytes);
        final int cut = 5 << 20;
        try (TwinFile file = TwinFile.create("twin", output -> {
            output.write(cut, MemorySegment.ofArray(Arrays.copyOfRange(bytes, cut, LENGTH)));
            output.write(0, MemorySegment.ofArray(Arrays.copyOf(bytes, cut)));
        })) {
            assertArrayEquals(bytes, HostFiles.readAll(file.files(), "twin"));
            assertArrayEquals(bytes, Files.readAllBytes(file.plain()));
        }
    }

    @Test
    void shouldTellAnInterruptAsSuchWhenItComesBeforeTheFilesAreCreated() {
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> TwinFile.create("twin", TwinFileTest::write));
    }

    @Test
    void shouldTellAnInterruptAsSuchWhenItComesBetweenTwoWrites() {
        assertThrows(
                InterruptedException.class,
                () -> TwinFile.create("twin", output -> {
                    write(output);
                    Thread.currentThread().interrupt();
                    write(output);
                }));
    }

    @Test
    void shouldPassOnAFailureThatIsNoInterrupt() {
        final IOException failure = new IOException("no space left on device");
        final IOException thrown = assertThrows(
                IOException.class,
                () -> TwinFile.create("twin", _ -> {
                    throw failure;
                }));
        assertEquals(failure, thrown);
    }

    private static void write(final TwinFile.Output output) throws IOException {
        output.write(0, MemorySegment.ofArray(new byte[LENGTH]));
    }
}

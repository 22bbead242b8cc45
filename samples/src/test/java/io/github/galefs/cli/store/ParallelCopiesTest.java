package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A heap that is too small for a chunk, and a chunk for each thread. */
@Timeout(30)
class ParallelCopiesTest {
    private static final int MORE_THAN_WAIT = 200;

    @Test
    void shouldThrowWhenThereIsNoMemoryForAChunk() throws Exception {
        try (ParallelCopies copies = new ParallelCopies(ParallelCopiesTest::noMemory)) {
            copies.submit(_ -> {});
            assertThrows(OutOfMemoryError.class, copies::finish);
        }
    }

    @Test
    void shouldNotWaitForEverWhenThereIsNoMemoryForAnyChunk() {
        try (ParallelCopies copies = new ParallelCopies(ParallelCopiesTest::noMemory)) {
            assertThrows(OutOfMemoryError.class, () -> {
                for (int i = 0; i < MORE_THAN_WAIT; i++) {
                    copies.submit(_ -> {});
                }
                copies.finish();
            });
        }
    }

    @Test
    void shouldMakeEachCopyWithTheChunkOfItsThread() throws Exception {
        final AtomicInteger allocated = new AtomicInteger();
        final AtomicInteger made = new AtomicInteger();
        final Set<Thread> threads = ConcurrentHashMap.newKeySet();
        try (ParallelCopies copies = new ParallelCopies(() -> {
            allocated.incrementAndGet();
            return new byte[1];
        })) {
            for (int i = 0; i < MORE_THAN_WAIT; i++) {
                copies.submit(_ -> {
                    threads.add(Thread.currentThread());
                    made.incrementAndGet();
                });
            }
            copies.finish();
        }
        assertEquals(MORE_THAN_WAIT, made.get());
        assertEquals(threads.size(), allocated.get());
    }

    private static byte[] noMemory() {
        throw new OutOfMemoryError("a test");
    }
}

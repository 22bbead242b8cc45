package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.StoreProcess;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@Timeout(60)
class StagingMemoryTest {
    private static final int PIECES = 4;
    private static final int THREADS = 16;
    private static final int ROUNDS = 2000;
    private static final int LIMIT_SECONDS = 30;

    private final StagingMemory staging = new StagingMemory(4, 4 << 20);

    @TempDir
    private Path directory;

    @Test
    void shouldWaitForAPieceWhileAllAreInUse() throws Exception {
        final List<StagingMemory.Piece> taken = new ArrayList<>();
        for (int i = 0; i < PIECES; i++) {
            taken.add(staging.take());
        }
        final List<StagingMemory.Piece> received = new ArrayList<>();
        final Thread waiting = Thread.ofPlatform().start(() -> {
            Thread.currentThread().interrupt();
            try {
                received.add(staging.take());
            } catch (final FileServiceException e) {
                throw new AssertionError(e);
            }
        });
        while (waiting.getState() != Thread.State.WAITING) {
            assertTrue(waiting.isAlive(), "a fifth piece");
            Thread.onSpinWait();
        }
        assertEquals(List.of(), received);
        staging.giveBack(taken.getFirst());
        waiting.join();
        assertEquals(List.of(taken.getFirst()), received);
    }

    @Test
    void shouldUseNoMoreThanFourPiecesInAllWhenManyThreadsTakeThem() throws Exception {
        final Set<StagingMemory.Piece> seen =
                Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
        final AtomicInteger inUse = new AtomicInteger();
        final AtomicInteger most = new AtomicInteger();
        run(THREADS, () -> {
            for (int i = 0; i < ROUNDS; i++) {
                final StagingMemory.Piece piece = staging.take();
                seen.add(piece);
                most.accumulateAndGet(inUse.incrementAndGet(), Math::max);
                inUse.decrementAndGet();
                staging.giveBack(piece);
            }
        });
        assertTrue(seen.size() <= PIECES, seen.size() + " pieces");
        assertTrue(most.get() <= PIECES, most + " pieces in use");
    }

    @Test
    void shouldFailWithEnomemWhenNativeMemoryIsShort() throws Exception {
        try (StoreProcess process = StoreProcess.start(Program.class, directory, "-XX:MaxDirectMemorySize=9m")) {
            assertEquals("some failed: true", process.line());
            assertEquals("some succeeded: true", process.line());
            assertEquals("success at the end", process.line());
        }
    }

    @Test
    void shouldLetNobodyWaitWhenThereIsNoNativeMemory() throws Exception {
        try (StoreProcess process = StoreProcess.start(Program.class, directory, "-XX:MaxDirectMemorySize=3m")) {
            assertEquals("some failed: true", process.line());
            assertEquals("some succeeded: false", process.line());
            assertEquals("ENOMEM at the end", process.line());
        }
    }

    /** Writes arrays by more threads than there is memory for, and then by one. */
    static final class Program {
        private static final int WRITERS = 8;
        private static final int WRITES = 3;
        private static final int LENGTH = 100_000;

        private Program() {}

        public static void main(final String[] arguments) throws Exception {
            final AtomicInteger failed = new AtomicInteger();
            final AtomicInteger succeeded = new AtomicInteger();
            try (DirectoryFileService files =
                    DirectoryFileService.open(new DirectoryContext().directory(Path.of(arguments[0])))) {
                run(WRITERS, () -> {
                    for (int i = 0; i < WRITES; i++) {
                        (write(files).equals("success") ? succeeded : failed).incrementAndGet();
                    }
                });
                System.out.println("some failed: " + (failed.get() > 0));
                System.out.println("some succeeded: " + (succeeded.get() > 0));
                System.out.println(write(files) + " at the end");
            }
        }

        /** Each thread has a file of its own: calls on one file take turns. */
        private static String write(final DirectoryFileService files) throws FileServiceException {
            final long handle = files.open(Thread.currentThread().getName(), Bytes.NEW);
            try {
                files.write(handle, 0, MemorySegment.ofArray(new byte[LENGTH]), 0, LENGTH);
                return "success";
            } catch (final FileServiceException e) {
                return e.error().name();
            } finally {
                files.close(handle);
            }
        }
    }

    private interface Job {
        void run() throws Exception;
    }

    /** Runs a job in threads that do not keep a test from its end if they hang. */
    private static void run(final int count, final Job job) throws Exception {
        final CompletableFuture<?>[] jobs = new CompletableFuture<?>[count];
        for (int i = 0; i < count; i++) {
            jobs[i] = CompletableFuture.runAsync(
                    () -> {
                        try {
                            job.run();
                        } catch (final Exception e) {
                            throw new CompletionException(e);
                        }
                    },
                    Thread.ofPlatform().daemon().name("writer" + i)::start);
        }
        CompletableFuture.allOf(jobs).get(LIMIT_SECONDS, TimeUnit.SECONDS);
    }
}

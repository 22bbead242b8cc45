package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.StatRequestDecoder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clients that are to end while a server hangs. Their own timeouts are longer than those of the tests. */
@Timeout(20)
class UnansweredCallsTest {
    private static final Duration SILENCE = Duration.ofMillis(200);
    private static final int IDLE_MILLIS = 120_000;
    private static final int MAX_TRANSFER = 4 << 20;

    private final CountDownLatch ended = new CountDownLatch(1);

    @AfterEach
    void endServer() {
        ended.countDown();
        Thread.interrupted();
    }

    @Test
    void shouldEndTheCallsInFlightWhenTheServerDoesNotAnswer() throws Exception {
        try (ScriptedServer server = new ScriptedServer(
                        (templateId, _) -> templateId == HelloDecoder.TEMPLATE_ID ? welcome() : silence());
                RemoteFileService files = connect(server)) {
            final CompletableFuture<FileServiceException> first = failureOfStat(files);
            final CompletableFuture<FileServiceException> second = failureOfStat(files);
            Await.until("a request", () -> server.count(StatRequestDecoder.TEMPLATE_ID) > 0);
            files.endCallsUnlessAnswered(SILENCE);
            assertNamesTheServer(server, first.get());
            assertNamesTheServer(server, second.get());
            assertNamesTheServer(server, Bytes.assertRefused(PosixError.ETIMEDOUT, () -> files.stat("later")));
        }
    }

    @Test
    void shouldEndTheCallsInFlightWhenTheServerStopsAfterSomeAnswers() throws Exception {
        final AtomicInteger answers = new AtomicInteger();
        try (ScriptedServer server = new ScriptedServer((templateId, _) -> {
                    if (templateId == HelloDecoder.TEMPLATE_ID) {
                        return welcome();
                    }
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
                    return answers.getAndIncrement() < 10 ? ScriptedServer.failure(PosixError.ENOENT) : silence();
                });
                RemoteFileService files = connect(server)) {
            final List<CompletableFuture<FileServiceException>> calls = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                calls.add(failureOfStat(files));
            }
            Await.until("an answer", () -> answers.get() > 0);
            files.endCallsUnlessAnswered(SILENCE);
            for (final CompletableFuture<FileServiceException> call : calls) {
                final PosixError error = call.get().error();
                assertTrue(error == PosixError.ENOENT || error == PosixError.ETIMEDOUT, error::name);
            }
        }
    }

    /** As when write-backs wait for a slow disk or network: the answer comes behind all of theirs. */
    @ParameterizedTest
    @CsvSource({"30, 50", "26, 450"})
    void shouldChangeNothingWhileTheServerWorksAlthoughItsAnswerMustWait(final int count, final long millis)
            throws Exception {
        final AtomicBoolean isSlow = new AtomicBoolean();
        try (ScriptedServer server = new ScriptedServer((templateId, _) -> {
                    if (templateId == HelloDecoder.TEMPLATE_ID) {
                        return welcome();
                    }
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
                    isSlow.set(true);
                    return ScriptedServer.failure(PosixError.ENOENT);
                });
                RemoteFileService files = connect(server)) {
            final List<CompletableFuture<FileServiceException>> calls = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                calls.add(failureOfStat(files));
            }
            Await.until("an answer", isSlow::get);
            files.endCallsUnlessAnswered(Duration.ofSeconds(1));
            for (final CompletableFuture<FileServiceException> call : calls) {
                assertEquals(PosixError.ENOENT, call.get().error());
            }
        }
    }

    /** The answer comes behind requests that are still being sent. */
    @Test
    void shouldChangeNothingWhileTheServerStillReceivesSlowly(@TempDir final Path directory) throws Exception {
        try (ServedStore served = new ServedStore(directory);
                BreakableProxy proxy = new BreakableProxy(served.address());
                RemoteFileService files =
                        RemoteFileService.connect(served.clientContext().address(proxy.address()))) {
            final long handle = files.open("file", Bytes.NEW);
            proxy.dropReplies();
            proxy.slowRequests(Duration.ofMillis(10));
            final List<CompletableFuture<FileServiceException>> writes = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                writes.add(failureOf(() -> Bytes.write(files, handle, 0, new byte[MAX_TRANSFER])));
            }
            Thread.ofPlatform().daemon().start(() -> files.endCallsUnlessAnswered(Duration.ofSeconds(1)));
            TimeUnit.SECONDS.sleep(3);
            assertTrue(writes.stream().noneMatch(CompletableFuture::isDone));
        }
    }

    @Test
    void shouldEndTheCallThatReconnectsWhenTheServerDoesNotAnswer() throws Exception {
        final CountDownLatch reconnecting = new CountDownLatch(2);
        try (ScriptedServer server = new ScriptedServer((templateId, _) -> {
                    if (templateId != HelloDecoder.TEMPLATE_ID) {
                        return null;
                    }
                    reconnecting.countDown();
                    return reconnecting.getCount() > 0 ? welcome() : silence();
                });
                RemoteFileService files = connect(server)) {
            final CompletableFuture<FileServiceException> call = failureOfStat(files);
            reconnecting.await();
            files.endCallsUnlessAnswered(SILENCE);
            assertNamesTheServer(server, call.get());
        }
    }

    @Test
    void shouldChangeNothingWhenTheServerAnswersOrTheClientIsClosed(@TempDir final Path directory) throws Exception {
        try (ServedStore served = new ServedStore(directory)) {
            final RemoteFileService files = served.connect();
            files.endCallsUnlessAnswered(Duration.ofSeconds(10));
            Bytes.create(files, "file", Bytes.pattern(10, 1));
            files.close();
            files.endCallsUnlessAnswered(Duration.ofSeconds(10));
            Bytes.assertRefused(PosixError.EBADF, () -> files.stat("file"));
        }
    }

    @Test
    void shouldEndConnectingWhenTheThreadIsInterrupted() throws Exception {
        try (ScriptedServer server = new ScriptedServer((_, _) -> silence())) {
            final Thread connecting = Thread.currentThread();
            final CompletableFuture<Void> interrupt = CompletableFuture.runAsync(
                    connecting::interrupt, CompletableFuture.delayedExecutor(100, TimeUnit.MILLISECONDS));
            final FileServiceException failure = Bytes.assertRefused(PosixError.EINTR, () -> connect(server));
            interrupt.join();
            assertTrue(Thread.interrupted());
            assertTrue(failure.getMessage().contains(server.address().toString()), failure::getMessage);
        }
    }

    @Test
    void shouldNameTheServerWhenTheTimeOfACallIsOver() throws Exception {
        try (ScriptedServer server = new ScriptedServer(
                        (templateId, _) -> templateId == HelloDecoder.TEMPLATE_ID ? welcome() : silence());
                RemoteFileService files =
                        RemoteFileService.connect(server.clientContext().callTimeout(SILENCE))) {
            assertNamesTheServer(server, Bytes.assertRefused(PosixError.ETIMEDOUT, () -> files.stat("file")));
        }
    }

    private static RemoteFileService connect(final ScriptedServer server) throws FileServiceException {
        final Duration longTime = Duration.ofMinutes(2);
        return RemoteFileService.connect(server.clientContext()
                .connectTimeout(longTime)
                .callTimeout(longTime)
                .reconnectTimeout(longTime));
    }

    private static CompletableFuture<FileServiceException> failureOfStat(final RemoteFileService files) {
        return failureOf(() -> files.stat("file"));
    }

    private static CompletableFuture<FileServiceException> failureOf(final Executable call) {
        return CompletableFuture.supplyAsync(
                () -> Assertions.assertThrows(FileServiceException.class, call),
                task -> Thread.ofPlatform().daemon().start(task));
    }

    private static void assertNamesTheServer(final ScriptedServer server, final FileServiceException failure) {
        assertEquals(PosixError.ETIMEDOUT, failure.error(), failure.getMessage());
        assertTrue(failure.getMessage().contains(server.address().toString()), failure::getMessage);
    }

    private static byte[] welcome() {
        return ScriptedServer.welcome(Protocol.MAX_VERSION, IDLE_MILLIS);
    }

    /** Answers at the end of the test. */
    private byte[] silence() {
        try {
            ended.await();
        } catch (final InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return null;
    }
}

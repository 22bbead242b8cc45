package io.github.galefs.mount;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.mount.MountedStore.Reach;
import io.github.galefs.server.Await;
import io.github.galefs.store.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Mounts of two clients of one server. */
@Tag("mount")
@Timeout(60)
class TwoMountsTest {
    private static final Duration CACHE_TIMEOUT = Duration.ofMillis(200);

    @TempDir
    private Path folder;

    private MountedStore mounted;
    private Path one;
    private Path other;

    @BeforeEach
    void mount() throws IOException {
        mounted = MountedStore.in(Reach.NETWORK, folder, CACHE_TIMEOUT);
        one = mounted.directory();
        other = mounted.mountAgain();
    }

    @AfterEach
    void unmount() throws IOException {
        if (mounted != null) {
            mounted.close();
        }
    }

    @Test
    void shouldShowNewContentsAtTheNextOpen() throws Exception {
        Files.writeString(one.resolve("file"), "one");
        assertEquals("one", Files.readString(other.resolve("file")));
        for (int i = 0; i < 20; i++) {
            final String text = "version " + i;
            Files.writeString((i % 2 == 0 ? one : other).resolve("file"), text);
            assertEquals(text, Files.readString((i % 2 == 0 ? other : one).resolve("file")));
        }
    }

    @Test
    void shouldShowNewNamesAndAttributesAfterTheCacheTimeout() throws Exception {
        Files.createDirectory(one.resolve("directory"));
        Files.writeString(one.resolve("directory/file"), "bytes");
        assertEquals("bytes", Files.readString(other.resolve("directory/file")));

        Files.setPosixFilePermissions(one.resolve("directory/file"), PosixFilePermissions.fromString("rwx------"));
        Await.until(
                "the other mount shows new permissions",
                () -> Files.getPosixFilePermissions(other.resolve("directory/file"))
                        .equals(PosixFilePermissions.fromString("rwx------")));

        Files.move(other.resolve("directory"), other.resolve("moved"));
        Await.until("the old name disappears", () -> !Files.exists(one.resolve("directory")));
        assertEquals("bytes", Files.readString(one.resolve("moved/file")));

        Files.delete(one.resolve("moved/file"));
        Await.until("a removed name disappears", () -> !Files.exists(other.resolve("moved/file")));
        Files.delete(other.resolve("moved"));
    }

    /** The kernel has the old file's inode and size; it reads no further than that size. */
    @Test
    void shouldOpenTheFileThatTheOtherMountHasJustPutInPlaceOfALookedUpOne() throws Exception {
        for (int i = 1; i <= 20; i++) {
            final String text = "replacement " + "x".repeat(i * 100);
            Files.writeString(one.resolve("new"), text);
            if (i > 1) {
                Files.size(other.resolve("file"));
            }
            Files.move(one.resolve("new"), one.resolve("file"), ATOMIC_MOVE);
            assertEquals(text, Files.readString(other.resolve("file")));
        }
    }

    @Test
    void shouldChangeTheFileThatTheOtherMountHasJustPutInPlaceOfALookedUpOne() throws Exception {
        Files.writeString(one.resolve("file"), "old");
        Files.size(other.resolve("file"));
        Files.writeString(one.resolve("new"), "new");
        Files.move(one.resolve("new"), one.resolve("file"), ATOMIC_MOVE);

        Files.setPosixFilePermissions(other.resolve("file"), PosixFilePermissions.fromString("rw-------"));
        assertEquals(0600, mounted.service().stat("/file").permissions());
    }

    @Test
    void shouldKeepConcurrentAppendsOfBothMountsIntact() throws Exception {
        final int writers = 4;
        final int lines = 200;
        try (ExecutorService threads = Executors.newFixedThreadPool(writers)) {
            final List<Future<?>> jobs = IntStream.range(0, writers)
                    .<Future<?>>mapToObj(writer -> threads.submit(() -> {
                        final Path log = (writer % 2 == 0 ? one : other).resolve("log");
                        try (FileChannel channel = FileChannel.open(log, CREATE, APPEND)) {
                            for (int line = 0; line < lines; line++) {
                                channel.write(ByteBuffer.wrap((line(writer, line) + "\n").getBytes(UTF_8)));
                            }
                        }
                        return null;
                    }))
                    .toList();
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
        final List<String> expected = IntStream.range(0, writers * lines)
                .mapToObj(i -> describe(line(i / lines, i % lines)))
                .sorted()
                .toList();
        assertEquals(expected, describe(Bytes.readAll(mounted.service(), "/log")));
        assertEquals(expected, describe(Files.readAllBytes(one.resolve("log"))));
        assertEquals(expected, describe(Files.readAllBytes(other.resolve("log"))));
    }

    @Test
    void shouldServeAnOpenFileThatTheOtherMountHasRemoved() throws Exception {
        Files.writeString(one.resolve("file"), "bytes");
        try (FileChannel open = FileChannel.open(one.resolve("file"), READ, WRITE)) {
            Files.delete(other.resolve("file"));
            Await.until("the removed name disappears", () -> !Files.exists(one.resolve("file")));
            open.write(ByteBuffer.wrap(" more".getBytes(UTF_8)), 5);
            assertEquals(10, open.size());
            final ByteBuffer back = ByteBuffer.allocate(20);
            open.read(back, 0);
            assertEquals("bytes more", new String(back.array(), 0, back.position(), UTF_8));
        }
        assertTrue(mounted.service().list("/").isEmpty());
    }

    /** Returns a line; lines have different lengths, some longer than a page. */
    private static String line(final int writer, final int line) {
        return writer + "-" + line + "x".repeat(line * 37 % 5000);
    }

    private static List<String> describe(final byte[] log) {
        return new String(log, UTF_8)
                .lines()
                .map(TwoMountsTest::describe)
                .sorted()
                .toList();
    }

    /** Returns a short description, for messages. */
    private static String describe(final String line) {
        final String number = line.replaceAll("x*$", "");
        return (number.length() > 20 ? "torn" : number) + " " + line.length();
    }
}

package io.github.galefs.mount;

import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.mount.MountedStore.Reach;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two clients of one server, each mounted. */
@Tag("mount")
@Timeout(60)
class TwoMountsTest {
    private static final Duration CACHE_TIMEOUT = Duration.ofMillis(200);

    /** After it, what the other mount has done is seen. */
    private static final long PATIENCE_MILLIS = 2 * CACHE_TIMEOUT.toMillis();

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
    void shouldShowContentsAtTheNextOpen() throws Exception {
        Files.writeString(one.resolve("file"), "one");
        assertEquals("one", Files.readString(other.resolve("file")));
        for (int i = 0; i < 20; i++) {
            final String text = "version " + i;
            Files.writeString((i % 2 == 0 ? one : other).resolve("file"), text);
            assertEquals(text, Files.readString((i % 2 == 0 ? other : one).resolve("file")));
        }
    }

    @Test
    void shouldShowNamesAndAttributesAfterTheCacheTimeout() throws Exception {
        Files.createDirectory(one.resolve("directory"));
        Files.writeString(one.resolve("directory/file"), "bytes");
        assertEquals("bytes", Files.readString(other.resolve("directory/file")));

        Files.setPosixFilePermissions(one.resolve("directory/file"), PosixFilePermissions.fromString("rwx------"));
        Thread.sleep(PATIENCE_MILLIS);
        assertEquals(
                PosixFilePermissions.fromString("rwx------"),
                Files.getPosixFilePermissions(other.resolve("directory/file")));

        Files.move(other.resolve("directory"), other.resolve("moved"));
        Thread.sleep(PATIENCE_MILLIS);
        assertFalse(Files.exists(one.resolve("directory")));
        assertEquals("bytes", Files.readString(one.resolve("moved/file")));

        Files.delete(one.resolve("moved/file"));
        Thread.sleep(PATIENCE_MILLIS);
        assertFalse(Files.exists(other.resolve("moved/file")));
        Files.delete(other.resolve("moved"));
    }

    @Test
    void shouldServeAFileThatTheOtherMountHasRemoved() throws Exception {
        Files.writeString(one.resolve("file"), "bytes");
        try (FileChannel open = FileChannel.open(one.resolve("file"), READ, WRITE)) {
            Files.delete(other.resolve("file"));
            Thread.sleep(PATIENCE_MILLIS);
            open.write(ByteBuffer.wrap(" more".getBytes(StandardCharsets.UTF_8)), 5);
            assertEquals(10, open.size());
            final ByteBuffer back = ByteBuffer.allocate(20);
            open.read(back, 0);
            assertEquals("bytes more", new String(back.array(), 0, back.position(), StandardCharsets.UTF_8));
        }
        assertTrue(mounted.service().list("/").isEmpty());
    }
}

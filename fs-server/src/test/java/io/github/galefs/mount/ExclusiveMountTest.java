package io.github.galefs.mount;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.mount.MountedStore.Reach;
import io.github.galefs.store.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A mount with the kernel's writeback cache. */
@Tag("mount")
@Timeout(60)
class ExclusiveMountTest {
    private static final int PAGE = 4096;

    @TempDir
    private Path folder;

    private MountedStore mounted;
    private Path file;

    @BeforeEach
    void mount() throws IOException {
        mounted = MountedStore.in(Reach.EXCLUSIVE, folder, Duration.ofMinutes(1));
        file = mounted.directory().resolve("file");
    }

    @AfterEach
    void unmount() throws IOException {
        if (mounted != null) {
            mounted.close();
        }
    }

    @Test
    void shouldCombineSmallWritesAndWriteAllWhenTheFileIsClosed() throws IOException {
        final int pages = 256;
        final byte[] bytes = Bytes.pattern(pages * PAGE, 1);
        try (FileChannel channel = FileChannel.open(file, CREATE_NEW, WRITE)) {
            for (int page = 0; page < pages; page++) {
                channel.write(ByteBuffer.wrap(bytes, page * PAGE, PAGE));
            }
        }
        assertArrayEquals(bytes, Bytes.readAll(mounted.service(), "/file"));
        assertArrayEquals(bytes, Files.readAllBytes(file));
        assertEquals(0, mounted.reads());
        assertTrue(mounted.writes() <= pages / 8, () -> mounted.writes() + " writes of " + pages + " pages");
    }

    @Test
    void shouldWriteBackCachedWritesOnSync() throws IOException {
        try (FileChannel channel = FileChannel.open(file, CREATE_NEW, WRITE)) {
            channel.write(ByteBuffer.wrap(Bytes.pattern(3 * PAGE + 1, 2)));
            channel.force(true);
            assertArrayEquals(Bytes.pattern(3 * PAGE + 1, 2), Bytes.readAll(mounted.service(), "/file"));
        }
    }

    /** The shell closes a copy of the file after its {@code printf}; MountCommandTest has a file that nobody closes. */
    @Test
    void shouldWriteBackCachedWritesWhenUnmountedWhileAProgramHasTheFileOpen() throws Exception {
        final String text = "x".repeat(20 * PAGE + 1);
        final Process program = new ProcessBuilder(
                        "sh",
                        "-c",
                        "exec 3>\"$1\"; printf %s \"$2\" >&3; echo written; read _",
                        "sh",
                        file.toString(),
                        text)
                .start();
        try {
            assertEquals("written", program.inputReader().readLine());
            mounted.mount().close();
            assertEquals(text, new String(Bytes.readAll(mounted.service(), "/file"), UTF_8));
        } finally {
            program.destroyForcibly();
        }
    }

    @Test
    void shouldWriteAPartOfAPageThroughAFileOpenForWritingOnly() throws IOException {
        Bytes.create(mounted.service(), "/file", Bytes.pattern(2 * PAGE, 3));
        try (FileChannel channel = FileChannel.open(file, WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1, 2}), PAGE - 1);
        }
        final byte[] expected = Bytes.pattern(2 * PAGE, 3);
        expected[PAGE - 1] = 1;
        expected[PAGE] = 2;
        assertArrayEquals(expected, Bytes.readAll(mounted.service(), "/file"));
    }

    @Test
    void shouldAppendAfterWritesThatAreStillCached() throws IOException {
        final StringBuilder expected = new StringBuilder();
        try (FileChannel channel = FileChannel.open(file, CREATE_NEW, APPEND);
                FileChannel other = FileChannel.open(file, APPEND)) {
            for (int i = 0; i < 500; i++) {
                final String line = "line " + i + "\n";
                (i % 2 == 0 ? channel : other).write(ByteBuffer.wrap(line.getBytes(UTF_8)));
                expected.append(line);
            }
            assertEquals(expected.length(), channel.size());
            assertEquals(expected.toString(), Files.readString(file));
        }
        assertArrayEquals(expected.toString().getBytes(UTF_8), Bytes.readAll(mounted.service(), "/file"));
    }

    @Test
    void shouldKeepAModificationTimeThatIsSetAfterAWrite() throws IOException {
        Files.writeString(file, "bytes");
        final FileTime time = FileTime.fromMillis(1_234_567_890_123L);
        try (FileChannel channel = FileChannel.open(file, WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[PAGE]));
            Files.setLastModifiedTime(file, time);
        }
        assertEquals(time, Files.getLastModifiedTime(file));
        assertEquals(time.toMillis(), mounted.service().stat("/file").modificationMillis());
    }

    @Test
    void shouldReadBackWritesToAFileThatWasRemoved() throws IOException {
        try (FileChannel channel = FileChannel.open(file, CREATE_NEW, READ, WRITE)) {
            channel.write(ByteBuffer.wrap(Bytes.pattern(10 * PAGE, 4)));
            Files.delete(file);
            channel.write(ByteBuffer.wrap(Bytes.pattern(PAGE, 5)), 5);
            channel.force(true);
            final ByteBuffer back = ByteBuffer.allocate(PAGE);
            channel.read(back, 5);
            assertArrayEquals(Bytes.pattern(PAGE, 5), back.array());
        }
    }

    @Test
    void shouldReportAnErrorOfCachedWritesOnSync() throws IOException {
        try (FileChannel channel = FileChannel.open(file, CREATE_NEW, WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[PAGE]));
            mounted.service().close();
            assertThrows(IOException.class, () -> channel.force(true));
        } catch (final IOException e) {
            assertEquals("Input/output error", e.getMessage());
        }
    }
}

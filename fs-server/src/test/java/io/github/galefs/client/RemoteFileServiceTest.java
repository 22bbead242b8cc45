package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.Bytes;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.EnumSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class RemoteFileServiceTest {
    private static final int BLOCK = ServedStore.BLOCK;

    @TempDir
    private Path directory;

    private ServedStore served;
    private RemoteFileService files;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory);
        files = served.connect();
    }

    @AfterEach
    void end() throws Exception {
        files.close();
        served.close();
    }

    @Test
    void shouldWriteWhatTheStoreOfTheServerThenHas() throws Exception {
        Bytes.create(files, "file", Bytes.pattern(9_000_000, 1));
        assertArrayEquals(Bytes.pattern(9_000_000, 1), Bytes.readAll(served.store(), "file"));
    }

    @Test
    void shouldNotAcceptTheHandleOfAnotherClient() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        try (RemoteFileService other = served.connect()) {
            Bytes.assertRefused(PosixError.EBADF, () -> other.status(handle));
        }
    }

    @Test
    void shouldEndTheSessionOfAClientThatLeavesFilesOpen() throws Exception {
        files.open("file", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        files.close();
        Await.until("the server has no session", () -> served.server().sessionCount() == 0);
    }

    @Test
    void shouldThrowWhenABlockSentFromItsSegmentIsDamaged() throws Exception {
        Bytes.create(files, "file", Bytes.pattern(3 * BLOCK, 5));
        final long handle = files.open("file", Bytes.READ);
        final Extent extent = served.store().locate(served.store().open("file", Bytes.READ), BLOCK);
        try (Arena arena = Arena.ofConfined();
                FileChannel channel = FileChannel.open(extent.segment(), StandardOpenOption.WRITE)) {
            channel.write(
                    arena.allocateFrom(ValueLayout.JAVA_BYTE, new byte[] {99}).asByteBuffer(), extent.position() + 77);
        }

        Bytes.assertRefused(PosixError.EIO, () -> Bytes.read(files, handle, 0, 3 * BLOCK));
        assertArrayEquals(Arrays.copyOf(Bytes.pattern(3 * BLOCK, 5), BLOCK), Bytes.read(files, handle, 0, BLOCK));
        assertEquals(BLOCK, Bytes.read(files, handle, 2 * BLOCK, BLOCK).length);
    }
}

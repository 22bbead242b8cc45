package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.Extent;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.KeyTool;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Another program cuts a segment: the blocks behind its end fail with EIO, all others can be read as before. */
@Timeout(60)
class CutSegmentTest {
    private static final int BLOCK = ServedStore.BLOCK;
    private static final int BLOCKS = 100;
    private static final int FIRST_LOST = 60;

    @TempDir
    private Path directory;

    private ServedStore served;
    private BreakableProxy proxy;
    private RemoteFileService files;

    @AfterEach
    void end() throws Exception {
        files.close();
        proxy.close();
        served.close();
    }

    @Test
    void shouldRefuseLostBlocksOverTheConnection() throws Exception {
        connect(new ServerContext(), new ClientContext());
        assertLosesOnlyWhatIsCut();
    }

    @Test
    void shouldRefuseLostBlocksOverTls() throws Exception {
        final KeyTool tool = new KeyTool(directory);
        tool.makeKey("server");
        tool.trust("servers", "server");
        connect(
                new ServerContext().tls(tool.load("server", null), false),
                new ClientContext().tls(tool.load(null, "servers")));
        assertLosesOnlyWhatIsCut();
    }

    @Test
    void shouldRefuseLostBlocksOfASegmentThatTheClientMaps() throws Exception {
        connect(new ServerContext().ringDirectory(directory), new ClientContext());
        final long handle = files.open("file", Bytes.READ);
        // The client maps the segment here.
        assertArrayEquals(Bytes.pattern(BLOCKS * BLOCK, 1), Bytes.read(files, handle, 0, BLOCKS * BLOCK));
        assertLosesOnlyWhatIsCut();
    }

    @Test
    void shouldRefuseLostBlocksOfASegmentThatTheClientHasYetToMap() throws Exception {
        connect(new ServerContext().ringDirectory(directory), new ClientContext());
        assertLosesOnlyWhatIsCut();
    }

    /** The zeros that the server sends for bytes that it finds to be lost too late would pass for the block. */
    @Test
    void shouldRefuseALostBlockOfZeros() throws Exception {
        connect(new ServerContext(), new ClientContext());
        Bytes.create(served.store(), "zeros", new byte[2 * BLOCK]);
        cut("zeros", BLOCK);
        final long handle = files.open("zeros", Bytes.READ);
        assertArrayEquals(new byte[BLOCK], Bytes.read(files, handle, 0, BLOCK));
        Bytes.assertRefused(PosixError.EIO, () -> Bytes.read(files, handle, BLOCK, BLOCK));
    }

    private void connect(final ServerContext server, final ClientContext client) throws Exception {
        served = new ServedStore(directory, server);
        proxy = new BreakableProxy(served.address());
        Bytes.create(served.store(), "file", Bytes.pattern(BLOCKS * BLOCK, 1));
        files = RemoteFileService.connect(client.address(proxy.address()));
    }

    private void assertLosesOnlyWhatIsCut() throws Exception {
        cut("file", (long) FIRST_LOST * BLOCK);
        final byte[] bytes = Bytes.pattern(BLOCKS * BLOCK, 1);
        final long handle = files.open("file", Bytes.READ);
        for (int block = 0; block < BLOCKS; block++) {
            final long offset = (long) block * BLOCK;
            if (block < FIRST_LOST) {
                assertArrayEquals(
                        Arrays.copyOfRange(bytes, (int) offset, (int) offset + BLOCK),
                        Bytes.read(files, handle, offset, BLOCK),
                        "block " + block);
            } else {
                Bytes.assertRefused(PosixError.EIO, () -> Bytes.read(files, handle, offset, BLOCK));
            }
        }
        Bytes.assertRefused(PosixError.EIO, () -> Bytes.read(files, handle, 0, BLOCKS * BLOCK));
        assertEquals(1, proxy.connections());
    }

    /** Cuts the segment before the block at an offset of a file, at the beginning of a page. */
    private void cut(final String path, final long offset) throws Exception {
        final Extent lost = served.store().locate(served.store().open(path, Bytes.READ), offset);
        try (FileChannel segment = FileChannel.open(lost.segment(), StandardOpenOption.WRITE)) {
            segment.truncate(lost.position());
        }
    }
}

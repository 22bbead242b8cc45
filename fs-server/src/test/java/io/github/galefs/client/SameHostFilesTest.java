package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.MappedBlock;
import io.github.galefs.server.Await;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.Maps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files of a server on this machine: which of them its client maps, and how long. */
@EnabledOnOs(OS.LINUX)
@Timeout(60)
class SameHostFilesTest {
    private static final int BLOCK = ServedStore.BLOCK;
    private static final byte[] CONTENT = Bytes.pattern(600 * BLOCK, 1);

    @TempDir
    private Path directory;

    private ServedStore served;
    private BreakableProxy proxy;
    private RemoteFileService files;
    private long handle;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory, new ServerContext().ringDirectory(directory));
        proxy = new BreakableProxy(served.address());
        files = RemoteFileService.connect(served.clientContext().address(proxy.address()));
        Bytes.create(served.store(), "file", CONTENT);
        handle = files.open("file", Bytes.NEW);
    }

    @AfterEach
    void end() throws Exception {
        files.close();
        proxy.close();
        served.close();
    }

    /** The file's owner or one who may write to it could cut it, and the signal would end this process. */
    @Test
    void shouldReadByCopyWhenOthersMayWriteToTheSegment() throws Exception {
        final Path segment = segment();
        final Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(segment);
        for (final String unsafe : List.of("rw-rw-r--", "rw-r--rw-")) {
            Files.setPosixFilePermissions(segment, PosixFilePermissions.fromString(unsafe));
            assertNull(files.map(handle, 0, BLOCK), unsafe);
            final long before = proxy.replyBytes();
            assertReads();
            assertTrue(proxy.replyBytes() - before < CONTENT.length, "copied from the segment");
        }
        assertEquals(0, served.server().status().pins());
        Files.setPosixFilePermissions(segment, permissions);
        Await.until("a map", () -> {
            try (MappedBlock block = files.map(handle, 0, BLOCK)) {
                return block != null;
            }
        });
    }

    @Test
    void shouldUseNoRingThatOthersMayWriteTo() throws Exception {
        Files.setPosixFilePermissions(directory.resolve("ring"), PosixFilePermissions.fromString("rw-rw----"));
        assertNull(files.map(handle, 0, BLOCK));
        final long before = proxy.replyBytes();
        assertReads();
        assertTrue(proxy.replyBytes() - before > CONTENT.length, "received");
    }

    /** The disk keeps the space of a deleted file that is mapped, and nobody counts it. */
    @Test
    void shouldUnmapADeletedSegmentThatWasCopiedFromAlthoughNothingIsReadAfterwards() throws Exception {
        final Path segment = segment();
        assertReads();
        assertEquals(1, Maps.in(segment).size(), "the client's; the store has read nothing");
        served.store().unlink("file");
        files.close(handle);
        Bytes.create(served.store(), "filler", Bytes.pattern(3 * ServedStore.SEGMENT_LENGTH, 3));
        served.store().syncAll();
        Await.until("deletion of the segment", () -> Files.notExists(segment));
        Await.until("the end of the map", () -> Maps.deletedIn(directory).isEmpty());
    }

    private void assertReads() throws IOException {
        assertArrayEquals(CONTENT, Bytes.read(files, handle, 0, CONTENT.length));
    }

    private Path segment() throws IOException {
        final long reading = served.store().open("file", Bytes.READ);
        try {
            return served.store().locate(reading, 0).segment();
        } finally {
            served.store().close(reading);
        }
    }
}

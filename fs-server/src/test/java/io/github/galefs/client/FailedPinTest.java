package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PinnedExtent;
import io.github.galefs.file.PinnedExtents;
import io.github.galefs.server.Await;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.Maps;
import io.github.galefs.store.StoreProcess;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A server that pins segments which the client cannot map: no pin and no map may be left. */
@EnabledOnOs(OS.LINUX)
@Timeout(60)
class FailedPinTest {
    private static final byte[] CONTENT = Bytes.pattern(ServedStore.BLOCK, 1);

    /** Of a segment that can be mapped, and for which the table of payloads takes 256 MiB. */
    private static final long HUGE = 1L << 43;

    private static final String SMALL_HEAP = "-Xmx64m";

    @TempDir
    private Path directory;

    private final AtomicInteger pinned = new AtomicInteger();
    private ServedStore served;
    private FileServer server;
    private RemoteFileService files;
    private long handle;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory);
        Bytes.create(served.store(), "file", CONTENT);
    }

    @AfterEach
    void end() throws Exception {
        if (server != null) {
            files.close();
            server.close();
        }
        served.close();
    }

    @Test
    void shouldLeaveNoPinWhenTheReplyIsInvalid() throws Exception {
        serve(extent -> new Extent(
                extent.blockOffset(),
                extent.storedLength() + 1,
                extent.segment(),
                extent.position(),
                extent.storedLength(),
                extent.checksum(),
                extent.version(),
                extent.size()));
        assertNull(files.map(handle, 0, CONTENT.length));
        assertNoPinIsLeft();
        assertArrayEquals(CONTENT, Bytes.read(files, handle, 0, CONTENT.length));
    }

    @Test
    void shouldLeaveNoPinWhenTheSegmentDoesNotExist() throws Exception {
        serve(extent -> in(directory.resolve("missing"), extent));
        assertNull(files.map(handle, 0, CONTENT.length));
        assertNoPinIsLeft();
    }

    @Test
    void shouldLeaveNoPinAndNoMapWhenTheMemoryIsShort() throws Exception {
        final Path memory = Path.of("/dev/shm");
        assumeTrue(Files.isDirectory(memory), "a file system for sparse files of this size");
        final Path huge = Files.createTempFile(memory, "galefs-huge", null);
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(HUGE);
            serve(extent -> in(huge, extent));
            try (StoreProcess client = StoreProcess.start(
                    ShortOfMemory.class,
                    server.address().getHostString() + ":" + server.address().getPort(),
                    SMALL_HEAP)) {
                assertEquals("no memory, maps: 0", client.line());
                assertNoPinIsLeft();
            }
        } finally {
            Files.delete(huge);
        }
    }

    /** A client that has too little memory for a segment, and then waits until it is killed. */
    static final class ShortOfMemory {
        private ShortOfMemory() {}

        public static void main(final String[] arguments) throws Exception {
            try (RemoteFileService files = RemoteFileService.connect(
                    new ClientContext().address(ServerAddress.parse("galefs://" + arguments[0] + "/")))) {
                final long handle = files.open("file", Bytes.READ);
                assertThrows(OutOfMemoryError.class, () -> files.map(handle, 0, CONTENT.length));
                final long maps = Maps.in(Path.of("/dev/shm")).stream()
                        .filter(line -> line.contains("galefs-huge"))
                        .count();
                System.out.println("no memory, maps: " + maps);
                final int _ = System.in.read();
            }
        }
    }

    private void assertNoPinIsLeft() throws Exception {
        assertEquals(1, pinned.get());
        Await.until("the end of the pin", () -> server.status().pins() == 0);
    }

    private static Extent in(final Path segment, final Extent extent) {
        return new Extent(
                extent.blockOffset(),
                extent.validLength(),
                segment,
                extent.position(),
                extent.storedLength(),
                extent.checksum(),
                extent.version(),
                extent.size());
    }

    private void serve(final UnaryOperator<Extent> change) throws Exception {
        server = FileServer.open(
                new ChangedPins(served.store(), change, pinned),
                new ServerContext()
                        .ringDirectory(directory)
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
        files = RemoteFileService.connect(served.clientContext()
                .address(new ServerAddress(
                        server.address().getAddress().getHostAddress(),
                        server.address().getPort())));
        handle = files.open("file", Bytes.READ);
    }

    /** A service that reports another extent than it pins. */
    private static final class ChangedPins extends ForwardingFileService implements ExtentLocator, PinnedExtents {
        private final EmbeddedStore store;
        private final UnaryOperator<Extent> change;
        private final AtomicInteger pinned;

        ChangedPins(final EmbeddedStore store, final UnaryOperator<Extent> change, final AtomicInteger pinned) {
            this.store = store;
            this.change = change;
            this.pinned = pinned;
        }

        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public Extent locate(final long reading, final long fileOffset) throws FileServiceException {
            return store.locate(reading, fileOffset);
        }

        @Override
        public int blockSize() {
            return store.blockSize();
        }

        @Override
        public PinnedExtent pin(final long reading, final long fileOffset) throws FileServiceException {
            pinned.incrementAndGet();
            final PinnedExtent pin = store.pin(reading, fileOffset);
            return new PinnedExtent() {
                @Override
                public Extent extent() {
                    return change.apply(pin.extent());
                }

                @Override
                public boolean isCurrent() {
                    return pin.isCurrent();
                }

                @Override
                public void close() {
                    pin.close();
                }
            };
        }
    }
}

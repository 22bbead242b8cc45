package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.Device;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How many threads read blocks by default. */
@Timeout(30)
class TransferThreadsTest {
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

    @TempDir
    private Path directory;

    private EmbeddedStore store;

    @BeforeEach
    void open() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    @Test
    void shouldBeAsManyAsProcessorsWhenBytesLieOnThisMachine() {
        assertEquals(PROCESSORS, threads(store, new JvmDevice()));
    }

    @Test
    void shouldLeaveProcessorsToTheDriverOfADeviceWithMemoryOfItsOwn() {
        final Device device = new ModelDevice(1, _ -> {
            throw new AssertionError();
        });
        assertEquals(14, SessionResources.copyingThreads(device, 16));
        assertEquals(3, SessionResources.copyingThreads(device, 4));
        assertEquals(2, SessionResources.copyingThreads(device, 2));
        assertEquals(SessionResources.copyingThreads(device, PROCESSORS), threads(store, device));
    }

    @Test
    void shouldBeManyWhenCallsOfTheServiceMostlyWait() {
        assertEquals(GaleFsContext.DEFAULT_TRANSFER_THREADS, threads(new Remote(), new JvmDevice()));
    }

    @Test
    void shouldBeAsManyAsWereSet() throws Exception {
        try (Device device = new JvmDevice()) {
            assertEquals(
                    3,
                    new GaleFsContext()
                            .files(store)
                            .device(device)
                            .transferThreads(3)
                            .transferThreads());
        }
    }

    private static int threads(final FileService files, final Device device) {
        return new SessionResources(files, device).defaultTransferThreads();
    }

    /** A service that does not tell where its bytes lie. */
    private final class Remote extends ForwardingFileService {
        @Override
        protected FileService delegate() {
            return store;
        }
    }
}

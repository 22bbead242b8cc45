package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.selection.UnknownDeviceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a session opens by itself is closed when another part of it cannot be opened. */
@Timeout(60)
class SessionResourcesTest {
    private final SessionResources resources = new SessionResources(null, null);

    @TempDir
    private Path directory;

    @Test
    @Tag("opencl")
    void shouldCloseTheDeviceWhenTheStoreFailsByAnError() {
        AssumedDevice.assume(AssumedDevice.OPENCL);
        final OutOfMemoryError error = new OutOfMemoryError("the test");
        final FileServiceOpener failing = () -> {
            throw error;
        };
        assertSame(
                error,
                assertThrows(
                        OutOfMemoryError.class,
                        () -> resources.open(List.of(failing), AssumedDevice.OPENCL, Optional.empty())));
        assertNotNull(resources.device(), "was opened meanwhile");
        final IllegalStateException refusal = assertThrows(
                IllegalStateException.class, () -> resources.device().allocateArray(new int[1]));
        assertEquals("device " + resources.device().name() + " is closed", refusal.getMessage());
    }

    @Test
    void shouldCloseTheStoreWhenTheDeviceIsRefused() throws Exception {
        final EmbeddedStoreContext context = new EmbeddedStoreContext().directory(directory.resolve("store"));
        EmbeddedStore.create(context).close();
        assertThrows(
                UnknownDeviceException.class,
                () -> resources.open(
                        List.of(() ->
                                EmbeddedStore.open(new EmbeddedStoreContext().directory(directory.resolve("store")))),
                        "no such device",
                        Optional.empty()));
        // A store that is open elsewhere is refused.
        EmbeddedStore.open(new EmbeddedStoreContext().directory(directory.resolve("store")))
                .close();
    }

    /** The cache is one allocation. */
    @Test
    @Tag("opencl")
    void shouldNameTheLimitAndTheOptionToDecreaseWhenTheCacheIsTooLargeForTheDevice() throws Exception {
        final OpenClDeviceInfo info = AssumedDevice.liveOpenCl();
        final Path store = directory.resolve("store");
        EmbeddedStore.create(new EmbeddedStoreContext().directory(store)).close();
        final int blockSize = 1 << 16;
        final long cacheSize = info.maxAllocation() / blockSize * blockSize;
        for (final WaitForm form : WaitForm.values()) {
            final String message = assertThrows(
                            OutOfMemoryError.class,
                            () -> GaleFs.open(new GaleFsContext()
                                            .device(info.deviceName())
                                            .waitForm(form)
                                            .store(store)
                                            .blockSize(blockSize)
                                            .cacheSize(cacheSize))
                                    .close())
                    .getMessage();
            assertTrue(message.contains("the limit of one allocation is " + info.maxAllocation() + " bytes"), message);
            assertTrue(
                    message.endsWith(
                            cacheSize + " are the block cache: decrease GaleFsContext.cacheSize (--cache-size)"),
                    message);
        }
    }
}

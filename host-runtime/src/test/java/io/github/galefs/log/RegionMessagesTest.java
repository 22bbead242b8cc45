package io.github.galefs.log;

import static io.github.galefs.kernel.log.LogDescriptor.COUNT_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.DROPPED_OFFSET;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.model.ModelDevice;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Messages whose copy from the device fails. */
@Timeout(30)
class RegionMessagesTest {
    private static final long AREA = 8192;
    private static final int CAPACITY = 4;
    private static final int DROPPED = 3;
    private static final int NEVER = Integer.MAX_VALUE;

    private final IllegalStateException failure = new IllegalStateException("the test");
    private final List<String> received = Collections.synchronizedList(new ArrayList<>());
    private final ModelDevice device = new ModelDevice(1, _ -> {
        throw new AssertionError();
    });

    /** Copies from the device that succeed before one fails. */
    private int copies = NEVER;

    private DeviceRegion region;
    private RegionMessages messages;

    @BeforeEach
    void open() {
        region = device.allocateRegion(AREA + SharedMessages.byteLength(CAPACITY), AREA);
        messages = new RegionMessages(failing(region), AREA, CAPACITY, received::add);
    }

    @AfterEach
    void close() {
        messages.close();
        region.close();
        assertEquals(0, device.openObjects());
    }

    @Test
    void shouldPassOnWhatWasReadBeforeACopyFails() {
        messages.beginLaunch();
        putCount(DROPPED_OFFSET, DROPPED);
        putCount(COUNT_OFFSET, CAPACITY);
        copies = 1;
        assertSame(failure, assertThrows(IllegalStateException.class, () -> messages.endLaunch(() -> false)));
        assertEquals(
                List.of(DROPPED + " more messages of this launch were dropped: it has room for " + CAPACITY
                        + " (GaleFsContext.maxKernelMessages)"),
                received);
    }

    /** The launch before has printed nothing, and so has left nothing to clear. */
    @Test
    void shouldPassOnNothingOfALaunchWhoseCopyHasFailedInTheNextOne() {
        messages.beginLaunch();
        messages.endLaunch(() -> false);
        messages.beginLaunch();
        putCount(DROPPED_OFFSET, DROPPED);
        copies = 0;
        assertThrows(IllegalStateException.class, () -> messages.endLaunch(() -> false));
        copies = NEVER;
        messages.beginLaunch();
        messages.endLaunch(() -> false);
        assertEquals(List.of(), received);
    }

    private void putCount(final int offset, final int count) {
        device.putBytes(region, AREA + offset, new byte[] {(byte) count, 0, 0, 0});
    }

    /** Returns the region, copies from which fail as the test wants. */
    private DeviceRegion failing(final DeviceRegion delegate) {
        return (DeviceRegion) Proxy.newProxyInstance(
                DeviceRegion.class.getClassLoader(), new Class<?>[] {DeviceRegion.class}, (_, method, arguments) -> {
                    if (method.getName().equals("copyOut") && copies-- == 0) {
                        throw failure;
                    }
                    try {
                        return method.invoke(delegate, arguments);
                    } catch (final InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}

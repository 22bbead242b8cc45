package io.github.galefs.sample.wordmatch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.Grid;
import io.github.galefs.device.LiveDevice;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class WordMatchGridTest {
    private static final Grid COARSE = new Grid(132, 256);
    private static final Grid PREFERRED = new Grid(2112, 128);

    /** Each of its groups opens texts. */
    @Test
    void shouldPreferTheCoarseGridOfADevice() {
        final LiveDevice device = (LiveDevice) Proxy.newProxyInstance(
                LiveDevice.class.getClassLoader(),
                new Class<?>[] {LiveDevice.class},
                (_, method, _) -> switch (method.getName()) {
                    case "coarseGrid" -> COARSE;
                    case "preferredGrid" -> PREFERRED;
                    default -> throw new UnsupportedOperationException(method.getName());
                });
        assertEquals(COARSE, new WordMatch("dictionary", "list").preferredGrid(device));
    }
}

package io.github.galefs.device.gpu;

import io.github.galefs.device.PinnedMemory;

/** Host memory from which a device copies fast. */
public interface PinnedBuffer extends PinnedMemory {
    /**
     * Returns whether the memory is freed.
     *
     * @return true after {@link #close()}.
     */
    boolean isClosed();
}

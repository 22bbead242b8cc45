package io.github.galefs.device.gpu;

import java.io.Serial;

/** A function of a driver failed. The message contains the function and the error. */
public class GpuException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message the function and its error.
     */
    protected GpuException(final String message) {
        super(message);
    }

    /**
     * Returns whether an allocation that failed so may succeed with fewer bytes.
     *
     * @return true unless the driver tells another reason.
     */
    public boolean mayBeOutOfMemory() {
        return true;
    }
}

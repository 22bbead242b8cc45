package io.github.galefs.device.cuda;

import io.github.galefs.device.gpu.GpuException;
import java.io.Serial;

/** A function of the CUDA driver failed. The message contains the function and the error. */
public final class CudaException extends GpuException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final boolean isOutOfMemory;

    CudaException(final String message, final boolean isOutOfMemory) {
        super(message);
        this.isOutOfMemory = isOutOfMemory;
    }

    /** {@inheritDoc} After a fault of a kernel, every function fails with the error of the fault. */
    @Override
    public boolean mayBeOutOfMemory() {
        return isOutOfMemory;
    }
}

package io.github.galefs.device.cuda;

import io.github.galefs.device.gpu.GpuException;
import java.io.Serial;

/** A function of the CUDA driver failed. The message contains the function and the error. */
public final class CudaException extends GpuException {
    @Serial
    private static final long serialVersionUID = 1L;

    CudaException(final String message) {
        super(message);
    }
}

package io.github.galefs.device.cuda;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * PTX that CUDA has loaded. The context must be current.
 *
 * @param handle CUDA's handle of the module.
 */
record CudaModule(long handle) implements AutoCloseable {
    // Options of cuModuleLoadDataEx, in cuda.h.
    private static final int ERROR_LOG = 5;
    private static final int ERROR_LOG_LENGTH = 6;

    private static final int LOG_LENGTH = 8192;

    /**
     * Loads PTX.
     *
     * @throws CudaException the driver refuses it; with its log.
     */
    static CudaModule load(final String ptx) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment source = arena.allocateFrom(ptx, StandardCharsets.US_ASCII);
            final MemorySegment log = arena.allocate(LOG_LENGTH);
            final MemorySegment options = arena.allocateFrom(ValueLayout.JAVA_INT, ERROR_LOG, ERROR_LOG_LENGTH);
            final MemorySegment values = arena.allocateFrom(ValueLayout.JAVA_LONG, log.address(), LOG_LENGTH);
            final MemorySegment module = arena.allocate(ValueLayout.JAVA_LONG);
            final int result = CudaLibrary.resultOf(
                    () -> (int) CudaLibrary.LOAD_MODULE.invokeExact(module, source, 2, options, values));
            if (result != CudaLibrary.SUCCESS) {
                final CudaException failure = CudaLibrary.failure("cuModuleLoadDataEx", result);
                throw new CudaException(
                        failure.getMessage() + System.lineSeparator() + log.getString(0), failure.mayBeOutOfMemory());
            }
            return new CudaModule(module.get(ValueLayout.JAVA_LONG, 0));
        }
    }

    /** Returns CUDA's handle of a kernel. */
    long function(final String entryPoint) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment name = arena.allocateFrom(entryPoint, StandardCharsets.US_ASCII);
            return CudaLibrary.read(
                    "cuModuleGetFunction", value -> () -> (int) CudaLibrary.FUNCTION.invokeExact(value, handle, name));
        }
    }

    /** Returns an attribute of a kernel. */
    static int attribute(final long function, final int attribute) {
        return (int) CudaLibrary.read(
                "cuFuncGetAttribute",
                value -> () -> (int) CudaLibrary.FUNCTION_ATTRIBUTE.invokeExact(value, attribute, function));
    }

    @Override
    public void close() {
        CudaLibrary.check("cuModuleUnload", () -> (int) CudaLibrary.UNLOAD_MODULE.invokeExact(handle));
    }
}

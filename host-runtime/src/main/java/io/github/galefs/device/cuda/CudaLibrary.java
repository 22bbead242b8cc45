package io.github.galefs.device.cuda;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import java.util.function.Function;

/**
 * Functions of {@code libcuda.so.1}, which comes with the GPU's driver. Each returns a {@code CUresult}. Handles and
 * addresses of devices are {@code long}.
 *
 * @see <a href="https://docs.nvidia.com/cuda/cuda-driver-api/">CUDA Driver API</a>
 */
final class CudaLibrary {
    static final int SUCCESS = 0;
    static final int OUT_OF_MEMORY = 2;
    static final int NO_DEVICE = 100;
    static final int NOT_READY = 600;

    private static final String NAME = "libcuda.so.1";
    private static final MemoryLayout INT = ValueLayout.JAVA_INT;
    private static final MemoryLayout LONG = ValueLayout.JAVA_LONG;
    private static final MemoryLayout BYTE = ValueLayout.JAVA_BYTE;
    private static final MemoryLayout POINTER = ValueLayout.ADDRESS;
    private static final SymbolLookup LIBRARY = load();

    /** Set while the functions below are looked up. */
    private static boolean lacksFunction;

    static final MethodHandle INIT = find("cuInit", INT);
    static final MethodHandle DRIVER_VERSION = find("cuDriverGetVersion", POINTER);
    static final MethodHandle DEVICE_COUNT = find("cuDeviceGetCount", POINTER);
    static final MethodHandle DEVICE = find("cuDeviceGet", POINTER, INT);
    static final MethodHandle DEVICE_NAME = find("cuDeviceGetName", POINTER, INT, INT);
    static final MethodHandle UUID = find("cuDeviceGetUuid", POINTER, INT);
    static final MethodHandle TOTAL_MEMORY = find("cuDeviceTotalMem_v2", POINTER, INT);
    static final MethodHandle ATTRIBUTE = find("cuDeviceGetAttribute", POINTER, INT, INT);
    static final MethodHandle RETAIN_CONTEXT = find("cuDevicePrimaryCtxRetain", POINTER, INT);
    static final MethodHandle RELEASE_CONTEXT = find("cuDevicePrimaryCtxRelease_v2", INT);
    static final MethodHandle SET_CURRENT = find("cuCtxSetCurrent", LONG);
    static final MethodHandle ALLOCATE = find("cuMemAlloc_v2", POINTER, LONG);
    static final MethodHandle FREE = find("cuMemFree_v2", LONG);
    static final MethodHandle ALLOCATE_IN_ORDER = find("cuMemAllocAsync", POINTER, LONG, LONG);
    static final MethodHandle FREE_IN_ORDER = find("cuMemFreeAsync", LONG, LONG);
    static final MethodHandle ALLOCATE_HOST = find("cuMemHostAlloc", POINTER, LONG, INT);
    static final MethodHandle FREE_HOST = find("cuMemFreeHost", LONG);
    static final MethodHandle REGISTER_HOST = find("cuMemHostRegister_v2", LONG, LONG, INT);
    static final MethodHandle UNREGISTER_HOST = find("cuMemHostUnregister", LONG);
    static final MethodHandle CREATE_STREAM = find("cuStreamCreate", POINTER, INT);
    static final MethodHandle DESTROY_STREAM = find("cuStreamDestroy_v2", LONG);
    static final MethodHandle SYNCHRONIZE_STREAM = find("cuStreamSynchronize", LONG);
    static final MethodHandle STREAM_WAIT = find("cuStreamWaitEvent", LONG, LONG, INT);
    static final MethodHandle CREATE_EVENT = find("cuEventCreate", POINTER, INT);
    static final MethodHandle DESTROY_EVENT = find("cuEventDestroy_v2", LONG);
    static final MethodHandle RECORD_EVENT = find("cuEventRecord", LONG, LONG);
    static final MethodHandle QUERY_EVENT = find("cuEventQuery", LONG);
    static final MethodHandle SYNCHRONIZE_EVENT = find("cuEventSynchronize", LONG);
    static final MethodHandle COPY_TO_DEVICE = find("cuMemcpyHtoDAsync_v2", LONG, LONG, LONG, LONG);
    static final MethodHandle COPY_TO_HOST = find("cuMemcpyDtoHAsync_v2", LONG, LONG, LONG, LONG);
    static final MethodHandle COPY_ROWS = find("cuMemcpy2DAsync_v2", POINTER, LONG);
    static final MethodHandle SET_BYTES = find("cuMemsetD8Async", LONG, BYTE, LONG, LONG);
    static final MethodHandle SET_INTS = find("cuMemsetD32Async", LONG, INT, LONG, LONG);
    static final MethodHandle LOAD_MODULE = find("cuModuleLoadDataEx", POINTER, POINTER, INT, POINTER, POINTER);
    static final MethodHandle UNLOAD_MODULE = find("cuModuleUnload", LONG);
    static final MethodHandle FUNCTION = find("cuModuleGetFunction", POINTER, LONG, POINTER);
    static final MethodHandle FUNCTION_ATTRIBUTE = find("cuFuncGetAttribute", POINTER, INT, LONG);
    static final MethodHandle LAUNCH =
            find("cuLaunchKernel", LONG, INT, INT, INT, INT, INT, INT, INT, LONG, POINTER, POINTER);
    static final MethodHandle ERROR_NAME = find("cuGetErrorName", INT, POINTER);

    private CudaLibrary() {}

    /** A call of a function. */
    @FunctionalInterface
    interface Call {
        int invoke() throws Throwable;
    }

    /** Returns whether this machine has the library, with all functions: an old driver may lack some. */
    static boolean isPresent() {
        return LIBRARY != null && !lacksFunction;
    }

    /**
     * Makes a call.
     *
     * @param function name of the function, for messages.
     * @throws CudaException the function failed.
     */
    static void check(final String function, final Call call) {
        final int result = resultOf(call);
        if (result != SUCCESS) {
            throw failure(function, result);
        }
    }

    /** Makes a call that writes one number to memory, and returns it. */
    static long read(final String function, final Function<MemorySegment, Call> call) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment value = arena.allocate(ValueLayout.JAVA_LONG);
            check(function, call.apply(value));
            return value.get(ValueLayout.JAVA_LONG, 0);
        }
    }

    /** Makes a call, and returns its result. */
    static int resultOf(final Call call) {
        try {
            return call.invoke();
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new AssertionError("a function of the CUDA driver has thrown an exception", e);
        }
    }

    /** Returns the exception for the result of a function. */
    static CudaException failure(final String function, final int result) {
        return new CudaException(function + " failed with " + describe(result), result == OUT_OF_MEMORY);
    }

    /** Returns the name of an error in CUDA's header, with its number. */
    @SuppressWarnings("restricted") // The string ends with a zero.
    private static String describe(final int result) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment name = arena.allocate(ValueLayout.ADDRESS);
            final boolean isKnown = resultOf(() -> (int) ERROR_NAME.invokeExact(result, name)) == SUCCESS;
            return isKnown
                    ? name.get(ValueLayout.ADDRESS, 0)
                                    .reinterpret(Integer.MAX_VALUE)
                                    .getString(0) + " (" + result + ")"
                    : "error " + result;
        }
    }

    /** The library stays loaded: its threads may outlive every user. */
    @SuppressWarnings("restricted") // The library is that of the driver.
    private static SymbolLookup load() {
        try {
            return SymbolLookup.libraryLookup(NAME, Arena.global());
        } catch (final IllegalArgumentException _) {
            return null;
        }
    }

    @SuppressWarnings("restricted") // The descriptor matches the function's declaration.
    private static MethodHandle find(final String name, final MemoryLayout... parameters) {
        final Optional<MemorySegment> address = LIBRARY == null ? Optional.empty() : LIBRARY.find(name);
        lacksFunction |= address.isEmpty();
        return address.map(function -> Linker.nativeLinker()
                        .downcallHandle(function, FunctionDescriptor.of(ValueLayout.JAVA_INT, parameters)))
                .orElse(null);
    }
}

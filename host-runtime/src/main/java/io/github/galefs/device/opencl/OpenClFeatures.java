package io.github.galefs.device.opencl;

import static org.lwjgl.opencl.CL10.CL_DEVICE_ADDRESS_BITS;
import static org.lwjgl.opencl.CL10.CL_DEVICE_AVAILABLE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_COMPILER_AVAILABLE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_ENDIAN_LITTLE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_EXTENSIONS;
import static org.lwjgl.opencl.CL10.CL_DEVICE_LOCAL_MEM_SIZE;
import static org.lwjgl.opencl.CL11.CL_DEVICE_HOST_UNIFIED_MEMORY;

import java.util.List;

/**
 * What a device reports of itself that decides whether and how kernels can run there.
 *
 * @param available         whether it can be used at all.
 * @param compilerAvailable whether its driver compiles OpenCL C.
 * @param littleEndian      whether its numbers are little-endian.
 * @param addressBits       bits of an address in its memory: 32 or 64.
 * @param doublePrecision   whether kernels may use {@code double}.
 * @param longAtomics       whether kernels may use atomic operations on 64-bit integers.
 * @param unifiedMemory     whether its memory is the host's; otherwise there is a bus between both.
 * @param localMemorySize   bytes of local memory that a work-group may use; OpenCL requires 32 KiB.
 */
public record OpenClFeatures(
        boolean available,
        boolean compilerAvailable,
        boolean littleEndian,
        int addressBits,
        boolean doublePrecision,
        boolean longAtomics,
        boolean unifiedMemory,
        long localMemorySize) {
    /** Bytes of local memory that OpenCL requires of every device. */
    private static final long MIN_LOCAL_MEMORY = 32 << 10;

    /** What kernels need, and all that they may use, on a device with memory of its own. */
    public static final OpenClFeatures ALL =
            new OpenClFeatures(true, true, true, Long.SIZE, true, true, false, MIN_LOCAL_MEMORY);

    private static final String DOUBLE_PRECISION = "cl_khr_fp64";

    private static final List<String> LONG_ATOMICS =
            List.of("cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics");

    static OpenClFeatures of(final long device) {
        // The extension is reported also by devices whose version of OpenCL includes it.
        final List<String> extensions =
                List.of(OpenClQuery.deviceText(device, CL_DEVICE_EXTENSIONS).split(" +", -1));
        return new OpenClFeatures(
                OpenClQuery.deviceNumber(device, CL_DEVICE_AVAILABLE) != 0,
                OpenClQuery.deviceNumber(device, CL_DEVICE_COMPILER_AVAILABLE) != 0,
                OpenClQuery.deviceNumber(device, CL_DEVICE_ENDIAN_LITTLE) != 0,
                (int) OpenClQuery.deviceNumber(device, CL_DEVICE_ADDRESS_BITS),
                extensions.contains(DOUBLE_PRECISION),
                extensions.containsAll(LONG_ATOMICS),
                // Deprecated since OpenCL 2.0, but without a successor.
                OpenClQuery.deviceNumber(device, CL_DEVICE_HOST_UNIFIED_MEMORY) != 0,
                OpenClQuery.deviceNumber(device, CL_DEVICE_LOCAL_MEM_SIZE));
    }
}

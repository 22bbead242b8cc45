package io.github.galefs.device.opencl;

import static org.lwjgl.opencl.CL10.CL_DEVICE_ADDRESS_BITS;
import static org.lwjgl.opencl.CL10.CL_DEVICE_AVAILABLE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_COMPILER_AVAILABLE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_ENDIAN_LITTLE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_EXTENSIONS;

import java.util.List;

/**
 * What a device reports of itself that decides whether kernels can run there.
 *
 * @param available         whether it can be used at all.
 * @param compilerAvailable whether its driver compiles OpenCL C.
 * @param littleEndian      whether its numbers are little-endian.
 * @param addressBits       bits of an address in its memory: 32 or 64.
 * @param doublePrecision   whether kernels may use {@code double}.
 */
public record OpenClFeatures(
        boolean available, boolean compilerAvailable, boolean littleEndian, int addressBits, boolean doublePrecision) {
    /** What kernels need, and {@code double}. */
    public static final OpenClFeatures ALL = new OpenClFeatures(true, true, true, Long.SIZE, true);

    private static final String DOUBLE_PRECISION = "cl_khr_fp64";

    static OpenClFeatures of(final long device) {
        // The extension is reported also by devices whose version of OpenCL includes it.
        final List<String> extensions =
                List.of(OpenClQuery.deviceText(device, CL_DEVICE_EXTENSIONS).split(" +", -1));
        return new OpenClFeatures(
                OpenClQuery.deviceNumber(device, CL_DEVICE_AVAILABLE) != 0,
                OpenClQuery.deviceNumber(device, CL_DEVICE_COMPILER_AVAILABLE) != 0,
                OpenClQuery.deviceNumber(device, CL_DEVICE_ENDIAN_LITTLE) != 0,
                (int) OpenClQuery.deviceNumber(device, CL_DEVICE_ADDRESS_BITS),
                extensions.contains(DOUBLE_PRECISION));
    }
}

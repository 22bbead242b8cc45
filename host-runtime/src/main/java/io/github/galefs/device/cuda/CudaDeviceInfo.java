package io.github.galefs.device.cuda;

import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.gpu.GpuInfo;
import io.github.galefs.device.opencl.DeviceUuid;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import java.util.Locale;
import java.util.Optional;

/**
 * A GPU of the CUDA driver. Does not open it.
 *
 * @param ordinal          number of the device in CUDA, from 0.
 * @param name             that the driver reports.
 * @param driverVersion    of CUDA that the driver supports, such as {@code 13.0}.
 * @param computeUnits     multiprocessors.
 * @param memorySize       bytes of the device's memory.
 * @param maxWorkGroupSize limit of work-items in a work-group.
 * @param readsHostMemory  whether kernels read registered memory of the host, also if it is read-only, at its address.
 * @param uuid             identifies it in OpenCL, too.
 * @param compiler         the same GPU in OpenCL, whose compiler makes its programs; empty if OpenCL does not have it.
 */
public record CudaDeviceInfo(
        int ordinal,
        String name,
        String driverVersion,
        int computeUnits,
        long memorySize,
        long maxWorkGroupSize,
        boolean readsHostMemory,
        DeviceUuid uuid,
        Optional<OpenClDeviceInfo> compiler)
        implements GpuInfo {
    private static final double GIB = 1L << 30;

    /** {@inheritDoc} {@code cuda:N}, N its number in CUDA. */
    @Override
    public String deviceName() {
        return "cuda:" + ordinal;
    }

    @Override
    public String description() {
        return String.format(
                Locale.ROOT,
                "%s, CUDA %s, %d compute units, %.1f GiB",
                name,
                driverVersion,
                computeUnits,
                memorySize / GIB);
    }

    @Override
    public DeviceKind kind() {
        return DeviceKind.GPU;
    }

    /** {@inheritDoc} The driver has no limit but the memory. */
    @Override
    public long maxAllocation() {
        return memorySize;
    }
}

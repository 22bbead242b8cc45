package io.github.galefs.device.opencl;

import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.gpu.GpuInfo;
import java.util.Locale;

/**
 * Description of a device of this machine's OpenCL platforms. Does not open the device.
 *
 * @param handle             OpenCL's id of the device; valid for the lifetime of the process.
 * @param number             over all platforms, from 0 for the best device.
 * @param platformNumber     of the device's platform, from 0.
 * @param numberInPlatform   of the device in its platform, from 0.
 * @param name               as the device reports it.
 * @param vendor             as the device reports it.
 * @param platformName       as the platform reports it.
 * @param versions           of platform, device and driver, in one line; changes when any of them does.
 * @param openClVersion      such as {@code OpenCL 3.0}.
 * @param type               kind of device.
 * @param computeUnits       number of work-groups that it runs concurrently, at least 1.
 * @param memorySize         bytes of the device's memory.
 * @param maxAllocation      limit in bytes of one allocation.
 * @param maxWorkGroupSize   limit of work-items in a work-group.
 * @param sharing            how the device shares memory with the host.
 * @param features           what else decides whether kernels can run there.
 */
public record OpenClDeviceInfo(
        long handle,
        int number,
        int platformNumber,
        int numberInPlatform,
        String name,
        String vendor,
        String platformName,
        String versions,
        String openClVersion,
        OpenClDeviceType type,
        int computeUnits,
        long memorySize,
        long maxAllocation,
        long maxWorkGroupSize,
        Sharing sharing,
        OpenClFeatures features)
        implements GpuInfo {
    private static final double GIB = 1L << 30;
    private static final String POCL = "Portable Computing Language";

    OpenClDeviceInfo withNumber(final int newNumber) {
        return new OpenClDeviceInfo(
                handle,
                newNumber,
                platformNumber,
                numberInPlatform,
                name,
                vendor,
                platformName,
                versions,
                openClVersion,
                type,
                computeUnits,
                memorySize,
                maxAllocation,
                maxWorkGroupSize,
                sharing,
                features);
    }

    /** Returns whether this is a CPU with PoCL. */
    boolean isPocl() {
        return platformName.equals(POCL);
    }

    /** Returns what the device and its driver are, in one line. */
    String identity() {
        return String.join("; ", platformName, vendor, name, versions);
    }

    /**
     * Returns whether this is a GPU with memory of its own.
     *
     * @return false also for other types of devices.
     */
    public boolean isDiscreteGpu() {
        return type == OpenClDeviceType.GPU && !features.unifiedMemory();
    }

    /** {@inheritDoc} {@code opencl:N}, N over all platforms, 0 for the best. */
    @Override
    public String deviceName() {
        return "opencl:" + number;
    }

    /**
     * Returns the alternative name of the device on the command line.
     *
     * @return {@code opencl:P:N}, with the numbers of its platform and of the device in it.
     */
    public String nameWithPlatform() {
        return "opencl:" + platformNumber + ":" + numberInPlatform;
    }

    @Override
    public DeviceKind kind() {
        return type.kind();
    }

    @Override
    public String description() {
        return String.format(
                Locale.ROOT,
                "%s, %s, %s %s, %d compute units, %.1f GiB, %s",
                name,
                vendor,
                openClVersion,
                type,
                computeUnits,
                memorySize / GIB,
                sharing.description());
    }
}

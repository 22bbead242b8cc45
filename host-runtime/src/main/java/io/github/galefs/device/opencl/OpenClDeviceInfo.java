package io.github.galefs.device.opencl;

import java.util.Locale;

/**
 * A device of this machine's OpenCL platforms; not opened by this.
 *
 * @param handle             OpenCL's own for the device; valid while the process lives.
 * @param number             over all platforms, from 0.
 * @param platformNumber     of the device's platform, from 0.
 * @param numberInPlatform   of the device in its platform, from 0.
 * @param name               as the device reports it.
 * @param vendor             as the device reports it.
 * @param platformName       as the platform reports it.
 * @param versions           of platform, device and driver, in one line; changes when any of them does.
 * @param openClVersion      such as {@code OpenCL 3.0}.
 * @param type               kind of device.
 * @param computeUnits       how many work-groups it may run at once, from 1.
 * @param memorySize         bytes of its memory.
 * @param maxAllocation      most bytes of one allocation.
 * @param maxWorkGroupSize   most work-items of one work-group.
 * @param sharing            how it shares memory with the host.
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
        Sharing sharing) {
    private static final double GIB = 1L << 30;
    private static final String POCL = "Portable Computing Language";

    /** Whether this is a processor under PoCL. */
    boolean isPocl() {
        return platformName.equals(POCL);
    }

    /**
     * Name by which the device is asked for.
     *
     * @return {@code opencl:N}, N over all platforms.
     */
    public String deviceName() {
        return "opencl:" + number;
    }

    /**
     * The other name by which the device is asked for.
     *
     * @return {@code opencl:P:N}, with the numbers of its platform and of the device in it.
     */
    public String nameWithPlatform() {
        return "opencl:" + platformNumber + ":" + numberInPlatform;
    }

    /**
     * What the device is.
     *
     * @return one line for people.
     */
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

package io.github.galefs.device.opencl;

/** Devices that report something else than the real one. */
final class DeviceInfos {
    private DeviceInfos() {}

    static OpenClDeviceInfo withSharing(final OpenClDeviceInfo info, final Sharing sharing) {
        return copy(info, info.openClVersion(), info.type(), info.memorySize(), info.maxAllocation(), sharing);
    }

    static OpenClDeviceInfo withVersion(final OpenClDeviceInfo info, final String openClVersion) {
        return copy(info, openClVersion, info.type(), info.memorySize(), info.maxAllocation(), info.sharing());
    }

    static OpenClDeviceInfo withMemory(final OpenClDeviceInfo info, final long memorySize) {
        return copy(info, info.openClVersion(), info.type(), memorySize, info.maxAllocation(), info.sharing());
    }

    static OpenClDeviceInfo withMaxAllocation(final OpenClDeviceInfo info, final long maxAllocation) {
        return copy(info, info.openClVersion(), info.type(), info.memorySize(), maxAllocation, info.sharing());
    }

    static OpenClDeviceInfo withVersions(final OpenClDeviceInfo info, final String versions) {
        return new OpenClDeviceInfo(
                info.handle(),
                info.number(),
                info.platformNumber(),
                info.numberInPlatform(),
                info.name(),
                info.vendor(),
                info.platformName(),
                versions,
                info.openClVersion(),
                info.type(),
                info.computeUnits(),
                info.memorySize(),
                info.maxAllocation(),
                info.maxWorkGroupSize(),
                info.sharing(),
                info.features());
    }

    private static OpenClDeviceInfo copy(
            final OpenClDeviceInfo info,
            final String openClVersion,
            final OpenClDeviceType type,
            final long memorySize,
            final long maxAllocation,
            final Sharing sharing) {
        return new OpenClDeviceInfo(
                info.handle(),
                info.number(),
                info.platformNumber(),
                info.numberInPlatform(),
                info.name(),
                info.vendor(),
                info.platformName(),
                info.versions(),
                openClVersion,
                type,
                info.computeUnits(),
                memorySize,
                maxAllocation,
                info.maxWorkGroupSize(),
                sharing,
                info.features());
    }

    /** Returns the description of a GPU, otherwise the same as another device. */
    static OpenClDeviceInfo gpu(final OpenClDeviceInfo info) {
        return copy(
                info,
                info.openClVersion(),
                OpenClDeviceType.GPU,
                info.memorySize(),
                info.maxAllocation(),
                info.sharing());
    }

    /** Returns the description of the same device with other numbers. */
    static OpenClDeviceInfo withNumbers(
            final OpenClDeviceInfo info, final int number, final int platformNumber, final int numberInPlatform) {
        return new OpenClDeviceInfo(
                info.handle(),
                number,
                platformNumber,
                numberInPlatform,
                info.name(),
                info.vendor(),
                info.platformName(),
                info.versions(),
                info.openClVersion(),
                info.type(),
                info.computeUnits(),
                info.memorySize(),
                info.maxAllocation(),
                info.maxWorkGroupSize(),
                info.sharing(),
                info.features());
    }
}

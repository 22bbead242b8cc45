package io.github.galefs.device.selection;

import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDeviceType;
import io.github.galefs.device.opencl.OpenClFeatures;
import io.github.galefs.device.opencl.Sharing;

/** Descriptions of OpenCL devices that this machine need not have. */
final class Machine {
    private Machine() {}

    /** Returns a device with its number over all platforms, and its number in its platform. */
    static OpenClDeviceInfo device(
            final int number,
            final int platform,
            final int numberInPlatform,
            final String name,
            final OpenClDeviceType type,
            final Sharing sharing) {
        return device(number, platform, numberInPlatform, name, type, sharing, features(type == OpenClDeviceType.CPU));
    }

    /** Returns a GPU that uses the host's memory. */
    static OpenClDeviceInfo integratedGpu(final int number, final String name) {
        return device(number, number, 0, name, OpenClDeviceType.GPU, Sharing.FINE_GRAINED_SVM, features(true));
    }

    /** Returns a GPU with given features. */
    static OpenClDeviceInfo gpu(final int number, final String name, final OpenClFeatures features) {
        return device(number, number, 0, name, OpenClDeviceType.GPU, Sharing.NONE, features);
    }

    private static OpenClFeatures features(final boolean unifiedMemory) {
        return new OpenClFeatures(true, true, true, Long.SIZE, true, true, unifiedMemory, 32 << 10);
    }

    private static OpenClDeviceInfo device(
            final int number,
            final int platform,
            final int numberInPlatform,
            final String name,
            final OpenClDeviceType type,
            final Sharing sharing,
            final OpenClFeatures features) {
        return new OpenClDeviceInfo(
                number,
                number,
                platform,
                numberInPlatform,
                name,
                "vendor",
                "platform",
                "versions",
                "OpenCL 3.0",
                type,
                4,
                1L << 30,
                1L << 28,
                1024,
                sharing,
                features);
    }
}

package io.github.galefs.device.opencl;

import java.util.HexFormat;
import java.util.Optional;

/**
 * Identifies a GPU in every driver, where numbers and names may differ.
 *
 * @param hex 16 bytes, as hexadecimal digits.
 * @see <a href="https://registry.khronos.org/OpenCL/specs/3.0-unified/html/OpenCL_Ext.html#cl_khr_device_uuid">
 *     cl_khr_device_uuid</a>
 */
public record DeviceUuid(String hex) {
    /** Bytes of a UUID. */
    public static final int LENGTH = 16;

    private static final int CL_DEVICE_UUID_KHR = 0x106A;

    /**
     * Returns a UUID.
     *
     * @param bytes its {@link #LENGTH} bytes.
     * @return the UUID.
     */
    public static DeviceUuid of(final byte[] bytes) {
        return new DeviceUuid(HexFormat.of().formatHex(bytes));
    }

    /**
     * Returns the UUID of a device.
     *
     * @param info of the device.
     * @return the UUID; empty if its driver does not tell it.
     */
    public static Optional<DeviceUuid> of(final OpenClDeviceInfo info) {
        try {
            return Optional.of(of(OpenClQuery.deviceBytes(info.handle(), CL_DEVICE_UUID_KHR)));
        } catch (final OpenClException _) {
            return Optional.empty();
        }
    }
}
